/// A link that reached the app from outside: a custom scheme, a Universal Link, an App Link, a notification.
///
/// Whoever sent it, the link is untrusted: it can only name a screen.
public struct Arrival: Sendable, Hashable {
  /// Where the app was when the link came.
  public enum AppState: String, Sendable, Hashable, CaseIterable {
    /// It was started by the link.
    case cold
    /// It was in the foreground.
    case running
    /// It was in the background.
    case background
  }

  /// Whether somebody is signed in.
  public enum Authentication: String, Sendable, Hashable, CaseIterable {
    /// Nobody.
    case signedOut
    /// Somebody.
    case signedIn
  }

  /// The link as the sender wrote it. `nil` is refused.
  public var link: String?
  /// Where the app was.
  public var appState: AppState?
  /// Whether somebody is signed in.
  public var authentication: Authentication?
  /// Who is signed in; compared only for equality.
  public var account: String?
  /// The scene that the system chose.
  public var scene: String?
  /// The system's delivery; the same link through two entry points has one.
  public var delivery: String?
  /// When it came, in milliseconds on a monotonic clock.
  public var at: Int64?

  /// Makes an arrival; everything that is not given is unknown.
  public init(
    link: String?, appState: AppState? = nil, authentication: Authentication? = nil, account: String? = nil, scene: String? = nil,
    delivery: String? = nil, at: Int64? = nil
  ) {
    self.link = link
    self.appState = appState
    self.authentication = authentication
    self.account = account
    self.scene = scene
    self.delivery = delivery
    self.at = at
  }
}
