import Foundation

/// Apple's declarations, as far as an adapter touches them, in Swift 6's view of the headers of Xcode 26. Typed from Apple's documentation
/// and headers, which each type names; not copied from the stand-in.
///
/// A member behind a `-` is Apple's and not in the stand-in yet.
enum AppleInterface {
  /// The types: a line without indentation is a type's header and, behind `|`, its source; the lines below are its members.
  static let text = """
    @MainActor class WKNavigation: NSObject | WKNavigation.h
    @MainActor class WKNavigationAction: NSObject | WKNavigationAction.h
      var sourceFrame: WKFrameInfo { get }
      var targetFrame: WKFrameInfo? { get }
      var navigationType: WKNavigationType { get }
      var request: URLRequest { get }
      var shouldPerformDownload: Bool { get }
      - var buttonNumber: UIEvent.ButtonMask { get }
      - var modifierFlags: UIKeyModifierFlags { get }
      - var isContentRuleListRedirect: Bool { get }
    @MainActor class WKNavigationResponse: NSObject | WKNavigationResponse.h
      var isForMainFrame: Bool { get }
      var response: URLResponse { get }
      var canShowMIMEType: Bool { get }
    @MainActor class WKFrameInfo: NSObject | WKFrameInfo.h
      var isMainFrame: Bool { get }
      var request: URLRequest { get }
      var securityOrigin: WKSecurityOrigin { get }
      weak var webView: WKWebView? { get }
    @MainActor class WKSecurityOrigin: NSObject | WKSecurityOrigin.h
      var `protocol`: String { get }
      var host: String { get }
      var port: Int { get }
    @MainActor class WKWindowFeatures: NSObject | WKWindowFeatures.h
      var menuBarVisibility: NSNumber? { get }
      var statusBarVisibility: NSNumber? { get }
      var toolbarsVisibility: NSNumber? { get }
      var allowsResizing: NSNumber? { get }
      var x: NSNumber? { get }
      var y: NSNumber? { get }
      var width: NSNumber? { get }
      var height: NSNumber? { get }
    @MainActor class WKWebpagePreferences: NSObject | WKWebpagePreferences.h
      init()
      var allowsContentJavaScript: Bool
      - var preferredContentMode: WKWebpagePreferences.ContentMode
      - var isLockdownModeEnabled: Bool
    @MainActor class WKContentWorld: NSObject | WKContentWorld.h
      class var page: WKContentWorld { get }
      class var defaultClient: WKContentWorld { get }
      class func world(name: String) -> WKContentWorld
      var name: String? { get }
    @MainActor class WKUserScript: NSObject | WKUserScript.h
      init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
      init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld)
      var source: String { get }
      var injectionTime: WKUserScriptInjectionTime { get }
      var isForMainFrameOnly: Bool { get }
    @MainActor class WKScriptMessage: NSObject | WKScriptMessage.h
      var body: Any { get }
      var frameInfo: WKFrameInfo { get }
      var name: String { get }
      var world: WKContentWorld { get }
      weak var webView: WKWebView? { get }
    @MainActor protocol WKScriptMessageHandler: NSObjectProtocol | WKScriptMessageHandler.h
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    @MainActor protocol WKScriptMessageHandlerWithReply: NSObjectProtocol | WKScriptMessageHandlerWithReply.h
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    @MainActor class WKUserContentController: NSObject | WKUserContentController.h
      init()
      var userScripts: [WKUserScript] { get }
      func addUserScript(_ userScript: WKUserScript)
      func removeAllUserScripts()
      func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
      func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
      func addScriptMessageHandler(_ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String)
      func removeScriptMessageHandler(forName name: String)
      func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld)
      func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld)
      func removeAllScriptMessageHandlers()
    @MainActor protocol WKNavigationDelegate: NSObjectProtocol | WKNavigationDelegate.h
      func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
      func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
      func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
      func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
      - func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      - func webView(_ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge, shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
      - func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
      - func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
      - func webView(_ webView: WKWebView, shouldGoTo backForwardListItem: WKBackForwardListItem, willUseInstantBack: Bool, completionHandler: @escaping (Bool) -> Void)
    @MainActor protocol WKUIDelegate: NSObjectProtocol | WKUIDelegate.h
      func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
      func webViewDidClose(_ webView: WKWebView)
      - func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
      - func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
      - func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
      - func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    @MainActor class WKWebViewConfiguration: NSObject | WKWebViewConfiguration.h
      init()
      var userContentController: WKUserContentController
      var applicationNameForUserAgent: String?
      - var processPool: WKProcessPool
      - var preferences: WKPreferences
      - var websiteDataStore: WKWebsiteDataStore
      - var defaultWebpagePreferences: WKWebpagePreferences!
      - var limitsNavigationsToAppBoundDomains: Bool
      - var upgradeKnownHostsToHTTPS: Bool
      - func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
    @MainActor class WKWebView: NSObject | WKWebView.h; a UIView or NSView there
      init(frame: CGRect, configuration: WKWebViewConfiguration)
      var configuration: WKWebViewConfiguration { get }
      weak var navigationDelegate: (any WKNavigationDelegate)?
      weak var uiDelegate: (any WKUIDelegate)?
      var title: String? { get }
      var url: URL? { get }
      var isLoading: Bool { get }
      var canGoBack: Bool { get }
      var canGoForward: Bool { get }
      func load(_ request: URLRequest) -> WKNavigation?
      func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
      func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
      func goBack() -> WKNavigation?
      func goForward() -> WKNavigation?
      func reload() -> WKNavigation?
      func stopLoading()
      - func reloadFromOrigin() -> WKNavigation?
      - func go(to item: WKBackForwardListItem) -> WKNavigation?
      - func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      - func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
      - class func handlesURLScheme(_ urlScheme: String) -> Bool
      - var backForwardList: WKBackForwardList { get }
      - var estimatedProgress: Double { get }
      - var customUserAgent: String?
    """

  struct Kind {
    var header: String
    var source: String
    /// Apple's and here.
    var members: Set<String> = []
    /// Apple's and not here.
    var missing: Set<String> = []
  }

  static let types: [String: Kind] = {
    var types: [String: Kind] = [:]
    var name = ""
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("  - ") {
        types[name]?.missing.insert(String(line.dropFirst(4)))
      } else if line.hasPrefix("  ") {
        types[name]?.members.insert(String(line.dropFirst(2)))
      } else {
        let parts = line.components(separatedBy: " | ")
        name = parts[0].components(separatedBy: ":").first?.split(separator: " ").last.map(String.init) ?? parts[0]
        types[name] = Kind(header: parts[0], source: parts.last ?? "")
      }
    }
    return types
  }()
}
