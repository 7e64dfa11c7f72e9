/// An answer of the app's own delegate to one question: taken once. Let go of without an answer, it says so.
///
/// It is the handler that the app gets, so what the app does with it (answer twice, late, never) ends here and never reaches WebKit.
@MainActor final class AppAnswer<Value: Sendable> {
  /// What came of the question.
  enum Event: Sendable {
    /// The answer came when the question was closed already.
    case late(Value)
    /// A second answer.
    case again
    /// Nobody will answer.
    case dropped
  }

  private(set) var value: Value?
  private var isAnswered = false
  private let take: @MainActor @Sendable (Event) -> Void
  private var isClosed = false

  /// - Parameter take: is told what the question's asker does not see by itself.
  init(_ take: @escaping @MainActor @Sendable (Event) -> Void) { self.take = take }

  /// The app answers.
  func answer(_ value: Value) {
    guard !isAnswered else { return take(.again) }
    isAnswered = true
    if isClosed { take(.late(value)) } else { self.value = value }
  }

  /// From here on an answer is late.
  func close() { isClosed = true }

  deinit {
    guard !isAnswered else { return }
    let take = take
    Task { @MainActor in take(.dropped) }
  }
}
