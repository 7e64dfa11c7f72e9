import Gatehouse

/// Keeps a visit: the trace, line by line, and what the report tells of it.
///
/// Beside the gate that decides, a second one follows the trace alone. It explains each decision, and it shows at once if the trace does
/// not lead to the same verdicts: then the trace lacks something.
struct VisitRecorder: Sendable {
  /// The view's name in the trace.
  static let view = "v1"

  private(set) var visit: Visit
  /// The lines of the trace, without line ends.
  private(set) var lines: [[UInt8]] = []
  /// The verdicts of the trace's questions, line by line, as `gatehouse decide` writes them.
  private(set) var answers: [[UInt8]] = []
  /// Decisions that the trace does not lead to, by number.
  private(set) var astray: [Int] = []
  /// Counts everything that is recorded: a view that is still is one where this does not grow.
  private(set) var changes = 0
  /// Whether a page was let into the main frame and has not appeared yet.
  private(set) var awaitsPage = false
  private let gate: Gate
  private let policy: PolicyReading?
  private var shadows: [String: ViewGate] = [:]
  private var decisions = 0

  /// - Parameter policy: the policy's file, for the places in it.
  init(_ visit: Visit, gate: Gate, policy: PolicyReading? = nil) {
    self.visit = visit
    self.gate = gate
    self.policy = policy
  }

  /// A step begins; what happens from now on belongs to it.
  mutating func begin(_ step: ScriptStep) {
    visit.stops.append(Stop(number: visit.stops.count + 1, title: step.action.title, note: step.note))
  }

  /// The step's outcome is known.
  mutating func end(_ outcome: Stop.Outcome) {
    guard let last = visit.stops.indices.last else { return }
    visit.stops[last].outcome = outcome
  }

  /// The visit cannot go on.
  mutating func broke(_ message: String) { visit.broken = visit.broken ?? message }

  /// The gate in front of a view decided.
  mutating func decided(_ facts: NavigationFacts, _ verdict: Verdict, in view: String = Self.view) {
    decisions += 1
    let shadow = shadows[view, default: ViewGate(gate)]
    let explanation = shadow.explain(facts)
    let unknowns = Decision.Unknown.all(in: facts, verdict: verdict, view: shadow)
    let again = shadows[view, default: ViewGate(gate)].decide(facts)
    if again != verdict { astray.append(decisions) }
    follow(facts, verdict)
    write(InputLine(.navigation(facts), view: view))
    answers.append(verdict.encoded)
    var decision = Decision(number: decisions, facts: facts, verdict: verdict, explanation: explanation, unknowns: unknowns)
    decision.place = decision.rule.flatMap(place(of:))
    add(.decision(decision))
  }

  /// Something happened on which later decisions depend.
  mutating func happened(_ event: ViewEvent, in view: String = Self.view) {
    shadows[view, default: ViewGate(gate)].note(event)
    write(InputLine(.event(event), view: view))
    switch event {
    case .commit(let url?, _):
      awaitsPage = false
      add(.page(url: url))
    case .terminated:
      awaitsPage = false
      add(.ended)
    default: changes += 1
    }
  }

  /// A load of the main frame is over, with a page or without one.
  mutating func loadEnded() {
    awaitsPage = false
    changes += 1
  }

  /// A page that was let in appears after a while: a new process may have to be started for it. A refusal of its next hop ends that.
  private mutating func follow(_ facts: NavigationFacts, _ verdict: Verdict) {
    guard facts.target == .main else { return }
    let isPage = facts.url?.hasPrefix("http") ?? false
    switch verdict.kind {
    case .load: awaitsPage = isPage && verdict.reason != .sameDocument
    case .loadInPlace: awaitsPage = true
    case .block, .ask, .route, .deliver, .open: awaitsPage = false
    }
  }

  /// Whether the step that runs brought another page to the view.
  var hasNewPage: Bool {
    visit.stops.last?.occurrences.contains { if case .page = $0 { true } else { false } } ?? false
  }

  /// What failed to load in the main frame in the step that runs, last; `nil` if all is well.
  var loadFailure: String? {
    visit.stops.last?.occurrences.compactMap { occurrence -> String? in
      guard case .failure(let url, let message) = occurrence else { return nil }
      return "\(url ?? "the page") did not load: \(message)"
    }.last
  }

  /// Whether the view ever showed a page.
  var hasShownPage: Bool {
    visit.stops.contains { stop in stop.occurrences.contains { if case .page = $0 { true } else { false } } }
  }

  /// What the view shows at the end of the step, as PNG.
  mutating func show(_ picture: [UInt8]) {
    guard let last = visit.stops.indices.last else { return }
    visit.stops[last].picture = picture
  }

  /// An address was given to another app.
  mutating func handedOff(_ url: String, taken: Bool) { add(.handoff(url: url, taken: taken)) }

  /// A load failed, and not by the gate.
  mutating func failed(_ url: String?, _ message: String) { add(.failure(url: url, message: message)) }

  /// The newest decision about an address that fits.
  func newest(_ glob: Glob) -> Decision? { visit.decisions.last { glob.matches($0.url) } }

  /// The line of the policy's file that a pointer leads to; `nil` if nothing is written there.
  private func place(of rule: String) -> Decision.Place? {
    guard let policy else { return nil }
    let position = policy.source.position(at: policy.range(of: rule).start)
    let text = policy.source.line(position.line)
    // A key that is not written stands for its default; the place is then that of something around it.
    let key = rule.split(separator: "/").last.map(String.init) ?? ""
    guard Int(key) != nil || text.contains("\"\(key)\"") else { return nil }
    return Decision.Place(line: position.line, text: String(text.drop { $0 == " " || $0 == "\t" }))
  }

  private mutating func add(_ occurrence: Occurrence) {
    changes += 1
    // Before the first step there is nothing that could ask; should something, it is not lost.
    if visit.stops.isEmpty { visit.stops.append(Stop(number: 1, title: "the view is made")) }
    visit.stops[visit.stops.count - 1].occurrences.append(occurrence)
  }

  private mutating func write(_ line: InputLine) { lines.append(line.encoded) }
}
