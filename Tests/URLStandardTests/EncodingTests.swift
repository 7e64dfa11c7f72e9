import Testing
import URLStandard

@Suite struct EncodingTests {
  @Test(arguments: [
    ("", ""), ("a%20b", "a b"), ("%", "%"), ("%4", "%4"), ("%%41", "%A"), ("%4%41", "%4A"), ("%zz", "%zz"), ("%2541", "%41"),
    ("%C3%BC", "ü"),
    ("a+b", "a+b"), ("%c3%Bc", "ü"), ("%FF", "\u{FFFD}"),
  ])
  func escapesAreDecodedOnce(text: String, decoded: String) {
    #expect(PercentEncoding.decode(text) == decoded)
  }

  @Test func plusIsASpaceOnlyWhereAskedFor() {
    #expect(PercentEncoding.decode("a+b%2B", plusAsSpace: true) == "a b+")
  }

  @Test func encodeSetsGrow() {
    let sets: [PercentEncoding.EncodeSet] = [.c0Control, .query, .path, .userinfo, .component, .formURLEncoded]
    for byte in UInt8.min...UInt8.max {
      for (smaller, larger) in zip(sets, sets.dropFirst()) where smaller.contains(byte) { #expect(larger.contains(byte)) }
      #expect(PercentEncoding.EncodeSet.formURLEncoded.contains(byte) == !isUnreservedInForms(byte))
    }
    #expect(PercentEncoding.encode("a b/\u{FC}", set: .component) == "a%20b%2F%C3%BC")
  }

  private func isUnreservedInForms(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80 && (character.isLetter || character.isNumber || "*-._".contains(character))
  }

  @Test(
    arguments: [
      ("", []), ("&&", []), ("a", [["a", ""]]), ("a=", [["a", ""]]), ("=a", [["", "a"]]), ("a=b=c", [["a", "b=c"]]),
      ("a=1&a=2&b", [["a", "1"], ["a", "2"], ["b", ""]]), ("a+b=c%20d%2B", [["a b", "c d+"]]), ("%C3%BC=%FF", [["ü", "\u{FFFD}"]]),
    ] as [(String, [[String]])])
  func formsAreReadInOrder(text: String, pairs: [[String]]) {
    #expect(FormURLEncoded(text).map { [$0.name, $0.value] } == pairs)
  }

  @Test func formsKeepTheWrittenForm() throws {
    let url = try WebURL("https://example.com/?id=%34+2&&x")
    let pairs = Array(url.queryPairs)
    #expect(pairs.map { String(decoding: $0.rawValue, as: UTF8.self) } == ["%34+2", ""])
    #expect(pairs.map(\.hasEqualsSign) == [true, false])
    #expect(pairs.first.map { url.utf8[$0.rawName.indices].elementsEqual($0.rawName) } == true)
  }

  @Test func formsAreWritten() {
    #expect(FormURLEncoded.serialize([(name: "a b", value: "c+d"), (name: "ü", value: "~*")]) == "a+b=c%2Bd&%C3%BC=%7E*")
  }
}
