/// A delegate that stands in front of another one.
///
/// On Apple systems the Objective-C runtime hands on what the front delegate does not implement (`responds(to:)`, `forwardingTarget(for:)`),
/// methods that nobody thought of included. Here the protocols' defaults do: a default is what runs when a method is not implemented.
@MainActor package protocol DelegateForwarding: AnyObject {
  /// Who gets what this delegate does not implement.
  var forwardingTarget: AnyObject? { get }
}

/// What a view learned of a delegate when it was set. WebKit asks a delegate then what it responds to, and never again.
struct KnownDelegate {
  private weak var delegate: AnyObject?
  private weak var target: AnyObject?

  @MainActor init(_ delegate: AnyObject?) {
    self.delegate = delegate
    target = (delegate as? any DelegateForwarding)?.forwardingTarget
  }

  /// Who gets what a delegate does not implement.
  @MainActor func behind(_ front: AnyObject) -> AnyObject? {
    guard let front = front as? any DelegateForwarding else { return nil }
    return front === delegate ? target : front.forwardingTarget
  }
}

extension WKNavigationDelegate {
  /// The delegate behind this one, if there is one.
  func behind(in view: WKWebView) -> (any WKNavigationDelegate)? { view.knownNavigationDelegate.behind(self) as? any WKNavigationDelegate }
}

extension WKUIDelegate {
  /// The delegate behind this one, if there is one.
  func behind(in view: WKWebView) -> (any WKUIDelegate)? { view.knownUIDelegate.behind(self) as? any WKUIDelegate }
}
