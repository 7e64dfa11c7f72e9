/// The visit in the form that test dashboards read: one test case for each step that could fail or did.
///
/// See the [JUnit XML format](https://github.com/testmoapp/junitxml).
enum JUnitReport {
  /// The file's text.
  static func xml(_ visit: Visit) -> String {
    let cases = visit.stops.filter { $0.outcome != .done }
    let broken = visit.broken == nil ? 0 : 1
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuite name=\"\(escaped(visit.script ?? visit.site))\" tests=\"\(cases.count + broken)\""
    text += " failures=\"\(visit.failures.count)\" errors=\"\(broken)\">\n"
    for stop in cases { text += testCase(stop) }
    if let broken = visit.broken {
      text += "  <testcase classname=\"visit\" name=\"the visit ends\">\n    <error message=\"\(escaped(broken))\"/>\n  </testcase>\n"
    }
    return text + "</testsuite>\n"
  }

  private static func testCase(_ stop: Stop) -> String {
    let head = "  <testcase classname=\"step \(stop.number)\" name=\"\(escaped(stop.note ?? stop.title))\""
    guard case .failed(let message) = stop.outcome else { return head + "/>\n" }
    return head + ">\n    <failure message=\"\(escaped(stop.title + ": " + message))\"/>\n  </testcase>\n"
  }

  /// Text for an attribute. The HTML form names every character that XML 1.0 forbids (section 2.2), apart from U+FFFE and U+FFFF, which
  /// are not assigned and so named too.
  private static func escaped(_ text: String) -> String { HTML.escaped(text) }
}
