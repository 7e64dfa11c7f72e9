import Gatehouse
import Testing

@testable import GatehouseLab

@Suite struct ScriptReaderTests {
  private func read(_ text: String) throws(ScriptError) -> Script { try ScriptReader.read(Array(text.utf8)) }

  @Test func everyStepIsRead() throws {
    let script = try read(
      """
      {"gatehouseScript": 1, "steps": [
        {"open": "https://shop.example/", "as": "host"},
        {"open": "https://shop.example/", "as": "user", "note": "chosen"},
        {"tap": "#a"},
        {"tap": "#a", "in": ["#outer", "iframe"]},
        {"type": "hello", "into": "#q"},
        {"wait": 20},
        {"waitFor": {"url": "https://*"}},
        {"waitFor": {"selector": "main"}},
        {"back": true}, {"reload": true}, {"kill": true},
        {"expectReturn": "shopapp://done", "state": "s"},
        {"expect": {"url": "wallet:*", "verdict": "open", "reason": "handoff.scheme"}},
        {"apps": ["wallet"]},
        {"expectCall": {"method": "track", "outcome": "replied"}}, {"expectCall": {"outcome": "tooFast"}}
      ]}
      """)
    #expect(
      script.steps.map(\.action) == [
        .open(url: "https://shop.example/", by: .host), .open(url: "https://shop.example/", by: .user),
        .tap(.init(selector: "#a")), .tap(.init(selector: "#a", frames: ["#outer", "iframe"])),
        .type(text: "hello", into: .init(selector: "#q")), .wait(milliseconds: 20), .waitFor(.url(Glob("https://*"))),
        .waitFor(.selector("main")), .back, .reload, .kill, .expectReturn(url: "shopapp://done", state: "s"),
        .expect(.init(url: Glob("wallet:*"), verdict: "open", reason: "handoff.scheme")), .apps(["wallet"]),
        .expectCall(.init(method: "track", outcome: .replied)), .expectCall(.init(outcome: .failed(.tooFast))),
      ])
    #expect(script.steps[1].note == "chosen")
    #expect(script.steps[1].position?.description == "3:3")
  }

  @Test(arguments: [
    ("", "1:1: the text holds no value"),
    ("[]", "1:1: \u{201C}script\u{201D} is an array; an object should stand here"),
    ("{\"steps\": []}", "1:1: the file has no \u{201C}gatehouseScript\u{201D}"),
    ("{\"gatehouseScript\": 2, \"steps\": []}", "1:21: \u{201C}gatehouseScript\u{201D} is 2; this program reads version 1"),
    ("{\"gatehouseScript\": 1}", "1:1: \u{201C}script\u{201D} needs \u{201C}steps\u{201D}"),
    ("{\"gatehouseScript\": 1, \"stepps\": []}", "1:24: unknown key \"stepps\"; did you mean \u{201C}steps\u{201D}?"),
  ])
  func aFileThatIsNoScriptIsRefusedWithItsPlace(text: String, message: String) {
    expectError(text, message)
  }

  @Test(arguments: [
    ("{}", "2:1: the step is empty"),
    ("{\"note\": \"x\"}", "2:1: the step is empty"),
    ("{\"tapp\": \"#a\"}", "2:1: unknown step \"tapp\"; did you mean \u{201C}tap\u{201D}?"),
    ("{\"tap\": \"#a\", \"back\": true}", "2:1: one step says tap and back"),
    ("{\"open\": \"https://a.example/\"}", "2:1: \u{201C}open\u{201D} needs \u{201C}as\u{201D}"),
    (
      "{\"open\": \"https://a.example/\", \"as\": \"usr\"}",
      "2:38: \u{201C}as\u{201D} cannot be \"usr\"; did you mean \u{201C}user\u{201D}? allowed are: user, host"
    ),
    ("{\"tap\": 3}", "2:9: \u{201C}tap\u{201D} is a number; a text should stand here"),
    ("{\"tap\": \"\"}", "2:9: \u{201C}tap\u{201D} is an empty text; a CSS selector should stand here"),
    ("{\"tap\": \"#a\", \"inn\": []}", "2:15: unknown key \"inn\"; did you mean \u{201C}in\u{201D}?"),
    ("{\"type\": \"x\"}", "2:1: \u{201C}type\u{201D} needs \u{201C}into\u{201D}"),
    ("{\"wait\": \"1s\"}", "2:10: \u{201C}wait\u{201D} is a string; a whole number of milliseconds should stand here"),
    ("{\"wait\": 70000}", "2:10: \u{201C}wait\u{201D} is not between 0 and 60000"),
    ("{\"wait\": -1}", "2:10: \u{201C}wait\u{201D} is not between 0 and 60000"),
    ("{\"back\": false}", "2:10: \u{201C}back\u{201D} is false; true should stand here"),
    ("{\"waitFor\": {}}", "2:13: \u{201C}waitFor\u{201D} needs \u{201C}url\u{201D}"),
    ("{\"waitFor\": {\"url\": \"*\", \"selector\": \"a\"}}", "2:13: one step says url and selector"),
    ("{\"expect\": {\"verdict\": \"open\"}}", "2:12: \u{201C}expect\u{201D} needs \u{201C}url\u{201D}"),
    ("{\"expect\": {\"url\": \"*\"}}", "2:12: \u{201C}expect\u{201D} needs \u{201C}verdict\u{201D}"),
    ("{\"expect\": {\"url\": \"*\", \"verdict\": \"allow\"}}", "2:36: \u{201C}verdict\u{201D} cannot be \"allow\""),
    ("{\"apps\": \"wallet\"}", "2:10: \u{201C}apps\u{201D} is a string; a list of texts should stand here"),
    ("{\"apps\": [1]}", "2:11: \u{201C}apps\u{201D} is a number; a text should stand here"),
    ("\"tap\"", "2:1: \u{201C}step\u{201D} is a string; an object should stand here"),
  ])
  func aStepThatCannotBeDoneIsRefusedWithItsPlace(step: String, message: String) {
    expectError("{\"gatehouseScript\": 1, \"steps\": [\n\(step)]}", message)
  }

  @Test func bytesThatAreNotTextAreRefused() {
    #expect(throws: ScriptError.self) { try ScriptReader.read([0xFF, 0xFE, 0x00]) }
    #expect(throws: ScriptError.self) { try ScriptReader.read(Array(repeating: UInt8(ascii: "["), count: 10_000)) }
  }

  private func expectError(_ text: String, _ message: String) {
    do {
      _ = try read(text)
      Issue.record("no error for \(text)")
    } catch {
      #expect(error.description.hasPrefix(message))
    }
  }
}

@Suite struct GlobTests {
  @Test(arguments: [
    ("https://shop.example/", "https://shop.example/", true), ("https://shop.example/", "https://shop.example/x", false),
    ("wallet:*", "wallet://pay?order=1", true), ("*", "", true), ("", "", true), ("", "a", false), ("a*b*c", "a-b-b-c", true),
    ("a*b*c", "a-b-c-d", false), ("*?x=1", "https://a.example/?x=1", true), ("a?c", "abc", false), ("**a", "bba", true),
  ])
  func aStarIsAnyRunAndAQuestionMarkItself(pattern: String, address: String, fits: Bool) {
    #expect(Glob(pattern).matches(address) == fits)
  }

  @Test func aPatternOfManyStarsEnds() {
    #expect(!Glob(String(repeating: "*a", count: 40) + "b").matches(String(repeating: "a", count: 20_000)))
  }
}
