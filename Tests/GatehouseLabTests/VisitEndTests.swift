#if WebKitGTK
  import Foundation
  import Testing

  /// Visits that do not come to their own end, and loads that fail.
  extension VisitTests {
    @Suite(.serialized) struct VisitEndTests {
      private let open = #"{"open": "https://shop.example/", "as": "host"}"#
      private func page(_ body: String) -> String { "<!doctype html><title>page</title><body>\(body)" }

      @Test func aPageThatIsBusyForGoodEndsTheVisitInTimeWithItsReport() throws {
        let started = Date()
        let result = try LabProgram.visit(
          ["shop.example/index.html": page("<p id=a>busy</p><script>setTimeout(() => { for (;;) {} }, 1000)</script>")],
          [open, #"{"wait": 1500}"#, #"{"tap": "[id=a]"}"#], options: ["--timeout", "12", "--junit", "junit.xml"])
        #expect(result.code == 2, "\(result.output)\(result.error)")
        #expect(Date().timeIntervalSince(started) < 60)
        #expect(result.error.contains("the time for the visit is up after 12 s, in step 3 (tap [id=a])"), "\(result.error)")
        #expect(result.output.contains("FAILED: it did not end in time"))
        #expect(result.files["report.html"]?.contains("The visit ended early.") == true)
        #expect(result.files["verdicts.ndjson"]?.contains("web.page") == true)
      }

      @Test(arguments: [(SIGINT, "SIGINT", Int32(130)), (SIGTERM, "SIGTERM", 143)])
      func anInterruptedVisitHasItsReportAndLeavesNothingRunning(signal: Int32, name: String, code: Int32) throws {
        var displays: [Int32] = []
        let result = try LabProgram.visit(
          ["shop.example/index.html": page("home")], [open, #"{"wait": 60000}"#],
          environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "BROADWAY_DISPLAY": ""],
          during: { process, out in
            for _ in 0..<3000 {
              let trace = FileManager.default.contents(atPath: out + "/trace.ndjson").map { String(decoding: $0, as: UTF8.self) } ?? ""
              if trace.contains("\"event\":\"commit\"") { break }
              usleep(10_000)
            }
            displays = Processes.descendants(of: process.processIdentifier, named: "Xvfb")
            kill(process.processIdentifier, signal)
          })
        #expect(result.code == code, "\(result.output)\(result.error)")
        #expect(result.error.contains("\(name) interrupted the visit"))
        #expect(result.files["report.html"]?.contains("The visit ended early.") == true)
        #expect(!displays.isEmpty)
        for _ in 0..<1000 where displays.contains(where: Processes.runs) { usleep(10_000) }
        #expect(!displays.contains(where: Processes.runs))
      }

      @Test func aPageThatDoesNotLoadFailsTheStepThatOpensItAndIsShownForATap() throws {
        let site = [
          "shop.example/index.html": page("<a id=a href='/loop'>around</a>"), "shop.example/_redirects": "/loop /pool 302\n/pool /loop 302",
        ]
        let tapped = try LabProgram.visit(site, [open, #"{"tap": "[id=a]"}"#])
        #expect(tapped.code == 0, "\(tapped.output)\(tapped.error)")
        #expect(tapped.output.contains("https://shop.example/loop did not load: "), "\(tapped.output)")
        #expect(tapped.files["report.html"]?.contains("did not load") == true)
        let opened = try LabProgram.visit(site, [#"{"open": "https://shop.example/loop", "as": "host"}"#])
        #expect(opened.code == 1, "\(opened.output)\(opened.error)")
        #expect(opened.output.contains("FAILED: https://shop.example/loop did not load: "), "\(opened.output)")
      }

      @Test func withoutADocumentATapSaysWhy() throws {
        let result = try LabProgram.visit(
          ["shop.example/index.html": page("<a id=a href='tel:1'>call</a>"), "UPPER.example/index.html": page("")],
          [#"{"tap": "[id=a]"}"#])
        #expect(result.code == 1)
        #expect(result.output.contains("[id=a] on no page: the page has no document"), "\(result.output)")
        #expect(result.error.contains("warning: the folder UPPER.example is not served: "), "\(result.error)")
      }

      @Test func filesThatCannotBeReadOrWrittenAreNamedWithTheCause() throws {
        try TemporarySite.with(["site/shop.example/index.html": "home", "p.json": "{\"gatehouse\": 1}"]) { root in
          func run(_ more: [String]) throws -> LabProgram.Result {
            try LabProgram.run([root + "/site", "--policy", root + "/p.json"] + more, in: root)
          }
          let script = try run(["--script", "none.json"])
          #expect(script.code == 2)
          #expect(script.error.contains("the script none.json cannot be read: No such file or directory; "), "\(script.error)")
          let out = try run(["--out", root + "/p.json"])
          #expect(out.code == 2)
          #expect(out.error.contains("/p.json cannot be ") && out.error.contains("; name another"), "\(out.error)")
        }
      }
    }
  }

  extension Processes {
    /// Whether a process is there and has not ended.
    static func runs(_ pid: Int32) -> Bool {
      guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8), let close = stat.lastIndex(of: ")") else {
        return false
      }
      return !stat[close...].hasPrefix(") Z")
    }
  }
#endif
