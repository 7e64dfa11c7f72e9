#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// Only the witness.
extension BridgeReceiver: WKScriptMessageHandlerWithReply {
  /// A page posted a message. The handler is called exactly once, whatever comes.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    take(message, replyHandler)
  }
}
