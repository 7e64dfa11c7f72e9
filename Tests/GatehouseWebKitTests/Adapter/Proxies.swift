#if !canImport(WebKit)
  import Foundation
  import WebKitStandIn

  /// A delegate that some library puts in front of the one that it finds, and that hands everything on.
  @MainActor final class ProxyDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
    private let inner: any WKNavigationDelegate
    private var depth = 0
    private(set) var heard: [String] = []
    /// Whether it was called from within its own call.
    private(set) var isCircle = false

    init(_ inner: any WKNavigationDelegate) { self.inner = inner }

    private func handsOn(_ call: String, _ body: () -> Void) {
      heard.append(call)
      depth += 1
      defer { depth -= 1 }
      if depth > 3 { isCircle = true } else { body() }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      handsOn("asked \(navigationAction.request.url?.absoluteString ?? "")") {
        inner.webView(webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decisionHandler)
      }
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      handsOn("response") { inner.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler) }
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      handsOn("start") { inner.webView(webView, didStartProvisionalNavigation: navigation) }
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      handsOn("commit") { inner.webView(webView, didCommit: navigation) }
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      handsOn("finish") { inner.webView(webView, didFinish: navigation) }
    }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
      handsOn("fail") { inner.webView(webView, didFailProvisionalNavigation: navigation, withError: error) }
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      handsOn("terminated") { inner.webViewWebContentProcessDidTerminate(webView) }
    }
  }
#endif
