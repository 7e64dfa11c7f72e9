/// One line of a recorded or generated visit: a question to the gate, or an event that later questions depend on.
///
/// Lines are JSON objects, one a line (NDJSON). The same names are used by the command, the lab, the tests and the Android adapter.
/// Unknown keys are ignored, so that a recorder may add what it likes; ``unknownKeys`` names them. A fact that is absent or null is
/// missing, never a default.
public struct InputLine: Sendable, Hashable {
  /// An identity that the answer repeats.
  public var id: LineID?
  /// The view. `nil`: the line is a view of its own.
  public var view: String?
  /// What the line says.
  public var content: Content
  /// The keys that no field has, as JSON pointers (RFC 6901), in the order written.
  public var unknownKeys: [String] = []

  /// What a line can say.
  public enum Content: Sendable, Hashable {
    /// May this navigation happen?
    case navigation(NavigationFacts)
    /// Something happened in a view.
    case event(ViewEvent)
    /// A link reached the app from outside.
    case arrival(Arrival)
    /// Something happened to the app that arrivals wait for.
    case inboxEvent(InboxEvent)
    /// A page calls a method of the app.
    case message(MessageFacts)
    /// The app answers a page.
    case reply(ReplyFacts)
  }

  /// Makes a line.
  public init(_ content: Content, id: LineID? = nil, view: String? = nil) {
    self.content = content
    self.id = id
    self.view = view
  }
}

/// The identity of a line: a scalar of JSON, repeated as it was written.
public enum LineID: Sendable, Hashable {
  /// A string.
  case string(String)
  /// A number, digit by digit as written.
  case number(String)
  /// A boolean.
  case bool(Bool)
}

/// What is known about a message from a page.
public struct MessageFacts: Sendable, Hashable {
  /// The message as the page sent it.
  package var message: JSONValue
  /// The frame that sent it, as the engine says.
  public var frame: Activation.Frame?
  /// The page generation in which it was sent.
  public var generation: Int64?
  /// What the user did in that frame.
  public var activation: Activation?
  /// When, in milliseconds on the view's monotonic clock.
  public var at: Int64?
}

/// What is known about an answer to a page.
public struct ReplyFacts: Sendable, Hashable {
  /// The answer.
  package var reply: JSONValue
  /// The page generation for which it was made.
  public var generation: Int64?
  /// When, in milliseconds on the view's monotonic clock.
  public var at: Int64?
}
