#if WebKitGTK
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import Testing
  import WebKitStandIn

  /// The generated client, run in a real engine: as a module beside the bridge, as a page in a plain browser, and with a listener as Android's.
  @Suite(.serialized, .engine) @MainActor struct BridgeClientEngineTests {
    private static func pages(_ script: String) throws -> [String: SiteResponse] {
      let policy = try #require(PolicyFile.read(BridgeSample.policy).policy)
      let client = try #require(BridgeClient(policy))
      return [
        "shop.example/": .html("<script type=module>\(script)</script>"),
        "shop.example/gatehouse.js": SiteResponse(
          status: 200, headers: [.init("Content-Type", "text/javascript")], body: Array(client.javaScript.utf8)),
      ]
    }

    private static let script = """
      import bridge, {BridgeError, hasHost} from '/gatehouse.js';
      const word = promise => promise.then(v => JSON.stringify(v) ?? 'undefined', e => e instanceof BridgeError ? e.code : 'other ' + e);
      const all = await Promise.all([
        hasHost(), word(bridge.getProfile().then(v => v.name.slice(0, 3))), word(bridge.track({name: 'a', n: 1.5})),
        word(bridge.track({name: 'a', n: NaN})), word(bridge.track({})), word(bridge.tapped()), word(bridge.large()), word(bridge.nobody()),
        word(bridge.late())]);
      document.title = all.join();
      """

    @Test(arguments: WebViewBridge.World.allCases) func `beside the bridge`(_ world: WebViewBridge.World) async throws {
      let visit = try BridgeEngineTests.Visit(try Self.pages(Self.script), world: world)
      try await visit.open("https://shop.example/")
      // In a world of its own nothing is null: the reply passes as JSON.
      let nothing = world == .page ? "undefined" : "null"
      try await visit.title("true,\"Ada\",\(nothing),badParameters,badParameters,notAllowed,failed,failed,timedOut")
    }

    @Test func `in a plain browser every call has no host`() async throws {
      let server = try SiteServer(hosts: ["shop.example"]) { [pages = try Self.pages(Self.script)] request in
        pages[request.host + request.path] ?? .notFound
      }
      let configuration = WKWebViewConfiguration()
      configuration.network = EngineNetwork(server.network)
      let view = WKWebView(frame: .zero, configuration: configuration)
      if let failure = view.engineFailure { throw failure }
      view.load(URLRequest(url: try #require(URL(string: "https://shop.example/"))))
      let title = "false" + String(repeating: ",noHost", count: 8)
      for _ in 0..<1000 where view.title != title { try await Task.sleep(nanoseconds: 10_000_000) }
      #expect(view.title == title)
    }

    /// What androidx.webkit's listener gives a page: an object with `postMessage` and `message` events, both with texts.
    @Test func `with a listener as Android's`() async throws {
      let android = """
        <script>
        gatehouse = Object.assign(new EventTarget(), {postMessage(text) {
          const {id, method} = JSON.parse(text);
          const reply = method === 'getProfile' ? {id, result: {name: 'Ada'}} : {id, error: method === 'tapped' ? 'notAllowed' : 'strange'};
          setTimeout(() => {
            this.dispatchEvent(new MessageEvent('message', {data: 'no JSON'}));
            this.dispatchEvent(new MessageEvent('message', {data: JSON.stringify({id: 'other', result: 1})}));
            this.dispatchEvent(new MessageEvent('message', {data: JSON.stringify(reply)}));
          }, 5);
        }});
        </script>
        """
      var pages = try Self.pages("")
      pages["shop.example/"] = .html(
        android
          + """
          <script type=module>
          import bridge from '/gatehouse.js';
          const word = promise => promise.then(v => JSON.stringify(v), e => e.code);
          document.title = (await Promise.all([word(bridge.getProfile()), word(bridge.tapped()), word(bridge.slow())])).join();
          </script>
          """)
      let server = try SiteServer(hosts: ["shop.example"]) { [pages] request in pages[request.host + request.path] ?? .notFound }
      let configuration = WKWebViewConfiguration()
      configuration.network = EngineNetwork(server.network)
      let view = WKWebView(frame: .zero, configuration: configuration)
      view.load(URLRequest(url: try #require(URL(string: "https://shop.example/"))))
      let title = #"{"name":"Ada"},notAllowed,failed"#
      for _ in 0..<1000 where view.title != title { try await Task.sleep(nanoseconds: 10_000_000) }
      #expect(view.title == title)
    }
  }
#endif
