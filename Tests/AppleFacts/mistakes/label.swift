// expects: nearly matches
// A misspelt label.
import WebKit

@MainActor final class Planted: NSObject {}

extension Planted: WKNavigationDelegate {
  func webView(_ webView: WKWebView, didComit navigation: WKNavigation!) {}
}
