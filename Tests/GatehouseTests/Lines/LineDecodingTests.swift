import Gatehouse
import Testing

@Suite("Lines are read")
struct LineDecodingTests {
  private func decode(_ text: String) throws(LineError) -> InputLine { try InputLine.decode(Array(text.utf8)) }

  private func facts(_ text: String) throws -> NavigationFacts {
    guard case .navigation(let facts) = try decode(text).content else {
      Issue.record("no navigation: \(text)")
      return NavigationFacts(url: nil)
    }
    return facts
  }

  @Test("every field of a navigation")
  func wholeNavigation() throws {
    let line = try decode(
      """
      {"id":"q1","view":"v1","at":1200,"url":"wallet://pay?x=1","trigger":"link",
       "activation":{"kind":"recent","ageMs":900,"input":"tap","frame":{"origin":"https://shop.example","main":true},"document":"d1"},
       "redirects":[{"from":"https://a.example/","to":"https://b.example/","status":302},{"from":"https://b.example/","to":"wallet://pay"}],
       "source":{"origin":"https://shop.example","main":true,"document":"d1"},"target":"main","phase":"response",
       "current":"https://shop.example/cart","method":"POST","platform":"android","visible":false,
       "state":{"activationUsed":true,"previousLaunch":2500,"previousDenials":3,"pendingPrompt":false,"reissued":1,"visible":true,
                "appState":"background","auth":"signedIn","session":"open"}}
      """)
    var state = StatedState()
    state.activationUsed = true
    state.previousLaunch = 2500
    state.previousDenials = true
    state.pendingPrompt = false
    state.reissued = true
    state.isVisible = true
    state.appIsActive = false
    let expected = NavigationFacts(
      url: "wallet://pay?x=1", trigger: .link,
      activation: Activation(
        .recent(ageMs: 900), input: .tap, frame: Activation.Frame(origin: "https://shop.example", isMain: true), document: "d1"),
      redirects: [
        Redirect(from: "https://a.example/", to: "https://b.example/", status: 302),
        Redirect(from: "https://b.example/", to: "wallet://pay"),
      ],
      source: Source(origin: "https://shop.example", isMain: true, document: "d1"), target: .main, phase: .response,
      current: "https://shop.example/cart", method: "POST", platform: .android, isVisible: false, at: 1200, state: state)
    #expect(line.content == .navigation(expected))
    #expect(line.id == .string("q1"))
    #expect(line.view == "v1")
    #expect(line.unknownKeys.isEmpty)
  }

  @Test("null is missing, as is a key that is absent")
  func nullIsMissing() throws {
    let nulls = NavigationFacts.names.map { "\"\($0)\":null" }.joined(separator: ",")
    #expect(try facts("{\(nulls)}") == NavigationFacts(url: nil))
    #expect(try facts("{\"url\":\"https://a.example/\",\"platform\":\"any\"}") == NavigationFacts(url: "https://a.example/"))
    let source = try facts("{\"url\":null,\"source\":{\"origin\":null,\"main\":true}}").source
    #expect(source == Source(origin: nil, isMain: true))
    #expect(try facts("{\"url\":null,\"activation\":{\"kind\":null,\"ageMs\":3}}").activation == nil)
  }

  @Test("identities are any scalar and keep their spelling")
  func identities() throws {
    #expect(try decode("{\"id\":\"a\",\"url\":null}").id == .string("a"))
    #expect(try decode("{\"id\":1.50,\"url\":null}").id == .number("1.50"))
    #expect(try decode("{\"id\":false,\"url\":null}").id == .bool(false))
    #expect(try decode("{\"id\":null,\"url\":null}").id == nil)
  }

  @Test("unknown keys are ignored and named")
  func unknownKeys() throws {
    let line = try decode(
      "{\"url\":null,\"expected\":1,\"a/b~c\":{\"x\":1},\"source\":{\"origin\":\"null\",\"extra\":1},\"redirects\":[{\"from\":\"a\",\"to\":\"b\",\"method\":\"GET\"}]}"
    )
    #expect(line.unknownKeys.sorted() == ["/a~1b~0c", "/expected", "/redirects/0/method", "/source/extra"])
  }

  @Test("an input that is no activation is kept as such, an unknown word too")
  func inputs() throws {
    for (word, input) in [("tap", Activation.Input.tap), ("key", .key), ("button", .button), ("scroll", .other), ("Tap", .other)] {
      #expect(try facts("{\"url\":null,\"activation\":{\"kind\":\"direct\",\"input\":\"\(word)\"}}").activation?.input == input, "\(word)")
    }
  }

