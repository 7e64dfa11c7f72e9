/// A question to a delegate, and what its answer does. Let go of without an answer it says so.
@MainActor final class ScriptedAnswer<Value: Sendable> {
  /// When an answer counts.
  enum Time: Sendable, Hashable {
    /// At any time; the navigation waits for it.
    case whenever
    /// Before the delegate returns; after that the navigation has been allowed.
    case atOnce
    /// Never: the navigation went on already.
    case never
  }

  private let world: ScriptedWorld
  private let window: Int
  private let url: String
  private let time: Time
  private let refuses: @MainActor (Value) -> Bool
  private let take: @MainActor (Value?) -> Void
  private(set) var isAnswered = false
  private var isExpired = false

  init(
    _ world: ScriptedWorld, window: Int, url: String, time: Time, refuses: @escaping @MainActor (Value) -> Bool,
    _ take: @escaping @MainActor (Value?) -> Void
  ) {
    self.world = world
    self.window = window
    self.url = url
    self.time = time
    self.refuses = refuses
    self.take = take
  }

  func answer(_ value: Value) {
    guard !isAnswered || world.behavior.has(.secondAnswerCounts) else { return world.record(.answeredTwice(url), window) }
    isAnswered = true
    switch time {
    case .whenever: take(value)
    case .never: world.record(.ignored(url, refuses: refuses(value)), window)
    case .atOnce where isExpired && !world.behavior.has(.lateFragmentAnswerRefuses):
      world.record(.late(url, refuses: refuses(value)), window)
    case .atOnce: take(value)
    }
  }

  /// The delegate returned.
  func delegateReturned() {
    guard time == .atOnce, !isAnswered else { return }
    isExpired = true
    if !world.behavior.has(.lateFragmentAnswerRefuses) { take(nil) }
  }

  isolated deinit {
    guard !isAnswered else { return }
    world.record(.unanswered(url), window)
    if time == .whenever, world.behavior.has(.unansweredIsAllowed) { take(nil) }
  }
}
