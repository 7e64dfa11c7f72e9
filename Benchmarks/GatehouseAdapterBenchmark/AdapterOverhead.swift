#if WebKitGTK
  import Dispatch
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  /// A gated view on a site of its own, and the engine's real questions.
  @MainActor final class AdapterOverhead {
    private let server: SiteServer
    private let view: WKWebView
    private let gate: WebViewGate
    private let keeper = QuestionKeeper()

    init() throws {
      setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 0)
      server = try SiteServer(hosts: ["shop.example"]) { _ in .html("<title>shop</title>") }
      let configuration = WKWebViewConfiguration()
      configuration.network = EngineNetwork(server.network)
      view = WKWebView(frame: .zero, configuration: configuration)
      if let failure = view.engineFailure { throw failure }
      var policy = Preset.payments.policy
      policy.web.pages = [.origin(scheme: "https", host: "shop.example", port: nil)]
      gate = WebViewGate(Gate(policy), name: "bench")
      view.navigationDelegate = keeper
      try gate.attach(to: view)
    }

    /// Milliseconds a navigation: its question before the request, the one at its response, and its commit.
    func measure() async throws -> Double {
      guard let url = URL(string: "https://shop.example/") else { throw EngineError("no address") }
      gate.load(URLRequest(url: url))
      for _ in 0..<1000 where keeper.response == nil || view.isLoading { try await Task.sleep(nanoseconds: 10_000_000) }
      guard let action = keeper.action, let response = keeper.response, let front = view.navigationDelegate else {
        throw EngineError("the engine asked nothing within 10 s")
      }
      let preferences = WKWebpagePreferences()
      var answers = 0
      func navigation() {
        front.webView(view, decidePolicyFor: action, preferences: preferences) { _, _ in answers += 1 }
        front.webView(view, decidePolicyFor: response) { _ in answers += 1 }
        front.webView(view, didCommit: nil)
      }
      let rounds = 2000
      for _ in 0..<200 { navigation() }
      let began = DispatchTime.now().uptimeNanoseconds
      for _ in 0..<rounds { navigation() }
      let spent = DispatchTime.now().uptimeNanoseconds - began
      guard answers == 2 * (rounds + 200) else { throw EngineError("\(answers) answers for \(rounds + 200) navigations") }
      return Double(spent) / Double(rounds) / 1_000_000
    }
  }

  /// Keeps the engine's questions, behind the gate.
  @MainActor private final class QuestionKeeper: NSObject, WKNavigationDelegate {
    private(set) var action: WKNavigationAction?
    private(set) var response: WKNavigationResponse?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      action = navigationAction
      decisionHandler(.allow, preferences)
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      response = navigationResponse
      decisionHandler(.allow)
    }
  }
#endif
