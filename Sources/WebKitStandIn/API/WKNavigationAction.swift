public import Foundation
public import FoundationNetworking

/// What a delegate is asked about before a navigation, or before a new window.
///
/// Source: WKNavigationAction.h. The engine's gesture and redirect flags are hidden on Apple systems and therefore not public here.
@MainActor open class WKNavigationAction: NSObject {
  /// The frame that asks. On Apple systems there is none for loads that the app started, although the type says so, and reading it can
  /// crash: here an unknown frame is returned, and the reading is reported.
  open var sourceFrame: WKFrameInfo {
    if let sourceFrameIfAny { return sourceFrameIfAny }
    targetFrame?.webView?.report(.readMissing("sourceFrame"))
    return .unknown(in: targetFrame?.webView)
  }
  /// The frame that asks, if there is one.
  package let sourceFrameIfAny: WKFrameInfo?
  /// The frame in which the navigation lands; `nil` for a new window.
  public let targetFrame: WKFrameInfo?
  /// What started it. A redirect keeps the type of its first request.
  public let navigationType: WKNavigationType
  /// The request.
  public let request: URLRequest
  /// Whether a link's `download` attribute started it. WebKitGTK does not tell: always false.
  public let shouldPerformDownload: Bool
  /// What the engine knows beyond Apple's interface; `nil` from an engine that knows no more.
  package let evidence: NavigationEvidence?

  package convenience init(
    sourceFrame: WKFrameInfo, targetFrame: WKFrameInfo?, navigationType: WKNavigationType, request: URLRequest,
    shouldPerformDownload: Bool = false, evidence: NavigationEvidence? = nil
  ) {
    self.init(
      sourceFrameIfAny: sourceFrame, targetFrame: targetFrame, navigationType: navigationType, request: request,
      shouldPerformDownload: shouldPerformDownload, evidence: evidence)
  }

  package init(
    sourceFrameIfAny: WKFrameInfo?, targetFrame: WKFrameInfo?, navigationType: WKNavigationType, request: URLRequest,
    shouldPerformDownload: Bool = false, evidence: NavigationEvidence? = nil
  ) {
    self.sourceFrameIfAny = sourceFrameIfAny
    self.targetFrame = targetFrame
    self.navigationType = navigationType
    self.request = request
    self.shouldPerformDownload = shouldPerformDownload
    self.evidence = evidence
  }
}
