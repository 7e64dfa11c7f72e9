import Foundation
import Testing

@testable import GatehouseLab

@Suite struct ReportTests {
  @Test func theReportOfAVisitIsTheRecordedOne() throws {
    try Golden.compare(Report.html(SampleVisit.visit), with: "report.html")
  }

  @Test func theTableOfAVisitIsTheRecordedOne() throws {
    let table = VisitTable()
    let visit = SampleVisit.visit
    try Golden.compare(table.heading(visit) + visit.stops.map(table.lines).joined() + table.summary(visit), with: "table.txt")
  }

  @Test func textOfAPageCannotBecomeMarkup() {
    let report = Report.html(SampleVisit.visit)
    #expect(!report.contains("<script"))
    #expect(!report.contains("<img src=x"))
    #expect(!report.contains("<b>no"))
    #expect(report.components(separatedBy: "</style>").count == 2)
    #expect(!report.unicodeScalars.contains("\u{202E}"))
    #expect(report.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
    #expect(report.contains("[U+202E]"))
  }

  @Test func theReportNeedsNothingFromOutside() {
    let report = Report.html(SampleVisit.visit)
    for word in ["<iframe", "<link", "<object", "<base", "@import", "url(", "href=\"http", "http-equiv=\"refresh\""] {
      #expect(!report.contains(word), "\(word)")
    }
    #expect(report.contains("default-src 'none'"))
  }

  @Test func aVisitWithoutStepsHasAReport() {
    let visit = Visit(site: "s", policy: "p", engine: "e", broken: "the engine ended")
    #expect(Report.html(visit).contains("The visit ended early."))
  }

  @Test func colourIsWrittenOnlyWhereItIsWanted() {
    let visit = SampleVisit.visit
    let plain = visit.stops.map(VisitTable().lines).joined()
    #expect(!plain.contains("\u{1B}"))
    let coloured = visit.stops.map(VisitTable(style: TextStyle(isColoured: true)).lines).joined()
    #expect(coloured.contains("\u{1B}[31m"))
  }
}

/// Recorded texts. `GATEHOUSE_RECORD=1 swift test` writes them anew.
enum Golden {
  static func compare(_ text: String, with name: String, at location: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/" + name)
    if ProcessInfo.processInfo.environment["GATEHOUSE_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard recorded != text else { return }
    let lines = zip(recorded.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
    let first = lines.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "\(name) differs from line \((first?.offset ?? -1) + 1): \(first?.element.0 ?? "its length") became \(first?.element.1 ?? "another")",
      sourceLocation: location)
  }
}
