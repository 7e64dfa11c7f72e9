import Gatehouse
import Testing

/// Invariants over random visits: launches are counted, forms and history stay here, less evidence never allows more, whatever came before.
@Suite struct VisitTests {
  @Test(arguments: LatticePolicies.all.indices) func holds(_ index: Int) {
    let named = LatticePolicies.all[index]
    var check = VisitCheck(named)
    let visits = LatticeTests.isSoak ? 1_000 : 12
    for seed in 0..<UInt64(visits) { check.run(seed: seed &* 31 &+ UInt64(index), steps: 100) }
    print("visits, policy \(named.name): \(check.decisions) decisions in \(visits) visits")
    #expect(check.decisions > 0)
    for line in check.report { Issue.record("\(line)") }
  }

  @Test(.enabled(if: CasePolicyFiles.arePresent, CasePolicyFiles.absence)) func holdsInTheCases() throws {
    for (index, named) in try CasePolicyFiles.all().enumerated() {
      var check = VisitCheck(named)
      for seed in 0..<UInt64(LatticeTests.isSoak ? 200 : 2) { check.run(seed: seed &* 37 &+ UInt64(index), steps: 60) }
      #expect(check.decisions > 0)
      for line in check.report { Issue.record("\(line)") }
    }
  }
}
