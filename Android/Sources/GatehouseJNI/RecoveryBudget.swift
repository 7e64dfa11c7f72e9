/// How often a page is shown again after its process ended: so many times within so long.
struct RecoveryBudget: Sendable {
  private var times: [Int64] = []

  /// Whether there is room for one more now; if so it is counted.
  mutating func allows(_ attempts: Int, within: Int64, at now: Int64) -> Bool {
    times.removeAll { now.subtractingReportingOverflow($0).partialValue >= within }
    guard times.count < attempts else { return false }
    times.append(now)
    return true
  }
}
