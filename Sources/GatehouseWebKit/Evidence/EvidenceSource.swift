import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// Where the evidence about navigations comes from: Apple's public interface, or an engine that says more.
@MainActor protocol EvidenceSource {
  /// Milliseconds on the monotonic clock on which inputs are dated.
  var now: Int64 { get }
  /// What is known about a navigation before its request.
  func clues(for action: WKNavigationAction) -> NavigationClues
  /// What is known about a navigation at its response.
  func clues(for response: WKNavigationResponse) -> NavigationClues
  /// Whether every target is named before the request, so that nothing is left to ask at the response.
  func namesTargets(of view: WKWebView) -> Bool
  /// The address of the committed page; `nil` where the host names only the address that is on its way.
  func committedAddress(of view: WKWebView) -> String?
  /// Tells of inputs beyond those that recognisers see, as long as the owner lives. Commits and the end of the page process come to the delegate.
  func observeInputs(of view: WKWebView, owner: AnyObject, _ take: @escaping @MainActor (InputSeen) -> Void)
  /// Ends that.
  func stopObservingInputs(of view: WKWebView, owner: AnyObject)
  /// Whether it tells of every input, so that recognisers are not needed.
  func seesInputs(of view: WKWebView) -> Bool
}

/// An input of the user that a host saw.
struct InputSeen: Sendable {
  var frame: Activation.Frame?
  var document: String?
  var kind: Activation.Input
  /// Milliseconds on the evidence source's clock.
  var at: Int64
}
