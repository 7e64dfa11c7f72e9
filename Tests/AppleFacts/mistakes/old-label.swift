// expects: has been renamed
// Objective-C's label in the place of Swift's.
import WebKit

@MainActor final class Planted: NSObject {}

extension Planted: WKUIDelegate {
  func webView(
    _ webView: WKWebView, createWebViewWithConfiguration configuration: WKWebViewConfiguration,
    forNavigationAction navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    nil
  }
}
