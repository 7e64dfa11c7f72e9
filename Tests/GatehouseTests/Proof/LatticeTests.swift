import Gatehouse
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a missing fact can do: nothing that it could not do if it were known.
///
/// Each state of the lattice is compared with every state that has one fact less, or in which more of the view's past is stated. The verdict
/// never moves up in the order of verdicts, and what is blocked stays blocked.
@Suite struct LatticeTests {
  /// The long form.
  static let isSoak = getenv("GATEHOUSE_SOAK") != nil
  /// One state in this many is walked; with `GATEHOUSE_SOAK=1` every one, with `GATEHOUSE_SOAK=200` one in 200.
  static let distance = getenv("GATEHOUSE_SOAK").flatMap { Int(String(cString: $0)) } ?? 25_000

  @Test func knowingLessNeverAllowsMore() async {
    await Self.walk(Lattice(), LatticePolicies.all, oneIn: Self.distance)
  }

  @Test(.enabled(if: CasePolicyFiles.arePresent, CasePolicyFiles.absence)) func knowingLessNeverAllowsMoreInTheCases() async throws {
    let policies = try CasePolicyFiles.all()
    #expect(policies.count > 10)
    await Self.walk(Lattice(LatticeAddresses.withCases), policies, oneIn: Self.isSoak ? Self.distance : 4 * Self.distance)
  }

  private static func walk(_ lattice: Lattice, _ policies: [LatticePolicies.Named], oneIn distance: Int) async {
    var total = 0
    for named in policies {
      let walk = await LatticeWalk.run(lattice, named.policy, oneIn: distance)
      total += walk.states
      print("lattice, policy \(named.name): \(walk.states) of \(lattice.count) states, \(walk.comparisons) comparisons")
      #expect(walk.states > 0)
      for line in walk.report(policy: named.name) { Issue.record("\(line)") }
    }
    print("lattice: \(total) states walked under \(policies.count) policies")
  }
}
