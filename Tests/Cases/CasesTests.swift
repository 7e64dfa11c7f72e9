import Foundation
import Gatehouse
import Testing

/// Every case that applies: all of them run, every failure is reported by its id.
@Suite("Cases") struct CasesTests {
  @Test(arguments: CaseSet.allCases) func everyCase(of set: CaseSet) throws {
    guard let cases = try set.cases() else {
      print("\(set.testDescription): \(SharedFiles.absence)")
      return
    }
    #expect(!cases.isEmpty, "\(set.testDescription): the file is there and nothing ran")
    guard let report = try set.report() else { return }
    for failure in report.failures { Issue.record(Comment(rawValue: failure)) }
    print("\(set.testDescription): \(report.ran) cases, \(report.failures.count) failures")
  }

  @Test func closingLine() throws {
    let reports = try CaseSet.allCases.compactMap { try $0.report() }
    for rule in DeviationRule.allCases {
      let ids = reports.flatMap { $0.deviations[rule] ?? [] }
      if !ids.isEmpty { print("deviation: \(rule.statement): \(ids.count) cases") }
    }
    if !SharedFiles.arePresent { print(SharedFiles.absence) }
    print(CaseReport.closingLine(reports))
  }

  /// An id that is listed and never ran would hide a mistake.
  @Test(.enabled(if: SharedFiles.arePresent, Comment(rawValue: SharedFiles.absence))) func everyDeviationAndPinIsACase() throws {
    let ids = Set(try CaseSet.allCases.flatMap { try $0.cases() ?? [] }.map(\.id))
    for id in Deviations.byID.keys.sorted() where !ids.contains(id) { Issue.record("the deviation \(id) is no case") }
    for id in Pins.chosen.keys.sorted() where !ids.contains(id) { Issue.record("the pin \(id) is no case") }
  }

  /// What only an app can answer with: its own code decides it.
  private static let appsOwn: Set<Reason> = [.arrivalUnauthorized, .arrivalUsed, .arrivalSignatureExpired]

  @Test func everyReasonIsReached() throws {
    let reached = try CaseSet.allCases.compactMap { try $0.report() }.reduce(into: Set<String>()) { $0.formUnion($1.reasons) }
    for reason in Reason.allCases where !reached.contains(reason.code) && !Self.appsOwn.contains(reason) {
      Issue.record("no case is answered with \(reason.code)")
    }
  }

  /// With `GATEHOUSE_CASES_OUT` naming a file, every case is written there with its policy, its lines and the gate's answer: one object a line.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GATEHOUSE_CASES_OUT"] != nil, "GATEHOUSE_CASES_OUT names no file"))
  func listing() throws {
    let path = try #require(ProcessInfo.processInfo.environment["GATEHOUSE_CASES_OUT"])
    var runner = CaseRunner()
    let lines = try CaseSet.allCases.flatMap { try $0.cases() ?? [] }.map { item in
      let row: JSON = [
        "id": .string(item.id), "policy": .string(item.policy.text), "lines": .array(item.lines), "answer": try runner.answer(item).line,
      ]
      return row.text
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func idsAreUnique() throws {
    var seen: Set<String> = []
    for item in try CaseSet.allCases.flatMap({ try $0.cases() ?? [] }) where !seen.insert(item.id).inserted {
      Issue.record("\(item.id) is there twice")
    }
  }
}
