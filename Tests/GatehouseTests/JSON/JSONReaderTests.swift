import Gatehouse
import Testing

@Suite struct JSONReaderTests {
  /// The error of a strict reading, as `code start-end`, or "ok".
  private func outcome(_ bytes: [UInt8], _ options: JSONReader.Options = .line) -> String {
    do {
      _ = try JSONReader.read(bytes, options: options)
      return "ok"
    } catch {
      return "\(error.code) \(error.range.start)-\(error.range.end)"
    }
  }

  private func outcome(_ text: String, _ options: JSONReader.Options = .line) -> String { outcome(Array(text.utf8), options) }

  @Test func readsEveryKindWithItsRange() throws {
    let text = #" {"a": [null, true, -1.5e2], "b": "x\u0041\n\ud83d\ude00é"} "#
    let value = try JSONReader.read(Array(text.utf8))
    #expect(value.range == SourceRange(1, text.utf8.count - 1))
    let list = try #require(value["a"]?.elements)
    #expect(list.map(\.kindName) == ["null", "true", "a number"])
    #expect(list.map(\.range) == [SourceRange(8, 12), SourceRange(14, 18), SourceRange(20, 26)])
    #expect(list[2].number?.double == -150)
    #expect(list[2].int64 == nil)
    #expect(value["b"]?.string == "xA\n😀é")
    #expect(value.members?.map(\.name) == ["a", "b"])
    #expect(value.members?[1].nameRange == SourceRange(29, 32))
    #expect(value["c"] == nil)
  }

