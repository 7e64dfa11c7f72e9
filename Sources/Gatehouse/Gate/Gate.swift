import URLStandard

/// A compiled policy: immutable, shared by every view that decides by it.
///
/// A gate answers one navigation with ``decide(_:)``, as if it were the first of its view. A view that remembers what happened before (inputs,
/// launches, redirects) has a ``ViewGate``.
///
/// ```swift
/// var policy = Policy()
/// policy.handoff.schemes = .listed([.init("tel")])
/// let verdict = Gate(policy).decide(NavigationFacts(url: "javascript:alert(1)"))
/// // verdict.kind == .block, verdict.reason.code == "scheme.script"
/// ```
public struct Gate: Sendable {
  let compiled: CompiledPolicy

  /// Compiles a policy.
  public init(_ policy: Policy) { compiled = CompiledPolicy(policy) }

  /// The policy.
  public var policy: Policy { compiled.policy }

  /// Decides a navigation of a view of which nothing is known but what the facts state.
  public func decide(_ facts: NavigationFacts) -> Verdict {
    var view = ViewGate(self)
    return view.decide(facts)
  }
}

/// The forms of a policy's lists in which the ladder looks things up.
final class CompiledPolicy: Sendable {
  let policy: Policy
  let pages: OriginList?
  let frames: OriginList?
  let stay: HostList
  let ownHosts: HostList
  let ownSchemes: Set<String>
  let routes: RouteTable
  let partners: HostList
  let stores: HostList
  let storeSchemes: Set<String>
  /// `nil`: any scheme.
  let schemes: SchemeTable?
  /// Of each entry of the list of schemes, whether the user is asked before each launch.
  let schemesThatAsk: [Bool]
  let refused: Set<String>
  let launchOrigins: OriginList?
  let frameOrigins: OriginList?

  init(_ policy: Policy) {
    self.policy = policy
    pages = policy.web.pages.map(OriginList.init)
    frames = policy.web.frames.map(OriginList.init)
    stay = HostList(policy.web.stay)
    ownHosts = HostList(policy.links.domains)
    ownSchemes = Set(policy.links.schemes)
    routes = RouteTable(policy.links)
    partners = HostList(policy.handoff.universalLinks.map(\.domain))
    (stores, storeSchemes) = Self.stores(policy.handoff.stores)
    if case .listed(let rules) = policy.handoff.schemes {
      schemes = SchemeTable(rules)
      schemesThatAsk = rules.map(\.ask)
    } else {
      schemes = nil
      schemesThatAsk = []
    }
    refused = Address.neverHandedOff.union(policy.handoff.refuse)
    launchOrigins =
      switch policy.handoff.from {
      case .any: nil
      case .listed: pages ?? OriginList([])
      case .origins(let list): OriginList(list)
      }
    frameOrigins = if case .origins(let list) = policy.handoff.frames { OriginList(list) } else { nil }
  }

  private static func stores(_ stores: Policy.Stores) -> (HostList, Set<String>) {
    switch stores {
    case .none: (HostList([]), [])
    case .all:
      (
        HostList(["apps.apple.com", "itunes.apple.com", "play.google.com"].map(HostPattern.exact)),
        ["itms-apps", "itms-appss", "market"]
      )
    case .listed(let hosts, let schemes): (HostList(hosts.map(HostPattern.exact)), Set(schemes))
    }
  }

  /// Whether the address belongs to the app: its scheme, or its domain by https on the default port.
  func isOwn(_ address: Address) -> Bool {
    if address.isPlainHTTPS { return ownHosts.entry(for: address.url.hostname) != nil }
    return address.kind == .other && ownSchemes.contains(address.url.scheme)
  }
}
