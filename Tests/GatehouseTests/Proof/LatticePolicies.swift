import Gatehouse

/// The policies under which the lattice is walked: the presets, and policies that between them use every member.
enum LatticePolicies {
  struct Named: Sendable {
    var name: String
    var policy: Policy
  }

  static let all: [Named] = [
    Named(name: "strict", policy: Preset.strict.policy),
    Named(name: "payments", policy: Preset.payments.policy),
    Named(name: "browser", policy: Preset.browser.policy),
    Named(name: "shop", policy: shop()),
    Named(name: "checkout", policy: checkout()),
    Named(name: "portal", policy: portal()),
    Named(name: "kiosk", policy: kiosk()),
    Named(name: "catalogue", policy: catalogue()),
  ]

  static func named(_ name: String) -> Policy { all.first { $0.name == name }?.policy ?? Policy() }

  private static func origin(_ host: String) -> OriginPattern { .origin(scheme: "https", host: host, port: nil) }

  /// Own links, partners and listed schemes on some policy.
  private static func addressBook(_ policy: inout Policy) {
    policy.links.domains = [.exact("shop.example")]
    policy.links.schemes = ["shopapp"]
    if let path = try? PathPattern(parsing: "/product/{id}"), let type = try? ParameterType(parsing: "digits(1...12)") {
      policy.links.routes = [Policy.Route(name: "product", path: path, parameters: [Policy.Parameter("id", type)])]
    }
    policy.handoff.universalLinks = [
      Policy.Partner(domain: .exact("partner.example")), Policy.Partner(domain: .subdomains(of: "partners.example"), fallback: .report),
    ]
    policy.handoff.schemes = .listed([
      .init("wallet"), .init("tel"), .init("notes", ask: true), .init("bank", hosts: ["pay"]),
    ])
  }

  /// Lists for everything; strict evidence; other pages in the system's browser.
  private static func shop() -> Policy {
    var policy = Policy()
    addressBook(&policy)
    policy.web.pages = [origin("shop.example"), .subdomains(scheme: "https", of: "shop.example", port: nil), origin("pay.example")]
    policy.web.frames = [origin("shop.example"), origin("pay.example")]
    policy.web.otherPages = .open
    policy.handoff.stores = .all
    policy.handoff.frames = .origins([origin("pay.example")])
    return policy
  }

  /// Questions instead of refusals; the engine's word and the hops of a chain count.
  private static func checkout() -> Policy {
    var policy = Policy()
    addressBook(&policy)
    policy.web.pages = [origin("shop.example"), origin("stay.example"), .scheme("http")]
    policy.web.frames = [.scheme("https")]
    policy.web.stay = [.exact("stay.example")]
    policy.web.http = .load
    policy.web.frameWindows = .window
    policy.web.files = .host
    policy.web.documents.about = .main
    policy.handoff.userLoads = .universalLinks
    policy.handoff.from = .any
    policy.handoff.frames = .any
    policy.handoff.activation = [.direct, .recent, .link, .form, .redirect]
    policy.handoff.frameActivation = [.direct, .recent, .link]
    policy.handoff.confirm = .late
    policy.handoff.stores = .listed(hosts: ["apps.apple.com"], schemes: ["itms-apps"])
    return policy
  }

  /// A window for each page, a question before each launch, cleartext upgraded.
  private static func portal() -> Policy {
    var policy = Policy()
    addressBook(&policy)
    policy.web.pages = [origin("shop.example"), origin("partner.example")]
    policy.web.http = .upgrade
    policy.web.newWindows = .window
    policy.web.otherPages = .load
    policy.web.resubmit = .load
    policy.web.documents = Policy.Documents(about: .always, data: .frames, blob: .always)
    policy.web.files = .directory("/srv/pages")
    policy.links.unmatched = .load
    policy.handoff.confirm = .always
    policy.handoff.from = .origins([origin("shop.example"), .scheme("http")])
    policy.handoff.activation = [.direct, .sticky]
    policy.handoff.userLoads = .universalLinks
    return policy
  }

  /// No evidence is needed; nothing else is allowed.
  private static func kiosk() -> Policy {
    var policy = Policy()
    addressBook(&policy)
    policy.links.unmatched = .block
    policy.web.newWindows = .block
    policy.web.resubmit = .block
    policy.web.documents.about = .never
    policy.handoff.schemes = .any
    policy.handoff.refuse = ["itms-services"]
    policy.handoff.from = .any
    policy.handoff.frames = .any
    policy.handoff.activation = [.none]
    policy.handoff.frameActivation = [.sticky]
    policy.handoff.onFailure = .store
    return policy
  }

  /// The payments preset with own links, on Android too.
  private static func catalogue() -> Policy {
    var policy = Preset.payments.policy
    addressBook(&policy)
    policy.web.otherPages = .block
    policy.web.pages = [origin("shop.example"), .scheme("http")]
    policy.links.unmatched = .load
    policy.handoff.schemes = .any
    policy.handoff.confirm = .never
    policy.handoff.activation = [.link, .form, .redirect]
    policy.handoff.frameActivation = [.form]
    return policy
  }
}

extension Policy.Documents {
  fileprivate init(about: Policy.DocumentPlace, data: Policy.DocumentPlace, blob: Policy.DocumentPlace) {
    self.init()
    (self.about, self.data, self.blob) = (about, data, blob)
  }
}
