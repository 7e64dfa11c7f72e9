import Gatehouse
import Testing
import URLStandard

/// Inputs that are long, many or malformed: they are refused or decided, and neither time nor memory grows with them.
@Suite struct HostileInputTests {
  private static let page = Source(origin: "https://shop.example", isMain: true)

  private static func facts(_ url: String, _ trigger: Trigger = .link, _ kind: Activation.Kind = .direct, at: Int64? = nil)
    -> NavigationFacts
  {
    NavigationFacts(
      url: url, trigger: trigger, activation: Activation(kind), source: page, target: .main, method: "GET", platform: .ios, at: at)
  }

  /// Ten thousand pages, launches, questions and inputs in one view: what the view remembers stays as small as after a thousand.
  @Test(arguments: LatticePolicies.all.indices) func aLongVisitRemembersNoMore(_ index: Int) {
    let policy = LatticePolicies.all[index].policy
    var view = ViewGate(Gate(policy))
    var sizes: [Int] = []
    let count = 10_000
    for number in 0..<count {
      let at = Int64(number) * 20_000
      view.note(.input(frame: nil, document: "d\(number)", kind: .tap, at: at))
      view.note(.userLoad(url: "https://partner.example/\(number)", at: at))
      _ = view.decide(Self.facts("https://partner.example/\(number)", .host, at: at + 1))
      _ = view.decide(Self.facts("https://partner.example/\(number)", .redirect, at: at + 2))
      _ = view.decide(Self.facts("https://a.partners.example/\(number)", at: at + 10_000))
      _ = view.decide(Self.facts("wallet://pay?\(number)", .script, .recent(ageMs: 8_000), at: at + 11_000))
      view.note(.answer(url: "wallet://pay?\(number)", isYes: number % 2 == 0, at: at + 12_000))
      view.note(.openFailed(url: "https://a.partners.example/\(number)", at: at + 13_000))
      view.note(.commit(url: "https://shop.example/\(number)", at: at + 14_000))
      if number % (count / 4) == count / 4 - 1 { sizes.append(Self.size(of: view)) }
    }
    #expect(sizes.count == 4 && sizes[3] < sizes[0] + 100, "elements remembered: \(sizes)")
  }

  /// One chain that never ends: an app is offered, is not there, the page loads, and so on.
  @Test func oneChainRemembersNoMore() {
    var policy = Policy()
    policy.handoff.universalLinks = [.init(domain: .exact("partner.example"))]
    policy.handoff.from = .any
    policy.handoff.activation = [.none]
    policy.handoff.launches.atMost = 1_000_000
    var view = ViewGate(Gate(policy))
    for number in 0..<1_000 {
      let facts = Self.facts("https://partner.example/\(number)", .script, .sticky, at: Int64(number) * 60_000)
      #expect(view.decide(facts).kind == .open)
      view.note(.openFailed(url: "https://partner.example/\(number)", at: facts.at))
      #expect(view.decide(facts).reason == .partnerAgain)
    }
    #expect(Self.size(of: view) < 500)
  }

  /// The elements of all lists in a value, however deep.
  private static func size(of value: Any, depth: Int = 0) -> Int {
    guard depth < 12, !(value is Gate) else { return 0 }
    let mirror = Mirror(reflecting: value)
    let own = mirror.displayStyle == .collection || mirror.displayStyle == .dictionary ? mirror.children.count : 0
    // The bytes of an address are as many as it is long, not more with time.
    if value is WebURL || value is String { return 0 }
    return own + mirror.children.reduce(0) { $0 + size(of: $1.value, depth: depth + 1) }
  }

  @Test func tenThousandRedirects() {
    let hops = Array(repeating: Redirect(from: "https://shop.example/a", to: "https://shop.example/b"), count: 10_000)
    var facts = Self.facts("https://shop.example/c")
    facts.redirects = hops
    let gate = Gate(Preset.payments.policy)
    for _ in 0..<1_000 { #expect(gate.decide(facts).reason == .chainTooLong) }
  }

  /// One megabyte of each kind of text that software reads differently, and of what a parser could be slow at.
  @Test func aMegabyteOfEachKindIsRefusedAtOnce() {
    let count = 1 << 20
    func many(_ text: String) -> String { String(repeating: text, count: count / text.utf8.count) }
    let texts: [(String, String)] = [
      ("tabs", "https://shop" + many("\t") + ".example/"), ("outer space", many(" ") + "https://shop.example/"),
      ("backslashes", "https:" + many("\\") + "shop.example/"), ("slashes", "https:" + many("/") + "shop.example/"),
      ("escapes in the host", "https://" + many("%61") + ".example/"), ("sharp s in the host", "https://" + many("\u{1E9E}") + ".example/"),
      ("labels", "https://" + many("a.") + "example/"), ("ideographic stops", "https://" + many("\u{3002}") + "example/"),
      ("digits of an IPv4 host", "https://" + many("1") + "/"), ("colons of an IPv6 host", "https://[" + many(":") + "]/"),
      ("credentials", "https://" + many("a@") + "shop.example/"), ("a port", "https://shop.example:" + many("0") + "443/"),
      ("dot segments", "https://shop.example/" + many("../")), ("escaped dots", "https://shop.example/" + many("%2e%2E/")),
      ("query keys", "https://shop.example/?" + many("a=b&")), ("a fragment", "https://shop.example/#" + many("x")),
      ("letters that compose", "https://" + many("a\u{301}") + ".example/"), ("a scheme", many("a") + "://x"),
      ("nothing known", many("\u{0}")), ("a telephone", "tel:" + many("1")), ("mail", "mailto:a?body=" + many("%25")),
    ]
    var policy = LatticePolicies.named("catalogue")
    policy.handoff.from = .any
    let gate = Gate(policy)
    for (name, text) in texts {
      let verdict = gate.decide(Self.facts(text))
      #expect(verdict.kind == .block, "\(name): \(verdict.kind.rawValue) \(verdict.reason.code)")
      #expect(gate.decide(Arrival(link: text)).kind == .reject, "\(name)")
      var facts = Self.facts("https://shop.example/")
      facts.current = text
      facts.source = Source(origin: text, isMain: nil)
      facts.activation?.frame = Activation.Frame(origin: text, isMain: true)
      facts.redirects = [Redirect(from: text, to: text)]
      #expect(gate.decide(facts).kind == .block, "\(name) as another fact")
    }
  }

  /// Long documents without a server are no attack: they are read in a time that grows with their length only.
  @Test func longDataLoads() {
    let gate = Gate(Preset.payments.policy)
    #expect(gate.decide(Self.facts("data:text/html," + String(repeating: "a%20", count: 1 << 18))).kind == .load)
    #expect(gate.decide(Self.facts("DATA:text/html," + String(repeating: "é", count: 1 << 16))).kind == .load)
  }
}
