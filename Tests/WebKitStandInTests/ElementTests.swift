#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  extension RealEngine {
    /// Taps land where the element is seen, through frames of any origin.
    @Suite(.serialized) @MainActor struct ElementTests {
      private func visit(_ pages: [String: String]) async throws -> Visit {
        let server = try SiteServer(hosts: ["a.example", "b.example", "c.example"]) { request in
          pages[request.host + request.path].map { .html("<!doctype html><body style='margin:0'>" + $0) } ?? .notFound
        }
        let visit = try Visit(network: EngineNetwork(server.network))
        visit.keep(server)
        visit.decide = { $0.evidence?.url.hasPrefix("x:") == true ? .cancel : .allow }
        try await visit.open("https://a.example/")
        return visit
      }

      private nonisolated static let target = "<a id=x href='x:hit' style='display:inline-block;width:30px;height:12px'>x</a>"
      private nonisolated static let decoy = "<a href='x:miss' style='display:block;height:40px'>decoy</a>"

      @Test(arguments: [
        (
          "deep down a long page", "<div style='height:3000px'></div>" + target + "<div style='height:3000px'></div>", [String: String](),
          [String]()
        ),
        ("far to the right", "<div style='width:4000px;padding-left:3000px'>" + target + "</div>", [:], []),
        (
          "in a frame with border and padding",
          decoy + "<iframe id=f src='https://b.example/' style='border:7px solid;padding:13px'></iframe>",
          ["b.example/": decoy + target + decoy], ["#f"]
        ),
        (
          "in a scaled frame",
          "<iframe id=f src='https://b.example/' style='transform:scale(0.5);transform-origin:0 0;width:300px;height:300px'></iframe>",
          ["b.example/": "<div style='padding:150px'>" + target + "</div>"], ["#f"]
        ),
        (
          "in a frame in a frame, all scrolled",
          "<div style='height:900px'></div><iframe id=f src='https://b.example/' width=350 height=250></iframe>",
          [
            "b.example/": "<div style='height:700px'></div><iframe id=g src='https://c.example/' width=300 height=150></iframe>",
            "c.example/": "<div style='height:500px'></div>" + target + "<div style='height:500px'></div>",
          ], ["#f", "#g"]
        ),
        (
          "in a frame larger than the view", "<iframe id=f src='https://b.example/' width=390 height=4000></iframe>",
          ["b.example/": "<div style='height:3500px'></div>" + target], ["#f"]
        ),
        (
          "in the second of two frames of one origin",
          "<iframe src='https://b.example/other' width=300 height=60></iframe><iframe class=second src='https://b.example/' width=300 height=60></iframe>",
          ["b.example/": target, "b.example/other": "<a id=x href='x:miss'>x</a>"], [".second"]
        ),
      ]) func `a tap hits`(_ name: String, _ main: String, _ frames: [String: String], _ path: [String]) async throws {
        let visit = try await visit(frames.merging(["a.example/": main]) { $1 })
        try await visit.tapWhenReady(ElementPath("#x", in: path))
        let hit = try await visit.action("x:hit")
        #expect(hit.evidence?.input.kind == .direct)
        #expect(!visit.actions.contains { $0.evidence?.url == "x:miss" })
      }

      @Test func `what cannot be tapped says why`() async throws {
        let visit = try await visit([
          "a.example/": """
          <a id=under href='x:miss'>under</a><div id=over style='position:absolute;inset:0;background:white'></div>
          <a id=hidden hidden>hidden</a><iframe id=mute sandbox src='https://b.example/'></iframe>
          """,
          "b.example/": Self.target,
        ])
        let view = visit.view
        await #expect(throws: ElementError.missing("#none")) { try await view.tap(ElementPath("#none")) }
        await #expect(throws: ElementError.notASelector("##")) { try await view.tap(ElementPath("##")) }
        await #expect(throws: ElementError.notAFrame("#under")) { try await view.tap(ElementPath("#x", in: ["#under"])) }
        await #expect(throws: ElementError.covered("#under", by: "<div id=over>")) { try await view.tap(ElementPath("#under")) }
        await #expect(throws: ElementError.covered("#hidden", by: "")) { try await view.tap(ElementPath("#hidden")) }
        await #expect(throws: ElementError.unreachableFrame("#mute")) { try await view.tap(ElementPath("#x", in: ["#mute"])) }
        #expect(try await view.exists(ElementPath("#under")))
        #expect(try await !view.exists(ElementPath("#none")))
        #expect(try await !view.exists(ElementPath("#x", in: ["#mute"])))
      }

      @Test func `a page that shadows the document's own methods is tapped all the same`() async throws {
        let visit = try await visit([
          "a.example/": "<img name=querySelector><form name=elementFromPoint></form><p>" + Self.target
        ])
        try await visit.tapWhenReady(ElementPath("#x"))
        try await visit.action("x:hit")
      }

      @Test func `a field is filled, and the page's own world sees it`() async throws {
        let visit = try await visit([
          "a.example/": "<input id=i oninput='document.title = this.value'><textarea id=t></textarea>"
        ])
        try await visit.view.fill(ElementPath("#i"), with: "a \"quoted\"\n\u{2028}é😀\\")
        #expect(try await visit.view.evaluate("i.value", world: .page) == "a \"quoted\"\u{2028}é😀\\")
        try await visit.view.fill(ElementPath("#t"), with: "two\nlines")
        #expect(try await visit.view.evaluate("t.value", world: .page) == "two\nlines")
      }

      @Test func `a script answers with text, JSON or its error`() async throws {
        let visit = try await visit(["a.example/": "<script>var mine = 1</script>"])
        let view = visit.view
        #expect(try await view.evaluate("'text'") == "text")
        #expect(try await view.evaluate("({a: [1, null]})") == #"{"a":[1,null]}"#)
        #expect(try await view.evaluate("undefined") == "")
        #expect(try await view.evaluate("typeof mine") == "undefined", "the host's world is not the page's")
        #expect(try await view.evaluate("mine", world: .page) == "1")
        await #expect(throws: EngineError.self) { try await view.evaluate("throw new Error('no')") }
        await #expect(throws: EngineError.self) { try await view.evaluate("(") }
      }
    }
  }
#endif
