import Foundation

/// Waits for something that may never end, and not longer than its time.
@MainActor enum TimeLimit {
  /// - Parameter seconds: how long; no number and less than nothing is not at all, and more than a day is a day.
  /// - Returns: whether it ended in time. What did not goes on, and nobody hears of it.
  static func wait(_ seconds: Double, for body: @escaping @MainActor () async -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      let end = End(continuation)
      let timer = Task {
        try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds.isNaN ? 0 : seconds), 86_400) * 1_000_000_000))
        end.come(false)
      }
      Task {
        await body()
        end.come(true)
        timer.cancel()
      }
    }
  }

  private final class End {
    private var continuation: CheckedContinuation<Bool, Never>?
    init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }
    func come(_ isInTime: Bool) {
      continuation?.resume(returning: isInTime)
      continuation = nil
    }
  }
}
