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

  @Test func idsAreUnique() throws {
    var seen: Set<String> = []
    for item in try CaseSet.allCases.flatMap({ try $0.cases() ?? [] }) where !seen.insert(item.id).inserted {
      Issue.record("\(item.id) is there twice")
    }
  }
}
