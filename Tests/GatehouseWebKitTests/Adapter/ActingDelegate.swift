#if !canImport(WebKit)
  import Foundation
  import GatehouseWebKit
  import WebKitStandIn

  /// A delegate that does something in the middle of a call, and says yes to everything.
  @MainActor final class ActingDelegate: NSObject, WKNavigationDelegate {
    /// The calls in which it can act.
    enum Call: String, CaseIterable { case asked, start, hop, response, commit, finish }
    private var call: Call?
    private var act: @MainActor () -> Void = {}

    /// Acts once, in the next call of this kind.
    func acts(in call: Call, _ act: @escaping @MainActor () -> Void) { (self.call, self.act) = (call, act) }

    private func hear(_ call: Call) {
      guard self.call == call else { return }
      self.call = nil
      act()
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      hear(.asked)
      decisionHandler(.allow, preferences)
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      hear(.response)
      decisionHandler(.allow)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { hear(.start) }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) { hear(.hop) }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { hear(.commit) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { hear(.finish) }
  }

  /// An opener that does something before it says that no app took the address.
  @MainActor final class ActingOpener: ExternalOpener {
    var act: @MainActor () -> Void = {}
    func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
      act()
      return false
    }
  }

  /// Views that a test holds, and lets go of in the middle of something.
  @MainActor final class HeldViews {
    var all: [WKWebView] = []

    /// Makes a window, and holds it.
    func make(_ configuration: WKWebViewConfiguration) -> WKWebView {
      let view = WKWebView(frame: .zero, configuration: configuration)
      all.append(view)
      return view
    }
  }

  /// What was told, in order.
  @MainActor final class Told { var codes: [String] = [] }

  extension WKNavigationAction {
    /// What the main frame of the shop's page asks.
    static func asked(_ url: String, in view: WKWebView, isNew: Bool = false) -> WKNavigationAction {
      let frame = WKFrameInfo(
        isMainFrame: true, request: URLRequest(url: .of(AdapterVisit.shop)),
        securityOrigin: WKSecurityOrigin(serialized: "https://shop.example"), webView: view)
      return WKNavigationAction(
        sourceFrame: frame, targetFrame: isNew ? nil : frame, navigationType: .linkActivated, request: URLRequest(url: .of(url)))
    }
  }
#endif
