// swift-format-ignore-file
// Declarations of Apple, in the form of their own modules.
@_exported import Foundation
@_exported import WebKit

// WebKit's Swift side.
extension WKWebView {
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { fatalError() }
}
