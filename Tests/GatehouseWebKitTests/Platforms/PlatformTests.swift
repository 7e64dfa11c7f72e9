#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// The documentation's table of platforms. With GATEHOUSE_RECORD=1 the columns of iOS and Linux are written anew.
  @Suite(.serialized) @MainActor struct PlatformTests {
    private static let ads = "https://ads.example/banner"

    @Test func `what iOS and Linux do in the shop is what the documentation says`() async throws {
      let policyText = try String(contentsOf: PlatformTable.root.appendingPathComponent("Examples/shop/gatehouse.json"), encoding: .utf8)
      let policy = try #require(PolicyFile.read(policyText).policy)
      let situations = try PlatformTable.situations(), written = PlatformTable.read(), visit = try Self.visit()
      var rows: [PlatformTable.Row] = []
      for situation in situations {
        let old = written.first { $0.number == situation.number }
        rows.append(
          PlatformTable.Row(
            number: situation.number, ios: try await Self.play(situation, policy), linux: Self.expected(situation, visit),
            android: old?.android ?? "", androidPage: old?.androidPage ?? ""))
      }
      if ProcessInfo.processInfo.environment["GATEHOUSE_RECORD"] == "1" {
        try PlatformTable.text(rows, situations).write(to: PlatformTable.file, atomically: true, encoding: .utf8)
        return
      }
      #expect(rows.count == written.count)
      for (now, then) in zip(rows, written) { #expect(now == then, "situation \(now.number)") }
    }

    @Test func `a difference has a reason, and a reason has a difference`() throws {
      let rows = PlatformTable.read(), situations = try PlatformTable.situations()
      #expect(rows.count == situations.count)
      for (row, situation) in zip(rows, situations) {
        let cells = [row.ios, row.linux, row.android, row.androidPage]
        #expect(!cells.contains(""), "situation \(row.number) was not played on every platform")
        let verdicts = Set(cells.map { $0.prefix { $0 != " " } })
        if verdicts.count > 1 { #expect(!situation.why.isEmpty, "situation \(row.number): \(cells)") }
        if !situation.why.isEmpty { #expect(Set(cells).count > 1, "situation \(row.number): \(cells)") }
      }
    }

    /// The newest verdict about the address, on the scripted engine with Apple's interface.
    private static func play(_ situation: PlatformTable.Situation, _ policy: Policy) async throws -> String {
      var web: [String: ScriptedResponse] = [:]
      for (from, to) in zip(situation.via, situation.via.dropFirst() + [situation.url]) { web[from] = .redirect(to) }
      let framed = situation.act == "frame" ? situation.url : ads
      if situation.page.hasSuffix("offers") || situation.page.hasSuffix("sponsored") || situation.act == "frame" {
        web[situation.page] = .page(ScriptedPage(ScriptedElement("f", .url(framed))))
      }
      let visit = try AdapterVisit(policy, web: web, .apple, apps: ["wallet", "https://partner.example/table"])
      let start = situation.page.isEmpty ? situation.url : situation.page
      await visit.world.play([.hostLoads(start)], in: visit.view)
      if situation.act == "return" { visit.gate.expectReturn(situation.url.components(separatedBy: "?")[0], state: "s1") }
      if let navigation = navigation(situation) { await visit.world.play([.navigates(navigation)], in: visit.view) }
      if situation.act == "twice" {
        let second = ScriptedNavigation(.location, situation.url, .earlier(milliseconds: 250))
        await visit.world.play([.navigates(second)], in: visit.view)
      }
      guard let verdict = visit.decisions.last(where: { $0.facts.url == situation.url })?.verdict else { return "–" }
      return "\(verdict.kind.rawValue) `\(verdict.reason.code)`"
    }

    private static func navigation(_ situation: PlatformTable.Situation) -> ScriptedNavigation? {
      typealias N = ScriptedNavigation
      let url = situation.act == "twice" ? situation.via[0] : situation.via.first ?? situation.url
      switch situation.act {
      case "tap", "return": return N(.link(), url, .taps)
      case "tapNew": return N(.link(), url, to: .new, .taps)
      case "openNew": return N(.open(), url, to: .new, .inHandler)
      case "post": return N(.form, url, .taps, method: "POST", body: "a=1")
      case "later": return N(.location, url, .earlier(milliseconds: 2_000))
      case "twice": return N(.location, url, .inHandler)
      case "script": return N(.location, url)
      case "frameScript": return N(.location, url, from: "f")
      case "frameTap": return N(.link(), url, from: "f", .taps)
      case "frameTapTop": return N(.link(), url, from: "f", to: .top, .taps)
      case "frameScriptTop": return N(.location, url, from: "f", to: .top, .inHandler)
      default: return nil
      }
    }

    private struct Expectation: Decodable {
      let url, verdict: String
      let reason: String?
    }

    private struct Script: Decodable {
      struct Step: Decodable { let expect: Expectation? }
      let steps: [Step]
    }

    /// What the visit in WebKitGTK expects; a run of it fails where that is not so.
    private static func visit() throws -> [Expectation] {
      let data = try Data(contentsOf: PlatformTable.root.appendingPathComponent("Examples/shop/taps.json"))
      return try JSONDecoder().decode(Script.self, from: data).steps.compactMap(\.expect)
    }

    private static func expected(_ situation: PlatformTable.Situation, _ visit: [Expectation]) -> String {
      let matching = visit.filter { expect in
        expect.url.hasSuffix("*") ? situation.url.hasPrefix(String(expect.url.dropLast())) : expect.url == situation.url
      }
      // The same address in different acts: in a frame, as a form, in a window.
      let wanted = matching.filter { expect in
        switch situation.act {
        case "frame": expect.reason == "web.frame"
        case "post": expect.verdict == "load" && expect.reason == nil || expect.reason == "handoff.post"
        case "tapNew", "openNew": expect.verdict != "load"
        default: expect.reason != "web.frame" && expect.verdict != "loadInPlace"
        }
      }
      guard let expect = wanted.first else { return "?" }
      return expect.verdict + (expect.reason.map { " `\($0)`" } ?? "")
    }
  }
#endif
