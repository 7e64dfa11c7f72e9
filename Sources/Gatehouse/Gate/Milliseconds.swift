extension Int64 {
  /// How many milliseconds after another time this one is; a difference that is too great is the greatest there is. A clock may say anything.
  func since(_ earlier: Int64) -> Int64 {
    let (difference, isTooGreat) = subtractingReportingOverflow(earlier)
    guard isTooGreat else { return difference }
    return earlier < 0 ? .max : .min
  }

  /// The time that many milliseconds later; one that is too late is the latest there is.
  func later(by duration: Int64) -> Int64 {
    let (sum, isTooGreat) = addingReportingOverflow(duration)
    guard isTooGreat else { return sum }
    return duration < 0 ? .min : .max
  }
}
