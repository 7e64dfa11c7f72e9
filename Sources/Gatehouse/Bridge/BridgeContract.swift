import URLStandard

/// The methods of a policy's bridge, ready to judge messages.
final class BridgeContract: Sendable {
  let limits: Policy.BridgeLimits
  /// How long after an input a call still counts as the user's, in milliseconds.
  let windowMs: Int64
  /// Every origin that may call anything.
  let origins: Set<Origin>
  private let methods: [String: Method]
  private let values: BridgeValues

  /// A method.
  struct Method: Sendable {
    let policy: Policy.BridgeMethod
    let parameters: [Parameter]
    let origins: [Origin]
    let frames: Policy.BridgeFrames
  }

  /// A parameter.
  struct Parameter: Sendable {
    let name: String
    /// `nil` if it could not be read.
    let type: BridgeType?

    init(_ parameter: Policy.BridgeParameter) {
      name = parameter.name
      type = try? BridgeType(parsing: parameter.type)
    }
  }

  init(_ gate: Gate) {
    let bridge = gate.policy.bridge
    limits = bridge.limits
    methods = Dictionary(
      bridge.methods.map { method in
        let patterns = method.origins ?? bridge.origins
        return (
          method.name,
          Method(
            policy: method, parameters: method.params.map(Parameter.init),
            origins: patterns.compactMap { Origin(parsing: $0.description) }, frames: method.frames ?? bridge.frames)
        )
      }, uniquingKeysWith: { first, _ in first })
    windowMs = gate.policy.handoff.activationWindowMs
    origins = methods.values.reduce(into: []) { $0.formUnion($1.origins) }
    values = BridgeValues(
      objects: Dictionary(bridge.types.map { ($0.name, $0.fields.map(Parameter.init)) }, uniquingKeysWith: { first, _ in first }),
      isPage: { [compiled = gate.compiled] in compiled.isPage($0) })
  }

  func method(_ name: String) -> Method? { methods[name] }

  /// The parameters of a call as the contract names them.
  func parameters(of method: Method, _ json: JSONValue?) throws(BridgeFault) -> [BridgeField] {
    if json?.isNull == true { throw BridgeFault(.bridgeMessage) }
    return try values.fields(method.parameters, of: json ?? JSONValue(.object([])))
  }
}

/// Why a message is refused.
struct BridgeFault: Error {
  var reason: Reason
  var parameter: String?

  init(_ reason: Reason, _ parameter: String? = nil) {
    self.reason = reason
    self.parameter = parameter
  }
}
