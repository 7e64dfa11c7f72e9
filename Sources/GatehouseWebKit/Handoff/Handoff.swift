/// An address that the policy gave to other apps, and what came of it.
public struct Handoff: Sendable, Hashable {
  /// The name of the view.
  public let view: String
  /// The address, in its canonical form.
  public let url: String
  /// Whether only an app that owns the address was to get it.
  public let universalLinkOnly: Bool
  /// What came of it.
  public let outcome: Outcome

  /// What came of a handoff.
  public enum Outcome: Sendable, Hashable {
    /// An app took it.
    case opened
    /// No app owns the address: it loads in the view.
    case loads
    /// No app took it; the store shows a search for its scheme instead, at this address.
    case storeSearch(String)
    /// No app took it, and nothing else happened.
    case failed
    /// The app refused it (``WebViewGate/shouldOpen``).
    case vetoed
    /// The user said no.
    case declined
    /// The user was to be asked, and the app asks nobody (``WebViewGate/confirm``).
    case unasked
    /// The page or the view was gone, or the app in the background, before it could be handed over, or before the page could load here instead.
    case outdated

    /// The code, for example `handoff.vetoed`.
    public var code: String {
      switch self {
      case .opened: "handoff.opened"
      case .loads: "handoff.loads"
      case .storeSearch: "handoff.store-search"
      case .failed: "handoff.failed"
      case .vetoed: "handoff.vetoed"
      case .declined: "handoff.declined"
      case .unasked: "handoff.unasked"
      case .outdated: "handoff.outdated"
      }
    }
  }
}