  @Test("a failed launch that is stated allows no further one")
  func statedFailure() throws {
    #expect(try facts("{\"url\":null,\"state\":{\"openFailed\":true}}").state?.pendingPrompt == true)
    #expect(try facts("{\"url\":null,\"state\":{\"previousLaunch\":\"wallet://x\"}}").state?.previousLaunch == 0)
    #expect(try facts("{\"url\":null,\"state\":{\"previousLaunch\":false}}").state?.previousLaunch == nil)
  }

  @Test(
    "events",
    arguments: [
      (
        "{\"event\":\"input\",\"frame\":{\"origin\":\"o\",\"main\":false},\"document\":\"d\",\"input\":\"key\",\"at\":1}",
        InputLine.Content.event(.input(frame: Activation.Frame(origin: "o", isMain: false), document: "d", kind: .key, at: 1))
      ),
      ("{\"event\":\"commit\",\"url\":\"https://a.example/\"}", .event(.commit(url: "https://a.example/", at: nil))),
      ("{\"event\":\"background\",\"at\":2}", .event(.background(at: 2))),
      ("{\"event\":\"foreground\"}", .event(.foreground(at: nil))),
      ("{\"event\":\"terminated\"}", .event(.terminated(at: nil))),
      ("{\"event\":\"teardown\"}", .event(.teardown)),
      ("{\"event\":\"userLoad\",\"url\":\"a\"}", .event(.userLoad(url: "a", at: nil))),
      ("{\"event\":\"openFailed\",\"url\":\"a\"}", .event(.openFailed(url: "a", at: nil))),
      ("{\"event\":\"hostFile\",\"url\":\"a\"}", .event(.hostFile(url: "a", at: nil))),
      (
        "{\"event\":\"expectReturn\",\"address\":\"a\",\"state\":\"s\",\"issuer\":\"i\"}",
        .event(.expectReturn(address: "a", state: "s", issuer: "i", withinMs: nil, at: nil))
      ),
      ("{\"event\":\"signIn\",\"account\":\"A\"}", .inboxEvent(.signIn(account: "A", at: nil))),
      ("{\"event\":\"signOut\"}", .inboxEvent(.signOut(at: nil))),
      ("{\"event\":\"switchAccount\",\"account\":\"B\"}", .inboxEvent(.switchAccount(account: "B", at: nil))),
      ("{\"event\":\"ready\"}", .inboxEvent(.ready(at: nil))),
      ("{\"event\":\"sceneClosed\",\"scene\":\"s1\"}", .inboxEvent(.sceneClosed(scene: "s1", at: nil))),
    ])
  func events(_ text: String, _ content: InputLine.Content) throws {
    #expect(try decode(text).content == content)
  }

  @Test("arrivals, messages and replies")
  func otherQuestions() throws {
    let arrival = Arrival(
      link: "shopapp://open/order/1", appState: .cold, authentication: .signedOut, account: "A", scene: "s1", delivery: "d1", at: 7)
    let text =
      "{\"link\":\"shopapp://open/order/1\",\"appState\":\"cold\",\"auth\":\"signedOut\",\"account\":\"A\",\"scene\":\"s1\",\"delivery\":\"d1\",\"at\":7}"
    #expect(try decode(text).content == .arrival(arrival))
    guard
      case .message(let message) = try decode("{\"message\":null,\"frame\":{\"origin\":\"null\",\"main\":true},\"generation\":3}").content
    else {
      Issue.record("no message")
      return
    }
    #expect(message.frame == Activation.Frame(origin: "null", isMain: true))
    #expect(message.generation == 3)
    guard case .reply(let reply) = try decode("{\"reply\":{\"id\":\"1\"},\"generation\":4}").content else {
      Issue.record("no reply")
      return
    }
    #expect(reply.generation == 4)
  }

