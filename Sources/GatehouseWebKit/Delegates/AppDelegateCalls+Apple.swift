#if canImport(WebKit)
  import Foundation
  import WebKit

  // Calls of the app's own delegates, whose methods are all optional.
  extension WKNavigationDelegate {
    /// Asks about a navigation, by the form that WebKit would choose.
    func ask(
      _ view: WKWebView, _ action: WKNavigationAction, _ preferences: WKWebpagePreferences,
      _ handler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      if responds(to: NSSelectorFromString("webView:decidePolicyForNavigationAction:preferences:decisionHandler:")) {
        webView?(view, decidePolicyFor: action, preferences: preferences, decisionHandler: handler)
      } else if responds(to: NSSelectorFromString("webView:decidePolicyForNavigationAction:decisionHandler:")) {
        webView?(view, decidePolicyFor: action) { handler($0, preferences) }
      } else {
        handler(.allow, preferences)
      }
    }
    /// Asks about a response.
    func ask(
      _ view: WKWebView, _ response: WKNavigationResponse, _ handler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      guard responds(to: NSSelectorFromString("webView:decidePolicyForNavigationResponse:decisionHandler:")) else {
        return handler(response.canShowMIMEType ? .allow : .cancel)
      }
      webView?(view, decidePolicyFor: response, decisionHandler: handler)
    }
    /// Whether it takes downloads.
    var takesDownloads: Bool { responds(to: NSSelectorFromString("webView:navigationAction:didBecomeDownload:")) }
    /// Asks about an old version of TLS.
    func ask(
      _ view: WKWebView, _ challenge: URLAuthenticationChallenge, deprecatedTLS handler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      guard responds(to: NSSelectorFromString("webView:authenticationChallenge:shouldAllowDeprecatedTLS:")) else { return handler(false) }
      webView?(view, authenticationChallenge: challenge, shouldAllowDeprecatedTLS: handler)
    }
    func tell(_ view: WKWebView, didCommit navigation: WKNavigation?) { webView?(view, didCommit: navigation) }
    func tell(_ view: WKWebView, didFinish navigation: WKNavigation?) { webView?(view, didFinish: navigation) }
    func tell(_ view: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error) {
      webView?(view, didFailProvisionalNavigation: navigation, withError: error)
    }
    func tell(_ view: WKWebView, didFail navigation: WKNavigation?, withError error: any Error) {
      webView?(view, didFail: navigation, withError: error)
    }
    func tellTerminated(_ view: WKWebView) { webViewWebContentProcessDidTerminate?(view) }
  }

  extension WKUIDelegate {
    /// Asks for the view of a window.
    func makeWindow(
      _ view: WKWebView, _ configuration: WKWebViewConfiguration, _ action: WKNavigationAction, _ features: WKWindowFeatures
    ) -> WKWebView? {
      webView?(view, createWebViewWith: configuration, for: action, windowFeatures: features) ?? nil
    }
    func tellClosed(_ view: WKWebView) { webViewDidClose?(view) }
  }
#endif
