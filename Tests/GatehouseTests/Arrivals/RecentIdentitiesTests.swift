@testable import Gatehouse
import Testing

@Suite struct RecentIdentitiesTests {
  /// The oldest is forgotten for the newest, again and again, and nothing else is.
  @Test func theOldestIsForgotten() {
    var recent = RecentIdentities()
    for number in 0..<10_000 {
      let isNew = recent.take("\(number)")
      let isOldestNew = recent.take("\(max(0, number - 4_095))")
      #expect(isNew && !isOldestNew, "\(number)")
    }
    #expect(recent.all == (5_904..<10_000).map(String.init))
    #expect(!recent.contains("5903") && recent.contains("5904"))
    let isNewAgain = recent.take("5903")
    #expect(isNewAgain)
  }
}
