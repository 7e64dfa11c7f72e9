/// The texts of a bridge whose engine carries texts and knows no promises, as Android's does: `{"id":"1","result":…}` and
/// `{"id":"1","error":"refused"}`.
extension BridgeGuard {
  /// The text that answers a call with a result, or `nil` if nobody waits for it any more.
  ///
  /// A result that is too long for its method, or is not JSON, is the error ``BridgeError/failed``.
  ///
  /// - Parameters:
  ///   - id: the call's.
  ///   - json: the result as JSON text in UTF-8.
  ///   - generation: the page generation in which the call was sent.
  public mutating func text(replyTo id: String, result json: [UInt8], generation: Int64?, at: Int64?) -> String? {
    let verdict = judge(replyTo: id, bytes: json.count, generation: generation, at: at)
    guard verdict.kind != .ignore else { return nil }
    guard verdict.kind == .deliver, (try? JSONReader.read(json)) != nil else { return Self.text(id, .failed) }
    var writer = JSONWriter()
    writer.string(id)
    return "{\"id\":\(writer.text),\"result\":\(String(decoding: json, as: UTF8.self))}"
  }

  /// The text that answers a call with an error, or `nil` if nobody waits for it any more.
  public mutating func text(replyTo id: String, error: BridgeError, generation: Int64?, at: Int64?) -> String? {
    judge(replyTo: id, bytes: 0, generation: generation, at: at).kind == .ignore ? nil : Self.text(id, error)
  }

  /// The text that answers a message that was refused, or `nil` if it is none or names no call: then nobody could tell what it answers.
  public static func text(refusing message: [UInt8], _ verdict: BridgeVerdict) -> String? {
    guard let error = verdict.error, message.count <= 1 << 20,
      let id = (try? JSONReader.read(message))?["id"]?.string, (1...64).contains(id.utf8.count), id.utf8.allSatisfy(RouteBytes.isToken)
    else { return nil }
    return text(id, error)
  }

  /// The text of an error.
  public static func text(_ id: String, _ error: BridgeError) -> String {
    var writer = JSONWriter()
    writer.object {
      $0.field("id", id)
      $0.field("error", error.rawValue)
    }
    return writer.text
  }
}
