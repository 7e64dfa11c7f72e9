public import Gatehouse

#if canImport(WebKit)
  public import WebKit
#else
  public import WebKitStandIn
#endif

/// A setting that a view takes from its configuration when it is made: attaching to a finished view cannot change it any more.
/// ``WebViewGate/makeConfiguration(for:basedOn:)`` sets them before.
public enum FixedSetting: String, Sendable, Hashable, CaseIterable {
  /// Pages may open windows without an action of the user's (`javaScriptCanOpenWindowsAutomatically`, true on macOS). The gate decides each, but
  /// WebKit does not hold them back first.
  case windowsWithoutAction
  /// Main-frame loads are limited to the app's own domains (`limitsNavigationsToAppBoundDomains`), so partner pages fail with error 13.
  case appBoundDomains
  /// WebKit does not make https of the http addresses of hosts that are known to speak it (`upgradeKnownHostsToHTTPS`), although the policy has no http.
  case cleartextKept

  /// The settings of a view that are not as a policy wants them.
  @MainActor static func missed(in view: WKWebView, policy: Policy) -> [FixedSetting] {
    let configuration = view.configuration
    var missed: [FixedSetting] = []
    if configuration.preferences.javaScriptCanOpenWindowsAutomatically { missed.append(.windowsWithoutAction) }
    if configuration.limitsNavigationsToAppBoundDomains { missed.append(.appBoundDomains) }
    if policy.web.http != .load, !configuration.upgradeKnownHostsToHTTPS { missed.append(.cleartextKept) }
    return missed
  }
}

extension WebViewGate {
  /// A configuration for a view that this policy is for: what is fixed when a view is made is as the policy wants it, the rest is as it was.
  ///
  /// - Parameters:
  ///   - policy: the policy.
  ///   - base: what to begin with; it is not changed. Copies of a configuration share its preferences: where these let pages open windows by
  ///     themselves (macOS, unless set otherwise) they are replaced, so set further ones on the result.
  public static func makeConfiguration(for policy: Policy, basedOn base: WKWebViewConfiguration = WKWebViewConfiguration())
    -> WKWebViewConfiguration
  {
    let configuration = base.copied()
    if base.preferences.javaScriptCanOpenWindowsAutomatically {
      let preferences = WKPreferences()
      preferences.isFraudulentWebsiteWarningEnabled = base.preferences.isFraudulentWebsiteWarningEnabled
      preferences.javaScriptCanOpenWindowsAutomatically = false
      configuration.preferences = preferences
    }
    configuration.limitsNavigationsToAppBoundDomains = false
    if policy.web.http != .load { configuration.upgradeKnownHostsToHTTPS = true }
    return configuration
  }
}

extension WKWebViewConfiguration {
  fileprivate func copied() -> WKWebViewConfiguration {
    #if canImport(WebKit)
      copy() as? WKWebViewConfiguration ?? self
    #else
      duplicate()
    #endif
  }
}
