import Gatehouse

/// Findings as JUnit's XML: a suite for each file, a test for each finding. What CI machines show as failed tests.
enum CheckJUnit {
  static func text(_ files: [CheckedFile]) -> String {
    let counts = files.map { (file: $0, failures: $0.count(.error) + $0.count(.warning), errors: $0.failure == nil ? 0 : 1) }
    let tests = counts.reduce(0) { $0 + max(1, $1.failures) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"gatehouse links\" tests=\"\(tests)\" failures=\"\(counts.reduce(0) { $0 + $1.failures })\""
    text += " errors=\"\(counts.reduce(0) { $0 + $1.errors })\">\n"
    for (file, failures, errors) in counts {
      let name = escaped(file.name)
      text += "  <testsuite name=\"\(name)\" tests=\"\(max(1, failures))\" failures=\"\(failures)\" errors=\"\(errors)\">\n"
      if let failure = file.failure {
        text += "    <testcase classname=\"\(name)\" name=\"can be read\"><error message=\"\(escaped(failure.cause))\"/></testcase>\n"
      } else if failures == 0 {
        text += "    <testcase classname=\"\(name)\" name=\"fine\"/>\n"
      }
      for finding in file.findings where finding.severity != .note { text += testcase(finding, file) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func testcase(_ finding: Diagnostic, _ file: CheckedFile) -> String {
    let whole = escaped(finding.text(file: file.name, source: file.source))
    return "    <testcase classname=\"\(escaped(file.name))\" name=\"\(escaped("\(finding.code) at \(finding.position)"))\">"
      + "<failure type=\"\(finding.code)\" message=\"\(escaped(finding.message))\">\(whole)</failure></testcase>\n"
  }

  /// A text as XML 1.0 has it; what it cannot hold is shown as `\u{…}`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      default: scalar.shown
      }
    }.joined()
  }
}
