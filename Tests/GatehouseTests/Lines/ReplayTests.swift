import Gatehouse
import Testing

@Suite("A visit is replayed")
struct ReplayTests {
  private static var gate: Gate {
    var policy = Policy()
    policy.web.pages = [.origin(scheme: "https", host: "shop.example", port: nil)]
    policy.handoff.schemes = .listed([.init("wallet")])
    return Gate(policy)
  }
  private static let tapped = NavigationFacts(
    url: "wallet://pay", trigger: .link, activation: Activation(.direct), source: Source(origin: "https://shop.example", isMain: true),
    target: .main, current: "https://shop.example/cart", method: "GET", platform: .ios, at: 1_000)

  private func verdict(_ answer: Answer?) -> Verdict? {
    guard case .verdict(let verdict) = answer?.outcome else { return nil }
    return verdict
  }

  @Test("a question gets the verdict of the gate, and its identity back")
  func question() throws {
    var replay = Replay(Self.gate)
    let answer = try #require(try replay.feed(InputLine(.navigation(Self.tapped), id: .number("7"))))
    #expect(answer.id == .number("7"))
    #expect(verdict(answer) == Self.gate.decide(Self.tapped))
    #expect(answer.word == "open")
  }

  @Test("a replay gives what a view's own gate gave")
  func sameAsViewGate() throws {
    let events: [InputLine.Content] = [
      .event(.commit(url: "https://shop.example/cart", at: 100)),
      .event(.input(frame: Activation.Frame(origin: "https://shop.example", isMain: true), document: nil, kind: .tap, at: 900)),
      .navigation(Self.tapped), .navigation(Self.tapped), .event(.openFailed(url: "wallet://pay", at: 1_100)),
      .navigation(Self.tapped), .event(.teardown), .navigation(Self.tapped),
    ]
    var replay = Replay(Self.gate)
    var view = ViewGate(Self.gate)
    for (number, content) in events.enumerated() {
      let written = InputLine(content, view: "v1").encoded
      let answer = try replay.feed(try InputLine.decode(written))
      switch content {
      case .navigation(let facts): #expect(verdict(answer) == view.decide(facts), "step \(number)")
      case .event(let event):
        view.note(event)
        #expect(answer == nil, "step \(number)")
      default: Issue.record("step \(number) is of another kind")
      }
    }
    #expect(verdict(try replay.feed(InputLine(.navigation(Self.tapped), view: "v1")))?.reason == .viewClosed)
    #expect(verdict(try replay.feed(InputLine(.navigation(Self.tapped), view: "v2")))?.kind == .open)
  }

  @Test("without a view a line is a view of its own")
  func withoutView() throws {
    var replay = Replay(Self.gate)
    #expect(try replay.feed(InputLine(.event(.teardown))) == nil)
    #expect(replay.eventsWithoutView == 1)
    for _ in 0..<3 { #expect(verdict(try replay.feed(InputLine(.navigation(Self.tapped))))?.kind == .open) }
  }

  @Test("of many views those used last are remembered; a forgotten one is an error, never a new one")
  func boundedMemory() throws {
    var replay = Replay(Self.gate, remembering: 10)
    func ask(_ view: String) throws(LineError) -> Verdict? {
      let line = InputLine(.navigation(Self.tapped), id: .string(view), view: view)
      return verdict(try replay.feed(line))
    }
    #expect(try ask("first")?.kind == .open)
    for number in 0..<1_000 {
      #expect(try ask("v\(number)")?.kind == .open)
      // The ten used last remember that they launched.
      for back in 0..<min(10, number) { #expect(try ask("v\(number - back)")?.reason == .handoffSpent, "\(number) \(back)") }
      #expect(replay.heldViews <= 20)
    }
    for _ in 0..<2 {
      do throws(LineError) {
        _ = try ask("first")
        Issue.record("a forgotten view was answered")
      } catch {
        #expect(error.code == "line.view-forgotten" && error.field == "/view" && error.id == .string("first"))
        #expect(error.message.contains("\"first\"") && error.message.contains("10"))
      }
    }
    #expect(throws: LineError.self) { try replay.feed(InputLine(.event(.foreground(at: nil)), view: "first")) }
  }

  @Test("a view that was torn down shrinks to its name and stays closed")
  func closedViews() throws {
    var replay = Replay(Self.gate, remembering: 10)
    for number in 0..<1_000 {
      _ = try replay.feed(InputLine(.navigation(Self.tapped), view: "v\(number)"))
      _ = try replay.feed(InputLine(.event(.teardown), view: "v\(number)"))
      #expect(replay.heldViews == 0)
    }
    #expect(verdict(try replay.feed(InputLine(.navigation(Self.tapped), view: "v0")))?.reason == .viewClosed)
    #expect(replay.heldViews == 0)
    // A payment may come back after its view is gone.
    _ = try replay.feed(
      InputLine(.event(.expectReturn(address: "shopapp://done", state: nil, issuer: nil, withinMs: nil, at: 0)), view: "p"))
    _ = try replay.feed(InputLine(.event(.teardown), view: "p"))
    #expect(try replay.feed(InputLine(.arrival(Arrival(link: "shopapp://done")), view: "p"))?.word == "deliver")
    #expect(try replay.feed(InputLine(.arrival(Arrival(link: "shopapp://done")), view: "p"))?.word == "reject")
    #expect(verdict(try replay.feed(InputLine(.navigation(Self.tapped), view: "p")))?.reason == .viewClosed)
  }

  @Test("a session that a view opened gets its result, once")
  func returnSession() throws {
    var replay = Replay(Self.gate)
    _ = try replay.feed(
      InputLine(.event(.expectReturn(address: "shopapp://done", state: nil, issuer: nil, withinMs: nil, at: 0)), view: "v1"))
    let arrival = InputLine(.arrival(Arrival(link: "shopapp://done?result=ok")), view: "v1")
    #expect(try replay.feed(arrival)?.word == "deliver")
    #expect(try replay.feed(arrival)?.word == "reject")
  }

  @Test("an answer's text is the canonical address, never the input's")
  func canonical() throws {
    var replay = Replay(Self.gate)
    var facts = Self.tapped
    facts.url = "WALLET://pay/a b?x=\"1\""
    let answer = try #require(try replay.feed(InputLine(.navigation(facts))))
    let text = String(decoding: answer.encoded, as: UTF8.self)
    #expect(
      text.hasPrefix("{\"verdict\":\"open\",\"url\":\"wallet://pay/a%20b?x=%221%22\",\"mode\":\"any\",\"fallback\":\"report\""), "\(text)")
  }
}
