/// A handler of the engine's that the app answers in its own time, once. Let go of without an answer, it refuses.
@MainActor final class OpenAnswer<Value: Sendable>: ClosableAnswer {
  /// What the app did wrong.
  enum Misuse: Sendable {
    case again, dropped
  }

  private(set) var isOpen = true
  private var isAnswered = false
  private let refusal: Value
  private let handler: @MainActor @Sendable (Value) -> Void
  private let misused: @MainActor @Sendable (Misuse) -> Void

  init(refusal: Value, _ handler: @escaping @MainActor @Sendable (Value) -> Void, misused: @escaping @MainActor @Sendable (Misuse) -> Void)
  {
    self.refusal = refusal
    self.handler = handler
    self.misused = misused
  }

  func answer(_ value: Value) {
    guard !isAnswered else { return misused(.again) }
    isAnswered = true
    // Closed meanwhile: it comes late, which is nobody's mistake.
    guard isOpen else { return }
    isOpen = false
    handler(value)
  }

  /// Refuses, because nobody waits for the app any more.
  func close() {
    guard isOpen else { return }
    isOpen = false
    handler(refusal)
  }

  deinit {
    guard isOpen else { return }
    let (refusal, handler, misused) = (refusal, handler, misused)
    Task { @MainActor in
      handler(refusal)
      misused(.dropped)
    }
  }
}

@MainActor protocol ClosableAnswer: AnyObject {
  var isOpen: Bool { get }
  func close()
}

/// An answer that the app holds.
struct WeakAnswer {
  weak var answer: (any ClosableAnswer)?
}
