/// The inboxes of a replay: one for lines without a view, and one for each view that arrivals name.
///
/// Memory is bounded: of inboxes that belong to a view, the 1,000 made last are kept.
struct Inboxes: Sendable {
  private static let limit = 1_000

  private let gate: Gate
  private var app: Numbered
  private var views: [String: Numbered] = [:]
  private var order: [String] = []

  /// An inbox and the lines' own names for its arrivals.
  fileprivate struct Numbered: Sendable {
    var inbox: Inbox
    /// By number; only those that wait are kept.
    var ids: [Int: LineID] = [:]
  }

  init(_ gate: Gate) {
    self.gate = gate
    app = Numbered(inbox: Inbox(gate))
  }

  /// Posts an arrival: its own answer, and those of others that it replaced or that time ended.
  mutating func post(_ arrival: Arrival, _ line: InputLine) -> (own: Answer?, others: [Answer]) {
    with(line.view) { numbered in
      let outcomes = numbered.inbox.post(arrival)
      guard let own = outcomes.max(by: { $0.number < $1.number }) else { return (nil, []) }
      let others = outcomes.filter { $0.number != own.number }.map { numbered.answer($0, line: nil) }
      if own.verdict.kind == .hold { numbered.ids[own.number] = line.id }
      return (Answer(.arrival(own.verdict), id: line.id), others)
    }
  }

  /// Tells an event to the inbox of its view; without a view, to all.
  mutating func note(_ event: InboxEvent, _ line: InputLine) -> [Answer] {
    func note(_ numbered: inout Numbered) -> [Answer] { numbered.inbox.note(event).map { numbered.answer($0, line: line.id) } }
    if line.view != nil { return with(line.view, note) }
    return note(&app) + order.flatMap { with($0, note) }
  }

  private mutating func with<Result>(_ view: String?, _ body: (inout Numbered) -> Result) -> Result {
    guard let view else { return body(&app) }
    if views[view] == nil {
      if order.count >= Self.limit { views[order.removeFirst()] = nil }
      order.append(view)
    }
    let fresh = Numbered(inbox: Inbox(gate))
    return body(&views[view, default: fresh])
  }
}

extension Inboxes.Numbered {
  fileprivate mutating func answer(_ outcome: Inbox.Outcome, line id: LineID?) -> Answer {
    let arrival = ids.removeValue(forKey: outcome.number) ?? .number(String(outcome.number))
    return Answer(.arrival(outcome.verdict), id: id, arrival: arrival)
  }
}
