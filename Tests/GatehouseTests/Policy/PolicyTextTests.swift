import Gatehouse
import Testing

/// Each form of text that a policy holds: what is read, what is folded with a warning, what is refused and where.
@Suite struct PolicyTextTests {
  /// The findings of a policy with one value, as `code column-in-value`, and what was read.
  private func codes(_ before: String, _ text: String, _ after: String) -> [String] {
    var writer = JSONWriter()
    writer.string(text)
    let start = "{\"gatehouse\":1,\(before)"
    let reading = PolicyFile.read("\(start)\(writer.text)\(after)}")
    return reading.diagnostics.map { "\($0.code) \($0.position.column - start.unicodeScalars.count - 1)" }
  }

  static let origins: [(String, [String])] = [
    ("https://shop.example", []), ("https:", []), ("http:", []), ("https://shop.example:8443", []), ("https://*.m.shop.example", []),
    ("https://127.0.0.1", []), ("https://[::1]:81", []), ("http://shop.example", []), ("https://xn--bcher-kva.example", []),
    ("HTTPS://Shop.example", ["policy.not-canonical 0"]), ("https://shop.example:443", ["policy.not-canonical 0"]),
    ("https://b\u{FC}cher.example", ["policy.not-canonical 0"]), ("", ["policy.origin 0"]), ("shop.example", ["policy.origin 0"]),
    ("*", ["policy.origin 0"]), ("https", ["policy.origin 0"]), ("https:/shop.example", ["policy.origin 7"]),
    ("https://", ["policy.origin 0"]),
    ("https://shop.example/", ["policy.origin 21"]), ("https://shop.example/a", ["policy.origin 21"]),
    ("https://shop.example?x", ["policy.origin 21"]), ("https://shop.example#x", ["policy.origin 21"]),
    ("https://shop.example\\x", ["policy.origin 0"]), ("https://user@shop.example", ["policy.origin 9"]),
    ("https://:pw@shop.example", ["policy.origin 9"]), ("https://*", ["policy.origin 9"]), ("https://*shop.example", ["policy.origin 9"]),
    ("https://shop.*", ["policy.origin 14"]), ("https://*.*.example", ["policy.origin 11"]), ("https://*.127.0.0.1", ["policy.origin 11"]),
    ("https://0x7f.1", ["policy.origin 9"]), ("https://shop.example.", ["policy.origin 0"]),
    ("https://sh%6fp.example", ["policy.origin 11"]),
    ("https://sh op.example", ["policy.origin 11"]), (" https://shop.example", ["policy.origin 0"]),
    ("https://shop.example:", ["policy.origin 9"]),
    ("https://shop.example:99999", ["policy.origin 9"]), ("https://shop.example:x", ["policy.origin 9"]),
    ("ws://shop.example", ["policy.origin 0"]),
    ("wallet:", ["policy.origin 0"]), ("file:", ["policy.origin 0"]), ("shop.example:8443", ["policy.origin 0"]),
    ("null", ["policy.origin 0"]),
    ("https://\u{1E9E}.example", ["policy.origin 9"]), ("https://shop.example\u{0}", ["policy.origin 0"]),
  ]

