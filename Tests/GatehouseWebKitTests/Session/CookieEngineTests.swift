#if WebKitGTK
  import Foundation
  import FoundationNetworking
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// Cookies and sign-out with the cookie manager of a real engine, and what the server sees of them.
  @Suite(.serialized, .engine) @MainActor struct CookieEngineTests {
    @MainActor private final class Visit {
      let server: SiteServer
      let session: AccountSession
      let view: WKWebView
      let gate: WebViewGate

      init() throws {
        // The page says what the server was sent, and what script sees.
        server = try SiteServer(hosts: ["shop.example", "www.shop.example"]) { request in
          let sent = (request.headers["cookie"] ?? "").split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
          let title = "'\(request.path) sent:\(sent.joined(separator: ",")) script:' + document.cookie"
          let page = "<script>document.title = \(title)</script>"
          guard request.path == "/login" else { return .html(page) }
          var answer = SiteResponse.html(page)
          answer.headers.append(.init("Set-Cookie", "token=secret; Path=/; Secure; HttpOnly; SameSite=Strict"))
          return answer
        }
        var policy = Policy()
        policy.session.cookieDomains = ["shop.example"]
        session = AccountSession(account: "anna")
        let configuration = session.makeConfiguration(for: policy)
        configuration.network = EngineNetwork(server.network)
        view = WKWebView(frame: .zero, configuration: configuration)
        if let failure = view.engineFailure { throw failure }
        gate = WebViewGate(Gate(policy), opener: RecordingOpener())
        try gate.attach(to: view)
        session.add(gate)
      }

      func load(_ url: String) throws { gate.load(URLRequest(url: try #require(URL(string: url)))) }
      func title(_ text: String) async throws {
        for _ in 0..<1_500 where view.title != text { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(view.title == text)
      }
    }

    @Test func `the first request carries them, script sees none that is HttpOnly, and a host's own is not widened`() async throws {
      let visit = try Visit()
      let cookies = [
        Cookie("sid", value: "1", domain: "shop.example"),
        Cookie("wide", value: "2", domain: "shop.example", isHostOnly: false, isHTTPOnly: false),
      ]
      let task = Task { try await visit.gate.cookies.handOver(cookies.compactMap(\.platformCookie)) }
      await Task.yield()
      try visit.load("https://shop.example/a")
      #expect(try await task.value.handed.count == 2)
      try await visit.title("/a sent:sid=1,wide=2 script:wide=2")
      let kept = await visit.session.store.httpCookieStore.allCookies().map { Cookie($0) }.sorted { $0.name < $1.name }
      #expect(kept == cookies)
      try visit.load("https://www.shop.example/b")
      try await visit.title("/b sent:wide=2 script:wide=2")
    }

    @Test func `what a login set comes back, and after a sign-out the server sees nothing`() async throws {
      let visit = try Visit()
      try visit.load("https://shop.example/login")
      try await visit.title("/login sent: script:")
      let storage = try #require(URLSessionConfiguration.ephemeral.httpCookieStorage)
      try await visit.gate.cookies.handBack(named: ["token"], to: storage)
      let back = try #require(storage.cookies?.first)
      #expect(Cookie(back) == Cookie("token", value: "secret", domain: "shop.example"))
      visit.session.appCookies = storage
      #expect(await visit.session.signOut() == .complete)
      #expect(storage.cookies?.isEmpty != false)
      #expect(await visit.session.store.httpCookieStore.allCookies().isEmpty)
      try visit.load("https://shop.example/after")
      try await visit.title("/after sent: script:")
    }

    @Test func `accounts with stores of their own know nothing of each other`() async throws {
      let (one, other) = (try Visit(), try Visit())
      try await one.gate.cookies.handOver([try #require(Cookie("sid", value: "1", domain: "shop.example").platformCookie)])
      #expect(await one.session.store.httpCookieStore.allCookies().count == 1)
      #expect(await other.session.store.httpCookieStore.allCookies().isEmpty)
    }
  }
#endif
