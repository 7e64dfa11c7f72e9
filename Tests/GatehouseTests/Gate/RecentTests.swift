import Testing

@testable import Gatehouse

/// The memory of the latest elements is a ring; it forgets the oldest, and the latest for which a condition holds.
@Suite struct RecentTests {
  private func filled(_ count: Int) -> Recent<Int> {
    var recent = Recent<Int>()
    for number in 0..<count { recent.append(number) }
    return recent
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 100]) func theOldestIsForgotten(_ count: Int) {
    let recent = filled(count)
    let kept = max(0, count - ViewState.longestMemory)..<count
    #expect(recent.count(where: { kept.contains($0) }) == kept.count)
    #expect(recent.count(where: { !kept.contains($0) }) == 0)
    #expect(recent.last(where: { _ in true }) == kept.last)
    #expect(recent.isEmpty == (count == 0))
  }

  @Test(arguments: [5, 32, 40, 63]) func removingKeepsTheOrder(_ count: Int) {
    for gone in max(0, count - ViewState.longestMemory)..<count {
      var recent = filled(count)
      let isRemoved = recent.removeLast(where: { $0 == gone })
      #expect(isRemoved)
      #expect(!recent.contains(where: { $0 == gone }))
      recent.append(1_000)
      #expect(recent.last(where: { $0 != 1_000 }) == (gone == count - 1 ? count - 2 : count - 1))
      let isRemovedAgain = recent.removeLast(where: { $0 == gone })
      #expect(!isRemovedAgain)
    }
  }
}
