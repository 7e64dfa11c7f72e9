/// A message in the form that the bridge speaks: an object with `id`, `method`, `params`, and nothing else.
struct BridgeMessage {
  let id: String
  let method: String
  let params: JSONValue?

  /// Reads a message within limits. Size and shape are looked at before what is in it.
  init(_ json: JSONValue, bytes: Int, limits: Policy.BridgeLimits) throws(BridgeFault) {
    guard bytes <= limits.bytes else { throw BridgeFault(.bridgeTooLarge) }
    try Self.measure(json, depth: limits.depth, limits)
    guard let members = json.members else { throw BridgeFault(.bridgeMessage) }
    let known: Set<String> = ["id", "method", "params"]
    guard members.allSatisfy({ known.contains($0.name) }), let id = json["id"]?.string, let method = json["method"]?.string,
      (1...64).contains(id.utf8.count), id.utf8.allSatisfy(RouteBytes.isToken)
    else { throw BridgeFault(.bridgeMessage) }
    self.id = id
    self.method = method
    params = json["params"]
  }

  /// Counts levels and keys, and looks at numbers and texts. The recursion ends at the limit.
  private static func measure(_ json: JSONValue, depth: Int, _ limits: Policy.BridgeLimits) throws(BridgeFault) {
    switch json.kind {
    case .null, .bool: return
    case .string(let text): if text.unicodeScalars.contains("\u{0}") { throw BridgeFault(.bridgeText) }
    case .number(let number):
      // Beyond 2^53 - 1 a number may not be the one that script wrote any more, whichever way the engine writes it out.
      guard let value = number.double, value.magnitude <= 9_007_199_254_740_991 else { throw BridgeFault(.bridgeNumber) }
    case .array(let elements):
      guard depth > 0, elements.count <= limits.bytes else { throw BridgeFault(.bridgeTooLarge) }
      for element in elements { try measure(element, depth: depth - 1, limits) }
    case .object(let members):
      guard depth > 0, members.count <= limits.keys else { throw BridgeFault(.bridgeTooLarge) }
      for member in members { try measure(member.value, depth: depth - 1, limits) }
    }
  }
}
