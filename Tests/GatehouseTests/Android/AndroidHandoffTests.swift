import Gatehouse
import Testing
import URLStandard

/// What follows one after the other when an app is asked for on Android.
@Suite struct AndroidHandoffTests {
  typealias Activity = AppLinkHandlers.Activity

  private static let page = "https://shop.example/cart"

  private static func policy(_ handoff: String = "", _ web: String = "") throws -> Gate {
    let text = """
      {"gatehouse": 1, "unknownSource": "page", "web": {"pages": ["https://shop.example", "https://help.example"]\(web)},
       "handoff": {"schemes": ["wallet"], "activation": ["direct", "recent", "redirect"], "activationWindow": "10s",
        "universalLinks": [{"domain": "partner.example", "fallback": "load"}, {"domain": "quiet.example", "fallback": "report"}],
        "android": {"packages": "any", "intents": "clean"}\(handoff)}}
      """
    return Gate(try #require(PolicyFile.read(text).policy, "\(PolicyFile.read(text).report())"))
  }

  private static func facts(_ url: String, at: Int64 = 1_000, tapped: Bool = true) -> NavigationFacts {
    NavigationFacts(
      url: url, trigger: .other, activation: tapped ? Activation(.direct) : nil, target: .main, current: page, method: "GET",
      platform: .android, at: at)
  }

  /// The steps when no attempt succeeds, or when attempt number `success` does.
  private func steps(
    _ url: String, _ gate: Gate, apiLevel: Int = 34, handlers: [Activity]? = nil, success: Int? = nil
  ) throws -> (steps: [AndroidHandoff.Step], view: ViewGate) {
    var view = ViewGate(gate)
    let verdict = view.decide(Self.facts(url))
    var plan = try #require(
      AndroidHandoff(verdict, apiLevel: apiLevel, handlers: handlers.map { AppLinkHandlers($0) }), "\(url): \(verdict.reason.code)")
    var steps = [plan.next(in: &view, current: Self.page, at: 1_001)]
    while case .start = steps[steps.count - 1], steps.count < 9 {
      steps.append(plan.next(isStarted: success == steps.count, in: &view, current: Self.page, at: 1_001))
    }
    #expect(plan.next(in: &view, current: Self.page, at: 1_002) == steps[steps.count - 1], "after the end it stays ended")
    return (steps, view)
  }

  @Test func anAppThatOpensIsTheEnd() throws {
    let run = try steps("wallet://pay", Self.policy(), success: 1)
    #expect(run.steps == [.start(AndroidLaunch(data: "wallet://pay")), .opened])
  }

  @Test func aMissingAppIsReportedAndSpendsTheChain() throws {
    var run = try steps("wallet://pay", Self.policy())
    #expect(run.steps == [.start(AndroidLaunch(data: "wallet://pay")), .failed])
    var again = Self.facts("wallet://other", at: 1_100, tapped: false)
    again.trigger = .script
    let verdict = run.view.decide(again)
    #expect(verdict.kind == .block, "a page that tries one scheme after the other learns nothing: \(verdict.reason.code)")
  }

  @Test func anIntentFallsBackToAPageThatIsDecidedAnew() throws {
    let url = "intent://x#Intent;scheme=wallet;package=com.wallet;S.browser_fallback_url=https%3A%2F%2Fhelp.example%2Fwallet;end"
    var run = try steps(url, Self.policy())
    guard case .fallback(let verdict) = run.steps.last else { Issue.record("\(run.steps)"); return }
    #expect(verdict.kind == .load && verdict.url?.href == "https://help.example/wallet")
    // It began a chain that nobody stands behind: its redirect launches nothing.
    var hop = Self.facts("wallet://again", at: 1_200, tapped: false)
    hop.trigger = .redirect
    hop.redirects = [Redirect(from: "https://help.example/wallet", to: "wallet://again")]
    #expect(run.view.decide(hop).kind == .block)
  }

  @Test func aFallbackThatNobodyListsIsNone() throws {
    let url = "intent://x#Intent;scheme=wallet;S.browser_fallback_url=https%3A%2F%2Fevil.example;end"
    #expect(try steps(url, Self.policy()).steps.last == .failed)
    let stored = try steps(url, Self.policy(#", "onFailure": "store""#))
    #expect(stored.steps.count == 3)
    #expect(stored.steps.dropFirst().first == .start(AndroidLaunch(data: "market://search?q=wallet")))
  }

  @Test func theStoreIsTheLastAttempt() throws {
    let gate = try Self.policy(#", "onFailure": "store""#), url = "intent://x#Intent;scheme=wallet;package=com.wallet;end"
    let store = AndroidHandoff.Step.start(AndroidLaunch(data: "market://details?id=com.wallet"))
    let first = AndroidHandoff.Step.start(AndroidLaunch(data: "wallet://x", package: "com.wallet"))
    #expect(try steps(url, gate).steps == [first, store, .failed])
    #expect(try steps(url, gate, success: 2).steps == [first, store, .opened])
  }

  @Test func aPartnersAddressLoadsWhereNoAppTakesIt() throws {
    let gate = try Self.policy(), url = "https://partner.example/table"
    let app = Activity(package: "com.partner", isBrowser: false, hasPath: true)
    let browser = Activity(package: "com.browser", isBrowser: true, hasPath: false)
    #expect(try steps(url, gate, handlers: [browser]).steps.last == .load(isReported: false))
    let none = try steps(url, gate, handlers: [app, browser])
    #expect(none.steps.count == 3 && none.steps.last == .load(isReported: true))
    #expect(try steps(url, gate, handlers: [app], success: 2).steps.last == .opened)
    #expect(try steps("https://quiet.example/", gate, handlers: [app]).steps.last == .failed)
    #expect(try steps(url, gate, apiLevel: 29, handlers: [app]).steps.count == 2)
    // Given back: the same address may be offered again by the next tap.
    var view = none.view
    #expect(view.decide(Self.facts(url, at: 9_000)).kind == .open)
  }

  @Test func whatOpensNothingHasNoPlan() throws {
    let gate = try Self.policy()
    for url in ["https://shop.example/", "other://x", "javascript:1"] {
      #expect(AndroidHandoff(gate.decide(Self.facts(url)), apiLevel: 34, handlers: nil) == nil)
    }
  }

  @Test(arguments: [
    ("https://shop.example/any", true), ("https://help.example/", true), ("about:blank", true), ("https://evil.example/", false),
    ("http://shop.example/", false), ("data:text/html,x", false), ("https://partner.example/table", false),
    ("https://shop.example.evil.example/", false), ("", false), ("file:///sdcard/x.html", false),
  ])
  func whatBeginsUnaskedIsWhatTheHostCouldLoad(_ url: String, _ isAdmitted: Bool) throws {
    #expect(ViewGate(try Self.policy()).admits(committed: url, at: 1) == isAdmitted)
  }

  @Test func whatWasOfferedAndGivenBackMayBeThere() throws {
    let run = try steps("https://partner.example/table", Self.policy(), handlers: [])
    #expect(run.view.admits(committed: "https://partner.example/table", at: 1_050))
    #expect(!run.view.admits(committed: "https://partner.example/other", at: 1_050))
  }

  @Test func aQuestionIsOpenUntilItIsAnswered() throws {
    var view = ViewGate(try Self.policy(#", "confirm": "always""#))
    #expect(view.asked == nil)
    #expect(view.decide(Self.facts("wallet://pay")).kind == .ask)
    #expect(view.asked?.href == "wallet://pay")
    view.note(.answer(url: "wallet://pay", isYes: false, at: 1_500))
    #expect(view.asked == nil)
  }
}