  static let mistakes: [(String, String)] = [
    ("", "json.empty 0-0"), ("  ", "json.empty 2-2"), ("{", "json.unexpected-end 1-1"), ("\"", "json.unterminated-string 0-1"),
    ("x", "json.unexpected 0-1"), ("nope", "json.unexpected 0-4"), ("tru", "json.unexpected 0-3"), ("[1 2]", "json.unexpected 3-4"),
    ("{a:1}", "json.unexpected 1-2"), ("{\"a\" 1}", "json.unexpected 5-6"), ("[1,]", "json.trailing-comma 2-3"),
    ("[,1]", "json.unexpected 1-2"), ("{,}", "json.unexpected 1-2"), ("{\"a\":1,}", "json.trailing-comma 6-7"),
    ("1 2", "json.trailing-text 2-3"),
    ("[1] // x", "json.comment 4-6"), ("/**/1", "json.comment 0-2"), ("/", "json.unexpected 0-1"), ("01", "json.bad-number 0-2"),
    ("-", "json.bad-number 0-1"), ("1.", "json.bad-number 0-2"), ("1e", "json.bad-number 0-2"), ("1.2.3", "json.bad-number 0-4"),
    ("+1", "json.unexpected 0-1"), (".5", "json.unexpected 0-1"), ("'a'", "json.unexpected 0-1"),
    ("\"a\nb\"", "json.unterminated-string 0-2"),
    ("\"a\tb\"", "json.control-character 2-3"), ("\"a\u{0}b\"", "json.control-character 2-3"), ("\u{0}", "json.unexpected 0-1"),
    (#""\x""#, "json.bad-escape 1-3"), (#""\u12g4""#, "json.bad-escape 1-5"), (#""\u12"#, "json.bad-escape 1-5"),
    (#""\"#, "json.unterminated-string 0-1"),
    (#""\ud83d""#, "json.lone-surrogate 1-7"), (#""\ude00""#, "json.lone-surrogate 1-7"), (#""\ud83d\u0041""#, "json.lone-surrogate 1-7"),
    ("\u{FEFF}{}", "json.byte-order-mark 0-3"), (#"{"a":1,"a":2}"#, "json.duplicate-key 7-10"),
    (#"{"a":1,"\u0061":2}"#, "json.duplicate-key 7-15"),
    ("é", "json.unexpected 0-2"), ("]", "json.unexpected 0-1"), ("[}", "json.unexpected 1-2"), ("NaN", "json.unexpected 0-3"),
  ]

  @Test(arguments: mistakes) func namesTheMistakeAndItsPlace(_ text: String, _ expected: String) {
    #expect(outcome(text) == expected)
  }

  static let notUTF8: [([UInt8], String)] = [
    ([0x22, 0xFF, 0x22], "json.invalid-utf8 1-2"), ([0x22, 0xC0, 0x80, 0x22], "json.invalid-utf8 1-2"),
    ([0x22, 0x61, 0xED, 0xA0, 0x80, 0x22], "json.invalid-utf8 2-3"), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "json.invalid-utf8 1-2"),
    ([0x22, 0xE2, 0x82, 0x22], "json.invalid-utf8 1-2"), ([0x22, 0xE0, 0x9F, 0x80, 0x22], "json.invalid-utf8 1-2"),
    ([0xFF], "json.invalid-utf8 0-1"), ([0x80], "json.invalid-utf8 0-1"), ([0x22, 0x5C, 0x6E, 0xF8, 0x22], "json.invalid-utf8 3-4"),
    ([0x22, 0xC3, 0xA9, 0xF0, 0x9F, 0x98, 0x80, 0x22], "ok"),
  ]

  @Test(arguments: notUTF8) func refusesWhatIsNotUTF8(_ bytes: [UInt8], _ expected: String) {
    #expect(outcome(bytes) == expected)
  }

  @Test func policiesMayHaveCommentsAndTrailingCommas() {
    for text in ["// a\n{} // b", "/* é */ {\"a\": [1, 2,], /**/ } ", "{\"a\": 1 /* x */ , // y\n}", "1//"] {
      #expect(outcome(text, .policy) == "ok", "\(text)")
    }
    #expect(outcome("/* x", .policy) == "json.unterminated-comment 0-2")
    #expect(outcome("/*/", .policy) == "json.unterminated-comment 0-2")
    #expect(outcome("// x", .policy) == "json.empty 4-4")
    #expect(outcome("[,]", .policy) == "json.unexpected 1-2")
    #expect(outcome("[1,,]", .policy) == "json.unexpected 3-4")
    #expect(outcome([0x2F, 0x2F, 0xFF, 0x0A, 0x31], .policy) == "json.invalid-utf8 2-3")
  }

  @Test func deepNestingIsRefusedAtTheLimit() {
    #expect(outcome(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)) == "ok")
    #expect(outcome(String(repeating: "[", count: 10_000)) == "json.too-deep 64-65")
    #expect(outcome(String(repeating: "{\"a\":", count: 10_000)) == "json.too-deep 320-321")
  }

  @Test func sizeIsRefusedBeforeReading() {
    let large = [UInt8](repeating: 0x20, count: 50 << 20)
    #expect(outcome(large, .policy) == "json.too-large 0-0")
  }

  @Test func collectsEveryDuplicateAndGoesOn() {
    let (value, errors) = JSONReader.readAll(Array(#"{"a":1,"a":2,"b":{"c":1,"c":2}}"#.utf8), options: .policy)
    #expect(value?["a"]?.int64 == 1)
    #expect(errors.map(\.code) == ["json.duplicate-key", "json.duplicate-key"])
    #expect(errors.first?.kind == .duplicateKey(name: "a", first: SourceRange(1, 4)))
  }

  @Test func manyKeysTakeLinearTimeAndKeepTheirOrder() throws {
    let names = (0..<50_000).map { "k\($0)" }
    let text = "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + ",\"k7\":1}"
    let (value, errors) = JSONReader.readAll(Array(text.utf8), options: .policy)
    #expect(value?.members?.map(\.name) == names)
    #expect(errors.count == 1)
  }

  @Test func hugeNumbersKeepTheirTextAndHaveNoValue() throws {
    let text = "[1e999, 123456789012345678901234567890, -0, 9223372036854775807, 1.5, 1e400000000000, 3.0, 3e0]"
    let value = try JSONReader.read(Array(text.utf8))
    let numbers = try #require(value.elements).compactMap(\.number)
    #expect(numbers.map(\.text)[1] == "123456789012345678901234567890")
    #expect(numbers.map(\.int64) == [nil, nil, 0, .max, nil, nil, 3, nil])
    #expect(numbers[0].double == nil)
    #expect(numbers[5].double == nil)
  }

  @Test func readsAPartOfABuffer() throws {
    let bytes = Array("{\"a\":1}\n{\"a\":2}\n".utf8)
    #expect(try JSONReader.read(bytes, in: 8..<15)["a"]?.int64 == 2)
    #expect(try JSONReader.read(bytes, in: 8..<15).range == SourceRange(8, 15))
    #expect(throws: JSONError.self) { try JSONReader.read(bytes, in: 8..<14) }
    #expect(throws: JSONError.self) { try JSONReader.read(bytes, in: 90..<95) }
  }

  @Test func anyBytesGiveAValueOrAnError() {
    var state: UInt64 = 42
    let alphabet = Array("{}[]\",:\\/*-0123eEtrufalsn \n\u{e9}\u{0}".utf8) + [0xFF, 0xED, 0xA0]
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<(state % 24) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int((state >> 33) % UInt64(alphabet.count))])
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (value, errors) = JSONReader.readAll(bytes, options: .policy)
      #expect(value != nil || !errors.isEmpty)
      #expect(errors.allSatisfy { $0.range.end <= bytes.count && !$0.message.isEmpty && !$0.remedy.isEmpty && !$0.why.isEmpty })
    }
  }
}
