extension AppleInterface {
  /// WebKit's headers.
  static let webKit = """
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
      var preferredContentMode: WKWebpagePreferences.ContentMode
      var isLockdownModeEnabled: Bool
      var preferredHTTPSNavigationPolicy: WKWebpagePreferences.UpgradeToHTTPSPolicy
      typealias ContentMode = WKContentMode
      typealias UpgradeToHTTPSPolicy = WKWebpagePreferencesUpgradeToHTTPSPolicy
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
      func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      func webView(_ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge, shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
      func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
      func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
      func webView(_ webView: WKWebView, shouldGoTo backForwardListItem: WKBackForwardListItem, willUseInstantBack: Bool, completionHandler: @escaping (Bool) -> Void)
    @MainActor protocol WKUIDelegate: NSObjectProtocol | WKUIDelegate.h
      func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
      func webViewDidClose(_ webView: WKWebView)
      func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
      func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
      func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
      func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    @MainActor class WKWebViewConfiguration: NSObject | WKWebViewConfiguration.h
      init()
      var userContentController: WKUserContentController
      var applicationNameForUserAgent: String?
      var processPool: WKProcessPool
      var preferences: WKPreferences
      var websiteDataStore: WKWebsiteDataStore
      var defaultWebpagePreferences: WKWebpagePreferences!
      var limitsNavigationsToAppBoundDomains: Bool
      var upgradeKnownHostsToHTTPS: Bool
      func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
      func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)?
    @MainActor class WKWebView: PlatformView | WKWebView.h; a UIView on iOS, an NSView on macOS
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
      func reloadFromOrigin() -> WKNavigation?
      func go(to item: WKBackForwardListItem) -> WKNavigation?
      func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
      class func handlesURLScheme(_ urlScheme: String) -> Bool
      var backForwardList: WKBackForwardList { get }
      var estimatedProgress: Double { get }
      var hasOnlySecureContent: Bool { get }
      var customUserAgent: String?
      var allowsLinkPreview: Bool
      var allowsBackForwardNavigationGestures: Bool
      var isInspectable: Bool
      func observe<Value>(_ keyPath: KeyPath<WKWebView, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping @Sendable (WKWebView, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
      - var serverTrust: SecTrust? { get }
      - func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void)
      func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
    @MainActor class WKDownload: NSObject | WKDownload.h
      var originalRequest: URLRequest? { get }
      weak var webView: WKWebView? { get }
      weak var delegate: (any WKDownloadDelegate)?
      func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil)
    @MainActor protocol WKDownloadDelegate: NSObjectProtocol | WKDownloadDelegate.h
      func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
      func downloadDidFinish(_ download: WKDownload)
      func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    @MainActor class WKBackForwardList: NSObject | WKBackForwardList.h
      var currentItem: WKBackForwardListItem? { get }
      var backItem: WKBackForwardListItem? { get }
      var forwardItem: WKBackForwardListItem? { get }
      var backList: [WKBackForwardListItem] { get }
      var forwardList: [WKBackForwardListItem] { get }
      func item(at index: Int) -> WKBackForwardListItem?
    @MainActor class WKBackForwardListItem: NSObject | WKBackForwardListItem.h
      var url: URL { get }
      var title: String? { get }
      var initialURL: URL { get }
    @MainActor class WKPreferences: NSObject | WKPreferences.h
      init()
      var javaScriptCanOpenWindowsAutomatically: Bool
      var isFraudulentWebsiteWarningEnabled: Bool
    @MainActor class WKProcessPool: NSObject | WKProcessPool.h
      init()
    @MainActor protocol WKURLSchemeHandler: NSObjectProtocol | WKURLSchemeHandler.h
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
    protocol WKURLSchemeTask: NSObjectProtocol | WKURLSchemeTask.h; not isolated
      var request: URLRequest { get }
      func didReceive(_ response: URLResponse)
      func didReceive(_ data: Data)
      func didFinish()
      func didFailWithError(_ error: any Error)
    @MainActor class WKWebsiteDataStore: NSObject | WKWebsiteDataStore.h
      class func `default`() -> WKWebsiteDataStore
      class func nonPersistent() -> WKWebsiteDataStore
      class func allWebsiteDataTypes() -> Set<String>
      var isPersistent: Bool { get }
      var httpCookieStore: WKHTTPCookieStore { get }
      func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async
      func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord]
      func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
    @MainActor class WKWebsiteDataRecord: NSObject | WKWebsiteDataRecord.h
      var displayName: String { get }
      var dataTypes: Set<String> { get }
    @MainActor class WKHTTPCookieStore: NSObject | WKHTTPCookieStore.h
      func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void)
      func allCookies() async -> [HTTPCookie]
      func setCookie(_ cookie: HTTPCookie) async
      func deleteCookie(_ cookie: HTTPCookie) async
      func add(_ observer: any WKHTTPCookieStoreObserver)
      func remove(_ observer: any WKHTTPCookieStoreObserver)
    @MainActor protocol WKHTTPCookieStoreObserver: NSObjectProtocol | WKHTTPCookieStore.h
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
    """
}
