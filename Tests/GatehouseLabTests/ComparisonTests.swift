import Foundation
import Gatehouse
import Testing

@testable import GatehouseLab

@Suite struct ComparisonTests {
  private func answer(_ url: String, _ verdict: String, _ reason: String = "r", response: Bool = false) -> Comparison.Answer {
    Comparison.Answer(url: url, isResponse: response, verdict: verdict, reason: reason)
  }

  @Test func equalVisitsDifferInNothing() {
    let answers = [answer("a", "load"), answer("a", "load", response: true), answer("b", "block"), answer("a", "block")]
    #expect(Comparison(name: "t", before: answers, now: answers).differences.isEmpty)
    #expect(Comparison(name: "t", before: [], now: []).differences.isEmpty)
  }

  @Test func aBlobsIdentityIsNoDifference() {
    let (one, two) = ("blob:https://a.example/5a9c", "blob:https://a.example/77f1")
    #expect(Comparison(name: "t", before: [answer(one, "block")], now: [answer(two, "block")]).differences.isEmpty)
    #expect(Comparison(name: "t", before: [answer(one, "block")], now: [answer(two, "load")]).differences.count == 1)
  }

  @Test func changedNewAndGoneAnswersAreNamed() {
    let before = [
      answer("a", "load"), answer("b", "open"), answer("b", "block", "first"), answer("c", "load"), answer("b", "block", "second"),
    ]
    let now = [answer("a", "block"), answer("b", "open"), answer("d", "route")]
    let differences = Comparison(name: "t", before: before, now: now).differences
    #expect(
      differences.map { "\($0.url): \($0.text)" } == [
        "a: was load (r), is block (r)", "d: was not asked, is route (r)", "b: was block (first), is not asked",
        "c: was load (r), is not asked",
        "b: was block (second), is not asked",
      ])
  }

  @Test func anEarlierVisitIsReadFromItsTraceAndItsVerdicts() throws {
    let line = "{\"view\":\"v1\",\"url\":\"https://a.example/\",\"trigger\":\"host\",\"target\":\"main\",\"method\":\"GET\"}\n"
    let trace = line + "{\"view\":\"v1\",\"event\":\"commit\",\"url\":\"https://a.example/\"}\n"
    try TemporarySite.with(["trace.ndjson": trace]) { root in
      let answers = try EarlierVisit.answers(trace: root + "/trace.ndjson", gate: Gate(Policy()))
      #expect(answers == [answer("https://a.example/", "load", "web.page")])
    }
    try TemporarySite.with(["trace.ndjson": trace, "verdicts.ndjson": "{\"verdict\":\"block\",\"reason\":\"web.unlisted\"}\n"]) { root in
      let answers = try EarlierVisit.answers(trace: root + "/trace.ndjson", gate: Gate(Policy()))
      #expect(answers == [answer("https://a.example/", "block", "web.unlisted")])
    }
    try TemporarySite.with(["trace.ndjson": line + "what\n"]) { root in
      #expect(throws: LabError.self) { try EarlierVisit.answers(trace: root + "/trace.ndjson", gate: Gate(Policy())) }
      #expect(throws: LabError.self) { try EarlierVisit.answers(trace: root + "/none", gate: Gate(Policy())) }
    }
  }

  @Test func theJUnitReportIsTheRecordedOne() throws {
    var visit = SampleVisit.visit
    try Golden.compare(JUnitReport.xml(visit), with: "junit.xml")
    visit.broken = "the engine's \u{0} process ended"
    let text = JUnitReport.xml(visit)
    #expect(text.contains("errors=\"1\""))
    let parser = XMLText(text)
    #expect(parser.isWellFormed)
  }

  @Test func theReportNamesDifferences() {
    var visit = SampleVisit.visit
    visit.comparison = Comparison(name: "<old>", before: [answer("<a>", "load")], now: [])
    #expect(Report.html(visit).contains("<code class=\"url\">&lt;a&gt;</code> was load (r), is not asked"))
    #expect(VisitTable().summary(visit).contains("was load (r), is not asked"))
  }
}

/// A check that text is XML as far as these reports use it: tags that match, and no character that XML 1.0 forbids.
struct XMLText {
  let isWellFormed: Bool

  init(_ text: String) {
    var open: [Substring] = []
    var sound = !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
    for piece in text.split(separator: "<").dropFirst() {
      guard let end = piece.lastIndex(of: ">") else { sound = false; break }
      let tag = piece[..<end]
      let name = tag.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("?") { continue }
      if tag.hasPrefix("/") { sound = sound && open.popLast() == tag.dropFirst() } else if !tag.hasSuffix("/") { open.append(name) }
    }
    isWellFormed = sound && open.isEmpty
  }
}
