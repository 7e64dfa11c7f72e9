#if !canImport(WebKit)
  import Foundation
  import Testing
  import WebKitStandIn

  /// The scenario table, through the adapter, on both engines.
  @Suite(.serialized) @MainActor struct ScenarioTests {
    @Test func `an engine that knows everything tells the truth`() async throws {
      for scenario in Scenario.all {
        let outcome = try await scenario.play(.asksAboutEverything)
        #expect(outcome.places == scenario.truth, "\(scenario.number) \(scenario.words)")
      }
    }

    @Test func `Apple's interface names the same frames, and asks no more`() async throws {
      for scenario in Scenario.all {
        // Apple's interface has no word for the app as the one who asks: the frame is missing.
        let truth = (scenario.apple ?? scenario.truth).replacingOccurrences(of: "host → M", with: "? → M")
        #expect(try await scenario.play(ScriptedBehavior()).places == truth, "\(scenario.number) \(scenario.words)")
      }
    }

    @Test func `every row of the table is here`() {
      let numbers = Set(Scenario.all.compactMap { Int($0.number.prefix { $0.isNumber }) })
      #expect(numbers.isSubset(of: Set(0...59)))
      #expect(Set(0...59).subtracting(numbers) == [54], "54 is 53 in a closed shadow root: the same frames")
      #expect(Set(Scenario.all.map(\.number)).count == Scenario.all.count)
    }

    /// With GATEHOUSE_RECORD=1 the table is written anew, as far as this build can play it.
    @Test func `the documentation's table is this run's`() async throws {
      let written = ScenarioTable(reading: (try? String(contentsOf: ScenarioTable.file, encoding: .utf8)) ?? "")
      var rows: [ScenarioTable.Row] = []
      for scenario in Scenario.all {
        let old = written.rows.first { $0.number == scenario.number }
        rows.append(
          ScenarioTable.Row(
            number: scenario.number, words: scenario.cell, truth: try await scenario.play(.asksAboutEverything).cell,
            apple: try await scenario.play(ScriptedBehavior()).cell, gtk: old?.gtk ?? "not played"))
      }
      #if WebKitGTK
        let engine = try ScenarioEngine()
        for index in rows.indices {
          let scenario = Scenario.all[index]
          guard scenario.skipped == nil else {
            rows[index].gtk = "not played"
            continue
          }
          // The engine's question may overtake a report of the page process: what is written must come within five plays.
          let then = written.rows.first { $0.number == scenario.number }?.gtk
          for _ in 0..<5 {
            rows[index].gtk = try await engine.play(scenario).cell
            if rows[index].gtk == then { break }
          }
          if Self.isEither(scenario, rows[index].gtk, then) { rows[index].gtk = then ?? rows[index].gtk }
        }
      #endif
      let table = ScenarioTable(rows)
      if ProcessInfo.processInfo.environment["GATEHOUSE_RECORD"] == "1" {
        try FileManager.default.createDirectory(
          at: ScenarioTable.file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try table.text.write(to: ScenarioTable.file, atomically: true, encoding: .utf8)
      } else {
        #expect(written.rows.count == rows.count)
        for (now, then) in zip(rows, written.rows) { #expect(now == then) }
      }
    }

    @Test func `the real engine is right or does not know`() throws {
      let written = ScenarioTable(reading: (try? String(contentsOf: ScenarioTable.file, encoding: .utf8)) ?? "")
      let rows = written.rows.filter { $0.gtk != "not played" }
      #expect(rows.count >= 55)
      for row in rows {
        let truth = Self.places(row.truth)
        let seen = Self.places(row.gtk)
        guard seen != ["–"] else { continue }
        #expect(seen.count == truth.count, "\(row.number)")
        for (seen, truth) in zip(seen, truth) {
          for (one, other) in zip(seen.components(separatedBy: " → "), truth.components(separatedBy: " → ")) {
            #expect(one == other || one.hasPrefix("?"), "\(row.number): \(seen) for \(truth)")
          }
        }
      }
    }

    /// The engine waits for the answer to a tapped fragment, and then its question comes before or after the report of the click.
    private static func isEither(_ scenario: Scenario, _ cells: String?...) -> Bool {
      scenario.number == "59" && cells.allSatisfy { $0 == "M@A → M (link direct)" || $0 == "M@A → ? (link direct)" }
    }

    private static func places(_ cell: String) -> [String] {
      (cell.components(separatedBy: " (").first ?? cell).components(separatedBy: "; ")
    }
  }
#endif
