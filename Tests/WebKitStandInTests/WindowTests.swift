#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  /// Windows that pages open, and who asks for what is loaded in them (rows 9, 40, 41, 42).
  extension RealEngine {
    @Suite(.serialized) @MainActor struct WindowTests {
      /// A page that opens a window from a tap on `#x`, and the visit in that window.
      private func open(
        _ main: String, frame: String = "", tap path: ElementPath = ElementPath("#x")
      ) async throws -> (opener: Visit, window: Visit) {
        let server = try SiteServer(hosts: ["a.example", "b.example"]) { request in
          switch request.host + request.path {
          case "a.example/": .html(main)
          case "b.example/f": .html(frame)
          default: .html("<title>\(request.path)</title><body>page")
          }
        }
        let opener = try Visit(network: EngineNetwork(server.network))
        opener.keep(server)
        var window: Visit?
        opener.makeWindow = { configuration in
          let view = WKWebView(frame: .zero, configuration: configuration)
          window = try? Visit(adopting: view)
          return view
        }
        try await opener.open("https://a.example/")
        try await opener.tapWhenReady(path)
        try await opener.wait("a window") { window != nil }
        let made = try #require(window)
        try await made.wait("the window's first question") { !made.actions.isEmpty }
        return (opener, made)
      }

      @Test func `a tapped _blank link is asked for twice, and again in its window`() async throws {
        let (opener, window) = try await open("<a id=x target=_blank href='https://b.example/page'>link</a>")
        let asked = try await opener.action("https://b.example/page")
        #expect(asked.targetFrame == nil)
        #expect(opener.windows.count == 1)
        #expect(opener.windows[0].evidence?.source == asked.evidence?.source)
        #expect(RealEngine.FrameIdentityTests.word(try #require(asked.evidence).source) == "M@A")
        let first = try #require(window.actions.first?.evidence)
        #expect(first.url == "https://b.example/page")
        #expect(RealEngine.FrameIdentityTests.word(first.source) == "M@A")
        #expect(first.target == .main)
        try await window.wait("the page") { window.view.url?.absoluteString == "https://b.example/page" }
      }

      @Test func `window.open in main names main`() async throws {
        let (opener, window) = try await open("<button id=x onclick=\"window.open('https://b.example/page')\">open</button>")
        #expect(opener.actions.allSatisfy { $0.targetFrame != nil }, "window.open is not asked about before createWebViewWith")
        let first = try #require(window.actions.first?.evidence)
        #expect(RealEngine.FrameIdentityTests.word(first.source) == "M@A")
        #expect(first.target == .main)
        #expect(first.input.kind == .direct)
      }

      @Test func `window.open in a frame names nobody`() async throws {
        let (_, window) = try await open(
          "<iframe id=f src='https://b.example/f'></iframe>",
          frame: "<button id=x onclick=\"window.open('https://b.example/page')\">open</button>",
          tap: ElementPath("#x", in: ["#f"]))
        let first = try #require(window.actions.first?.evidence)
        #expect(first.source == .unknown)
        #expect(first.target == .main)
      }

      @Test func `once there is a window, a lone page is no proof: the window may have navigated its opener`() async throws {
        let (opener, window) = try await open(
          "<button id=x onclick=\"window.open('https://b.example/page')\">open</button>")
        try await window.wait("the page") { window.view.engine.documents.contains { $0.isMain && $0.origin == "https://b.example" } }
        _ = try await window.view.evaluate("setTimeout(() => { opener.location = 'x:opener' }, 10); 1", world: .page)
        let asked = try await opener.action("x:opener")
        #expect(asked.evidence?.source == .unknown)
        #expect(asked.sourceFrame.isMainFrame == false)
        _ = try await opener.view.evaluate("setTimeout(() => { location = 'x:self' }, 10); 1", world: .page)
        #expect(try await opener.action("x:self").evidence?.source == .unknown)
      }

      @Test func `a view of another configuration opens no window`() async throws {
        let visit = try Visit()
        var made: WKWebView?
        visit.makeWindow = { _ in
          made = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
          return made
        }
        try await visit.openText("<button id=x onclick=\"document.title = String(window.open('x:'))\">open</button>")
        try await visit.tapWhenReady(ElementPath("#x"))
        try await visit.wait("the answer") { visit.view.title == "null" }
        #expect(made != nil)
      }
    }
  }
#endif
