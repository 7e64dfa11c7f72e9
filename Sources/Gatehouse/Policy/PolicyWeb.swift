extension Policy {
  /// What the view itself may show.
  public struct Web: Sendable, Hashable {
    /// What may land in the main frame or a new window. `nil`: not written, which is any https, and any http where `http` is `load`.
    public var pages: [OriginPattern]?
    /// What happens to a page that the list does not admit.
    public var otherPages: OtherPages = .block
    /// What may land in sub-frames, with the same default as `pages`.
    public var frames: [OriginPattern]?
    /// Hosts that are never offered to other apps: loaded in place when the host changes.
    public var stay: [HostPattern] = []
    /// What happens to cleartext.
    public var http: Cleartext = .block
    /// What happens to a form that history or a reload sends again.
    public var resubmit: Resubmit = .ask
    /// What happens to a new window that the main frame asks for.
    public var newWindows: NewWindows = .inPlace
    /// Whether a sub-frame may have a window of its own.
    public var frameWindows: FrameWindows = .block
    /// Documents without a server, by their scheme.
    public var documents = Documents()
    /// Local files.
    public var files: Files = .never
    /// Makes the strict values.
    public init() {}
  }

  /// What happens to a web address that no list admits.
  public enum OtherPages: String, Sendable, Hashable, CaseIterable {
    /// It does not load.
    case block
    /// It loads.
    case load
    /// It opens in the system's browser: only asked for by the main frame, landing in main or new, with a direct activation.
    case open
  }

  /// What happens to an http address.
  public enum Cleartext: String, Sendable, Hashable, CaseIterable {
    /// It does not load.
    case block
    /// It loads as https in its place; in a sub-frame it is blocked.
    case upgrade
    /// It loads.
    case load
  }

  /// What happens to a form that is sent again.
  public enum Resubmit: String, Sendable, Hashable, CaseIterable {
    /// It is not sent.
    case block
    /// The user is asked.
    case ask
    /// It is sent.
    case load
  }

  /// What happens to a new window.
  public enum NewWindows: String, Sendable, Hashable, CaseIterable {
    /// Its address loads in the view that asked (GET only).
    case inPlace
    /// It becomes a view of its own.
    case window
    /// It is refused.
    case block
  }

  /// What happens to a new window that a sub-frame asks for.
  public enum FrameWindows: String, Sendable, Hashable, CaseIterable {
    /// It becomes a view of its own.
    case window
    /// It is refused.
    case block
  }

  /// Where a document without a server may load.
  public enum DocumentPlace: String, Sendable, Hashable, CaseIterable {
    /// Nowhere.
    case never
    /// In sub-frames.
    case frames
    /// In the main frame or a new window, asked for by the main frame.
    case main
    /// Everywhere.
    case always
  }

  /// The places of documents without a server.
  public struct Documents: Sendable, Hashable {
    /// `about:` (about:blank and about:srcdoc always load in frames).
    public var about: DocumentPlace = .frames
    /// `data:`.
    public var data: DocumentPlace = .never
    /// `blob:`.
    public var blob: DocumentPlace = .never
    /// Makes the strict values.
    public init() {}
  }

  /// Which local files load.
  public enum Files: Sendable, Hashable {
    /// None.
    case never
    /// The host loads any one, then that page's folder.
    case host
    /// Files inside this directory (an absolute path), when the host loads them, then that page's folder.
    case directory(String)
  }
}
