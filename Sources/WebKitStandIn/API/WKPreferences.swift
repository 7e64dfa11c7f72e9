public import Foundation

/// Settings of a view's pages.
///
/// Source: WKPreferences.h.
@MainActor open class WKPreferences: NSObject {
  /// Whether script opens windows without a gesture. First value: false on iOS, true on macOS.
  public var javaScriptCanOpenWindowsAutomatically: Bool
  /// Whether WebKit warns of pages that are known to deceive.
  public var isFraudulentWebsiteWarningEnabled = true
  /// Makes settings with WebKit's defaults.
  public override init() {
    #if AppKitStandIn
      javaScriptCanOpenWindowsAutomatically = true
    #else
      javaScriptCanOpenWindowsAutomatically = false
    #endif
    super.init()
  }
}

/// What views once shared; without effect today.
///
/// Source: WKProcessPool.h.
@MainActor open class WKProcessPool: NSObject {
  /// Makes one.
  public override init() { super.init() }
}
