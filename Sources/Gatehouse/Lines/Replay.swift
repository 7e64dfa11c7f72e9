/// A visit, or many at once, replayed line by line: each view has a gate of its own that remembers what happened in it.
///
/// Lines with the same ``InputLine/view`` share a view; a line without one is a view of its own, so an event without a view has no
/// effect.
///
/// Memory is bounded by the number of views: a view that was torn down shrinks to its name, and of the others at least those used last
/// are remembered (10,000, if nothing else is said). A view that was forgotten is not taken for a new one, which could be allowed more:
/// its lines are errors from then on, ``LineError/Problem/viewForgotten(_:remembered:)``. Of such views, too, only the name is kept.
public struct Replay: Sendable {
  private let gate: Gate
  private let limit: Int
  /// The views used since the last time that there were too many, and those used before that.
  private var recent: [String: ReplayedView] = [:]
  private var older: [String: ReplayedView] = [:]
  private var closed: Set<String> = []
  private var forgotten: Set<String> = []
  private var inboxes: Inboxes
  private let contract: BridgeContract
  /// What the last line released or ended besides its own answer: arrivals that waited. Each names its arrival.
  public private(set) var releases: [Answer] = []
  /// How many events named no view and so had no effect.
  public private(set) var eventsWithoutView = 0

  /// Starts a replay.
  /// - Parameter remembering: of how many views, those used last, it is certain that they are remembered; at least 1.
  public init(_ gate: Gate, remembering: Int = 10_000) {
    self.gate = gate
    inboxes = Inboxes(gate)
    contract = BridgeContract(gate)
    limit = max(1, remembering)
  }

  /// Takes one line and answers it; an event has no answer of its own, but see ``releases``.
  ///
  /// Throws ``LineError/Problem/viewForgotten(_:remembered:)`` for a view whose past is no longer known.
  public mutating func feed(_ line: InputLine) throws(LineError) -> Answer? {
    releases = []
    let fresh = ReplayedView(gate, contract)
    switch line.content {
    case .navigation(let facts):
      guard let view = line.view else { return Answer(.verdict(gate.decide(facts)), id: line.id) }
      try bring(view, line)
      let verdict = recent[view, default: fresh].gate.decide(facts)
      if verdict.reason == .viewClosed { shrink(view) }
      return Answer(.verdict(verdict), id: line.id)
    case .arrival(let arrival):
      guard let view = line.view else { return post(arrival, line) }
      try bring(view, line)
      let verdict = recent[view, default: fresh].gate.decide(arrival)
      shrink(view)
      // What the view's payment or sign-in takes or refuses is no screen; a screen waits in the inbox.
      return verdict.kind == .route ? post(arrival, line) : Answer(.arrival(verdict), id: line.id)
    case .event(let event):
      guard let view = line.view else {
        eventsWithoutView += 1
        return nil
      }
      try bring(view, line)
      recent[view, default: fresh].note(event)
      shrink(view)
      return nil
    case .inboxEvent(let event):
      releases = inboxes.note(event, line)
      return nil
    case .message(let message):
      guard let view = line.view else { return Answer(.bridge(message.judged(by: BridgeGuard(contract))), id: line.id) }
      try bring(view, line)
      return Answer(.bridge(message.judge(by: &recent[view, default: fresh].bridge)), id: line.id)
    case .reply(let reply):
      guard let view = line.view else { return Answer(.bridge(reply.judged(by: contract)), id: line.id) }
      try bring(view, line)
      return Answer(.bridge(reply.judge(by: &recent[view, default: fresh].bridge)), id: line.id)
    }
  }

  private mutating func post(_ arrival: Arrival, _ line: InputLine) -> Answer? {
    let answers = inboxes.post(arrival, line)
    releases = answers.others
    return answers.own
  }

  /// How many views are held with all that happened in them.
  package var heldViews: Int { recent.count + older.count }

  /// Sees to it that a view is among the recent ones, in the state in which it was left.
  private mutating func bring(_ view: String, _ line: InputLine) throws(LineError) {
    guard !recent.keys.contains(view) else { return }
    guard !forgotten.contains(view) else {
      throw LineError(.viewForgotten(view, remembered: limit), field: "/view", id: line.id)
    }
    var state = older.removeValue(forKey: view) ?? ReplayedView(gate, contract)
    if closed.remove(view) != nil { state.note(.teardown) }
    if recent.count >= limit {
      forgotten.formUnion(older.keys)
      older = recent
      recent = [:]
    }
    recent[view] = state
  }

  /// Keeps only the name of a view that was torn down, unless a return may still come for it.
  private mutating func shrink(_ view: String) {
    guard let state = recent[view]?.gate.state, state.isClosed, state.expected == nil else { return }
    recent[view] = nil
    closed.insert(view)
  }
}
