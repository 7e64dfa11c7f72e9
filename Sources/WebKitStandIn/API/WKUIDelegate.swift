public import Foundation

/// Answers for the interface around a page: new windows, their end.
///
/// Source: WKUIDelegate.h; only what a gate needs. Every member is optional there and has a default here.
@MainActor public protocol WKUIDelegate: NSObjectProtocol {
  /// Makes the view for a window that the page opens, from exactly this configuration; `nil` opens none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// The page closed its window.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  /// Opens no window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    behind(in: webView)?.webView(
      webView, createWebViewWith: configuration, for: navigationAction, windowFeatures: windowFeatures)
  }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) { behind(in: webView)?.webViewDidClose(webView) }
}
