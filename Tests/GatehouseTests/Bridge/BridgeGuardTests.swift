import Gatehouse
import Testing

/// What a page may call, and which reply reaches it.
@Suite struct BridgeGuardTests {
  private static let policy = #"""
    {"gatehouse":1,"web":{"pages":["https://shop.example"]},"bridge":{"origins":["https://shop.example"],"limits":{"bytes":2000,"depth":4,"keys":8},
     "types":{"item":{"sku":"token","count":"int(1...9)","more":"@item?"}},
     "methods":{
      "ping":{"rate":{"atMost":2,"within":"1s"},"timeout":"5s","replyBytes":10},
      "track":{"params":{"name":"text(5)","n":"number?","flag":"bool?","i":"int(0...9)?","tags":"word(1...3)*?","u":"page?"}},
      "order":{"params":{"items":"@item*","note":"@nothing?"}},
      "pay":{"activation":"needed","approval":true},
      "partner":{"origins":["https://pay.example"],"frames":"all"}}}}
    """#

  private static func gate() throws -> Gate {
    let reading = PolicyFile.read(utf8: Array(policy.utf8), name: "bridge")
    return Gate(try #require(reading.policy, "\(reading.diagnostics)"))
  }

  private static let main = Activation.Frame(origin: "https://shop.example", isMain: true)

  private static func committed() throws -> BridgeGuard {
    var bridge = BridgeGuard(try gate())
    bridge.note(.commit(url: "https://shop.example/", at: 0))
    return bridge
  }

  private static func message(_ method: String, _ params: String = "{}", id: String = "1") -> [UInt8] {
    Array(#"{"id":"\#(id)","method":"\#(method)","params":\#(params)}"#.utf8)
  }

  /// Messages of the committed page's main frame.
  @Test(arguments: [
    (#"{"id":"1","method":"ping"}"#, "deliver bridge.call"), (#"{"id":"1","method":"ping","params":{}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"ping","params":[]}"#, "reject bridge.parameters"),
    (#"{"id":"1","method":"ping","params":null}"#, "reject bridge.message"),
    (#"{"id":1,"method":"ping"}"#, "reject bridge.message"), (#"{"id":"","method":"ping"}"#, "reject bridge.message"),
    (#"{"id":"a b","method":"ping"}"#, "reject bridge.message"), (#"{"method":"ping"}"#, "reject bridge.message"),
    (#"{"id":"1","method":"ping","callback":"x"}"#, "reject bridge.message"),
    (#"{"id":"1","id":"2","method":"ping"}"#, "reject bridge.text"),
    (#"[]"#, "reject bridge.message"), ("null", "reject bridge.message"), (#""{}""#, "reject bridge.message"), ("", "reject bridge.text"),
    (#"{"id":"1","method":"\ud800"}"#, "reject bridge.text"), (#"{"id":"1","method":"toString"}"#, "reject bridge.unknown-method"),
    (#"{"id":"1","method":"ping\u0000"}"#, "reject bridge.text"), (#"{"id":"1","method":"Ping"}"#, "reject bridge.unknown-method"),
    (#"{"id":"1","method":"track","params":{"name":"abcde"}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"track","params":{"name":"abcdef"}}"#, "reject bridge.parameters name"),
    (#"{"id":"1","method":"track","params":{}}"#, "reject bridge.parameters name"),
    (#"{"id":"1","method":"track","params":{"name":"a","x":1}}"#, "reject bridge.parameters"),
    (#"{"id":"1","method":"track","params":{"name":"a","flag":1}}"#, "reject bridge.parameters flag"),
    (#"{"id":"1","method":"track","params":{"name":"a","flag":null}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"track","params":{"name":null}}"#, "reject bridge.parameters name"),
    (#"{"id":"1","method":"track","params":{"name":"a","n":1e400}}"#, "reject bridge.number"),
    (#"{"id":"1","method":"track","params":{"name":"a","n":9007199254740991}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"track","params":{"name":"a","n":9007199254740993}}"#, "reject bridge.number"),
    (#"{"id":"1","method":"track","params":{"name":"a","i":10}}"#, "reject bridge.parameters i"),
    (#"{"id":"1","method":"track","params":{"name":"a","i":1.5}}"#, "reject bridge.parameters i"),
    (#"{"id":"1","method":"track","params":{"name":"a","tags":["ab","c"]}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"track","params":{"name":"a","tags":["ab",1]}}"#, "reject bridge.parameters tags"),
    (#"{"id":"1","method":"track","params":{"name":"a","tags":"ab"}}"#, "reject bridge.parameters tags"),
    (#"{"id":"1","method":"order","params":{"items":[]}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"order","params":{"items":[{"sku":"a","count":1},{"sku":"b","count":2,"more":null}]}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"order","params":{"items":[{"sku":"a","count":0}]}}"#, "reject bridge.parameters items"),
    (#"{"id":"1","method":"order","params":{"items":[{"sku":"a"}]}}"#, "reject bridge.parameters items"),
    (#"{"id":"1","method":"order","params":{"items":[{"sku":"a","count":1,"x":1}]}}"#, "reject bridge.parameters items"),
    (#"{"id":"1","method":"order","params":{"items":{"sku":"a","count":1}}}"#, "reject bridge.parameters items"),
    (#"{"id":"1","method":"order","params":{"items":[],"note":{}}}"#, "reject bridge.parameters note"),
    (#"{"id":"1","method":"order","params":{"items":[{"sku":"a","count":1,"more":{"sku":"b","count":1}}]}}"#, "reject bridge.too-large"),
    (#"{"id":"1","method":"track","params":{"name":"a","u":"https://shop.example/x"}}"#, "deliver bridge.call"),
    (#"{"id":"1","method":"track","params":{"name":"a","u":"https://evil.example/"}}"#, "reject bridge.parameters u"),
    (#"{"id":"1","method":"track","params":{"name":"a","u":"javascript:alert(1)"}}"#, "reject bridge.parameters u"),
    (#"{"id":"1","method":"track","params":{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1}}"#, "reject bridge.too-large"),
    (#"{"id":"1","method":"track","params":{"name":[[[[1]]]]}}"#, "reject bridge.too-large"),
    (#"{"id":"1","method":"track","params":{"name":""# + String(repeating: "x", count: 2_000) + #""}}"#, "reject bridge.too-large"),
    (#"{"id":"1","method":"pay"}"#, "reject bridge.needs-activation"), (#"{"id":"1","method":"partner"}"#, "reject bridge.origin"),
  ]) func messages(_ text: String, _ expected: String) throws {
    var bridge = try Self.committed()
    let verdict = bridge.judge(message: Array(text.utf8), frame: Self.main, generation: 1, at: 10)
    #expect(
      [verdict.kind.rawValue, verdict.reason.code, verdict.parameter].compactMap { $0 }.joined(separator: " ") == expected, "\(text)")
    #expect((verdict.error == nil) == (verdict.kind != .reject) && (verdict.call == nil) == (verdict.kind != .deliver))
  }

  /// Who calls: what the engine says counts.
  @Test(
    arguments: [
      ("https://shop.example", true, "bridge.call"), ("https://shop.example:443", true, "bridge.call"),
      ("https://shop.example", false, "bridge.frame"),
      ("https://shop.example", nil, "bridge.no-frame"), (nil, true, "bridge.no-frame"), ("null", true, "bridge.origin"),
      ("http://shop.example", true, "bridge.origin"), ("https://shop.example:8443", true, "bridge.origin"),
      ("file://", true, "bridge.origin"),
      ("about:srcdoc", true, "bridge.origin"), ("https://shop.example.evil.example", true, "bridge.origin"), ("", true, "bridge.origin"),
    ] as [(String?, Bool?, String)]) func callers(_ origin: String?, _ isMain: Bool?, _ reason: String) throws
  {
    var bridge = try Self.committed()
    let frame = Activation.Frame(origin: origin, isMain: isMain)
    #expect(bridge.judge(message: Self.message("ping"), frame: frame, generation: 1, at: 10).reason.code == reason)
    #expect(bridge.judge(message: Self.message("ping"), frame: nil, generation: 1, at: 10).reason == .bridgeNoFrame)
  }

  @Test func aNeededActionIsOneInTheFrameThatCalls() throws {
    for (activation, isEnough) in [
      (Activation(.direct), true), (Activation(.recent(ageMs: 5_000)), true), (Activation(.recent(ageMs: 5_001)), false),
      (Activation(.recent(ageMs: nil)), false), (Activation(.sticky), false), (Activation(.none), false),
      (Activation(.direct, frame: Activation.Frame(origin: "https://ads.example", isMain: false)), false),
      (Activation(.direct, input: .other), false),
    ] {
      var bridge = try Self.committed()
      let verdict = bridge.judge(message: Self.message("pay"), frame: Self.main, generation: 1, activation: activation, at: 10)
      #expect((verdict.kind == .deliver) == isEnough, "\(activation)")
      #expect(verdict.call?.needsApproval ?? true)
    }
  }

  @Test func aReplyReachesThePageThatAskedOnce() throws {
    var bridge = try Self.committed()
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 1, at: 10).kind == .deliver)
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 1, at: 11).reason == .bridgeDuplicate)
    #expect(bridge.judge(replyTo: "2", bytes: 1, generation: 1, at: 12).reason == .bridgeUncalled)
    #expect(bridge.judge(replyTo: "1", bytes: 10, generation: 1, at: 12).kind == .deliver)
    #expect(bridge.judge(replyTo: "1", bytes: 10, generation: 1, at: 12).reason == .bridgeUncalled)
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 1, at: 13).kind == .deliver)
    #expect(bridge.judge(replyTo: "1", bytes: 11, generation: 1, at: 14).reason == .bridgeTooLarge)
  }

  /// A commit, a death and the end of the view each leave nothing of the page before.
  @Test(arguments: [ViewEvent.commit(url: "https://shop.example/2", at: 20), .terminated(at: 20), .teardown])
  func whatIsLateIsDropped(_ event: ViewEvent) throws {
    var bridge = try Self.committed()
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 1, at: 10).kind == .deliver)
    bridge.note(event)
    #expect(bridge.waitingIDs.isEmpty)
    #expect(bridge.judge(replyTo: "1", bytes: 1, generation: 1, at: 30).kind == .ignore)
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 1, at: 30).kind == .ignore)
    let next = bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 2, at: 30)
    #expect(next.kind == (event == .teardown ? .ignore : .deliver))
  }

  /// A message that was queued in a page that had called nothing yet is that page's all the same, in whichever frame.
  @Test func aPageThatNeverCalledIsGoneToo() throws {
    var bridge = try Self.committed()
    bridge.note(.commit(url: "https://shop.example/2", at: 20))
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 1, at: 30).kind == .ignore)
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 2, at: 30).kind == .deliver)
  }

  @Test func beforeTheFirstCommitAndFromAnotherPage() throws {
    var bridge = BridgeGuard(try Self.gate())
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: nil, at: 1).reason == .bridgePage)
    bridge.note(.commit(url: "https://other.example/", at: 2))
    #expect(bridge.judge(message: Self.message("ping"), frame: Self.main, generation: 1, at: 3).kind == .ignore)
  }

  @Test func tooFastAndTooSlow() throws {
    var bridge = try Self.committed()
    func ping(_ id: String, _ at: Int64) -> Reason {
      bridge.judge(message: Self.message("ping", id: id), frame: Self.main, generation: 1, at: at).reason
    }
    #expect(
      [ping("1", 0), ping("2", 500), ping("3", 999), ping("4", 1_000), ping("5", 1_001)]
        == [.bridgeCall, .bridgeCall, .bridgeRate, .bridgeCall, .bridgeRate])
    #expect(bridge.timedOut(at: 4_999).isEmpty && bridge.timedOut(at: 5_000) == ["1"])
    #expect(bridge.judge(replyTo: "1", bytes: 1, generation: 1, at: 5_000).reason == .bridgeUncalled)
    #expect(ping("4", 6_100) == .bridgeDuplicate)
    #expect(bridge.judge(replyTo: "4", bytes: 1, generation: 1, at: 6_100).reason == .bridgeUncalled)
    // What else comes does not hide that a call is over: its page is told, once.
    #expect(bridge.timedOut(at: 6_500) == ["2", "4"] && bridge.timedOut(at: 6_500).isEmpty)
    // A clock that jumps back gives no calls back.
    #expect(ping("6", 7_100) == .bridgeCall && ping("7", 7_200) == .bridgeCall && ping("8", 0) == .bridgeRate)
  }

  /// A million messages do not grow memory: what waits is bounded, and what is refused leaves nothing.
  @Test func aFloodIsBounded() throws {
    var bridge = try Self.committed()
    for number in 0..<10_000 {
      _ = bridge.judge(
        message: Self.message("track", #"{"name":"a"}"#, id: "\(number)"), frame: Self.main, generation: 1, at: Int64(number) * 1_000)
    }
    #expect(bridge.waitingIDs.count <= 1_000)
  }

  static func reasons() throws -> Set<Reason> {
    var seen: Set<Reason> = []
    var bridge = try committed()
    for (text, frame) in [
      (#"{"id":"1","method":"ping"}"#, main as Activation.Frame?), (#"{"id":"1","method":"ping"}"#, main), ("[]", main), ("x", main),
      (#"{"id":"2","method":"x"}"#, main),
      (#"{"id":"1","method":"track","params":{"name":1e999}}"#, main), (#"{"id":"1","method":"track"}"#, main),
      (#"{"id":"1","method":"pay"}"#, main),
      (String(repeating: " ", count: 3_000), main), ("{}", nil), ("{}", Activation.Frame(origin: "null", isMain: true)),
      (#"{"id":"3","method":"ping"}"#, Activation.Frame(origin: "https://shop.example", isMain: false)),
      (#"{"id":"4","method":"ping"}"#, main),
      (#"{"id":"5","method":"ping"}"#, main),
    ] { seen.insert(bridge.judge(message: Array(text.utf8), frame: frame, generation: 1, at: 1).reason) }
    seen.insert(bridge.judge(replyTo: "1", bytes: 1, generation: 1, at: 2).reason)
    seen.insert(bridge.judge(replyTo: "1", bytes: 1, generation: 1, at: 2).reason)
    bridge.note(.terminated(at: 3))
    seen.insert(bridge.judge(replyTo: "4", bytes: 1, generation: 1, at: 4).reason)
    bridge.note(.teardown)
    seen.insert(bridge.judge(replyTo: "4", bytes: 1, generation: 1, at: 4).reason)
    return seen
  }
}
