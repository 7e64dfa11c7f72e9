extension Int64 {
  /// How many milliseconds after another time this one is; a difference that is too great is the greatest there is. A clock may say anything.
  func since(_ earlier: Int64) -> Int64 {
    let (difference, isTooGreat) = subtractingReportingOverflow(earlier)
    guard isTooGreat else { return difference }
    return earlier < 0 ? .max : .min
  }
}
