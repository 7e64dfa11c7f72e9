import Gatehouse
import URLStandard

/// Random visits, and everything that must hold at each of their steps.
struct VisitCheck {
  private(set) var decisions = 0
  private(set) var reasons: Set<Reason> = []
  private(set) var violations: [String: (count: Int, example: String)] = [:]
  private let gate: Gate
  private let name: String

  init(_ named: LatticePolicies.Named) {
    gate = Gate(named.policy)
    name = named.name
  }

  /// Makes one visit.
  mutating func run(seed: UInt64, steps: Int) {
    var visit = Visit(seed: seed, isSteady: seed % 3 == 0)
    var view = ViewGate(gate)
    var witness = LaunchWitness(gate.policy)
    var trail: [String] = []
    var hasInputs = false
    for step in 0..<steps {
      let next = visit.next()
      switch next {
      case .event(let event):
        view.note(event)
        witness.note(event)
        switch event {
        case .input, .userLoad: hasInputs = true
        default: break
        }
        trail.append(next.description)
      case .navigation(let facts):
        let before = view
        let verdict = view.decide(facts)
        decisions += 1
        reasons.insert(verdict.reason)
        trail.append("\(next) → \(verdict.kind.rawValue) \(verdict.reason.code)")
        var problems = Self.problems(facts, verdict, isActive: witness.isActive)
        if let problem = witness.note(facts, verdict) { problems.append(problem) }
        problems += Self.comparisons(before, facts, verdict, hasInputs: hasInputs)
        if step % 16 == 0, before.explain(facts).verdict != verdict { problems.append("explained otherwise than decided") }
        for problem in problems {
          violations[problem, default: (0, "seed \(seed), step \(step):\n    " + trail.suffix(12).joined(separator: "\n    "))].count += 1
        }
      }
    }
    view.note(.teardown)
    for _ in 0..<5 {
      guard case .navigation(let facts) = visit.next() else { continue }
      if view.decide(facts).reason != .viewClosed { violations["a verdict after teardown", default: (0, facts.brief)].count += 1 }
    }
  }

  /// What is found, in words.
  var report: [String] {
    violations.sorted { $0.key < $1.key }.prefix(20).map { "\(name): \($0.key), \($0.value.count) times; first \($0.value.example)" }
      + (violations.count > 20 ? ["\(name): \(violations.count - 20) more kinds"] : [])
  }

  /// What is wrong with a verdict by itself.
  private static func problems(_ facts: NavigationFacts, _ verdict: Verdict, isActive: Bool) -> [String] {
    var problems: [String] = []
    let leaves = verdict.kind == .open || (verdict.kind == .ask && verdict.then == .open)
    let isAnew = leaves || verdict.kind == .route || verdict.kind == .loadInPlace || verdict.kind == .deliver
    if facts.method != "GET", isAnew {
      problems.append("a \(facts.method ?? "request whose method is not known") becomes \(verdict.kind.rawValue)")
    }
    switch facts.trigger {
    case .backForward, .reload, .formResubmit, nil:
      if leaves || verdict.kind == .route { problems.append("history, or what may be, becomes \(verdict.kind.rawValue)") }
    case .link, .form, .script, .metaRefresh, .redirect, .typed, .host, .other: break
    }
    if facts.source?.isMain == false, verdict.kind == .route { problems.append("a frame routes") }
    if leaves, !isActive || facts.isVisible == false { problems.append("a launch in the background") }
    if let url = verdict.url, (try? WebURL(url.href))?.href != url.href { problems.append("an address that is not canonical") }
    return problems
  }

  /// What is wrong with a verdict beside those of other facts.
  private static func comparisons(_ view: ViewGate, _ facts: NavigationFacts, _ verdict: Verdict, hasInputs: Bool) -> [String] {
    var problems: [String] = []
    func decide(_ facts: NavigationFacts) -> Verdict {
      var copy = view
      return copy.decide(facts)
    }
    if decide(facts) != verdict { problems.append("another verdict for the same facts") }
    for (fact, weaker) in facts.weakened(under: view.gate.policy, hasInputs: hasInputs) {
      let other = decide(weaker)
      if other.breadth > verdict.breadth {
        problems.append("\(fact) weakened: \(verdict.kind.rawValue) \(verdict.reason.code) → \(other.kind.rawValue) \(other.reason.code)")
      }
    }
    for (fact, stated) in facts.stated {
      let other = decide(stated)
      if other.breadth > verdict.breadth {
        problems.append("\(fact) stated: \(verdict.kind.rawValue) \(verdict.reason.code) → \(other.kind.rawValue) \(other.reason.code)")
      }
    }
    if let platform = facts.platform, platform != .android {
      for other in [Platform.ios, .macos, .linux] {
        var same = facts
        same.platform = other
        if decide(same) != verdict { problems.append("another verdict on \(other) than on \(platform)") }
      }
    }
    // Android's own rules: a source that it never names, and intents.
    if facts.platform == .ios, facts.source != nil, !Self.isAndroids(facts.url) {
      var same = facts
      same.platform = .android
      if decide(same) != verdict { problems.append("another verdict on android than on ios") }
    }
    var canonical = facts
    canonical.url = verdict.url?.href
    if facts.url?.hasPrefix("intent:") == true {
      // The address inside an intent is another question; the intent never gets a wider answer.
      if verdict.url != nil, decide(canonical).breadth < verdict.breadth { problems.append("an intent is wider than its address") }
    } else if let url = verdict.url, verdict.reason != .upgraded, decide(canonical) != verdict {
      if !refusals.contains(verdict.reason) {
        problems.append("another verdict for the canonical form of \(facts.url ?? "-"), \(url.href)")
      }
    }
    return problems
  }

  private static func isAndroids(_ text: String?) -> Bool { text?.hasPrefix("intent:") == true || text?.hasPrefix("android-app:") == true }

  private static let refusals: Set<Reason> = [.addressAmbiguous, .addressCredentials, .addressTooLong]
}
