import Gatehouse
import URLStandard

// A decision of the gate in words.
extension Decision {
  /// Describes a verdict.
  /// - Parameters:
  ///   - number: its number in the visit.
  ///   - explanation: the way down the ladder, from a gate in the state in which this one was asked.
  init(number: Int, facts: NavigationFacts, verdict: Verdict, explanation: Explanation, unknowns: [Unknown]) {
    self.init(
      number: number, at: facts.at ?? 0, url: facts.url ?? "no address", isResponse: facts.phase == .response,
      facts: Self.words(for: facts),
      verdict: verdict.kind.rawValue, reason: verdict.reason.code, says: verdict.says, rule: verdict.rule?.description,
      outcome: Self.outcome(of: verdict),
      ladder: explanation.steps.map { Rung(number: $0.number, question: $0.question, answer: $0.answer, isDecisive: $0.isDecisive) },
      unknowns: unknowns)
  }

  private static func outcome(of verdict: Verdict) -> String? {
    if let route = verdict.route {
      let parameters = route.parameters.filter { !$0.values.isEmpty }.map { "\($0.name) = \($0.values.joined(separator: ", "))" }
      return (["The app\u{2019}s screen \u{201C}\(route.name)\u{201D}"] + parameters).joined(separator: ", ")
    }
    guard let plan = verdict.handoff else { return nil }
    let who = plan.mode == .universalLinkOnly ? "Only an app that owns the address may take it" : "Any app that takes the scheme gets it"
    let otherwise =
      switch plan.fallback {
      case .load: "without one it loads here"
      case .store: "without one the store is searched"
      case .report: "without one the app is told"
      }
    return "\(who); \(otherwise)."
  }

  /// The facts in the order in which people ask for them.
  static func words(for facts: NavigationFacts) -> [Fact] {
    let isApp = facts.trigger == .host || facts.trigger == .typed
    var words = [
      Fact(name: "started by", value: facts.trigger.map(words)),
      Fact(name: "asked by", value: facts.source.map(words) ?? (isApp ? "the app" : nil)),
      Fact(name: "lands in", value: facts.target.map(words)),
      Fact(name: "the user", value: facts.activation.map(words)),
      Fact(name: "method", value: facts.method),
    ]
    for hop in facts.redirects { words.append(Fact(name: "redirected from", value: hop.from)) }
    if let current = facts.current { words.append(Fact(name: "on the page", value: current)) }
    return words
  }

  private static func words(_ trigger: Trigger) -> String {
    switch trigger {
    case .link: "a link"
    case .form: "a form"
    case .formResubmit: "a form, sent again"
    case .backForward: "the history"
    case .reload: "a reload"
    case .script: "a script"
    case .metaRefresh: "a refresh in the page"
    case .redirect: "a redirect of the server"
    case .typed: "the user, in the app"
    case .host: "the app"
    case .other: "neither a link nor a form"
    }
  }

  private static func words(_ source: Source) -> String {
    let origin = source.origin.map { $0 == "null" ? "an opaque origin" : $0 } ?? "an unknown origin"
    return switch source.isMain {
    case true?: "the page, \(origin)"
    case false?: "a frame, \(origin)"
    case nil: "a frame or the page, \(origin)"
    }
  }

  private static func words(_ target: Target) -> String {
    switch target {
    case .main: "the main frame"
    case .frame: "a frame"
    case .new: "a new window"
    case .later: "told with the response"
    }
  }

  private static func words(_ activation: Activation) -> String {
    switch activation.kind {
    case .direct: "acts right now"
    case .recent(let age?): "acted \(age / 1000).\(age % 1000 / 100) s ago"
    case .recent(nil): "acted, nobody knows when"
    case .sticky: "acted some time ago"
    case .none: "did nothing on this page"
    }
  }
}
