import Foundation
import Gatehouse
import Testing

/// The policy files of the cases load and check clean, and the examples are those of the cases.
@Suite("Cases: policies") struct PolicyFileTests {
  static let shared: [String] = {
    let folder = SharedFiles.folder.appendingPathComponent("policies").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test(.enabled(if: SharedFiles.arePresent, Comment(rawValue: SharedFiles.absence))) func theyAreThere() {
    #expect(Self.shared.count == 15)
  }

  @Test(arguments: shared) func loads(name: String) throws {
    let reading = PolicyFile.read(try SharedFiles.policy(name), name: "\(name).json")
    let findings = reading.check().filter { $0.severity != .note }
    #expect(reading.policy != nil && findings.isEmpty, "\(reading.report(findings))")
  }

  @Test(arguments: ["delegate", "payments", "reader"]) func exampleLoads(name: String) throws {
    let reading = PolicyFile.read(try ExamplePolicies.policy(name).text, name: "\(name).json")
    let findings = reading.check().filter { $0.severity != .note }
    #expect(reading.policy != nil && findings.isEmpty, "\(reading.report(findings))")
    if SharedFiles.arePresent {
      #expect(reading.policy == PolicyFile.read(try SharedFiles.policy(name)).policy, "the example and the cases' policy differ")
    }
  }

  /// Every policy that a case of ours or of the harness writes, too: an error in one would be hidden in a failure of its case.
  @Test func everyPolicyOfACaseLoads() throws {
    let policies = Set(try CaseSet.allCases.flatMap { try $0.cases() ?? [] }.map(\.policy))
    for policy in policies.sorted(by: { $0.name < $1.name }) {
      let reading = PolicyFile.read(policy.text)
      if reading.policy == nil { Issue.record("\(policy.name)\n\(reading.report())") }
    }
  }

  /// Patterns that look like a wider one are refused, never read as one.
  @Test(arguments: PeerAllowLists.refusedPatterns) func refuses(pattern: String) {
    #expect(PolicyFile.read(#"{"gatehouse":1,"web":{"pages":["\#(pattern)"]}}"#).policy == nil)
  }
}
