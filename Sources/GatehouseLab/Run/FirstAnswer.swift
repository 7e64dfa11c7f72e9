/// A value that several may give; the first one counts.
///
/// What is waited for in another way is left behind, not cancelled: a call into an engine whose page is busy for good never comes back.
@MainActor final class FirstAnswer<Value: Sendable> {
  private var given: Value?
  private var waiting: CheckedContinuation<Value, Never>?

  /// Gives a value. Later ones are dropped.
  func give(_ value: Value) {
    guard given == nil else { return }
    given = value
    waiting?.resume(returning: value)
    waiting = nil
  }

  /// The first value, once it is there. To be asked for once.
  func value() async -> Value {
    if let given { return given }
    return await withCheckedContinuation { waiting = $0 }
  }
}

/// Gives a call so much time.
/// - Returns: what it returned; `nil` if it has not come back in that time.
@MainActor func answer<Value: Sendable>(
  within limit: Duration, _ call: @escaping @MainActor () async throws -> Value
) async throws -> Value? {
  let first = FirstAnswer<Result<Value?, any Error>>()
  let running = Task { @MainActor in
    do { first.give(.success(try await call())) } catch { first.give(.failure(error)) }
  }
  let timer = Task { @MainActor in
    try await Task.sleep(for: limit)
    first.give(.success(nil))
  }
  defer {
    running.cancel()
    timer.cancel()
  }
  return try await first.value().get()
}
