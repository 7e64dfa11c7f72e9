import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// Only witnesses: with a closure type that nearly matches, WebKit would never call one, and allow. Here the compiler says so.
extension NavigationFront: WKNavigationDelegate {
  /// Decides about a navigation before the delegate returns: a late answer counts as yes for some.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    if handsOn(in: webView) {
      guard let app else { return decisionHandler(.allow, preferences) }
      return app.ask(webView, navigationAction, preferences, decisionHandler)
    }
    guard let gate = gate(in: webView) else { return decisionHandler(.cancel, preferences) }
    gate.answer(navigationAction, preferences, decisionHandler)
  }

  /// Decides about a response before anything of it is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    if handsOn(in: webView) {
      guard let app else { return decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
      return app.ask(webView, navigationResponse, decisionHandler)
    }
    guard let gate = gate(in: webView) else { return decisionHandler(.cancel) }
    gate.answer(navigationResponse, decisionHandler)
  }

  /// Notes the new page.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    gate(in: webView)?.didCommit(webView)
    app?.tell(webView, didCommit: navigation)
  }

  /// Ends what was let through for this load.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    if let gate = gate(in: webView) {
      gate.didEndLoad(navigation)
      gate.recovery.state = .finished
    }
    app?.tell(webView, didFinish: navigation)
  }

  /// Tells the app of a failure, unless it is a verdict's.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
    if let gate = gate(in: webView) {
      if gate.isVerdicts(error) { return }
      gate.didFailEarly(error)
      gate.didEndLoad(navigation)
      gate.recovery.failed(error, isCommitted: false)
    }
    app?.tell(webView, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// Tells the app of a failure, unless it is a verdict's.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    if let gate = gate(in: webView) {
      if gate.isVerdicts(error) { return }
      gate.didEndLoad(navigation)
      gate.recovery.failed(error, isCommitted: true)
    }
    app?.tell(webView, didFail: navigation, withError: error)
  }

  /// An old version of TLS is no protection: only the app may admit it. Other challenges go to the app's delegate, or to the system.
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard let app, gate?.isTornDown == false else { return decisionHandler(false) }
    app.ask(webView, challenge, deprecatedTLS: decisionHandler)
  }

  /// Notes that the page's process ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    gate(in: webView)?.didTerminate()
    app?.tellTerminated(webView)
  }
}
