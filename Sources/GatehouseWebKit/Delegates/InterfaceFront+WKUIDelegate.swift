import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// Only witnesses. JavaScript dialogs, permissions and menus go to the app's delegate as they are; without one WebKit closes the dialogs.
extension InterfaceFront: WKUIDelegate {
  /// Decides about a window that the page opens.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    if handsOn(in: webView) { return app?.makeWindow(webView, configuration, navigationAction, windowFeatures) }
    return gate(in: webView)?.window(configuration, navigationAction, windowFeatures)
  }

  /// Ends the gate of a window that its page closed.
  func webViewDidClose(_ webView: WKWebView) {
    app?.tellClosed(webView)
    gate(in: webView)?.didCloseWindow(webView)
  }
}
