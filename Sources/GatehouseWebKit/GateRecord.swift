public import Gatehouse

/// Something that a gate in front of a view saw or did, for logs, traces and tests.
public enum GateRecord: Sendable {
  /// It decided a navigation.
  case decision(GateDecision)
  /// Something happened in the view that later decisions depend on.
  case event(view: String, ViewEvent)
  /// An address was handed to another app, which took it or not.
  case handoff(view: String, url: String, universalLinkOnly: Bool, isTaken: Bool)
  /// Something about the gate itself.
  case notice(view: String, GateNotice)
}

/// A decision: the facts, the verdict, and the way down the ladder.
public struct GateDecision: Sendable {
  /// The name of the view.
  public let view: String
  /// The facts as they were stated.
  public let facts: NavigationFacts
  /// The verdict.
  public let verdict: Verdict
  /// The gate as it was before the decision.
  private let before: ViewGate

  init(view: String, facts: NavigationFacts, verdict: Verdict, before: ViewGate) {
    self.view = view
    self.facts = facts
    self.verdict = verdict
    self.before = before
  }

  /// The verdict with its way down the ladder, worked out anew on each call.
  public var explanation: Explanation { before.explain(facts) }
}
