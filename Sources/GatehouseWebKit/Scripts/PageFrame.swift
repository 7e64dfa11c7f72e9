import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// A frame of the page that is shown now: a target for ``WebViewGate/callJavaScript(_:_:in:place:within:returning:)`` as long as the page is there.
@MainActor public final class PageFrame {
  let info: WKFrameInfo
  let generation: Int64
  weak var gate: WebViewGate?

  init(_ info: WKFrameInfo, _ gate: WebViewGate) {
    self.info = info
    self.gate = gate
    generation = gate.bridge.generation
  }

  /// Whether its page is still shown. The frame itself may have gone.
  public var isOnPage: Bool { gate.map { $0.bridge.generation == generation && $0.view != nil } ?? false }
}
