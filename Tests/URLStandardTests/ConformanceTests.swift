import Testing

@testable import URLStandard

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
      let difference = URLRecord.difference(input: input, base: test["input"]?["base"]?.string, expected: expected)
      report.check(test["id"]?.string ?? "?", difference == nil, "\(input.debugDescription) \(difference ?? "")")
    }
    report.print()
    #expect(report.cases > 0)
    #expect(report.failures.isEmpty)
  }

  @Test(arguments: ["wpt/toascii.json", "wpt/IdnaTestV2.json", "wpt/IdnaTestV2-removed.json"])
  func domainsGetTheStandardsAnswer(file: String) throws {
    guard let cases = try SharedCases.load(file) else { return }
    var report = SuiteReport(file)
    for (index, test) in cases.enumerated() where test.isObject {
      guard let input = test["input"]?.string, let expected = test["output"] else { continue }
      if input.isEmpty {
        // A special URL without a host takes the next word for it: the empty domain cannot be asked about.
        report.notes.append("not expressible as a host: \(index) \(input.debugDescription)")
        continue
      }
      let hostname = try? WebURL("https://\(input)/x").hostname
      report.check(
        "\(index) \(input.debugDescription)", hostname == expected.string, "\(hostname ?? "refused"), not \(expected.string ?? "refused")")
    }
    report.print()
    #expect(report.cases > 0)
    #expect(report.failures.isEmpty)
  }

  @Test func queriesArePercentEncoded() throws {
    guard let cases = try SharedCases.load("wpt/percent-encoding.json") else { return }
    var report = SuiteReport("wpt/percent-encoding.json")
    for (index, test) in cases.enumerated() where test.isObject {
      guard let input = test["input"]?.string, let expected = test["output"]?["utf-8"]?.string else { continue }
      let url = try WebURL("https://example.com/?\(input)#\(input)")
      report.check("\(index)", url.query == expected && url.fragment == expected, "\(url)")
    }
    report.print()
    #expect(report.cases > 0)
    #expect(report.failures.isEmpty)
  }

  @Test func labelsAreEncodedAndDecodedAsPunycode() throws {
    guard let cases = try SharedCases.load("wpt/rust-url/punycode_tests.json") else { return }
    var report = SuiteReport("wpt/rust-url/punycode_tests.json")
    for test in cases {
      guard let decoded = test["decoded"]?.string, let encoded = test["encoded"]?.string else { continue }
      let label = decoded.unicodeScalars.map(\.value)
      var output: [UInt8] = []
      let isEncoded = Punycode.encode(label[...], to: &output)
      report.check(encoded, isEncoded && String(decoding: output, as: UTF8.self) == encoded, String(decoding: output, as: UTF8.self))
      report.check(encoded, Punycode.decode(Array(encoded.utf8)[...]) == label, "decoded otherwise")
    }
    report.print()
    #expect(report.cases > 0)
    #expect(report.failures.isEmpty)
  }
}
