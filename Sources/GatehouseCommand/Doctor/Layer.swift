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
  /// What to do next, most useful first.
  var next: [String] = []
}
