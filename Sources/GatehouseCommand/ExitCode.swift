/// How the command ends.
enum ExitCode: Int32, Sendable {
  /// Fine: nothing was found, everything was decided.
  case fine = 0
  /// Something was found: an error or a warning in a policy, an input line that is no question.
  case findings = 1
  /// The input or the options could not be used.
  case unusable = 2

  /// The worse of two.
  func worse(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
