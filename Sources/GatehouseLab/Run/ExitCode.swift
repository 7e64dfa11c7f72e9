/// How the lab ends.
enum ExitCode: Int32, Sendable {
  /// The visit ended and every expectation holds.
  case fine = 0
  /// A step failed.
  case findings = 1
  /// The visit could not be made, or broke off.
  case unusable = 2
  /// SIGINT ended the visit early: 128 and the signal's number, as shells count.
  case interrupted = 130
  /// SIGTERM ended the visit early.
  case terminated = 143
}
