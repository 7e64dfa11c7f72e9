#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  @Suite(.serialized) @MainActor struct EngineTests {
    @Test func `the main actor stays on the main thread`() async throws {
      EngineHarness.begin()
      defer { EngineHarness.end() }
      #expect(Thread.isMainThread)
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(Thread.isMainThread)
    }

    @Test func `one page loads under a gate that allows only https`() async throws {
      EngineHarness.begin()
      defer { EngineHarness.end() }
      let server = try SiteServer(hosts: ["shop.example"]) { request in
        request.path == "/" ? .html("<!doctype html><title>shop</title><a id=a href='wallet://pay'>pay</a>") : .notFound
      }
      let visit = try Visit(network: EngineNetwork(server.network))
      visit.decide = { $0.request.url?.scheme == "https" ? .allow : .cancel }
      try await visit.open("https://shop.example/")
      #expect(visit.view.url?.absoluteString == "https://shop.example/")
      #expect(visit.calls == ["start", "commit", "finish"])
      let first = try #require(visit.actions.first?.evidence)
      #expect(first.source == .host)
      #expect(first.target == .main)
      #expect(visit.view.engine.documents.map(\.origin) == ["https://shop.example"], "the web-process extension reported no document")
      #expect(visit.responses.first?.isForMainFrame == true)
    }
  }
#else
  import Testing
  import WebKitStandIn

  @MainActor @Test func `without the engine a view says what is missing and loads nothing`() {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    #expect(view.engineFailure != nil)
    #expect(String(describing: view.engineFailure).contains("--traits WebKitGTK"))
    #expect(view.load(URLRequest(url: URL(fileURLWithPath: "/"))) == nil)
  }
#endif
