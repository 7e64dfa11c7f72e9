// expects: nearly matches
// The same in the class's own body, where the compiler for Linux says nothing at all.
import WebKit

@MainActor final class Planted: NSObject, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.cancel)
  }
}
