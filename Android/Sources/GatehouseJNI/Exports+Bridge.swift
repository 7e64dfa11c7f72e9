internal import Gatehouse

/// The origins whose pages get the bridge's object.
@_cdecl("Java_org_gatehouse_NativeGate_bridgeOrigins")
public func bridgeOrigins(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ policy: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let bridge = try Handles.shared.policy(policy).policy.bridge
    let origins = Set(bridge.methods.flatMap { $0.origins ?? bridge.origins }.map(\.description))
    return try java.strings(origins.sorted())
  }
}

/// Judges a message: kind, reason, the error for its page, and of a call that is delivered id, method, generation, whether the app asks the user
/// first, milliseconds, and then its parameters.
@_cdecl("Java_org_gatehouse_NativeGate_message")
public func message(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ message: UnsafeMutableRawPointer?,
  _ origin: UnsafeMutableRawPointer?, _ isMain: UInt8, _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let view = try Handles.shared.view(view), origin = try java.text(origin)
    let text = try java.wellFormedText(message)
    // What is no text is no JSON either.
    let bytes = text.map { Array($0.utf8) } ?? [0xFF]
    let verdict = view.with { $0.judge(message: bytes, Activation.Frame(origin: origin, isMain: isMain != 0), at: at) }
    return try java.strings(verdict.fields(bytes))
  }
}

/// The text that answers a call, or null if nobody waits for it; `error` is the word of one, or null for the result.
@_cdecl("Java_org_gatehouse_NativeGate_reply")
public func reply(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ id: UnsafeMutableRawPointer?,
  _ result: UnsafeMutableRawPointer?, _ error: UnsafeMutableRawPointer?, _ generation: Int64, _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let view = try Handles.shared.view(view), id = try java.text(id, "id")
    let word = try java.text(error), result = try java.wellFormedText(result)
    let text = view.with { state in
      guard let word else {
        return state.bridge.text(replyTo: id, result: result.map { Array($0.utf8) } ?? [0xFF], generation: generation, at: at)
      }
      return state.bridge.text(replyTo: id, error: BridgeError(rawValue: word) ?? .failed, generation: generation, at: at)
    }
    guard let text else { return nil }
    return try java.string(text)
  }
}

/// The calls whose time is over, each with the text that says so.
@_cdecl("Java_org_gatehouse_NativeGate_timedOut")
public func timedOut(
  _ env: UnsafeMutableRawPointer?, _ type: UnsafeMutableRawPointer?, _ view: Int64, _ at: Int64
) -> UnsafeMutableRawPointer? {
  JavaEnvironment.run(env, failure: nil) { java throws(JavaError) in
    let ids = try Handles.shared.view(view).with { $0.bridge.timedOut(at: at) }
    return try java.strings(ids.flatMap { [$0, BridgeGuard.text($0, .timedOut)] })
  }
}

extension BridgeVerdict {
  fileprivate func fields(_ message: [UInt8]) -> [String?] {
    let head = [kind.rawValue, reason.code, BridgeGuard.text(refusing: message, self)]
    guard let call else { return head }
    return head + [
      call.id, call.method, String(call.generation ?? 0), call.needsApproval ? "1" : "0", String(call.timeoutMs),
    ] + BridgeValue.object(call.parameters).fields
  }
}

extension BridgeValue {
  /// A letter for the kind, then the value; a list and an object have their count and then their elements or their names and values.
  fileprivate var fields: [String] {
    switch self {
    case .bool(let value): ["b", value ? "1" : "0"]
    case .number(let value): ["n", String(value)]
    case .whole(let value): ["w", String(value)]
    case .text(let value): ["t", value]
    case .list(let values): ["l", String(values.count)] + values.flatMap(\.fields)
    case .object(let fields): ["o", String(fields.count)] + fields.flatMap { [$0.name] + $0.value.fields }
    }
  }
}
