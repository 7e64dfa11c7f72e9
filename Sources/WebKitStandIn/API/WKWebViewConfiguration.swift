public import Foundation

/// What a view is made with. A view keeps a copy; later changes do not reach it.
///
/// Source: WKWebViewConfiguration.h.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// The text that is added to the user agent's name.
  public var applicationNameForUserAgent: String?
  /// The scripts and message handlers. Copies share it, and so do windows that a page opens.
  public var userContentController = WKUserContentController()
  /// Without effect today.
  public var processPool = WKProcessPool()
  /// The settings of its pages. Copies share them.
  public var preferences = WKPreferences()
  /// What its websites leave behind. Copies share it.
  public var websiteDataStore: WKWebsiteDataStore = .default()
  // Apple's header states no nullability here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The settings of navigations for which the delegate gives none.
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether the main frame stays within the app's own domains (iOS 14, macOS 11).
  public var limitsNavigationsToAppBoundDomains = false
  /// Whether http addresses of hosts that are known to speak https are upgraded (iOS 14.5, macOS 11.3).
  public var upgradeKnownHostsToHTTPS = true
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  /// How the view reaches the network.
  package var network = EngineNetwork()
  /// Which engine makes the view.
  package var engine = EngineChoice.standard
  /// The window that a page asks for in the scripted engine, in a configuration that was made for it.
  var scriptedOpening: ScriptedOpening?
  #if WebKitGTK
    /// The window that a page asks for, in a configuration that was made for it.
    var opening: WindowOpening?
  #endif

  /// Makes a configuration with WebKit's defaults: a session that leaves nothing on disk.
  public override init() { super.init() }

  /// Lets the app answer for a scheme of its own. WebKit raises an exception for one of its own schemes, or a second handler.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }
  /// Who answers for a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }

  package func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.userContentController = userContentController
    copy.processPool = processPool
    copy.preferences = preferences
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.schemeHandlers = schemeHandlers
    copy.network = network
    copy.engine = engine
    return copy
  }
}
