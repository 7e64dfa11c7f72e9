/// A visit, or many at once, replayed line by line: each view has a gate of its own that remembers what happened in it.
///
/// Lines with the same ``InputLine/view`` share a view; a line without one is a view of its own, so an event without a view has no
/// effect. Views are kept until the replay ends.
public struct Replay: Sendable {
  private let gate: Gate
  private var views: [String: ViewGate] = [:]
  /// How many events named no view and so had no effect.
  public private(set) var eventsWithoutView = 0

  /// Starts a replay.
  public init(_ gate: Gate) {
    self.gate = gate
  }

  /// Takes one line and answers it; an event has no answer.
  ///
  /// Throws ``LineError/Problem/notDecided(_:)`` for a question that this version understands and does not decide.
  public mutating func feed(_ line: InputLine) throws(LineError) -> Answer? {
    switch line.content {
    case .navigation(let facts): return Answer(.verdict(decide(facts, in: line.view)), id: line.id)
    case .event(let event):
      note(event, in: line.view)
      return nil
    case .arrival(let arrival): return Answer(.arrival(decide(arrival, in: line.view)), id: line.id)
    case .inboxEvent: return nil
    case .message: throw LineError(.notDecided("a bridge message"), field: "/message", id: line.id)
    case .reply: throw LineError(.notDecided("a reply"), field: "/reply", id: line.id)
    }
  }

  private mutating func decide(_ facts: NavigationFacts, in view: String?) -> Verdict {
    guard let view else { return gate.decide(facts) }
    return views[view, default: ViewGate(gate)].decide(facts)
  }

  private mutating func decide(_ arrival: Arrival, in view: String?) -> ArrivalVerdict {
    guard let view else { return gate.decide(arrival) }
    return views[view, default: ViewGate(gate)].decide(arrival)
  }

  private mutating func note(_ event: ViewEvent, in view: String?) {
    guard let view else {
      eventsWithoutView += 1
      return
    }
    views[view, default: ViewGate(gate)].note(event)
  }
}
