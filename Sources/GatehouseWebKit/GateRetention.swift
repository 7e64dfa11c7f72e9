#if canImport(WebKit)
  import ObjectiveC
  import WebKit

  /// Keeps a gate alive as long as its view: delegates are weak.
  @MainActor enum GateRetention {
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func retain(_ gate: WebViewGate, by view: WKWebView) {
      objc_setAssociatedObject(view, key, gate, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#else
  import WebKitStandIn

  /// Keeps a gate alive as long as its view: delegates are weak.
  @MainActor enum GateRetention {
    static func retain(_ gate: WebViewGate, by view: WKWebView) { view.attachment = gate }
  }
#endif
