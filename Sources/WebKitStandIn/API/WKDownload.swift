public import Foundation
public import FoundationNetworking

/// Something that is downloaded instead of shown.
///
/// Source: WKDownload.h (iOS 14.5, macOS 11.3). The stand-in's engines download nothing: it lives to be asked about and cancelled.
@MainActor open class WKDownload: NSObject {
  /// The request that began it.
  public let originalRequest: URLRequest?
  /// The view in which it began.
  public private(set) weak var webView: WKWebView?
  /// Is asked where it goes.
  open weak var delegate: (any WKDownloadDelegate)?
  /// Whether somebody cancelled it.
  package private(set) var isCancelled = false

  package init(originalRequest: URLRequest?, webView: WKWebView?) {
    self.originalRequest = originalRequest
    self.webView = webView
  }

  /// Ends it. The handler is told what a later attempt could go on with: here nothing.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    isCancelled = true
    Task { completionHandler?(nil) }
  }
}

/// Follows a download.
///
/// Source: WKDownloadDelegate.h. Only the first is required there.
@MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Where the file goes; `nil` cancels. The handler is called exactly once.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// It is complete.
  func downloadDidFinish(_ download: WKDownload)
  /// It failed; the data is what a later attempt could go on with.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