  @Test func originPatterns() {
    for (text, expected) in Self.origins { #expect(codes("\"web\":{\"pages\":[", text, "]}") == expected, "\(text.debugDescription)") }
    #expect(codes("\"bridge\":{\"origins\":[", "https:", "]}") == ["policy.origin 0"])
    #expect(codes("\"bridge\":{\"origins\":[", "https://*.a.example", "]}") == ["policy.origin 0"])
  }

  static let hosts: [(String, [String])] = [
    ("shop.example", []), ("*.shop.example", []), ("127.0.0.1", []), ("[::1]", []), ("localhost", []),
    ("Shop.Example", ["policy.not-canonical 0"]),
    ("b\u{FC}cher.example", ["policy.not-canonical 0"]), ("https://shop.example", ["policy.host 6"]),
    ("shop.example:443", ["policy.host 13"]),
    ("[::1]:1", ["policy.host 6"]), ("shop.example/", ["policy.host 13"]), ("", ["policy.host 0"]), ("*", ["policy.host 0"]),
    ("*.", ["policy.host 0"]),
    ("*.[::1]", ["policy.host 3"]), ("a b", ["policy.host 2"]), ("user@shop.example", ["policy.host 5"]), ("1.2.3.4.5", ["policy.host 0"]),
    ("2130706433", ["policy.host 0"]), ("shop.example.", ["policy.host 0"]),
  ]

  @Test func hostPatterns() {
    for (text, expected) in Self.hosts { #expect(codes("\"web\":{\"stay\":[", text, "]}") == expected, "\(text.debugDescription)") }
  }

  static let schemes: [(String, [String])] = [
    ("tel", []), ("itms-apps", []), ("a+b.c-1", []), ("Wallet", ["policy.not-canonical 0"]), ("", ["policy.scheme 0"]),
    ("1password", ["policy.scheme 0"]),
    ("tel:", ["policy.scheme 4"]), ("wallet://", ["policy.scheme 7"]), ("a b", ["policy.scheme 2"]), ("a_b", ["policy.scheme 2"]),
    ("\u{E9}", ["policy.scheme 0"]),
    ("K\u{212A}", ["policy.scheme 2"]),
  ]

  @Test func schemeNames() {
    for (text, expected) in Self.schemes { #expect(codes("\"links\":{\"schemes\":[", text, "]}") == expected, "\(text.debugDescription)") }
    #expect(codes("\"handoff\":{\"schemes\":[", "tel:", "]}") == ["policy.scheme 4"])
    #expect(codes("\"handoff\":{\"stores\":[", "market:", "]}") == [])
    #expect(codes("\"handoff\":{\"stores\":[", "mar ket:", "]}") == ["policy.scheme 0"])
    #expect(codes("\"handoff\":{\"stores\":[", "apps.apple.com/x", "]}") == ["policy.host 15"])
  }

  @Test func identities() {
    let good = Array(repeating: "1A", count: 32)
    let colons = good.joined(separator: ":")
    let cases: [(String, String, [String])] = [
      ("sha256", colons, []), ("sha256", good.joined(), ["policy.not-canonical 0"]),
      ("sha256", colons.lowercased(), ["policy.not-canonical 0"]),
      ("sha256", String(colons.dropLast(3)), ["policy.identity 0"]), ("sha256", colons + ":", ["policy.identity 0"]),
      ("sha256", "", ["policy.identity 0"]),
      ("sha256", "ZZ" + colons.dropFirst(2), ["policy.identity 0"]),
    ]
    for (key, text, expected) in cases { #expect(codes("\"app\":{\"android\":{\"\(key)\":[", text, "]}}") == expected, "\(text)") }
    for (text, isGood) in [
      ("com.example.shop", true), ("kvp.jjy.MispAndroid320", true), ("shop", false), ("com..shop", false), ("com.1a", false),
      ("com.a-b", false), ("", false),
    ] {
      #expect(codes("\"app\":{\"android\":{\"package\":", text, "}}") == (isGood ? [] : ["policy.identity 0"]), "\(text)")
    }
    for (text, isGood) in [
      ("ABCDE12345.com.example.shop", true), ("ABCDE12345", false), ("abcde12345.com.example", false), ("ABCDE12345.", false),
      ("ABCDE12345.a b", false), ("com.example.shop", false),
    ] {
      #expect(codes("\"app\":{\"apple\":{\"appIDs\":[", text, "]}}") == (isGood ? [] : ["policy.identity 0"]), "\(text)")
    }
  }

  @Test func durations() {
    let cases: [(String, Int64?)] = [
      ("5s", 5_000), ("1s", 1_000), ("250ms", 250), ("10m", 600_000), ("1h", 3_600_000), ("0s", nil), ("2h", nil), ("5", nil), ("s", nil),
      ("-5s", nil),
      ("5 s", nil), ("1.5s", nil), ("5S", nil), ("5sec", nil), ("", nil), ("99999999999999999999s", nil), ("9223372036854775807h", nil),
      ("\u{665}s", nil), ("+5s", nil),
    ]
    for (text, expected) in cases {
      let reading = PolicyFile.read("{\"gatehouse\":1,\"handoff\":{\"activationWindow\":\"\(text)\"}}")
      #expect(reading.policy?.handoff.activationWindowMs == expected, "\(text)")
      #expect(reading.diagnostics.map(\.code) == (expected == nil ? ["policy.duration"] : []), "\(text)")
    }
  }

  @Test func wordsNameTheNearest() throws {
    let reading = PolicyFile.read(#"{"gatehouse":1,"handoff":{"activation":["direct","recnet"],"schemes":"all","stores":"yes"}}"#)
    #expect(
      reading.diagnostics.map(\.message) == [
        "\"recnet\" is not known here, did you mean \"recent\"?", "\"all\" is not known here",
        "\"stores\" is a string, not true or false or a list, each entry a host or a scheme with its colon such as \"market:\"",
      ])
    #expect(reading.diagnostics.first?.pointer == "/handoff/activation/1")
    #expect(reading.diagnostics.first?.remedy == #"write "direct", "recent", "link", "form", "redirect", "sticky" or "none""#)
  }

  @Test func directories() {
    for (text, expected) in [
      ("/usr/share/shop", [String]()), ("host", []), ("/", ["policy.directory 0"]), ("/a/../b", ["policy.directory 0"]),
      ("/a/./b", ["policy.directory 0"]), ("pages", ["policy.unknown-word 0"]), ("file:///a", ["policy.unknown-word 0"]),
      ("/a\u{0}b", ["policy.directory 0"]),
    ] {
      #expect(codes("\"web\":{\"files\":", text, "}") == expected, "\(text.debugDescription)")
    }
  }

  @Test func aPatternsOwnMistakeIsPointedAtInTheFile() throws {
    let reading = PolicyFile.read("{\"gatehouse\":1,\"links\":{\"routes\":[{\"name\":\"a\",\"path\":\"/a/{}\"}]}}")
    let finding = try #require(reading.diagnostics.first)
    #expect(finding.code == "policy.path")
    #expect(finding.pointer == "/links/routes/0/path")
    #expect(finding.position.column > 53)
  }
}
