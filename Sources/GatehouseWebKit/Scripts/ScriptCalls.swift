import Foundation
import Gatehouse

/// The calls of script that wait for their results.
@MainActor final class ScriptCalls {
  private struct Open {
    var end: @MainActor (Result<[UInt8], ScriptFailure>) -> Void
    var tasks: [Task<Void, Never>]
  }
  private var open: [Int: Open] = [:]
  private var last = 0
  var count: Int { open.count }

  /// Begins a call; `end` is called once.
  func begin(within seconds: TimeInterval, _ end: @escaping @MainActor (Result<[UInt8], ScriptFailure>) -> Void) -> Int {
    last += 1
    let number = last
    let nanoseconds = UInt64(min(max(0, seconds), 3600) * 1_000_000_000)
    let timer = Task { [weak self] in
      try? await Task.sleep(nanoseconds: nanoseconds)
      if !Task.isCancelled { self?.finish(number, .failure(.timedOut)) }
    }
    open[number] = Open(end: end, tasks: [timer])
    return number
  }

  func finish(_ number: Int, _ result: Result<[UInt8], ScriptFailure>) {
    guard let call = open.removeValue(forKey: number) else { return }
    for task in call.tasks { task.cancel() }
    call.end(result)
  }

  /// The page is gone.
  func endPage() {
    for number in open.keys.sorted() { finish(number, .failure(.pageGone)) }
  }
}