  /// Text, code, field and byte of each mistake.
  private static let mistakes: [(String, String, String, Int)] = [
    ("", "json.empty", "", 1),
    ("nonsense", "json.unexpected", "", 1),
    ("{\"url\":1", "json.unexpected-end", "", 9),
    ("{\"url\":\"a\",\"url\":\"b\"}", "json.duplicate-key", "", 12),
    ("[]", "line.wrong-type", "", 1),
    ("null", "line.wrong-type", "", 1),
    ("{}", "line.no-question", "", 1),
    ("{\"at\":1,\"evnt\":\"input\"}", "line.no-question", "", 1),
    ("{\"url\":1}", "line.wrong-type", "/url", 8),
    ("{\"url\":null,\"view\":1}", "line.wrong-type", "/view", 20),
    ("{\"url\":null,\"id\":[]}", "line.wrong-type", "/id", 18),
    ("{\"url\":null,\"trigger\":\"clik\"}", "line.unknown-word", "/trigger", 23),
    ("{\"url\":null,\"trigger\":\"Link\"}", "line.unknown-word", "/trigger", 23),
    ("{\"url\":null,\"target\":\"top\"}", "line.unknown-word", "/target", 22),
    ("{\"url\":null,\"phase\":\"later\"}", "line.unknown-word", "/phase", 21),
    ("{\"url\":null,\"method\":\"get\"}", "line.unknown-word", "/method", 22),
    ("{\"url\":null,\"platform\":\"symbian\"}", "line.unknown-word", "/platform", 24),
    ("{\"url\":null,\"visible\":1}", "line.wrong-type", "/visible", 23),
    ("{\"url\":null,\"at\":\"1\"}", "line.wrong-type", "/at", 18),
    ("{\"url\":null,\"at\":-1}", "line.out-of-range", "/at", 18),
    ("{\"url\":null,\"at\":1.5}", "line.out-of-range", "/at", 18),
    ("{\"url\":null,\"at\":9007199254740992}", "line.out-of-range", "/at", 18),
    ("{\"url\":null,\"at\":1e999}", "line.out-of-range", "/at", 18),
    ("{\"url\":null,\"activation\":\"direct\"}", "line.wrong-type", "/activation", 26),
    ("{\"url\":null,\"activation\":{\"kind\":\"tap\"}}", "line.unknown-word", "/activation/kind", 34),
    ("{\"url\":null,\"activation\":{\"kind\":\"recent\",\"ageMs\":-1}}", "line.out-of-range", "/activation/ageMs", 51),
    ("{\"url\":null,\"source\":{\"origin\":1}}", "line.wrong-type", "/source/origin", 32),
    ("{\"url\":null,\"source\":{\"main\":\"yes\"}}", "line.wrong-type", "/source/main", 30),
    ("{\"url\":null,\"redirects\":{}}", "line.wrong-type", "/redirects", 25),
    ("{\"url\":null,\"redirects\":[null]}", "line.wrong-type", "/redirects/0", 26),
    ("{\"url\":null,\"redirects\":[{\"from\":\"a\"}]}", "line.missing", "/redirects/0/to", 26),
    ("{\"url\":null,\"state\":[]}", "line.wrong-type", "/state", 21),
    ("{\"url\":null,\"state\":{\"appState\":\"gone\"}}", "line.unknown-word", "/state/appState", 33),
    ("{\"event\":\"inptu\"}", "line.unknown-word", "/event", 10),
    ("{\"event\":null}", "line.missing", "/event", 10),
    ("{\"event\":\"userLoad\"}", "line.missing", "/url", 1),
    ("{\"event\":\"expectReturn\"}", "line.missing", "/address", 1),
    ("{\"event\":\"answer\",\"url\":\"a\"}", "line.missing", "/yes", 1),
    ("{\"link\":\"a\",\"appState\":\"terminated\"}", "line.unknown-word", "/appState", 24),
    ("{\"link\":\"a\",\"url\":\"b\"}", "line.two-questions", "", 1),
    ("{\"link\":\"a\",\"message\":{}}", "line.two-questions", "", 1),
  ]

  @Test("mistakes have a code, a field, a place, a cause and a remedy")
  func mistakes() {
    for (text, code, field, byte) in Self.mistakes {
      do throws(LineError) {
        let line = try decode(text)
        Issue.record("\(text) was read as \(line.content)")
      } catch {
        #expect(error.code == code && error.field == field && error.byte == byte, "\(text): \(error.code) \(error.field) \(error.byte)")
        #expect(!error.message.isEmpty && !error.remedy.isEmpty, "\(text)")
      }
    }
  }

  @Test("an error keeps the identity of its line")
  func errorIdentity() {
    #expect(throws: LineError(.wrongType(expected: "a string", found: "a number"), field: "/url", byte: 15, id: .number("7"))) {
      try decode("{\"id\":7,\"url\":1}")
    }
  }

  @Test("bytes that are no UTF-8, and deep nesting, are errors")
  func hostileBytes() {
    #expect(throws: LineError.self) { try InputLine.decode([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]) }
    #expect(throws: LineError.self) { try InputLine.decode(Array("{\"url\":\"".utf8) + [0xC0, 0x80] + Array("\"}".utf8)) }
    #expect(throws: LineError.self) { try InputLine.decode([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)) }
  }
}

extension NavigationFacts {
  /// The keys of a navigation.
  fileprivate static let names = [
    "url", "trigger", "activation", "redirects", "source", "target", "phase", "current", "method", "platform", "visible", "at", "state",
    "view",
  ]
}
