import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// A gate that somebody else keeps alive.
struct WeakGate: Sendable {
  weak var gate: WebViewGate?
}

/// A window that was allowed, until the engine asks for its view.
struct AllowedWindow: Equatable {
  var url: String?
  var source: Source?
}

// Windows that pages open.
extension WebViewGate {
  /// Decides about a window that a page asks for, and makes its view.
  func window(_ configuration: WKWebViewConfiguration, _ action: WKNavigationAction, _ features: WKWindowFeatures) -> WKWebView? {
    if let view, isDisplaced { comeBack(to: view, isAsked: true) }
    var clues = evidence.clues(for: action)
    // `window.open` without an address shows the empty document (HTML, "window open steps").
    if clues.url?.isEmpty != false { clues.url = "about:blank" }
    if let index = allowedWindows.firstIndex(of: AllowedWindow(url: clues.url, source: clues.source)) {
      allowedWindows.remove(at: index)
      return openWindow(configuration, action, features)
    }
    var facts = facts(action, clues)
    facts.target = .new
    // The engine asks here first only for `window.open`.
    if facts.trigger == .other { facts.trigger = .script }
    let verdict = decide(facts)
    if verdict.kind == .load || has(.popupWhenRefused) { return openWindow(configuration, action, features) }
    carryOut(verdict, facts, action.request)
    return nil
  }

  /// The view for a window is the app's to make. Its gate is in front before the engine asks anything of it.
  private func openWindow(
    _ configuration: WKWebViewConfiguration, _ action: WKNavigationAction, _ features: WKWindowFeatures
  ) -> WKWebView? {
    guard let view else { return nil }
    let made = makeWindow.map { $0(configuration, features) } ?? interfaceFront.app?.makeWindow(view, configuration, action, features)
    // The opener's own view is no window.
    guard let made, made !== view else {
      notice(.windowRefused(url: action.request.url?.absoluteString ?? ""))
      return nil
    }
    guard !has(.popupWithoutGate) else { return made }
    // The app may have put a gate of its own in front.
    if let own = GateRetention.gate(of: made), !has(.replacesOwnGate) {
      adopt(own)
      return made
    }
    // What the app's delegates hear of this view they hear of the window too, unless it has delegates of its own.
    if made.navigationDelegate == nil { made.navigationDelegate = navigationFront.app }
    if made.uiDelegate == nil { made.uiDelegate = interfaceFront.app }
    do {
      try gateForWindow().attach(to: made)
    } catch {
      return nil
    }
    return made
  }

  /// A page closed its window: nothing of it is allowed any more.
  func didCloseWindow(_ view: WKWebView) {
    windowClosed?(view)
    if isWindow { tearDown() }
  }
}
