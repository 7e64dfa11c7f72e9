// expects: nearly matches
// A witness whose closure type is not the protocol's: WebKit would never call it, and allow.
import WebKit

@MainActor final class Planted: NSObject {}

extension Planted: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.cancel)
  }
}
