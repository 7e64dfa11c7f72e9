public import Foundation

/// A message that a page posted. Which frame it came from is what the engine says, not what the page says.
///
/// Source: WKScriptMessage.h.
@MainActor open class WKScriptMessage: NSObject {
  /// What was posted.
  public let body: Any
  /// The frame whose document posted it.
  public let frameInfo: WKFrameInfo
  /// The handler's name.
  public let name: String
  /// The world in which it was posted.
  public let world: WKContentWorld
  /// The view.
  public private(set) weak var webView: WKWebView?

  package init(body: Any, frameInfo: WKFrameInfo, name: String, world: WKContentWorld, webView: WKWebView?) {
    self.body = body
    self.frameInfo = frameInfo
    self.name = name
    self.world = world
    self.webView = webView
  }
}

/// Takes messages of pages.
///
/// Source: WKScriptMessageHandler.h. Its one method is required there too.
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A message arrived.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Takes messages of pages and replies to them.
///
/// Source: WKScriptMessageHandlerWithReply.h. Its one method is required there too.
@MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A message arrived. The handler is called exactly once: with a value, or with the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}
