/// What is known about one navigation: the question that an engine puts to the gate.
///
/// A fact that the host does not have is `nil`, never a guess. A missing fact is not a default: the gate walks its ladder for each
/// value the fact may have and the narrowest verdict counts. Only addresses and places (`redirects`, `current`) are simply none when missing.
public struct NavigationFacts: Sendable, Hashable {
  /// The address, as the engine or the sender wrote it. `nil` blocks.
  public var url: String?
  /// What started the navigation.
  public var trigger: Trigger?
  /// What the user did before it. `nil` is unknown: worse than an input at some time before, better than the knowledge that there was none.
  public var activation: Activation?
  /// The hops so far, oldest first.
  public var redirects: [Redirect]
  /// The frame that asks. With the triggers `host` and `typed` a missing source is the app.
  public var source: Source?
  /// Where the navigation lands.
  public var target: Target?
  /// Whether the engine asks before the request or, with the target known now, at the response.
  public var phase: Phase
  /// The address of the committed page.
  public var current: String?
  /// The request's method in upper case.
  public var method: String?
  /// The platform. `nil` is not stated.
  public var platform: Platform?
  /// On Android, the apps that take a web address, where the host asked the system. `nil`: not asked.
  public var handlers: AppLinkHandlers?
  /// Whether the view can be seen. `nil`: as the events said, and visible if none did.
  public var isVisible: Bool?
  /// When it is asked, in milliseconds on the view's monotonic clock.
  public var at: Int64?
  /// View state that is stated instead of replayed. It can only narrow.
  public var state: StatedState?

  /// Makes the facts of a navigation; everything that is not given is unknown.
  public init(
    url: String?, trigger: Trigger? = nil, activation: Activation? = nil, redirects: [Redirect] = [], source: Source? = nil,
    target: Target? = nil, phase: Phase = .request, current: String? = nil, method: String? = nil, platform: Platform? = nil,
    handlers: AppLinkHandlers? = nil, isVisible: Bool? = nil, at: Int64? = nil, state: StatedState? = nil
  ) {
    self.url = url
    self.trigger = trigger
    self.activation = activation
    self.redirects = redirects
    self.source = source
    self.target = target
    self.phase = phase
    self.current = current
    self.method = method
    self.platform = platform
    self.handlers = handlers
    self.isVisible = isVisible
    self.at = at
    self.state = state
  }
}

/// What started a navigation.
public enum Trigger: String, Sendable, Hashable, CaseIterable {
  /// A link was followed.
  case link
  /// A form was submitted.
  case form
  /// A form is sent again by history or reload.
  case formResubmit
  /// Back, forward, or another step through the session history.
  case backForward
  /// A reload, or the restoration of a page.
  case reload
  /// A script set the location or opened a window.
  case script
  /// A `<meta http-equiv=refresh>`.
  case metaRefresh
  /// A redirect by the server.
  case redirect
  /// The user typed or chose the address in the app's own interface.
  case typed
  /// The app itself started it.
  case host
  /// The engine says that it is none of link, form and history, and no more.
  case other
}

/// Where a navigation lands.
public enum Target: String, Sendable, Hashable, CaseIterable {
  /// The main frame of the view.
  case main
  /// A sub-frame.
  case frame
  /// A window that does not exist yet.
  case new
  /// The engine names it only when the response arrives, and asks again then.
  case later
}

/// When in a navigation's life the engine asks.
public enum Phase: String, Sendable, Hashable, CaseIterable {
  /// Before anything was sent.
  case request
  /// At the response: the target is known, a GET was sent, nothing is committed.
  case response
}

/// The platform that asks.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  /// iOS and iPadOS.
  case ios
  /// macOS.
  case macos
  /// Linux.
  case linux
  /// Android.
  case android
}

/// The frame that asks for a navigation, as far as the engine names it.
public struct Source: Sendable, Hashable {
  /// The serialised origin of the frame's document; `"null"` is an opaque origin and matches no list. `nil` is unknown.
  public var origin: String?
  /// Whether it is the view's main frame. `nil` is unknown.
  public var isMain: Bool?
  /// An identity of the document, compared only for equality.
  public var document: String?

  /// Makes a source.
  public init(origin: String?, isMain: Bool?, document: String? = nil) {
    self.origin = origin
    self.isMain = isMain
    self.document = document
  }
}

/// One hop of a chain of redirects.
public struct Redirect: Sendable, Hashable {
  /// The address that answered with a redirect.
  public var from: String
  /// The address that it named.
  public var to: String
  /// The HTTP status, where the engine tells it.
  public var status: Int?

  /// Makes a hop.
  public init(from: String, to: String, status: Int? = nil) {
    self.from = from
    self.to = to
    self.status = status
  }
}
