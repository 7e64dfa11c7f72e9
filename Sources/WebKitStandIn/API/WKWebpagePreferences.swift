public import Foundation

/// Settings of one navigation.
///
/// Source: WKWebpagePreferences.h. Only what an adapter hands through.
@MainActor open class WKWebpagePreferences: NSObject {
  /// Whether the page's own scripts run.
  public var allowsContentJavaScript = true
  /// Makes settings with WebKit's defaults.
  public override init() { super.init() }
}
