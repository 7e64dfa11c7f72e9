public import Foundation
public import FoundationNetworking

/// A frame, as it was when an action was asked about. It has no identity across calls.
///
/// Source: WKFrameInfo.h.
@MainActor open class WKFrameInfo: NSObject {
  /// Whether the frame is its view's main frame.
  public let isMainFrame: Bool
  /// A request with the address of the document that the frame shows; not the one that is asked for.
  public let request: URLRequest
  /// The origin of the document that the frame shows.
  public let securityOrigin: WKSecurityOrigin
  /// The view that holds the frame.
  public private(set) weak var webView: WKWebView?
  /// False if the engine could not say which frame this is. Such a frame has an opaque origin and is not the main frame.
  package let isVerified: Bool
  /// The document, where the engine can name it.
  package let document: FrameDocument?

  package init(
    isMainFrame: Bool, request: URLRequest, securityOrigin: WKSecurityOrigin, webView: WKWebView?, isVerified: Bool = true,
    document: FrameDocument? = nil
  ) {
    self.isMainFrame = isMainFrame
    self.request = request
    self.securityOrigin = securityOrigin
    self.webView = webView
    self.isVerified = isVerified
    self.document = document
  }

  /// The frame of a document.
  package convenience init(_ document: FrameDocument, in webView: WKWebView?) {
    self.init(
      isMainFrame: document.isMain, request: URLRequest(engineURL: document.url),
      securityOrigin: WKSecurityOrigin(serialized: document.origin), webView: webView, document: document)
  }

  /// A frame that nobody can name: an opaque origin, not the main frame, marked as not verified.
  package static func unknown(in webView: WKWebView?) -> WKFrameInfo {
    WKFrameInfo(isMainFrame: false, request: .blank, securityOrigin: .opaque, webView: webView, isVerified: false)
  }
}

extension URLRequest {
  /// A request for about:blank, WebKit's stand-in for a frame without an address.
  static var blank: URLRequest { URLRequest(engineURL: "about:blank") }

  /// A request for an address in the engine's own form. Foundation reads some of these differently or not at all; then `url` is `nil`,
  /// and the address stands in the action's evidence.
  init(engineURL: String) {
    // URLRequest cannot be made without a URL, but its URL can be taken away.
    self.init(url: URL(string: engineURL) ?? URL(fileURLWithPath: "/"))
    if URL(string: engineURL) == nil { url = nil }
  }
}
