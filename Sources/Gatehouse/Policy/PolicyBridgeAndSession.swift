extension Policy {
  /// Methods that a page may call in the app.
  public struct Bridge: Sendable, Hashable {
    /// The exact origins that may call.
    public var origins: [OriginPattern] = []
    /// The frames that may call.
    public var frames: BridgeFrames = .main
    /// The largest message.
    public var limits = BridgeLimits()
    /// The methods by name, in the order written.
    public var methods: [BridgeMethod] = []
    /// Makes a bridge without methods.
    public init() {}
  }

  /// The frames that may call the bridge.
  public enum BridgeFrames: String, Sendable, Hashable, CaseIterable {
    /// The main frame.
    case main
    /// Every frame of a listed origin.
    case all
  }

  /// The largest message that the bridge reads.
  public struct BridgeLimits: Sendable, Hashable {
    /// Bytes of its JSON text.
    public var bytes = 65_536
    /// Levels of nesting.
    public var depth = 16
    /// Keys in one object.
    public var keys = 256
    /// Makes the default limits.
    public init() {}
  }

  /// A method of the bridge.
  public struct BridgeMethod: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its parameters as written: name and type text.
    public var params: [BridgeParameter]
    /// Makes a method.
    public init(name: String, params: [BridgeParameter] = []) {
      self.name = name
      self.params = params
    }
  }

  /// A parameter of a bridge method.
  public struct BridgeParameter: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// The text of its type, such as `text(200)?`, `bool?`, `number`, `page`.
    public var type: String
    /// Makes a parameter.
    public init(_ name: String, type: String) {
      self.name = name
      self.type = type
    }
  }

  /// Cookies and recovery.
  public struct Session: Sendable, Hashable {
    /// Reloads after a content process ended.
    public var recoveryAttempts = 3
    /// The window in which they count, in milliseconds.
    public var recoveryWithinMs: Int64 = 60_000
    /// Domains whose cookies may be handed over.
    public var cookieDomains: [String] = []
    /// Makes the default values.
    public init() {}
  }
}
