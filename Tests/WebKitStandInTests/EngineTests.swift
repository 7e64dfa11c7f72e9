#if WebKitGTK
  import Foundation
  import Testing
  import WebKitStandIn

  extension RealEngine {
    @Suite(.serialized) @MainActor struct EngineTests {
      @Test func `the main actor stays on the main thread`() async throws {
        #expect(Thread.isMainThread)
        try await Task.sleep(nanoseconds: 20_000_000)
        #expect(Thread.isMainThread)
        let hops = await withTaskGroup(of: Bool.self) { group in
          for _ in 0..<200 { group.addTask { await MainActor.run { Thread.isMainThread } } }
          var hops = 0
          for await isMain in group where isMain { hops += 1 }
          return hops
        }
        #expect(hops == 200)
      }

      /// A site with one page and what belongs to it.
      private func visit(_ pages: [String: SiteResponse] = [:]) async throws -> Visit {
        let server = try SiteServer(hosts: ["shop.example"]) { request in
          pages[request.path] ?? (request.path == "/" ? .html("<!doctype html><title>shop</title><p>shop") : .notFound)
        }
        let visit = try Visit(network: EngineNetwork(server.network))
        visit.keep(server)
        return visit
      }

      @Test func `one page loads under a gate that allows only https`() async throws {
        let visit = try await visit()
        visit.decide = { $0.request.url?.scheme == "https" ? .allow : .cancel }
        try await visit.open("https://shop.example")
        #expect(visit.view.url?.absoluteString == "https://shop.example/")
        #expect(visit.calls == ["start", "commit", "finish"])
        let first = try #require(visit.actions.first?.evidence)
        #expect(first.source == .host, "the address came in the engine's own form, and is still the app's load")
        #expect(first.target == .main)
        #expect(visit.view.engine.documents.map(\.origin) == ["https://shop.example"], "the web-process extension reported no document")
        #expect(visit.responses.first?.isForMainFrame == true)
        #expect((visit.responses.first?.response as? HTTPURLResponse)?.statusCode == 200)
        #expect(visit.view.engine.committedURL == "https://shop.example/")
      }

      @Test func `a redirect keeps the app as its source`() async throws {
        let visit = try await visit(["/old": .redirect(to: "/new"), "/new": .html("new")])
        try await visit.open("https://shop.example/old")
        let hop = try await visit.action("https://shop.example/new")
        #expect(hop.navigationType == .other)
        let evidence = try #require(hop.evidence)
        #expect(evidence.source == .host)
        #expect(evidence.isRedirect)
        #expect(evidence.redirects == [.init(from: "https://shop.example/old", to: "https://shop.example/new")])
        #expect(evidence.navigation == visit.actions.first?.evidence?.navigation)
        #expect(visit.responses.last?.evidence?.navigation == evidence.navigation)
        #expect(visit.calls == ["start", "redirect", "commit", "finish"])
      }

      @Test func `a refused first action is silent, a refused hop and a refused response are failure 102`() async throws {
        let visit = try await visit(["/old": .redirect(to: "/new"), "/new": .html("new")])
        visit.decide = { _ in .cancel }
        visit.view.load(URLRequest(url: try #require(URL(string: "https://shop.example/"))))
        try await visit.action("https://shop.example/")
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(visit.failures.isEmpty)
        visit.decide = { $0.request.url?.path == "/new" ? .cancel : .allow }
        try await visit.open("https://shop.example/old")
        #expect(visit.failures.map(\.code) == [102])
        #expect(visit.failures.map(\.domain) == ["WebKitErrorDomain"])
        visit.decide = { _ in .allow }
        visit.decideResponse = { _ in .cancel }
        try await visit.open("https://shop.example/")
        #expect(visit.failures.map(\.code) == [102, 102])
      }

      @Test func `a host that is not served fails before it is committed`() async throws {
        let visit = try await visit()
        try await visit.open("https://nowhere.example/")
        #expect(visit.calls.last == "failProvisional")
        #expect(visit.failures.count == 1)
      }

      @Test func `a question that nobody answers is refused and reported`() async throws {
        let visit = try await visit()
        visit.isSilent = true
        visit.view.load(URLRequest(url: try #require(URL(string: "https://shop.example/"))))
        try await visit.wait("the report") { visit.events.contains(.unanswered(url: "https://shop.example/")) }
        visit.isSilent = false
        visit.answersTwice = true
        try await visit.open("https://shop.example/")
        #expect(visit.events.contains(.answeredTwice(url: "https://shop.example/")))
      }

      @Test func `an answer may come later`() async throws {
        let visit = try await visit()
        visit.delay = 200
        try await visit.open("https://shop.example/")
        #expect(visit.calls == ["start", "commit", "finish"])
      }

      @Test func `without a delegate web pages load and other schemes do not`() async throws {
        let visit = try await visit(["/": .html("<script>setTimeout(() => { location = 'x:1' }, 50)</script><p>shop")])
        visit.view.navigationDelegate = nil
        try await visit.open("https://shop.example/")
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(visit.view.url?.absoluteString == "https://shop.example/")
      }

      @Test func `a picture of the page is a PNG`() async throws {
        let visit = try await visit()
        try await visit.open("https://shop.example/")
        let picture = try await visit.view.engine.snapshot()
        #expect(picture.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      }

      @Test func `history goes back by a question of its own`() async throws {
        let visit = try await visit(["/two": .html("two")])
        try await visit.open("https://shop.example/")
        try await visit.open("https://shop.example/two")
        let count = visit.actions.count
        #expect(visit.view.canGoBack)
        visit.view.goBack()
        let back = try await visit.action("https://shop.example/", after: count)
        #expect(back.navigationType == .backForward)
        try await visit.wait("the page") { visit.view.engine.documents.first?.url == "https://shop.example/" }
      }

      @Test func `the page process ended in the middle is told, what was known is gone, and the view loads again`() async throws {
        let visit = try await visit()
        try await visit.open("https://shop.example/")
        visit.view.engine.terminateProcess()
        try await visit.wait("the end") { visit.events.contains(.terminated(.host)) }
        #expect(visit.terminations == 1)
        #expect(visit.view.engine.documents.isEmpty)
        await #expect(throws: EngineError.self) { try await visit.view.engine.evaluate("1", in: nil, world: .host) }
        try await visit.open("https://shop.example/")
        #expect(visit.view.engine.documents.count == 1)
      }

      @Test func `views come and go`() async throws {
        weak var last: WKWebView?
        for _ in 0..<5 {
          let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
          view.loadHTMLString("<p>x", baseURL: nil)
          try await Task.sleep(nanoseconds: 20_000_000)
          last = view
        }
        try await Task.sleep(nanoseconds: 50_000_000)
        #expect(last == nil)
      }
    }
  }
#endif
