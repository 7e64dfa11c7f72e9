/// A verdict with the way that led to it: the ladder rung by rung, and what would have to differ for another verdict.
public struct Explanation: Sendable, Hashable {
  /// The verdict.
  public var verdict: Verdict
  /// The rungs that were asked, in order, of the reading of the facts that decided.
  public var steps: [Step]
  /// Changes of one fact that would lead to another verdict.
  public var alternatives: [Alternative]
  /// More about the text of an intent than its reason says: what is wrong or too much in it, and where.
  public var details: [String] = []

  /// One rung of the ladder.
  public struct Step: Sendable, Hashable {
    /// Its number in the documentation, from 1.
    public var number: Int
    /// Its name, for example `handoff`.
    public var name: String
    /// What it asks.
    public var question: String
    /// What it answered: `pass`, `go to page`, or the verdict.
    public var answer: String
    /// Whether it decided.
    public var isDecisive: Bool
  }

  /// A fact that would lead to another verdict.
  public struct Alternative: Sendable, Hashable {
    /// What would have to differ: a clause that follows "if", for example `a script started it (trigger: script)`.
    public var change: String
    /// The verdict then.
    public var kind: Verdict.Kind
    /// The reason then.
    public var reason: Reason
  }
}

extension ViewGate {
  /// Explains what ``decide(_:)`` would answer now, without remembering anything.
  public func explain(_ facts: NavigationFacts) -> Explanation {
    var copy = self
    var situation: Situation?
    let verdict = copy.judge(facts) { situation = $0 }
    return Explanation(
      verdict: verdict, steps: copy.steps(verdict, situation), alternatives: alternatives(facts, verdict),
      details: Explanation.details(ofIntent: facts, verdict.reason))
  }

  private mutating func steps(_ verdict: Verdict, _ situation: Situation?) -> [Explanation.Step] {
    let reading = "can the text be read as a URL, and the redirects that led to it?"
    guard let situation else {
      return [.init(number: 1, name: "address", question: reading, answer: Self.answer(verdict.kind, verdict.reason), isDecisive: true)]
    }
    var steps = [Explanation.Step(number: 1, name: "address", question: reading, answer: "pass", isDecisive: false)]
    state.situation = situation
    Ladder.decide(&state) { rung, outcome, decision in
      let (answer, isDecisive) =
        switch outcome {
        case .pass: ("pass", false)
        case .go(let rung): ("go to \(rung.name)", false)
        case .decided: (Self.answer(decision.kind, decision.reason), true)
        }
      steps.append(.init(number: rung.number, name: rung.name, question: rung.question, answer: answer, isDecisive: isDecisive))
    }
    return steps
  }

  private static func answer(_ kind: Verdict.Kind, _ reason: Reason) -> String { "\(kind.rawValue) \(reason.code)" }

  /// Tries each fact with other values, one at a time.
  private func alternatives(_ facts: NavigationFacts, _ verdict: Verdict) -> [Explanation.Alternative] {
    var found: [Explanation.Alternative] = []
    for (change, facts) in variations(of: facts) {
      var copy = self
      let other = copy.decide(facts)
      if other.kind != verdict.kind { found.append(.init(change: change, kind: other.kind, reason: other.reason)) }
    }
    return found
  }

  private func variations(of facts: NavigationFacts) -> [(String, NavigationFacts)] {
    var variations: [(String, NavigationFacts)] = []
    func vary(_ change: String, _ edit: (inout NavigationFacts) -> Void) {
      var copy = facts
      edit(&copy)
      if copy != facts { variations.append((change, copy)) }
    }
    let frame = facts.source.map { Activation.Frame(origin: $0.origin, isMain: $0.isMain) }
    vary("the user acted right then, in the frame that asks (activation: direct)") { $0.activation = Activation(.direct, frame: frame) }
    vary("the user did nothing (activation: none)") { $0.activation = Activation(.none) }
    for (who, trigger) in [("a link", Trigger.link), ("a script", .script), ("the app", .host), ("the history", .backForward)] {
      vary("\(who) started it (trigger: \(trigger.rawValue))") { $0.trigger = trigger }
    }
    vary("the main frame asked") { $0.source?.isMain = true }
    vary("a sub-frame asked") { $0.source?.isMain = false }
    for (place, target) in [("the main frame", Target.main), ("a sub-frame", .frame), ("a new window", .new)] {
      vary("it landed in \(place) (target: \(target.rawValue))") { $0.target = target }
    }
    vary("its method was GET") { $0.method = "GET" }
    vary("its method was POST") { $0.method = "POST" }
    vary("no redirect led here") { $0.redirects = [] }
    if let page = listedPage {
      vary("the user tapped it on \(page), which is listed") {
        $0.source = Source(origin: page, isMain: true)
        ($0.trigger, $0.target, $0.method, $0.activation) = (.link, .main, "GET", Activation(.direct))
        ($0.current, $0.redirects) = (page, [])
      }
    }
    return variations
  }

  /// A page from which the policy expects links.
  private var listedPage: String? {
    for case .origin(let scheme, let host, let port) in gate.policy.web.pages ?? [] {
      return "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")"
    }
    return nil
  }
}
