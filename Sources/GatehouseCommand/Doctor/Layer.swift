/// One layer of evidence about a link. Layers do not replace each other: a link that is a route may never reach the app, and one that
/// reaches it may be no route.
struct Layer: Sendable, Equatable {
  /// What was found.
  enum State: String, Sendable {
    /// The layer was looked at, and it holds.
    case proven
    /// The layer was looked at, and it does not hold: the link fails here.
    case refuted
    /// Nothing was given to look at, or it cannot be seen from here.
    case unseen
    /// The layer has no say about this link.
    case notNeeded = "not needed"
  }

  /// What it is about.
  let question: String
  /// What was found.
  let state: State
  /// One sentence: what was seen, or why nothing was.
  let says: String
  /// The files in which it was seen.
  var evidence: [String] = []
  /// What to do next, most useful first.
  var next: [String] = []
}

extension Layer {
  /// What one file says about a layer.
  struct Finding {
    let name: String
    let state: State
    let says: String
  }

  /// A layer of what files say; `nil` if there are none. One that speaks against the link outweighs all others: each is a build or a site.
  init?(question: String, _ findings: [Finding], next: [String]) {
    let order: [State] = [.refuted, .unseen, .proven, .notNeeded]
    guard let state = order.first(where: { state in findings.contains { $0.state == state } }) else { return nil }
    let told = findings.filter { $0.state == state }
    var says: [String] = []
    for finding in told where !says.contains(finding.says) { says.append(finding.says) }
    self.init(question: question, state: state, says: says.joined(separator: "; "), evidence: told.map(\.name), next: next)
  }

  /// The layer with other steps.
  func with(next: [String]) -> Layer { Layer(question: question, state: state, says: says, evidence: evidence, next: next) }
}
