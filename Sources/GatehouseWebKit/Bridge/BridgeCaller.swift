public import Gatehouse

/// Who called a method of the bridge: what the engine says, not what the page says.
public struct BridgeCaller: Sendable {
  /// The origin of the frame's document, as HTML serialises it.
  public let origin: String
  /// Whether it is the view's main frame.
  public let isMainFrame: Bool
  /// The frame itself, to call script in it as long as its page is there.
  public let frame: PageFrame
}

/// A method without parameters takes this, and one with nothing to say returns it.
public struct BridgeNothing: Codable, Sendable, Hashable {
  /// Makes it.
  public init() {}
}

/// Why a handler could not be set.
public enum BridgeSetupFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The policy declares no such method.
  case undeclared(String)

  /// The same for people, with what to do.
  public var description: String {
    switch self {
    case .undeclared(let name): "the policy declares no method \(name): add it to /bridge/methods, or correct the name"
    }
  }
}

/// What came of a message of a page.
public struct BridgeRecord: Sendable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// The message was judged.
    case message(BridgeVerdict)
    /// A call was answered with a result.
    case replied
    /// A call was answered with an error.
    case failed(BridgeError)
    /// A call ended with its page: nobody hears of its result.
    case dropped
  }

  /// The name of the view.
  public let view: String
  /// The method; `nil` if the message was refused.
  public let method: String?
  /// Who called.
  public let caller: BridgeCaller?
  /// The page generation.
  public let generation: Int64
  /// What happened.
  public let kind: Kind
}
