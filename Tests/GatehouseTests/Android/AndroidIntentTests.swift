import Gatehouse
import Testing
import URLStandard

/// The grammar of `intent:` texts, trap by trap.
@Suite struct AndroidIntentTests {
  @Test func readsAddressPackageAndFallback() throws {
    let intent = try AndroidIntent(
      "intent://pay?x=1#Intent;scheme=wallet;package=com.example.wallet;S.browser_fallback_url=https%3A%2F%2Fa.example%2F%3Bb;end")
    #expect(intent.data == "wallet://pay?x=1")
    #expect(intent.package == "com.example.wallet")
    #expect(intent.fallback == "https://a.example/;b")
    #expect(intent.flags == 0)
    #expect(intent.excess.isEmpty)
  }

  @Test(arguments: [
    ("intent:wallet://pay#Intent;end", "wallet://pay"),
    ("intent:#Intent;scheme=tel;end", "tel:"),
    ("intent:#Intent;package=a.b;end", nil),
    ("intent://a/b#Intent;end", "//a/b"),
    (#"intent://{"a":[1,2]}#Intent;scheme=wallet;end;"#, #"wallet://{"a":[1,2]}"#),
    ("intent://p+q%20r#Intent;scheme=w;end", "w://p+q%20r"),
  ])
  func takesTheAddressAsItStands(text: String, data: String?) throws {
    let intent = try AndroidIntent(text)
    #expect(intent.data == data)
    #expect(intent.excess.isEmpty)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var text: String
    var problem: AndroidIntentError.Problem
    var byte: Int
    var testDescription: String { text }
    init(_ text: String, _ problem: AndroidIntentError.Problem, _ byte: Int) {
      (self.text, self.problem, self.byte) = (text, problem, byte)
    }
  }

  static let refusals: [Refusal] = [
    Refusal("wallet://pay", .notAnIntent, 0),
    Refusal("android-app://a.b/c", .androidApp, 0),
    Refusal("Android-App://a.b/c", .androidApp, 0),
    Refusal("INTENT://x#Intent;scheme=a;end", .capitals, 0),
    Refusal("intent://x\n#Intent;end", .controlCharacter, 10),
    Refusal("intent://x%00#Intent;end", .controlCharacter, 10),
    Refusal("intent://x#Intent;S.a=%0A;end", .controlCharacter, 22),
    Refusal("intent://x#Intent;S.a=%zz;end", .badEscape, 22),
    Refusal("intent://x#Intent;S.a=%4;end", .badEscape, 22),
    Refusal("intent://x#Intent;S.a=%C3;end", .badEscape, 22),
    Refusal("intent://x", .noMarker, 10),
    Refusal("intent://x%23Intent;component=a/b;end", .escapedMarker, 10),
    Refusal("intent://x#intent;component=a/b;end", .markerCase, 10),
    Refusal("intent://x#action(a)", .oldGrammar, 10),
    Refusal("intent://x#Intent;S.u=https://a/#f;end", .hashInItems, 32),
    Refusal("intent://x#Intent;scheme=a;end#Intent;scheme=b;end", .nestedMarker, 10),
    Refusal("intent://x#INTENT;#Intent;scheme=b;end", .nestedMarker, 10),
    Refusal("intent:intent://x#Intent;end", .nestedIntent, 7),
    Refusal("intent://x#Intent;scheme=intent;end", .nestedIntent, 25),
    Refusal("intent://x#Intent;scheme=Android-App;end", .nestedIntent, 25),
    Refusal("intent://x#Intent;", .missingEnd, 18),
    Refusal("intent://x#Intent;scheme=a;", .missingEnd, 27),
    Refusal("intent://x#Intent;scheme=a", .missingEnd, 18),
    Refusal("intent://x#Intent;scheme=a;END", .missingEnd, 27),
    Refusal("intent://x#Intent;;scheme=a;end", .unknownItem, 18),
    Refusal("intent://x#Intent;foo;scheme=a;end", .unknownItem, 18),
    Refusal("intent://x#Intent;data=a;end", .unknownItem, 18),
    Refusal("intent://x#Intent;Z.a=b;end", .unknownItem, 18),
    Refusal("intent://x#Intent;Scheme=a;end", .unknownItem, 18),
    Refusal("intent://x#Intent;SELx;end", .unknownItem, 18),
    Refusal("intent://x#Intent;scheme=a;scheme=b;end", .twice, 27),
    Refusal("intent://x#Intent;package=a.b;package=c.d;end", .twice, 30),
    Refusal("intent://x#Intent;S.browser_fallback_url=a;S.browser_fallback_url=b;end", .twice, 43),
    Refusal("intent://x#Intent;scheme=;end", .scheme, 25),
    Refusal("intent://x#Intent;scheme=a:b;end", .scheme, 25),
    Refusal("intent://x#Intent;scheme=%61;end", .scheme, 25),
    Refusal("intent://x#Intent;package=a/b;end", .package, 26),
    Refusal("intent://x#Intent;package=a..b;end", .package, 26),
    Refusal("intent://x#Intent;package=;end", .package, 26),
    Refusal("intent://x#Intent;package=com.ex\u{E4}mple;end", .package, 26),
    Refusal("intent://x#Intent;launchFlags=zz;end", .number, 30),
    Refusal("intent://x#Intent;launchFlags=0x100000000;end", .number, 30),
    Refusal("intent://x#Intent;launchFlags=2147483648;end", .number, 30),
    Refusal("intent://x#Intent;i.a=0x10;end", .number, 22),
    Refusal("intent://x#Intent;b.a=128;end", .number, 22),
    Refusal("intent://x#Intent;c.a=;end", .number, 22),
    Refusal("intent:" + String(repeating: "a", count: 70_000) + "#Intent;scheme=a;end", .tooLong, 65_536),
  ]

  @Test(arguments: refusals) func refuses(_ refusal: Refusal) {
    #expect(throws: AndroidIntentError(refusal.problem, byte: refusal.byte)) { try AndroidIntent(refusal.text) }
  }

  @Test func everyProblemIsRefusedSomewhere() {
    let found = Set(Self.refusals.map(\.problem))
    for problem in AndroidIntentError.Problem.allCases where !found.contains(problem) { Issue.record("no text shows \(problem.rawValue)") }
    let errors = AndroidIntentError.Problem.allCases.map { AndroidIntentError($0, byte: 0) }
    #expect(Set(errors.map(\.message)).count == errors.count)
  }

  @Test(arguments: [
    ("component=a.b/.C", AndroidIntent.Kind.component), ("SEL", .selector), ("S.a%20b=c", .extra("a b")), ("B.a=1", .extra("a")),
    ("S.market_referrer=x", .extra("market_referrer")), ("launchFlags=0x43", .flags(0x43)), ("launchFlags=-1", .flags(0xC3F7_C7EF)),
    ("launchFlags=010000000001", .flags(0x4000_0001)), ("extendedLaunchFlags=0x1", .extendedFlags),
    ("action=android.intent.action.DELETE", .action("android.intent.action.DELETE")), ("category=x", .category("x")),
    ("type=text%2Fplain", .type("text/plain")), ("identifier=x", .identifier), ("sourceBounds=0%200%201%201", .sourceBounds),
  ])
  func namesWhatIsTooMuch(item: String, kind: AndroidIntent.Kind) throws {
    let intent = try AndroidIntent("intent://x#Intent;scheme=w;\(item);end")
    #expect(intent.excess == [.init(kind: kind, byte: 27)])
    #expect(intent.data == "w://x")
  }

  @Test func whatIsHarmlessIsNotTooMuch() throws {
    let items = "action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;category=android.intent.category.DEFAULT"
    let intent = try AndroidIntent("intent://x#Intent;scheme=w;\(items);launchFlags=0x3C083810;end;")
    #expect(intent.excess.isEmpty)
    #expect(intent.flags == AndroidIntent.harmlessFlags)
  }

  @Test func whatFollowsTheEndIsNotRead() throws {
    for end in ["endpoint=1;package=a.b;end", "end;S.a=b", "endend;"] {
      let intent = try AndroidIntent("intent://x#Intent;scheme=w;" + end)
      #expect(intent.excess == [.init(kind: .afterEnd, byte: 30)])
      #expect(intent.package == nil)
    }
  }

  @Test func aFragmentOfTheAddressIsKeptAndNamed() throws {
    let intent = try AndroidIntent("intent://x/#a#Intent;scheme=w;end")
    #expect(intent.data == "w://x/#a")
    #expect(intent.excess == [.init(kind: .fragment, byte: 11)])
  }

  @Test func whatASelectorCarriesDecidesNothing() throws {
    let intent = try AndroidIntent("intent://x#Intent;scheme=w;SEL;scheme=file;package=a.b;S.browser_fallback_url=c;end")
    #expect(intent.data == "w://x")
    #expect(intent.package == nil && intent.fallback == nil)
  }

  static let tap = NavigationFacts(
    url: nil, trigger: .link, activation: Activation(.direct), source: Source(origin: "https://a.example", isMain: true), target: .main,
    method: "GET", platform: .android)

  @Test(arguments: [
    ("intent://x#Intent;scheme=w;foo;end", "an item of the intent is neither a keyword nor an extra (byte 27): leave it out"),
    ("intent://x#Intent;scheme=w;S.a=b;end", "it carries an extra (byte 27), which is never handed on"),
  ])
  func anExplanationNamesThePlace(text: String, detail: String) {
    var policy = Policy()
    policy.handoff.from = .any
    policy.handoff.schemes = .any
    var facts = Self.tap
    facts.url = text
    #expect(ViewGate(Gate(policy)).explain(facts).details == [detail])
  }

  @Test func theFallbackIsAskedForByNobody() throws {
    var policy = Policy()
    policy.handoff.from = .any
    policy.handoff.schemes = .listed([.init("w")])
    policy.handoff.universalLinks = [.init(domain: .exact("b.example"))]
    var facts = Self.tap
    facts.url = "intent://x#Intent;scheme=w;S.browser_fallback_url=https%3A%2F%2Fb.example%2F;end"
    facts.at = 10
    var view = ViewGate(Gate(policy))
    let verdict = view.decide(facts)
    #expect(verdict.kind == .open)
    view.note(.openFailed(url: "w://x", at: 20))
    let next = view.decide(try #require(verdict.fallbackNavigation(current: "https://a.example/", at: 30)))
    #expect(next.kind == .load, "a partner's page is not offered to its app: nobody acted")
    #expect(next.url?.href == "https://b.example/")
  }

  /// Random texts out of the grammar's pieces: each is read or refused, a refusal points into the text, and no gate lets more go than it names.
  @Test func anyTextIsReadOrRefused() {
    let pieces = [
      "intent:", "#Intent;", ";", "end", "scheme=", "wallet", "package=", "a.b", "S.browser_fallback_url=", "https%3A%2F%2Fa.example",
      "SEL",
      "launchFlags=", "0x", "-", "9", "%", "%2", "%00", "%C3", "#", "=", "//", "{\"a\":1}", "\u{E9}", "\u{1F600}", "\0", " ", "S.", "i.x=",
      "intent://",
    ]
    var policy = Preset.payments.policy
    policy.handoff.activation = [.none]
    let gate = Gate(policy)
    var generator = SplitMix64(seed: 5)
    var opened = 0
    for _ in 0..<4_000 {
      var text = "intent:"
      for _ in 0..<Int.random(in: 0...14, using: &generator) { text += pieces.randomElement(using: &generator) ?? "" }
      if Bool.random(using: &generator) { text += "#Intent;scheme=wallet;end" }
      do throws(AndroidIntentError) { _ = try AndroidIntent(text) } catch { #expect((0...text.utf8.count).contains(error.byte)) }
      let verdict = gate.decide(
        NavigationFacts(
          url: text, trigger: .link, source: Source(origin: "https://a.example", isMain: true), target: .main, method: "GET",
          platform: .android))
      guard let launch = verdict.androidLaunch else { continue }
      opened += 1
      #expect(launch.data.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(launch.data)")
      #expect(launch.flags & ~AndroidIntent.harmlessFlags == 0)
    }
    #expect(opened > 100)
  }
}
