import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// A setting that a view takes from its configuration when it is made, and never again. ``WebViewGate/makeConfiguration(for:)`` sets them.
public enum FixedSetting: String, Sendable, Hashable, CaseIterable {
  /// Pages may open windows without an action of the user's (`javaScriptCanOpenWindowsAutomatically`, true on macOS). The gate decides each,
  /// but WebKit does not hold them back first.
  case windowsWithoutAction

  /// The settings of a view that are not as a policy wants them.
  @MainActor static func missed(in view: WKWebView, policy: Policy) -> [FixedSetting] { [] }
}
