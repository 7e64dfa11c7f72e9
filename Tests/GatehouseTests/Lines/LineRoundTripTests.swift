import Gatehouse
import Testing

@Suite("Lines are written and read again")
struct LineRoundTripTests {
  @Test("what was written is read as the same, for generated lines of every kind")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 20_261_130)
    for number in 0..<4_000 {
      let line = InputLine.generated(by: &generator)
      let read = try InputLine.decode(line.encoded)
      #expect(read == line, "line \(number): \(String(decoding: line.encoded, as: UTF8.self))")
      if read != line { return }
    }
  }

  @Test("a navigation is written as the contract has it")
  func example() {
    let facts = NavigationFacts(
      url: "wallet://pay?x=1", trigger: .link, activation: Activation(.direct),
      source: Source(origin: "https://shop.example", isMain: true),
      target: .main, current: "https://shop.example/cart", method: "GET", platform: .ios, at: 1200)
    let text = String(decoding: InputLine(.navigation(facts), view: "v1").encoded, as: UTF8.self)
    #expect(
      text == """
        {"view":"v1","at":1200,"url":"wallet://pay?x=1","trigger":"link","activation":{"kind":"direct"},\
        "source":{"origin":"https://shop.example","main":true},"target":"main","current":"https://shop.example/cart","method":"GET",\
        "platform":"ios"}
        """)
  }
}

/// SplitMix64: small, and the same everywhere.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  fileprivate mutating func one<T>(_ values: [T]) -> T? { values.randomElement(using: &self) }
  fileprivate mutating func maybe<T>(_ value: (inout SeededGenerator) -> T?) -> T? { Bool.random(using: &self) ? value(&self) : nil }
  fileprivate mutating func flag() -> Bool? { one([true, false, nil]) ?? nil }

  fileprivate mutating func text() -> String {
    let parts = [
      "https://", "a", "\"", "\\", "\u{0}", "\u{7F}", "\n", "é", "e\u{301}", "\u{202E}", "😀", "/", "?x=1", "null", "\u{2028}", "",
    ]
    return (0..<Int.random(in: 0...6, using: &self)).map { _ in one(parts) ?? "" }.joined()
  }

  fileprivate mutating func time() -> Int64? { maybe { one in one.one([0, 1, 1200, 9_007_199_254_740_991]) } }

  fileprivate mutating func frame() -> Activation.Frame? {
    maybe { Activation.Frame(origin: $0.maybe { $0.text() }, isMain: $0.flag()) }
  }
}

extension InputLine {
  fileprivate static func generated(by random: inout SeededGenerator) -> InputLine {
    let id: LineID? = random.maybe { $0.one([.string($0.text()), .number("12"), .number("-1.5e3"), .bool(true)]) }
    let view = random.maybe { $0.text() }
    let content: Content =
      switch Int.random(in: 0..<10, using: &random) {
      case 0: .event(ViewEvent.generated(by: &random))
      case 1: .arrival(Arrival.generated(by: &random))
      case 2: .inboxEvent(InboxEvent.generated(by: &random))
      default: .navigation(NavigationFacts.generated(by: &random))
      }
    return InputLine(content, id: id, view: view)
  }
}

extension NavigationFacts {
  fileprivate static func generated(by random: inout SeededGenerator) -> NavigationFacts {
    NavigationFacts(
      url: random.maybe { $0.text() }, trigger: random.maybe { $0.one(Trigger.allCases) },
      activation: random.maybe { Activation.generated(by: &$0) },
      redirects: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Redirect(from: random.text(), to: random.text(), status: random.maybe { $0.one([200, 302, 0]) })
      },
      source: random.maybe { Source(origin: $0.maybe { $0.text() }, isMain: $0.flag(), document: $0.maybe { $0.text() }) },
      target: random.maybe { $0.one(Target.allCases) }, phase: random.one(Phase.allCases) ?? .request, current: random.maybe { $0.text() },
      method: random.maybe { $0.one(["GET", "POST", "PUT"]) }, platform: random.maybe { $0.one(Platform.allCases) },
      handlers: random.maybe { AppLinkHandlers.generated(by: &$0) }, isVisible: random.flag(), at: random.time(),
      state: random.maybe { StatedState.generated(by: &$0) })
  }
}

extension AppLinkHandlers {
  fileprivate static func generated(by random: inout SeededGenerator) -> AppLinkHandlers {
    AppLinkHandlers(
      (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Activity(
          package: random.text(), isBrowser: random.flag() ?? false, hasPath: random.flag() ?? true,
          priority: Int.random(in: 0...3, using: &random), preferredOrder: Int.random(in: 0...3, using: &random),
          isDefault: random.flag() ?? true)
      })
  }
}

extension Activation {
  fileprivate static func generated(by random: inout SeededGenerator) -> Activation {
    let kind: Kind = random.one([.direct, .sticky, .none, .recent(ageMs: nil), .recent(ageMs: 900)]) ?? .none
    return Activation(
      kind, input: random.maybe { $0.one([.tap, .key, .button, .other]) }, frame: random.frame(), document: random.maybe { $0.text() })
  }
}

extension StatedState {
  fileprivate static func generated(by random: inout SeededGenerator) -> StatedState {
    var state = StatedState()
    state.activationUsed = random.flag()
    state.previousLaunch = random.time()
    state.previousDenials = random.flag()
    state.pendingPrompt = random.flag()
    state.reissued = random.flag()
    state.isVisible = random.flag()
    state.appIsActive = random.flag()
    return state
  }
}

extension ViewEvent {
  fileprivate static func generated(by random: inout SeededGenerator) -> ViewEvent {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .commit(url: random.maybe { $0.text() }, at: random.time())
    case 1: .background(at: random.time())
    case 2: .foreground(at: random.time())
    case 3: .terminated(at: random.time())
    case 4: .teardown
    case 5: .userLoad(url: random.text(), at: random.time())
    case 6: .openFailed(url: random.text(), at: random.time())
    case 8: .cancelReturn(at: random.time())
    case 9: .answer(url: random.text(), isYes: random.flag() ?? false, at: random.time())
    case 10:
      .expectReturn(
        address: random.text(), state: random.maybe { $0.text() }, issuer: random.maybe { $0.text() }, withinMs: random.time(),
        at: random.time())
    case 7: .hostFile(url: random.text(), at: random.time())
    default:
      .input(
        frame: random.frame(), document: random.maybe { $0.text() }, kind: random.maybe { $0.one([.tap, .key, .button, .other]) },
        at: random.time())
    }
  }
}

extension InboxEvent {
  fileprivate static func generated(by random: inout SeededGenerator) -> InboxEvent {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .signIn(account: random.maybe { $0.text() }, at: random.time())
    case 1: .signOut(at: random.time())
    case 2: .switchAccount(account: random.maybe { $0.text() }, at: random.time())
    case 3: .ready(at: random.time())
    default: .sceneClosed(scene: random.maybe { $0.text() }, at: random.time())
    }
  }
}

extension Arrival {
  fileprivate static func generated(by random: inout SeededGenerator) -> Arrival {
    Arrival(
      link: random.maybe { $0.text() }, appState: random.maybe { $0.one(AppState.allCases) },
      authentication: random.maybe { $0.one(Authentication.allCases) }, account: random.maybe { $0.text() },
      scene: random.maybe { $0.text() },
      delivery: random.maybe { $0.text() }, at: random.time())
  }
}
