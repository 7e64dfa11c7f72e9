import Foundation

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// Stands in front of the app's navigation delegate. What it does not implement itself goes to the app's.
///
/// WebKit asks a delegate once, when it is set, what it responds to: whoever changes ``app`` sets this delegate again.
@MainActor final class NavigationFront: NSObject {
  weak var gate: WebViewGate?
  /// The app's own delegate. Objective-C's dispatch reads it too, which is not isolated; WebKit sends on the main thread.
  nonisolated(unsafe) weak var app: (any WKNavigationDelegate)?
  /// Whether another front took this one's place.
  var isRetired = false

  /// Whether it only hands on, to the delegate that it stood in front of. One that was set later may hand on to this front, as proxies do, and would be
  /// called in a circle otherwise. Set on the view again, it asks the gate.
  func handsOn(in view: WKWebView) -> Bool { isRetired && view.navigationDelegate !== self }

  /// The gate, if this front stands for it in this view. An app may have set it on another one.
  func gate(in view: WKWebView) -> WebViewGate? {
    guard let gate, gate.view === view || gate.has(.hearsOtherViews), !handsOn(in: view) else { return nil }
    return gate
  }
}

/// Stands in front of the app's user interface delegate.
@MainActor final class InterfaceFront: NSObject {
  weak var gate: WebViewGate?
  /// The app's own delegate.
  nonisolated(unsafe) weak var app: (any WKUIDelegate)?
  /// Whether another front took this one's place.
  var isRetired = false

  /// Whether it only hands on.
  func handsOn(in view: WKWebView) -> Bool { isRetired && view.uiDelegate !== self }

  /// The gate, if this front stands for it in this view.
  func gate(in view: WKWebView) -> WebViewGate? { gate?.view === view && !handsOn(in: view) ? gate : nil }
}

#if !canImport(WebKit)
  extension NavigationFront: DelegateForwarding {
    var forwardingTarget: AnyObject? { app }
  }
  extension InterfaceFront: DelegateForwarding {
    var forwardingTarget: AnyObject? { app }
  }
#endif
