public import CWebKitEnums
public import Foundation

/// Settings of one navigation.
///
/// Source: WKWebpagePreferences.h. The stand-in's engines heed none.
@MainActor open class WKWebpagePreferences: NSObject {
  /// Whether the page's own scripts run.
  public var allowsContentJavaScript = true
  /// Which form of the page is asked for.
  public var preferredContentMode: WKWebpagePreferences.ContentMode = .recommended
  /// Whether Lockdown Mode holds for the page (iOS 16, macOS 13).
  public var isLockdownModeEnabled = false
  /// What happens to http addresses (iOS 18.2, macOS 15.2).
  public var preferredHTTPSNavigationPolicy: WKWebpagePreferences.UpgradeToHTTPSPolicy = .keepAsRequested
  /// Makes settings with WebKit's defaults.
  public override init() { super.init() }
}

extension WKWebpagePreferences {
  /// Which form of a page is asked for.
  public typealias ContentMode = WKContentMode
  /// What happens to http addresses.
  public typealias UpgradeToHTTPSPolicy = WKWebpagePreferencesUpgradeToHTTPSPolicy
}
