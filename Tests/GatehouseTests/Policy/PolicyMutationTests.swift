import Gatehouse
import Testing

/// A complete policy with bytes changed, removed and doubled: whatever comes of it is a policy or says why it is none.
@Suite struct PolicyMutationTests {
  @Test func damagedFilesAreReadToTheEnd() {
    let whole = Array(PolicyFileTests.everything.utf8)
    var random = Random(state: 7)
    var usable = 0
    for round in 0..<1_500 {
      var bytes = whole
      for _ in 0...random.next(3) {
        let place = random.next(bytes.count)
        switch random.next(4) {
        case 0: bytes[place] = UInt8(random.next(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.next(40)))
        case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random.next(60))], at: random.next(bytes.count))
        default: bytes.swapAt(place, random.next(bytes.count))
        }
      }
      let reading = PolicyFile.read(utf8: bytes)
      #expect((reading.policy == nil) == reading.diagnostics.contains { $0.severity == .error }, "round \(round)")
      for finding in reading.check() {
        #expect(finding.range.end <= bytes.count && finding.position <= finding.end, "round \(round): \(finding.code)")
        #expect(!finding.text(file: "f", source: reading.source).isEmpty)
      }
      if let policy = reading.policy {
        usable += 1
        #expect(PolicyFile.reading(of: policy).policy == policy, "round \(round)")
      }
    }
    #expect(usable > 0)
  }

  /// Numbers that are the same in every run.
  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(bound, 1)))
    }
  }
}

private func <= (left: SourceText.Position, right: SourceText.Position) -> Bool {
  (left.line, left.column) <= (right.line, right.column)
}
