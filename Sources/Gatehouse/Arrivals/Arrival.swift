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

  /// The way through which the system handed the link over.
  ///
  /// An app that implements several of them can be told of one link twice: see ``Inbox``.
  public enum Entry: String, Sendable, Hashable, CaseIterable {
    /// `scene(_:willConnectTo:options:)`, its URL contexts.
    case sceneConnectionURL
    /// `scene(_:willConnectTo:options:)`, its user activities.
    case sceneConnectionActivity
    /// `scene(_:openURLContexts:)`.
    case sceneURL
    /// `scene(_:continue:)`.
    case sceneActivity
    /// `application(_:open:options:)`, or AppKit's `application(_:open:)`.
    case applicationURL
    /// `application(_:continue:restorationHandler:)`.
    case applicationActivity
    /// SwiftUI's `onOpenURL`.
    case viewURL
    /// SwiftUI's `onContinueUserActivity`.
    case viewActivity
    /// A notification's payload.
    case notification
    /// An Android activity's intent: `onCreate` or `onNewIntent`.
    case activityIntent
    /// An argument of the command line, as `.desktop` files pass it.
    case argument
    /// A page in the app's own view.
    case page
  }

  /// The link as the sender wrote it. `nil` is refused.
  public var link: String?
  /// Where the app was.
  public var appState: AppState?
  /// Whether somebody is signed in.
  public var authentication: Authentication?
  /// Who is signed in, or while nobody is, for whom the link is; compared only for equality.
  public var account: String?
  /// The scene that the system chose.
  public var scene: String?
  /// The system's delivery; the same link through two entry points has one.
  public var delivery: String?
  /// The way it came.
  public var entry: Entry?
  /// When it came, in milliseconds on a monotonic clock.
  public var at: Int64?

  /// Makes an arrival; everything that is not given is unknown.
  public init(
    link: String?, appState: AppState? = nil, authentication: Authentication? = nil, account: String? = nil, scene: String? = nil,
    delivery: String? = nil, entry: Entry? = nil, at: Int64? = nil
  ) {
    self.link = link
    self.appState = appState
    self.authentication = authentication
    self.account = account
    self.scene = scene
    self.delivery = delivery
    self.entry = entry
    self.at = at
  }
}

extension Arrival: CustomStringConvertible, CustomDebugStringConvertible {
  /// The arrival without what its sender wrote into it: fit for a log.
  public var description: String { "Arrival(\(RedactedLink(link)))" }
  /// The same: a debugger's log is a log.
  public var debugDescription: String { description }
}
