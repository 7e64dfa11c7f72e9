#if WebKitGTK
  import Dispatch
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  /// A page of the real engine that sends messages without end, and what its app and its own frames feel of it.
  @MainActor final class BridgeFlood {
    struct Result {
      var messages: Int
      /// Animation frames of the page before it sends, each second.
      var idleFramesPerSecond: Double
      /// The last refusal's code, or `-`.
      var refusal: String
      var seconds: Double
      /// Animation frames of the page, each second.
      var framesPerSecond: Double
      /// The longest that the app's main thread was kept from its own work, in milliseconds.
      var longestPause: Double
      /// What the app's process has more of in its second half, in pages of memory.
      var pages: Int
      var delivered: Int
    }

    private static let policy = """
      {"gatehouse": 1, "web": {"pages": ["https://shop.example"]},
       "bridge": {"origins": ["https://shop.example"],
                  "methods": {"track": {"params": {"name": "text(40)"}, "rate": {"atMost": 100000, "within": "1s"}}}}}
      """

    private let server: SiteServer
    private let view: WKWebView
    private let gate: WebViewGate
    private var delivered = 0

    /// - Parameter messages: how many the page sends, five hundred at once.
    init(messages: Int) throws {
      let page = """
        <script>
        let sent = 0, done = 0, frames = 0, idle = 0, why = '-', began = 0;
        const tick = () => { frames++; requestAnimationFrame(tick) }; tick();
        const one = () => webkit.messageHandlers.gatehouse.postMessage({id: 'x' + sent++, method: 'track', params: {name: 'x'}})
          .catch(e => why = e.message).then(() => {
            done++;
            if (done % 10000 === 0) document.title = [done, frames, performance.now() - began, why, idle].join(' ');
            if (sent < \(messages)) one();
          });
        setTimeout(() => {
          idle = frames / 2;
          frames = 0;
          began = performance.now();
          for (let i = 0; i < 500; i++) one();
        }, 2000);
        </script>
        """
      server = try SiteServer(hosts: ["shop.example"]) { _ in .html(page) }
      let configuration = WKWebViewConfiguration()
      configuration.network = EngineNetwork(server.network)
      view = WKWebView(frame: .zero, configuration: configuration)
      if let failure = view.engineFailure { throw failure }
      gate = WebViewGate(try PolicySource.text(Self.policy).gate(), name: "bench")
      try gate.bridge.handle("track") { [weak self] (_: Track, _) in self?.delivered += 1 }
      try gate.attach(to: view)
    }

    private struct Track: Codable, Sendable { var name: String }

    /// Lets the page send, and looks at the app meanwhile.
    func measure(_ messages: Int) async throws -> Result {
      guard let url = URL(string: "https://shop.example/") else { throw EngineError("no address") }
      gate.load(URLRequest(url: url))
      var (longest, half): (UInt64, Int?) = (0, nil)
      while true {
        let before = DispatchTime.now().uptimeNanoseconds
        try await Task.sleep(nanoseconds: 10_000_000)
        let pause = DispatchTime.now().uptimeNanoseconds - before
        let words = (view.title ?? "").split(separator: " ")
        guard words.count == 5, let idle = Double(words[4]), let done = Int(words[0]), let frames = Double(words[1]),
          let spent = Double(words[2])
        else { continue }
        longest = max(longest, pause - min(pause, 10_000_000))
        if half == nil, done >= messages / 2 { half = Self.residentPages }
        guard done >= messages else { continue }
        return Result(
          messages: done, idleFramesPerSecond: idle, refusal: String(words[3]), seconds: spent / 1_000,
          framesPerSecond: frames / spent * 1_000,
          longestPause: Double(longest) / 1_000_000,
          pages: Self.residentPages - (half ?? 0), delivered: delivered)
      }
    }

    private static var residentPages: Int {
      let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
      return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
    }
  }
#endif
