public import Foundation

/// What a view is made with. A view keeps a copy; later changes do not reach it.
///
/// Source: WKWebViewConfiguration.h.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// The text that is added to the user agent's name.
  public var applicationNameForUserAgent: String?
  /// The scripts and message handlers. Copies share it, and so do windows that a page opens.
  public var userContentController = WKUserContentController()
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

  package func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.userContentController = userContentController
    copy.network = network
    copy.engine = engine
    return copy
  }
}
