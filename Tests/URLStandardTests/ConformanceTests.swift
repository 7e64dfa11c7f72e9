import Testing
import URLStandard

/// The web-platform-tests of the URL standard, and the project's own collections, whole.
@Suite struct ConformanceTests {
  @Test(arguments: [
    "wpt/urltestdata.json", "wpt/urltestdata-javascript-only.json", "wpt/ada/ada_extra_urltestdata.json",
    "wpt/ada/ada_long_urltestdata.json",
  ])
  func urlRecordsAreTheStandards(file: String) throws {
    guard let cases = try SharedCases.load(file) else { return }
    var report = SuiteReport(file)
    for (index, test) in cases.enumerated() where test.isObject {
      guard let input = test["input"]?.string else { continue }
      if needsUTS46(input, test["base"]?.string) { continue }
      let difference = URLRecord.difference(input: input, base: test["base"]?.string, expected: test)
      report.check("\(index) \(input.debugDescription) against \(test["base"]?.string ?? "none")", difference == nil, difference ?? "")
    }
    report.print()
    #expect(report.cases > 0)
    #expect(report.failures.isEmpty)
  }

  @Test(arguments: ["url-probe.json", "url-engine-deviations.json"])
  func probesGetTheStandardsAnswer(file: String) throws {
    guard let cases = try SharedCases.load(file) else { return }
    var report = SuiteReport(file)
    for test in cases {
      guard let input = test["input"]?["url"]?.string, let expected = test["expected"] else { continue }
      if needsUTS46(input, test["input"]?["base"]?.string) { continue }
      let difference = URLRecord.difference(input: input, base: test["input"]?["base"]?.string, expected: expected)
      report.check(test["id"]?.string ?? "?", difference == nil, "\(input.debugDescription) \(difference ?? "")")
    }
    report.print()
    #expect(report.cases > 0)
    #expect(report.failures.isEmpty)
  }

  /// Hosts outside ASCII are refused until UTS 46 is there.
  private func needsUTS46(_ input: String, _ base: String?) -> Bool {
    do throws(URLParseError) {
      _ = try WebURL(input, base: base.flatMap { try? WebURL($0) })
      return false
    } catch {
      return error.kind == .nonASCIIHost || (error.kind == .domainInvalidCodePoint && !input.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
