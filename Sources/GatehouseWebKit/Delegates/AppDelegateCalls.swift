#if !canImport(WebKit)
  import Foundation
  import WebKitStandIn

  // Calls of the app's own delegates. Every method is optional on Apple systems and has a default here: two bodies, this one and that in
  // AppDelegateCalls+Apple.swift.
  extension WKNavigationDelegate {
    /// Asks about a navigation.
    func ask(
      _ view: WKWebView, _ action: WKNavigationAction, _ preferences: WKWebpagePreferences,
      _ handler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      webView(view, decidePolicyFor: action, preferences: preferences, decisionHandler: handler)
    }
    /// Asks about a response.
    func ask(
      _ view: WKWebView, _ response: WKNavigationResponse, _ handler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      webView(view, decidePolicyFor: response, decisionHandler: handler)
    }
    /// Whether it takes downloads; here it is not known whether a default would run, which cancels.
    var takesDownloads: Bool { true }
    /// Asks about an old version of TLS.
    func ask(
      _ view: WKWebView, _ challenge: URLAuthenticationChallenge, deprecatedTLS handler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      webView(view, authenticationChallenge: challenge, shouldAllowDeprecatedTLS: handler)
    }
    func tell(_ view: WKWebView, didCommit navigation: WKNavigation?) { webView(view, didCommit: navigation) }
    func tell(_ view: WKWebView, didFinish navigation: WKNavigation?) { webView(view, didFinish: navigation) }
    func tell(_ view: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error) {
      webView(view, didFailProvisionalNavigation: navigation, withError: error)
    }
    func tell(_ view: WKWebView, didFail navigation: WKNavigation?, withError error: any Error) {
      webView(view, didFail: navigation, withError: error)
    }
    func tellTerminated(_ view: WKWebView) { webViewWebContentProcessDidTerminate(view) }
  }

  extension WKUIDelegate {
    /// Asks for the view of a window.
    func makeWindow(
      _ view: WKWebView, _ configuration: WKWebViewConfiguration, _ action: WKNavigationAction, _ features: WKWindowFeatures
    ) -> WKWebView? {
      webView(view, createWebViewWith: configuration, for: action, windowFeatures: features)
    }
    func tellClosed(_ view: WKWebView) { webViewDidClose(view) }
  }
#endif
