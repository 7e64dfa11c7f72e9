import Gatehouse

#if canImport(WebKit)
  public import WebKit
#else
  public import WebKitStandIn
#endif

// Only witnesses: with a closure type that nearly matches, WebKit would never call one, and allow. Here the compiler says so.
extension WebViewGate: WKNavigationDelegate {
  /// Decides about a navigation before the delegate returns: a late answer counts as yes for some.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    decisionHandler(allows(navigationAction) ? .allow : .cancel, preferences)
  }

  /// Decides about a response before anything of it is shown.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    decisionHandler(allows(navigationResponse) ? .allow : .cancel)
  }

  /// Notes the new page.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    note(.commit(url: evidence.committedAddress(of: webView), at: now))
  }

  /// Notes that the page's process ended.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note(.terminated(at: now)) }
}
