import Gatehouse
import Testing

/// One line each: facts, policy, and the verdict with its reason.
@Suite struct LadderTests {
  static let shop: Policy = {
    var policy = Policy()
    policy.web.pages = [.origin(scheme: "https", host: "shop.example", port: nil)]
    policy.web.frames = [.scheme("https")]
    policy.handoff.schemes = .listed([.init("tel"), .init("wallet")])
    policy.handoff.universalLinks = [.init(domain: .exact("partner.example"))]
    policy.handoff.activation = [.direct, .recent]
    return policy
  }()
  static let page = Source(origin: "https://shop.example", isMain: true)
  static let advert = Source(origin: "https://ads.example", isMain: false)
  static let touched = Activation(.direct)

  static func facts(
    _ url: String?, _ trigger: Trigger? = .link, _ activation: Activation? = touched, source: Source? = page, target: Target? = .main,
    method: String? = "GET", at: Int64? = nil
  ) -> NavigationFacts {
    NavigationFacts(
      url: url, trigger: trigger, activation: activation, source: source, target: target, current: "https://shop.example/cart",
      method: method, platform: .ios, at: at)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var facts: NavigationFacts
    var kind: Verdict.Kind
    var reason: String
    var testDescription: String { name }
    init(_ name: String, _ facts: NavigationFacts, _ kind: Verdict.Kind, _ reason: String) {
      (self.name, self.facts, self.kind, self.reason) = (name, facts, kind, reason)
    }
  }

  static let cases: [Case] = [
    Case("no address", facts(nil), .block, "url.missing"),
    Case("empty address", facts(""), .block, "url.missing"),
    Case("no scheme", facts("shop.example/x"), .block, "url.unreadable"),
    Case("backslashes", facts("https:\\\\shop.example/x"), .block, "url.ambiguous"),
    Case("credentials", facts("https://shop.example@evil.example/"), .block, "url.credentials"),
    Case("too long", facts("https://shop.example/" + String(repeating: "a", count: 65_536)), .block, "url.too-long"),
    Case("listed page", facts("https://shop.example/help"), .load, "web.page"),
    Case("unlisted page", facts("https://evil.example/"), .block, "web.unlisted"),
    Case("cleartext", facts("http://shop.example/"), .block, "web.cleartext"),
    Case("fragment", facts("https://shop.example/cart#x", .script, nil), .load, "web.same-document"),
    Case("javascript", facts("javascript:alert(1)"), .block, "scheme.script"),
    Case("about:blank in main", facts("about:blank"), .block, "document.place"),
    Case("about:srcdoc in a frame", facts("about:srcdoc", .other, nil, target: .frame), .load, "document.blank"),
    Case("file", facts("file:///etc/passwd"), .block, "document.file-refused"),
    Case("iframe of our own page", facts("https://ads.example/a", .other, nil, target: .frame), .load, "web.frame"),
    Case("advert drives the top", facts("https://evil.example/", .link, touched, source: advert), .block, "web.unlisted"),
    Case("wallet by tap", facts("wallet://pay"), .open, "handoff.scheme"),
    Case("wallet without tap", facts("wallet://pay", .script, Activation(.none)), .block, "handoff.needs-activation"),
    Case("wallet 2 s after", facts("wallet://pay", .script, Activation(.recent(ageMs: 2_000))), .open, "handoff.scheme"),
    Case("wallet 6 s after", facts("wallet://pay", .script, Activation(.recent(ageMs: 6_000))), .block, "handoff.needs-activation"),
    Case("wallet from the advert", facts("wallet://pay", source: advert, target: .frame), .block, "frame.handoff"),
    Case("wallet from history", facts("wallet://pay", .backForward), .block, "history.launch"),
    Case("wallet by POST", facts("wallet://pay", .form, method: "POST"), .block, "handoff.post"),
    Case("unlisted scheme", facts("evil://x"), .block, "scheme.unknown"),
    Case("partner by tap", facts("https://partner.example/p"), .open, "handoff.partner"),
    Case("partner without tap", facts("https://partner.example/p", .script, nil), .block, "web.unlisted"),
    Case("a form again", facts("https://shop.example/pay", .formResubmit, method: "POST"), .ask, "history.resubmit"),
    Case("new window", facts("https://shop.example/x", target: .new), .loadInPlace, "window.in-place"),
    Case("target named later", facts("https://ads.example/", .other, nil, target: .later), .load, "web.provisional"),
  ]

  @Test(arguments: cases) func decides(_ test: Case) {
    let verdict = Gate(Self.shop).decide(test.facts)
    #expect(verdict.kind == test.kind)
    #expect(verdict.reason.code == test.reason)
  }

  @Test func missingSourceCountsAsTheNarrowest() {
    let verdict = Gate(Self.shop).decide(Self.facts("wallet://pay", source: nil))
    #expect(verdict.kind == .block)
    #expect(Gate(Self.shop).decide(Self.facts("https://shop.example/x", nil, nil, source: nil, target: nil, method: nil)).kind == .ask)
  }

  @Test func oneTapOneApp() {
    var view = ViewGate(Gate(Self.shop))
    view.note(.input(frame: .init(origin: "https://shop.example", isMain: true), document: nil, kind: .tap, at: 1_000))
    #expect(view.decide(Self.facts("wallet://pay?1", at: 1_005)).kind == .open)
    #expect(view.decide(Self.facts("wallet://pay?2", at: 1_010)).reason.code == "handoff.spent")
    #expect(view.decide(Self.facts("wallet://pay?3", .script, Activation(.recent(ageMs: 500)), at: 1_500)).reason.code == "handoff.spent")
    view.note(.input(frame: .init(origin: "https://shop.example", isMain: true), document: nil, kind: .tap, at: 2_000))
    #expect(view.decide(Self.facts("wallet://pay?4", at: 2_005)).kind == .open)
    view.note(.input(frame: .init(origin: "https://shop.example", isMain: true), document: nil, kind: .tap, at: 3_000))
    #expect(view.decide(Self.facts("wallet://pay?5", at: 3_005)).reason.code == "handoff.limit")
  }

  @Test func partnerSeenAgainLoadsHere() {
    var view = ViewGate(Gate(Self.shop))
    #expect(view.decide(Self.facts("https://partner.example/p", at: 1_000)).kind == .open)
    let again = view.decide(Self.facts("https://partner.example/p", .script, nil, at: 1_100))
    #expect(again.kind == .load)
    #expect(again.reason.code == "handoff.partner-again")
  }

  @Test func nothingAfterTeardown() {
    var view = ViewGate(Gate(Self.shop))
    view.note(.teardown)
    #expect(view.decide(Self.facts("https://shop.example/x")).reason.code == "view.closed")
  }
}
