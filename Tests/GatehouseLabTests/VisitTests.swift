#if WebKitGTK
  import Foundation
  import Gatehouse
  import Testing

  /// Visits of small sites in the real engine.
  @Suite(.serialized) struct VisitTests {
    private func page(_ body: String) -> String { "<!doctype html><title>page</title><body>\(body)" }
    private let open = #"{"open": "https://shop.example/", "as": "host"}"#

    @Test func theVerdictsOfAVisitFollowTheSite() throws {
      func visit(_ body: String) throws -> LabProgram.Result {
        try LabProgram.visit(["shop.example/index.html": page(body)], [open, #"{"tap": "[id=a]"}"#, #"{"wait": 900}"#])
      }
      let wallet = try visit("<a id=a href='wallet://pay'>pay</a>")
      #expect(wallet.code == 0)
      #expect(verdicts(wallet) == ["load web.page", "open handoff.scheme"])
      let other = try visit("<a id=a href='casino://pay'>pay</a>")
      #expect(verdicts(other) == ["load web.page", "block scheme.unknown"])
      let script = "<button id=a onclick=\"setTimeout(() => location = 'wallet://pay', 300)\">pay</button>"
      #expect(verdicts(try visit(script)) == ["load web.page", "open handoff.scheme"])
      // One more frame, and nobody can tell any more who asks.
      let framed = verdicts(try visit(script + "<iframe srcdoc='an advert'></iframe>"))
      #expect(framed.last?.hasPrefix("block ") == true)
    }

    @Test func theTraceOfAVisitReplaysToItsVerdicts() throws {
      let site = [
        "shop.example/index.html": page("<a id=a href='wallet://pay'>pay</a><iframe id=f src='https://ads.example/'></iframe>"),
        "shop.example/product/42.html": page("42"),
        "ads.example/index.html": page("<a id=top target=_top href='https://shop.example/product/42'>ours</a>"),
      ]
      let steps = [
        open, #"{"tap": "[id=a]"}"#, #"{"tap": "[id=top]", "in": ["iframe"]}"#, #"{"waitFor": {"url": "*/product/42"}}"#,
        #"{"reload": true}"#,
        #"{"back": true}"#, #"{"open": "https://shop.example/product/42", "as": "user"}"#,
        #"{"expect": {"url": "https://shop.example/product/42", "verdict": "load"}}"#,
      ]
      let result = try LabProgram.visit(site, steps)
      #expect(result.code == 0, "\(result.output)\(result.error)")
      let reading = PolicyFile.read(LabProgram.policy)
      var replay = Replay(Gate(try #require(reading.policy)))
      var answers: [String] = []
      for line in (result.files["trace.ndjson"] ?? "").split(separator: "\n") {
        if let answer = try replay.feed(try InputLine.decode(Array(line.utf8))) {
          answers.append(String(decoding: answer.encoded, as: UTF8.self))
        }
      }
      #expect(answers.count > 6)
      #expect(answers == (result.files["verdicts.ndjson"] ?? "").split(separator: "\n").map(String.init))
    }

    @Test func oneTapOpensOneApp() throws {
      let twice = "<button id=a onclick=\"location = 'wallet://one'; setTimeout(() => location = 'wallet://two', 200)\">pay</button>"
      let result = try LabProgram.visit(
        ["shop.example/index.html": page(twice)],
        [#"{"apps": ["wallet"]}"#, open, #"{"tap": "[id=a]"}"#, #"{"expect": {"url": "wallet://two", "verdict": "block"}}"#])
      #expect(verdicts(result) == ["load web.page", "open handoff.scheme", "block handoff.spent"])
    }

    @Test func theAppAnswersCallsAsTheScriptSays() throws {
      let bridge = #""bridge": {"origins": ["https://shop.example"], "methods": {"get": {}, "tapped": {"activation": "needed"}}},"#
      let policy = LabProgram.policy.replacingOccurrences(of: #"{"gatehouse": 1,"#, with: #"{"gatehouse": 1, "# + bridge)
      let script = """
        const call = method => webkit.messageHandlers.gatehouse.postMessage({id: method, method, params: {}})
          .then(v => document.body.id = v.deep[0].n === 1.5 && v.text === 'é' && v.no === null ? 'right' : 'wrong', e => {});
        """
      let buttons = ["get", "tapped"].map { "<button id=\($0) onclick=\"call('\($0)')\">\($0)</button>" }.joined()
      let site = ["shop.example/index.html": page(buttons + "<script>\(script)</script>")]
      let answers = #"{"answers": {"get": {"deep": [{"n": 1.5}], "text": "é", "no": null}}}"#
      func expect(_ method: String, _ outcome: String) -> String {
        #"{"expectCall": {"method": "\#(method)", "outcome": "\#(outcome)"}}"#
      }
      let tap = #"{"tap": "[id=get]"}"#
      let right = try LabProgram.visit(
        site,
        [
          answers, open, tap, #"{"waitFor": {"selector": "[id=right]"}}"#, expect("get", "replied"), #"{"tap": "[id=tapped]"}"#,
          expect("tapped", "failed"),
        ], policy: policy)
      #expect(right.code == 0, "\(right.output)\(right.error)")
      let wrong = try LabProgram.visit(site, [answers, open, expect("get", "replied"), tap, expect("get", "tooFast")], policy: policy)
      #expect(wrong.code == 1)
      #expect(wrong.output.contains("nobody called it"), "\(wrong.output)")
      #expect(wrong.output.contains("it came out as replied"), "\(wrong.output)")
    }

    @Test func aReturnIsDeliveredOnce() throws {
      let result = try LabProgram.visit(
        [
          "shop.example/index.html": page("<a id=a href='/back'>back</a>"),
          "shop.example/_redirects": "/back shopapp://back?code=1&state=s 302",
        ],
        [open, #"{"expectReturn": "shopapp://back", "state": "s"}"#, #"{"tap": "[id=a]"}"#, #"{"tap": "[id=a]"}"#])
      #expect(verdicts(result).filter { $0 == "deliver links.return" }.count == 1, "\(result.output)")
      #expect(verdicts(result).last?.hasPrefix("block ") == true)
    }

    @Test func aMissingElementFailsTheStepAndTheVisitGoesOn() throws {
      let result = try LabProgram.visit(
        ["shop.example/index.html": page("<a id=a href='wallet://pay'>pay</a>")], [open, #"{"tap": ".nothing"}"#, #"{"tap": "[id=a]"}"#])
      #expect(result.code == 1)
      #expect(result.output.contains(".nothing on https://shop.example/: no element matches .nothing"))
      #expect(verdicts(result).last == "open handoff.scheme")
      #expect(result.files["report.html"]?.contains("1 step failed") == true)
    }

    @Test func anExpectationThatDoesNotHoldFailsTheVisit() throws {
      let result = try LabProgram.visit(
        ["shop.example/index.html": page("<a id=a href='wallet://pay'>pay</a>")],
        [
          open, #"{"tap": "[id=a]"}"#, #"{"expect": {"url": "wallet:*", "verdict": "block"}}"#,
          #"{"expect": {"url": "tel:*", "verdict": "open"}}"#,
        ])
      #expect(result.code == 1)
      #expect(result.output.contains("the newest verdict for wallet://pay is open (handoff.scheme)"))
      #expect(result.output.contains("the gate was not asked about it"))
    }

    @Test func aProcessThatIsEndedOnPurposeIsPartOfTheVisit() throws {
      let result = try LabProgram.visit(
        ["shop.example/index.html": page("home"), "shop.example/b.html": page("b")],
        [open, #"{"kill": true}"#, #"{"open": "https://shop.example/b", "as": "host"}"#])
      #expect(result.code == 0, "\(result.output)\(result.error)")
      #expect(result.files["trace.ndjson"]?.contains("\"event\":\"terminated\"") == true)
    }

    @Test func anEngineThatDiesEndsTheVisitAndTheTraceIsKept() throws {
      let result = try LabProgram.visit(
        ["shop.example/index.html": page("home")], [open, #"{"wait": 20000}"#, open],
        during: { process, out in
          for _ in 0..<1500 {
            let trace = FileManager.default.contents(atPath: out + "/trace.ndjson").map { String(decoding: $0, as: UTF8.self) } ?? ""
            if trace.contains("\"event\":\"commit\"") { break }
            usleep(10_000)
          }
          for pid in Processes.descendants(of: process.processIdentifier, named: "WebKitWebProces") { kill(pid, SIGKILL) }
        })
      #expect(result.code == 2)
      #expect(result.error.contains("the page\u{2019}s process ended by itself"))
      #expect(result.files["trace.ndjson"]?.contains("\"event\":\"commit\"") == true)
      #expect(result.files["report.html"]?.contains("The visit ended early.") == true)
    }

    @Test func aVisitThatTakesTooLongEnds() throws {
      let result = try LabProgram.visit(
        ["shop.example/index.html": page("home")], [open, #"{"wait": 50000}"#], options: ["--timeout", "8"])
      #expect(result.code == 2)
      #expect(result.error.contains("--timeout"))
    }

    @Test func withoutAnyDisplayItSaysSo() throws {
      let result = try LabProgram.visit(
        ["shop.example/index.html": page("home")], [open],
        environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "BROADWAY_DISPLAY": "", "PATH": "/nonexistent"])
      #expect(result.code == 2)
      #expect(result.error.contains("there is no display"))
    }

    @Test func whatCannotBeVisitedIsNamed() throws {
      let missing = try LabProgram.run(["no/such/site", "--policy", "x"])
      #expect(missing.code == 2)
      #expect(missing.error.contains("the site folder no/such/site does not exist"))
      let site = ["shop.example/index.html": page("home")]
      let badPolicy = try LabProgram.visit(site, [open], policy: "{\"gatehouse\": 1, \"wep\": {}}")
      #expect(badPolicy.code == 2)
      #expect(badPolicy.error.contains("wep"))
      let badScript = try LabProgram.visit(site, [#"{"tapp": "[id=a]"}"#])
      #expect(badScript.code == 2)
      #expect(badScript.error.contains("taps.json:2:1: unknown step"))
    }

    private func verdicts(_ result: LabProgram.Result) -> [String] {
      (result.files["verdicts.ndjson"] ?? "").split(separator: "\n").compactMap { line in
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { return nil }
        return "\(object["verdict"] ?? "?") \(object["reason"] ?? "?")"
      }
    }
  }

  /// The processes of this system.
  enum Processes {
    /// Those that a process started, and those that these started, by name.
    static func descendants(of root: Int32, named name: String) -> [Int32] {
      var parents: [Int32: Int32] = [:]
      var names: [Int32: String] = [:]
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let pid = Int32(entry), let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
          let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")")
        else { continue }
        let fields = stat[stat.index(after: close)...].split(separator: " ")
        parents[pid] = fields.count > 1 ? Int32(fields[1]) : nil
        names[pid] = String(stat[stat.index(after: open)..<close])
      }
      return names.filter { $0.value == name }.keys.filter { pid in
        var next: Int32? = pid
        for _ in 0..<20 {
          if next == root { return true }
          next = next.flatMap { parents[$0] }
        }
        return false
      }
    }
  }
#endif
