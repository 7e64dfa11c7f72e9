extension Policy {
  /// Methods that a page may call in the app.
  public struct Bridge: Sendable, Hashable {
    /// The exact origins that may call.
    public var origins: [OriginPattern] = []
    /// The frames that may call.
    public var frames: BridgeFrames = .main
    /// The largest message.
    public var limits = BridgeLimits()
    /// Objects that parameters, results and other objects name by `@name`.
    public var types: [BridgeObject] = []
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
    /// The type of its result as written, for generated clients; `nil` if it says nothing about it.
    public var result: String?
    /// The exact origins that may call it, in place of the bridge's; `nil` are the bridge's.
    public var origins: [OriginPattern]?
    /// The frames that may call it, in place of the bridge's.
    public var frames: BridgeFrames?
    /// Whether the user must just have acted in the frame that calls.
    public var activation: BridgeActivation = .none
    /// Whether the app asks the user before each call.
    public var approval = false
    /// How often it may be called.
    public var rate = BridgeRate()
    /// How long the app may take to answer, in milliseconds.
    public var timeoutMs: Int64 = 30_000
    /// The largest message, in bytes of JSON text; `nil` is the bridge's limit.
    public var bytes: Int?
    /// The largest reply, in bytes of JSON text.
    public var replyBytes = 1_048_576
    /// Makes a method.
    public init(name: String, params: [BridgeParameter] = []) {
      self.name = name
      self.params = params
    }
  }

  /// Whether a call needs the user's action.
  public enum BridgeActivation: String, Sendable, Hashable, CaseIterable {
    /// It does not.
    case none
    /// A direct activation, or a recent one within `handoff.activationWindow`, in the frame that calls.
    case needed
  }

  /// How often a method may be called: a sliding window.
  public struct BridgeRate: Sendable, Hashable {
    /// Calls within the window.
    public var atMost = 100
    /// The length of the window, in milliseconds.
    public var withinMs: Int64 = 1_000
    /// Makes the default rate.
    public init() {}
  }

  /// An object with named fields, for parameters that are more than one value.
  public struct BridgeObject: Sendable, Hashable {
    /// Its name, without `@`.
    public var name: String
    /// Its fields.
    public var fields: [BridgeParameter]
    /// Makes an object.
    public init(_ name: String, fields: [BridgeParameter]) {
      self.name = name
      self.fields = fields
    }
  }

  /// A parameter of a bridge method, or a field of an object.
  public struct BridgeParameter: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// The text of its type, such as `text(200)?`, `bool?`, `number*`, `page`, `@item*`.
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
    /// Pages that must not be loaded again without a look at the server: orders, payments.
    public var sideEffects: [PagePattern] = []
    /// Domains whose cookies may be handed over.
    public var cookieDomains: [String] = []
    /// Makes the default values.
    public init() {}
  }
}
