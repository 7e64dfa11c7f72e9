import Gatehouse
import Testing

@testable import GatehouseAssociations

/// Texts that are not JSON: each is read as it was meant, and its fault is named with its place.
@Suite("Tolerant reading") struct TolerantTextTests {
  private struct Row {
    var id: String
    var text: String
    /// What must be found; empty for strict JSON.
    var findings: [AssociationFinding]
    /// The value as strict JSON; `nil` for none.
    var value: String?
    init(_ id: String, _ text: String, _ findings: [AssociationFinding], _ value: String?) {
      self.id = id
      self.text = text
      self.findings = findings
      self.value = value
    }
  }

  private static let rows = [
    Row("strict", #"{"a":[1,true,null,"x"]}"#, [], #"{"a":[1,true,null,"x"]}"#),
    Row("mark", "\u{FEFF}{}", [.byteOrderMark], "{}"),
    Row("line comment", "{ // apps\n\"a\":1}", [.comment], #"{"a":1}"#),
    Row("block comment", "/* x */ {\"a\":/* y */1}", [.comment, .comment], #"{"a":1}"#),
    Row("trailing commas", "{\"a\":[1,2,],}", [.trailingComma, .trailingComma], #"{"a":[1,2]}"#),
    Row("missing comma", "{\"a\":1 \"b\":2}", [.missingComma], #"{"a":1,"b":2}"#),
    Row("two commas", "[1,,2]", [.unexpectedCharacter], "[1,2]"),
    Row("typographic quotes", "{“a”: “b”}", [.typographicQuotes, .typographicQuotes], #"{"a":"b"}"#),
    Row("half typographic", "{\"a\": “b\"}", [.typographicQuotes], #"{"a":"b"}"#),
    Row("single quotes", "{'a':'b \"c\"'}", [.singleQuotes, .singleQuotes], #"{"a":"b \"c\""}"#),
    Row("em space", "{\u{2003}\"a\":\u{A0}1}", [.unusualSpace, .unusualSpace], #"{"a":1}"#),
    Row("headers", "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{\"a\":1}", [.httpHeaders], #"{"a":1}"#),
    Row("headers without status", "Content-Type: application/json\n{\"a\":1}", [.httpHeaders], #"{"a":1}"#),
    Row("front matter", "---\nlayout: null\n---\n{\"a\":1}", [.frontMatter], #"{"a":1}"#),
    Row("NOT outside", "[NOT \"/a\", \"/b\"]", [.notOutsideQuotes], #"["NOT /a","/b"]"#),
    Row("bare words", "{a: b}", [.bareWord, .bareWord], #"{"a":"b"}"#),
    Row("bare number", "[01]", [.badNumber], #"["01"]"#),
    Row("line break in a string", "[\"14:6D:\n  42:11\"]", [.lineBreakInString], #"["14:6D:42:11"]"#),
    Row("quote forgotten", "{\"a\": \"b,\n\"c\": 1}", [.unclosedString, .missingComma], #"{"a":"b,","c":1}"#),
    Row("key in array", "{\"?\": [\"a\": \"b\"]}", [.keyInArray], #"{"?":{"a":"b"}}"#),
    Row("cut off", "{\"a\":[1", [.unclosedBracket, .unclosedBracket], #"{"a":[1]}"#),
    Row("wrong bracket", "{\"a\":[1}", [.unclosedBracket, .unclosedBracket], #"{"a":[1]}"#),
    Row("trailing text", "{}\n{}", [.trailingText], "{}"),
    Row("duplicate key", "{\"a\":1,\"a\":2}", [.duplicateKey], #"{"a":1}"#),
    Row("tab in a string", "[\"a\tb\"]", [.controlCharacter], #"["a\tb"]"#),
    Row("bad escape", #"["a\d"]"#, [.badEscape], #"["ad"]"#),
    Row("half a pair", #"["\ud800"]"#, [.badEscape], "[\"\u{FFFD}\"]"),
    Row("empty", " \n", [.emptyFile], nil),
    Row("page", "<!DOCTYPE html><html></html>", [.htmlInsteadOfJSON], nil),
    Row("S/MIME", "MIME-Version: 1.0\nContent-Type: application/x-pkcs7-mime; smime-type=signed-data\n\nMIIR", [.signedFile], nil),
    Row("PEM", "-----BEGIN PKCS7-----\nMIIR\n-----END PKCS7-----", [.signedFile], nil),
    Row("too deep", String(repeating: "[", count: 100_000), [.tooDeep], nil),
  ]

  @Test func everyText() throws {
    for row in Self.rows {
      let text = TolerantJSONReader.read(Array(row.text.utf8))
      // What follows a cut-off value is reported once more as being open; the kinds count.
      #expect(Set(text.faults.map(\.finding)).isSuperset(of: row.findings), "\(row.id): \(text.faults)")
      #expect(text.faults.isEmpty == row.findings.isEmpty, "\(row.id): \(text.faults)")
      #expect(text.value.map { String(decoding: $0.bytes, as: UTF8.self) } == row.value, "\(row.id)")
      for fault in text.faults { #expect(fault.range.end <= row.text.utf8.count, "\(row.id)") }
    }
  }

  @Test func derSignature() {
    let bytes: [UInt8] =
      [0x30, 0x82, 0x11, 0x22, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02] + Array(repeating: 0, count: 40)
    #expect(TolerantJSONReader.read(bytes).faults.map(\.finding) == [.signedFile])
    #expect(AppleAssociationFile(bytes).findings.map(\.code) == ["association.signed-file"])
  }

  @Test func otherEncodings() {
    let texts: [[UInt8]] = [
      [0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF, 0, 0x7B], [0x7B, 0, 0x7D, 0], [0, 0x7B, 0, 0x7D], [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0],
      [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B],
    ]
    for text in texts { #expect(TolerantJSONReader.read(text).faults.map(\.finding) == [.otherEncoding], "\(text)") }
    #expect(TolerantJSONReader.read([0x7B, 0x7D]).faults.isEmpty)
  }

  /// Work done behind a fault is bounded: many faults of the costliest kinds take time linear in the text.
  @Test func manyFaults() {
    for unit in ["\"a\n", "“", "[\"\n", "{a", "'", "/*", "NOT "] {
      let text = String(repeating: unit, count: 20_000)
      #expect(TolerantJSONReader.read(Array(text.utf8)).faults.count <= TolerantJSONReader.maximumFaults)
    }
  }

  @Test func placesAreKept() throws {
    let file = AppleAssociationFile(Array("{\n  \"applinks\": {\n    \"apps\": [\"x\"],\n    \"details\": [],\n  }\n}".utf8))
    #expect(file.findings.map(\.code) == ["association.apps-not-empty", "association.trailing-comma"])
    #expect(file.findings.map { $0.position.description } == ["3:13", "4:18"])
    #expect(file.findings.first?.pointer == "/applinks/apps")
  }
}
