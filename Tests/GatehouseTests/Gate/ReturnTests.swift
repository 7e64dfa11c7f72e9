import Gatehouse
import Testing

/// Results of payments and sign-ins.
@Suite struct ReturnTests {
  static func view(state: String? = "s1", within: Int64? = 60_000) -> ViewGate {
    var policy = Policy()
    policy.links.schemes = ["shopapp"]
    var view = ViewGate(Gate(policy))
    view.note(.expectReturn(address: "shopapp://oauth", state: state, issuer: nil, withinMs: within, at: 1_000))
    return view
  }

  static func facts(_ url: String, target: Target = .main, method: String = "GET", at: Int64 = 2_000) -> NavigationFacts {
    NavigationFacts(
      url: url, trigger: .script, activation: Activation(.none), source: Source(origin: "https://bank.example", isMain: false),
      target: target,
      current: "https://bank.example/3ds", method: method, platform: .ios, at: at)
  }

  @Test func deliversOnceFromAnyFrame() {
    var view = Self.view()
    #expect(view.decide(Self.facts("shopapp://oauth?code=c&state=s1")).kind == .deliver)
    #expect(view.decide(Self.facts("shopapp://oauth?code=c&state=s1")).kind == .block)
  }

  @Test(arguments: [
    "shopapp://oauth?code=c&state=WRONG", "shopapp://oauth?code=c", "shopapp://oauth?code=1&code=2&state=s1", "shopapp://oauth?state=s1#x",
    "shopapp://oauth/x?state=s1", "shopapp://other?state=s1", "shopapp://oauth:1?state=s1",
  ]) func refuses(_ url: String) {
    var view = Self.view()
    #expect(view.decide(Self.facts(url)).kind == .block)
    #expect(view.decide(Arrival(link: url, at: 2_000)).kind == .reject)
    #expect(view.decide(Self.facts("shopapp://oauth?state=s1")).kind == .deliver, "a stranger's link does not end the session")
  }

  /// A result has every pair of the address that was announced.
  @Test func ownPairs() {
    var policy = Policy()
    policy.links.schemes = ["shopapp"]
    var view = ViewGate(Gate(policy))
    view.note(.expectReturn(address: "shopapp://oauth?flow=1", state: nil, issuer: nil, withinMs: nil, at: 1_000))
    for url in ["shopapp://oauth?flow=2&code=c", "shopapp://oauth?code=c"] { #expect(view.decide(Self.facts(url)).kind == .block) }
    #expect(view.decide(Self.facts("shopapp://oauth?code=c&flow=1")).kind == .deliver)
  }

  @Test func endsByTimeAndByCancelling() {
    var late = Self.view()
    #expect(late.decide(Self.facts("shopapp://oauth?state=s1", at: 61_000)).kind == .block)
    var cancelled = Self.view()
    cancelled.note(.cancelReturn(at: 1_500))
    #expect(cancelled.decide(Self.facts("shopapp://oauth?state=s1")).kind == .block)
  }

  @Test func aFormOrAFrameIsNoResult() {
    var view = Self.view(state: nil)
    #expect(view.decide(Self.facts("shopapp://oauth", method: "POST")).kind == .block)
    #expect(view.decide(Self.facts("shopapp://oauth", target: .frame)).kind == .block)
    #expect(view.decide(Arrival(link: "shopapp://oauth?x=1")).kind == .deliver)
    #expect(view.decide(Arrival(link: "shopapp://oauth?x=1")).kind == .reject)
  }
}

/// Questions to the user.
@Suite struct AskTests {
  static let policy: Policy = {
    var policy = Preset.payments.policy
    policy.web.pages = [.origin(scheme: "https", host: "shop.example", port: nil)]
    return policy
  }()
  static let late = LadderTests.facts("wallet://pay", .script, Activation(.recent(ageMs: 20_000)), at: 30_000)

  @Test func aNoRaisesTheBar() {
    var view = ViewGate(Gate(Self.policy))
    #expect(view.decide(Self.late).kind == .ask)
    #expect(view.decide(Self.late).reason.code == "handoff.pending")
    view.note(.answer(url: "wallet://pay", isYes: false, at: 30_500))
    let recent = LadderTests.facts("wallet://pay", .script, Activation(.recent(ageMs: 100)), at: 31_000)
    #expect(view.decide(recent).reason.code == "handoff.needs-activation")
    #expect(view.decide(LadderTests.facts("wallet://pay", at: 32_000)).kind == .open)
  }

  @Test func aYesIsALaunch() {
    var view = ViewGate(Gate(Self.policy))
    #expect(view.decide(Self.late).kind == .ask)
    view.note(.answer(url: "wallet://pay", isYes: true, at: 30_500))
    let script = LadderTests.facts("wallet://pay?2", .script, Activation(.recent(ageMs: 19_000)), at: 31_000)
    #expect(view.decide(script).kind == .ask, "over the limit of one launch: asked again, never opened unasked")
  }
}
