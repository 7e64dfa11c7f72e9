// expects: nothing
// The control: what is right is accepted, so that what is refused below is refused for its mistake.
import WebKit

@MainActor final class Planted: NSObject {}

extension Planted: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    decisionHandler(.cancel, preferences)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
}
extension Planted: WKUIDelegate {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    nil
  }
}
