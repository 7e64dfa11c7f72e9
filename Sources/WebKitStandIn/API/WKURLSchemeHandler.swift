public import Foundation
public import FoundationNetworking

/// Answers requests of a scheme of the app's own.
///
/// Source: WKURLSchemeHandler.h. Both methods are required there too. The stand-in's engines ask none.
@MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// A request is to be answered.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// The answer is not wanted any more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of a scheme of the app's own. It is not isolated there.
///
/// Source: WKURLSchemeTask.h.
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// The head of the answer.
  func didReceive(_ response: URLResponse)
  /// A part of the answer.
  func didReceive(_ data: Data)
  /// The answer is complete.
  func didFinish()
  /// There is no answer.
  func didFailWithError(_ error: any Error)
}
