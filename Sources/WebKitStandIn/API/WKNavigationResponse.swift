public import Foundation
public import FoundationNetworking

/// What a delegate is asked about when the response to a navigation arrives, before anything is committed.
///
/// Source: WKNavigationResponse.h.
@MainActor open class WKNavigationResponse: NSObject {
  /// Whether it is for the view's main frame.
  public let isForMainFrame: Bool
  /// The response.
  public let response: URLResponse
  /// Whether WebKit can show this type.
  public let canShowMIMEType: Bool
  /// What the engine knows beyond Apple's interface: here the target is known.
  package let evidence: NavigationEvidence?

  package init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool, evidence: NavigationEvidence? = nil) {
    self.isForMainFrame = isForMainFrame
    self.response = response
    self.canShowMIMEType = canShowMIMEType
    self.evidence = evidence
  }
}
