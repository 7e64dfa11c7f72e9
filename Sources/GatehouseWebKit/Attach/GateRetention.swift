#if canImport(WebKit)
  import ObjectiveC
  import WebKit
#else
  import WebKitStandIn
#endif

/// Keeps a gate alive as long as its view: delegates are weak. It dies with the view, or when the gate is detached.
@MainActor final class GateAnchor {
  let gate: WebViewGate?
  /// Fronts of gates that were detached. A library's proxy may hand on to one, as to any delegate, without keeping it alive.
  let fronts: [AnyObject]

  init(_ gate: WebViewGate?, _ fronts: [AnyObject]) {
    self.gate = gate
    self.fronts = fronts
  }

  deinit {
    guard let gate else { return }
    Task { @MainActor in gate.viewIsGone() }
  }
}

/// Which gate a view keeps.
@MainActor enum GateRetention {
  #if canImport(WebKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    private static func anchor(of view: WKWebView) -> GateAnchor? { objc_getAssociatedObject(view, key) as? GateAnchor }
    private static func set(_ anchor: GateAnchor, of view: WKWebView) {
      objc_setAssociatedObject(view, key, anchor, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  #else
    private static func anchor(of view: WKWebView) -> GateAnchor? { view.attachment as? GateAnchor }
    private static func set(_ anchor: GateAnchor, of view: WKWebView) { view.attachment = anchor }
  #endif

  /// How many fronts of detached gates a view keeps.
  private static let mostFronts = 8

  static func gate(of view: WKWebView) -> WebViewGate? { anchor(of: view)?.gate }
  static func keep(_ gate: WebViewGate, by view: WKWebView) { set(GateAnchor(gate, anchor(of: view)?.fronts ?? []), of: view) }

  /// Lets go of the gate, and keeps the fronts that it leaves behind.
  static func leave(_ fronts: [AnyObject], in view: WKWebView) {
    set(GateAnchor(nil, ((anchor(of: view)?.fronts ?? []) + fronts).suffix(mostFronts)), of: view)
  }
}
