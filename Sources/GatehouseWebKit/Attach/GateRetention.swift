#if canImport(WebKit)
  import ObjectiveC
  import WebKit
#else
  import WebKitStandIn
#endif

/// Keeps a gate alive as long as its view: delegates are weak. It dies with the view, or when the gate is detached.
@MainActor final class GateAnchor {
  let gate: WebViewGate
  init(_ gate: WebViewGate) { self.gate = gate }

  deinit {
    let gate = gate
    Task { @MainActor in gate.viewIsGone() }
  }
}

/// Which gate a view keeps.
@MainActor enum GateRetention {
  #if canImport(WebKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func gate(of view: WKWebView) -> WebViewGate? { (objc_getAssociatedObject(view, key) as? GateAnchor)?.gate }
    static func keep(_ gate: WebViewGate?, by view: WKWebView) {
      objc_setAssociatedObject(view, key, gate.map(GateAnchor.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  #else
    static func gate(of view: WKWebView) -> WebViewGate? { (view.attachment as? GateAnchor)?.gate }
    static func keep(_ gate: WebViewGate?, by view: WKWebView) { view.attachment = gate.map(GateAnchor.init) }
  #endif
}
