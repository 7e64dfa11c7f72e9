import Testing

@testable import Gatehouse

/// The texts of a bridge without promises.
@Suite struct BridgeTextTests {
  private static func waiting() throws -> BridgeGuard {
    let policy = try #require(
      PolicyFile.read(#"{"gatehouse":1,"bridge":{"origins":["https://a.example"],"methods":{"m":{"params":{"x":"text(5)?"}}}}}"#).policy)
    var bridge = BridgeGuard(Gate(policy))
    bridge.note(.commit(url: "https://a.example/", at: 0))
    let verdict = bridge.judge(
      message: Array(#"{"id":"1","method":"m"}"#.utf8), frame: Activation.Frame(origin: "https://a.example", isMain: true), generation: 1,
      at: 1)
    #expect(verdict.kind == .deliver)
    return bridge
  }

  @Test func `a result is sent once`() throws {
    var bridge = try Self.waiting()
    #expect(bridge.text(replyTo: "1", result: Array(#"{"a":"é"}"#.utf8), generation: 1, at: 2) == #"{"id":"1","result":{"a":"é"}}"#)
    #expect(bridge.text(replyTo: "1", result: Array("1".utf8), generation: 1, at: 2) == nil)
    #expect(bridge.text(replyTo: "1", error: .failed, generation: 1, at: 2) == nil)
  }

  @Test(arguments: ["", "{", "1 2", "\u{FEFF}1", #"{"a":1,"a":2}"#]) func `what is no JSON is a failure`(text: String) throws {
    var bridge = try Self.waiting()
    #expect(bridge.text(replyTo: "1", result: Array(text.utf8), generation: 1, at: 2) == #"{"id":"1","error":"failed"}"#)
  }

  @Test func `an error is sent once, and to nobody when the page is gone`() throws {
    var bridge = try Self.waiting()
    #expect(bridge.text(replyTo: "1", error: .refused, generation: 1, at: 2) == #"{"id":"1","error":"refused"}"#)
    bridge = try Self.waiting()
    bridge.note(.terminated(at: 2))
    #expect(bridge.text(replyTo: "1", error: .refused, generation: 1, at: 3) == nil)
    #expect(bridge.text(replyTo: "1", result: Array("1".utf8), generation: 1, at: 3) == nil)
  }

  @Test func `a refusal names its call, where that is a name`() throws {
    let refused = BridgeVerdict(.reject, .bridgeMethod)
    #expect(BridgeGuard.text(refusing: Array(#"{"id":"a-1","method":"x"}"#.utf8), refused) == #"{"id":"a-1","error":"unknownMethod"}"#)
    for message in [#"{"method":"x"}"#, #"{"id":"é"}"#, #"{"id":1}"#, #"{"id":"\#(String(repeating: "a", count: 65))"}"#, "x", ""] {
      #expect(BridgeGuard.text(refusing: Array(message.utf8), refused) == nil, "\(message)")
    }
    #expect(BridgeGuard.text(refusing: Array(#"{"id":"1"}"#.utf8), BridgeVerdict(.ignore, .bridgePage)) == nil)
  }
}
