public import Foundation
public import FoundationNetworking

/// Decides about navigations and follows them.
///
/// Source: WKNavigationDelegate.h. Every member is optional there: here each has a default that does what WebKit does when the delegate
/// does not answer its selector. Apple's asynchronous forms are left out on purpose: they cannot answer before the delegate returns.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides about a navigation. The handler is called exactly once.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// The same, with the settings of this navigation. A delegate that has this form is never asked by the other.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides about a response. The handler is called exactly once.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// A load of the main frame started.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The server redirected the main frame's load.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// The main frame shows the new document.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The main frame's document and what it holds are loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The main frame's load failed before it was committed.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// The main frame's load failed after it was committed.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The page's process ended. The view stays blank until something is loaded.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// The server wants a proof, or offers one. The handler is called exactly once.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Decides about a server that speaks an old version of TLS (iOS 14, macOS 11).
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// A navigation became a download, by the delegate's answer (iOS 14.5, macOS 11.3).
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// A response became a download, by the delegate's answer (iOS 14.5, macOS 11.3).
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
  /// Decides about a page out of the page cache (added in 2025).
  func webView(
    _ webView: WKWebView, shouldGoTo backForwardListItem: WKBackForwardListItem, willUseInstantBack: Bool,
    completionHandler: @escaping (Bool) -> Void)
}

extension WKNavigationDelegate {
  /// Allows.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let behind = behind(in: webView) else { return decisionHandler(.allow) }
    behind.webView(webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
  }
  /// Asks the form without settings.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    if let behind = behind(in: webView) {
      return behind.webView(webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decisionHandler)
    }
    self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
  }
  /// Allows what WebKit can show.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    guard let behind = behind(in: webView) else { return decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
    behind.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    behind(in: webView)?.webView(webView, didStartProvisionalNavigation: navigation)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    behind(in: webView)?.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    behind(in: webView)?.webView(webView, didCommit: navigation)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    behind(in: webView)?.webView(webView, didFinish: navigation)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
    behind(in: webView)?.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    behind(in: webView)?.webView(webView, didFail: navigation, withError: error)
  }
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    behind(in: webView)?.webViewWebContentProcessDidTerminate(webView)
  }
  /// Leaves it to the system.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let behind = behind(in: webView) else { return completionHandler(.performDefaultHandling, nil) }
    behind.webView(webView, didReceive: challenge, completionHandler: completionHandler)
  }
  /// As the system has it: here yes.
  public func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard let behind = behind(in: webView) else { return decisionHandler(true) }
    behind.webView(webView, authenticationChallenge: challenge, shouldAllowDeprecatedTLS: decisionHandler)
  }
  /// Cancels it: without the method nobody says where it goes.
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
    guard let behind = behind(in: webView) else { return download.cancel() }
    behind.webView(webView, navigationAction: navigationAction, didBecome: download)
  }
  /// Cancels it: without the method nobody says where it goes.
  public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
    guard let behind = behind(in: webView) else { return download.cancel() }
    behind.webView(webView, navigationResponse: navigationResponse, didBecome: download)
  }
  /// Allows.
  public func webView(
    _ webView: WKWebView, shouldGoTo backForwardListItem: WKBackForwardListItem, willUseInstantBack: Bool,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let behind = behind(in: webView) else { return completionHandler(true) }
    behind.webView(
      webView, shouldGoTo: backForwardListItem, willUseInstantBack: willUseInstantBack, completionHandler: completionHandler)
  }
}
