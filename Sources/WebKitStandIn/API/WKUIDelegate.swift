public import CWebKitEnums
public import Foundation

/// Answers for the interface around a page: new windows, their end, dialogs, devices.
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
  /// Shows a page's `alert`. The handler is called exactly once.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Shows a page's `confirm`. The handler is called exactly once.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Shows a page's `prompt`. The handler is called exactly once.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  /// Decides about a page that wants the camera or the microphone (iOS 15, macOS 12).
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
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
  /// Goes on as if the user had closed it.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let behind = behind(in: webView) else { return completionHandler() }
    behind.webView(
      webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame, completionHandler: completionHandler)
  }
  /// No.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard let behind = behind(in: webView) else { return completionHandler(false) }
    behind.webView(
      webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame, completionHandler: completionHandler)
  }
  /// No text.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    guard let behind = behind(in: webView) else { return completionHandler(nil) }
    behind.webView(
      webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText, initiatedByFrame: frame,
      completionHandler: completionHandler)
  }
  /// Leaves it to WebKit, which asks the user.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    guard let behind = behind(in: webView) else { return decisionHandler(.prompt) }
    behind.webView(
      webView, requestMediaCapturePermissionFor: origin, initiatedByFrame: frame, type: type, decisionHandler: decisionHandler)
  }
}
