#if canImport(WebKit)
  public import WebKit
#else
  public import WebKitStandIn
#endif

// Only witnesses.
extension WebViewGate: WKUIDelegate {
  /// Decides about a window that the page opens.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    window(configuration, navigationAction, windowFeatures)
  }
}
