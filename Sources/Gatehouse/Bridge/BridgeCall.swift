/// A call that a page may make: its method and its parameters, checked by the contract.
public struct BridgeCall: Sendable, Hashable {
  /// The page's own name for the call; the reply repeats it. At most 64 characters of `[A-Za-z0-9_-]`.
  public let id: String
  /// The method.
  public let method: String
  /// The parameters that were given, in the order of the contract.
  public let parameters: [BridgeField]
  /// The page generation in which it was sent.
  public let generation: Int64?
  /// Whether the app asks the user before it answers.
  public let needsApproval: Bool
  /// How long the app may take, in milliseconds.
  public let timeoutMs: Int64

  /// The value of a parameter, or `nil` if it was not given.
  public subscript(name: String) -> BridgeValue? { parameters.first { $0.name == name }?.value }
}

/// A parameter of a call, or a field of an object.
public struct BridgeField: Sendable, Hashable {
  /// Its name.
  public let name: String
  /// Its value.
  public let value: BridgeValue
}

/// A value of a call.
public enum BridgeValue: Sendable, Hashable {
  /// `true` or `false`; 1 is not true.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A whole number from -(2^53 - 1) to 2^53 - 1, the range in which JavaScript is exact.
  case whole(Int64)
  /// A text, or an address in canonical form.
  case text(String)
  /// The values of a repeatable parameter.
  case list([BridgeValue])
  /// The fields of an object that were given, in the order of the contract.
  case object([BridgeField])
}

/// The answer to a message from a page, or to a reply of the app.
public struct BridgeVerdict: Sendable, Hashable {
  /// What happens.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The call reaches its handler, or the reply its page.
    case deliver
    /// The page gets an error.
    case reject
    /// Nothing happens, and nobody is told: the page is gone.
    case ignore
  }

  /// What happens.
  public var kind: Kind
  /// Why.
  public var reason: Reason
  /// The call, for `deliver`.
  public var call: BridgeCall?
  /// The parameter that is at fault, by the contract's name.
  public var parameter: String?

  init(_ kind: Kind, _ reason: Reason, call: BridgeCall? = nil, parameter: String? = nil) {
    self.kind = kind
    self.reason = reason
    self.call = call
    self.parameter = parameter
  }

  /// The error that the page gets, or `nil` if it gets none.
  public var error: BridgeError? {
    guard kind == .reject else { return nil }
    return switch reason {
    case .bridgeMethod: .unknownMethod
    case .bridgeParameters, .bridgeMessage, .bridgeTooLarge, .bridgeText, .bridgeNumber, .bridgeDuplicate: .badParameters
    case .bridgeRate: .tooFast
    default: .notAllowed
    }
  }
}

/// What a page is told about a call that failed: a code that script can tell apart, and nothing of the app's inside.
public enum BridgeError: String, Error, Sendable, Hashable, CaseIterable {
  /// The contract has no such method.
  case unknownMethod
  /// A parameter is missing, unknown, or not of its type; or the message is too large or malformed.
  case badParameters
  /// This frame may not call it, or not now.
  case notAllowed
  /// It was called too often.
  case tooFast
  /// The app did not answer in time.
  case timedOut
  /// The page was left, closed or died.
  case pageGone
  /// The user or the app said no.
  case refused
  /// The handler failed; why is the app's own matter.
  case failed
}
