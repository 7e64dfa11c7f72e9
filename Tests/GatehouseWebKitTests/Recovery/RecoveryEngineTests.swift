#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  #if canImport(Glibc)
    import Glibc
  #endif

  /// Recovery in a real engine, whose page processes are killed by signals.
  @Suite(.serialized, .engine) @MainActor struct RecoveryEngineTests {
    /// A site that counts what it was asked for.
    @MainActor private final class Shop {
      let server: SiteServer
      let view: WKWebView
      let gate: WebViewGate
      let opener = RecordingOpener()
      var events: [RecoveryEvent] = []
      private(set) var ran = 0

      private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        func add(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
      }
      private let log = Log()
      var requests: [String] { log.all }

      init(_ policy: String) throws {
        server = try SiteServer(hosts: ["shop.example"]) { [log] request in
          log.add("\(request.method) \(request.path)")
          switch request.path {
          case "/order": return .html("ordered")
          case "/form": return .html("<form method=post action=/order><button id=b style='font-size:50px'>buy</button></form>")
          default:
            return .html(
              """
              <a href='wallet://pay'>pay</a><script>
              setTimeout(() => { location = 'wallet://auto' }, 1);
              webkit.messageHandlers.gatehouse.postMessage({id: 'a', method: 'once'});
              </script>
              """)
          }
        }
        let configuration = WKWebViewConfiguration()
        configuration.network = EngineNetwork(server.network)
        view = WKWebView(frame: .zero, configuration: configuration)
        if let failure = view.engineFailure { throw failure }
        gate = WebViewGate(try PolicySource.text(policy).gate(), opener: opener)
        gate.recovery.observer = { [weak self] in self?.events.append($0) }
        try gate.bridge.handle("once") { [weak self] (_: BridgeNothing, _) in self?.ran += 1 }
        try gate.attach(to: view)
      }

      func open(_ path: String) async throws {
        let url = "https://shop.example\(path)"
        gate.load(URLRequest(url: try #require(URL(string: url))))
        try await wait("the load of \(path)") { self.view.engine.committedURL == url && !self.view.isLoading }
      }
      func wait(_ what: String, until isSo: @MainActor () -> Bool) async throws {
        for _ in 0..<2000 {
          if isSo() { return }
          try await Task.sleep(nanoseconds: 10_000_000)
        }
        throw EngineError("nothing came of \(what) within 20 s: \(events.suffix(3)) \(requests.suffix(5))")
      }
      /// Kills the page's process as the system does.
      func kill() async throws {
        let before = events.count
        Glibc.kill(try await view.engine.processID(), SIGKILL)
        try await wait("the death") { self.events.count > before }
      }
    }

    private static func policy(_ recovery: String = "{}") -> String {
      """
      {"gatehouse":1,"web":{"pages":["https://shop.example"]},"handoff":{"schemes":["wallet"]},
       "bridge":{"origins":["https://shop.example"],"methods":{"once":{}}},"session":{"recovery":\(recovery)}}
      """
    }

    @Test func `a page whose process is killed comes back, and after the budget a page says so`() async throws {
      let shop = try Shop(Self.policy(#"{"attempts":2}"#))
      try await shop.open("/")
      for number in 1...2 {
        try await shop.kill()
        try await shop.wait("attempt \(number)") {
          shop.events.contains { if case .reloading(_, number) = $0 { true } else { false } } && !shop.gate.recovery.isLost
            && shop.gate.recovery.state == .finished
        }
      }
      try await shop.kill()
      try await shop.wait("the end") { if case .gaveUp = shop.events.last { true } else { false } }
      try await shop.wait("the page that says so") { shop.view.title == "This page stopped" }
      #expect(shop.requests == ["GET /", "GET /", "GET /"])
      #expect(shop.opener.asked.isEmpty)
      shop.gate.recovery.retry()
      try await shop.wait("the page") { shop.requests.count == 4 && !shop.gate.recovery.isLost }
    }

    @Test func `a form is not sent again`() async throws {
      let shop = try Shop(Self.policy())
      try await shop.open("/form")
      try await shop.view.tap(ElementPath("#b"))
      try await shop.wait("the order") {
        shop.requests.contains("POST /order") && !shop.view.isLoading && shop.view.engine.committedURL?.hasSuffix("/order") == true
      }
      #expect(shop.gate.recovery.page?.method == "POST")
      try await shop.kill()
      try await shop.wait("the page that says so") { shop.view.title == "This page stopped" }
      #expect(shop.requests.filter { $0.hasSuffix("/order") } == ["POST /order"])
    }

    /// A hundredth of what `make soak` does.
    @Test func `kills in a row repeat nothing`() async throws {
      let isSoak = ProcessInfo.processInfo.environment["GATEHOUSE_SOAK"] != nil
      let shop = try Shop(Self.policy(#"{"attempts":100,"within":"1s"}"#))
      try await shop.open("/")
      let count = isSoak ? 1_000 : 10
      for number in 1...count {
        if number % 20 == 0 { EngineWatchdog.arm(seconds: 180) }
        try await shop.kill()
        shop.gate.recovery.retry()
        try await shop.wait("recovery \(number)") { shop.requests.count == number + 1 && shop.gate.recovery.state == .finished }
      }
      #expect(shop.requests.allSatisfy { $0 == "GET /" })
      #expect(shop.requests.count == count + 1)
      #expect(shop.opener.asked.isEmpty)
      #expect(shop.gate.bridge.waitingCalls == 0)
      #expect(shop.ran <= count + 1)
    }
  }
#endif
