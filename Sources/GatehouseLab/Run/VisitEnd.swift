import Foundation

/// Why a visit is over.
enum VisitEnd: Sendable, Hashable {
  /// The script is at its end, or cannot go on.
  case script
  /// `--timeout` is over.
  case timeIsUp(seconds: Int)
  /// Somebody sent SIGINT or SIGTERM.
  case signal(Int32)

  /// What the report says of a visit that ended before its script; `nil` for one that did not.
  /// - Parameter step: the step that ran.
  func message(in step: Stop?) -> String? {
    let place = step.map { ", in step \($0.number) (\($0.title))" } ?? ""
    return switch self {
    case .script: nil
    case .timeIsUp(let seconds):
      "the time for the visit is up after \(seconds) s\(place): the page may be busy for good, or needs more time (--timeout)"
    case .signal(let number): "\(number == SIGINT ? "SIGINT" : "SIGTERM") interrupted the visit\(place)"
    }
  }

  /// What the step that ran is told to be; `nil` if it came to its own end.
  var outcome: Stop.Outcome? {
    switch self {
    case .script: nil
    case .timeIsUp: .failed("it did not end in time")
    case .signal: .failed("it was interrupted")
    }
  }

  /// How the program ends because of it; `nil` if the visit itself says that.
  var exitCode: ExitCode? {
    switch self {
    case .script, .timeIsUp: nil
    case .signal(let number): number == SIGINT ? .interrupted : .terminated
    }
  }
}
