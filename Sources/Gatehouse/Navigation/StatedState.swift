/// View state that a line states instead of replaying the events that led to it. Stated state can only narrow a verdict.
public struct StatedState: Sendable, Hashable {
  /// The activation was used for a launch already.
  public var activationUsed: Bool?
  /// A launch happened before: how many milliseconds ago, or `0` if that is not known.
  public var previousLaunch: Int64?
  /// The user or the app refused a launch before: from then on only a direct activation counts.
  public var previousDenials: Bool?
  /// A question to the user is open: no further launch in this chain.
  public var pendingPrompt: Bool?
  /// This address was opened before in this chain and came back: it loads here or not at all.
  public var reissued: Bool?
  /// Whether the view can be seen.
  public var isVisible: Bool?
  /// Whether the app is in the foreground.
  public var appIsActive: Bool?

  /// Makes an empty statement.
  public init() {}
}
