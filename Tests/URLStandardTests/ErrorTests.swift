import Testing
import URLStandard

@Suite struct ErrorTests {
  /// Every kind is reachable, and says where.
  @Test(
    arguments: [
      ("", .missingSchemeNonRelativeURL, 0), ("example.com", .missingSchemeNonRelativeURL, 0),
      ("1https:x", .missingSchemeNonRelativeURL, 0),
      ("https://", .hostMissing, 8), ("https://user@", .hostMissing, 13), ("https://:80", .hostMissing, 8),
      ("scheme://a@", .hostMissing, 11),
      ("scheme://a b", .hostInvalidCodePoint, 10), ("https://a b/", .domainInvalidCodePoint, 9),
      ("https://a%00/", .domainInvalidCodePoint, 8),
      ("https://\u{AD}/", .domainToASCII, 8), ("https://a.\u{FFFD}/", .domainToASCII, 8),
      ("https://1.2.3.4.5/", .ipv4TooManyParts, 8), ("https://1.2.x.4/", .ipv4NonNumericPart, 8), ("https://09/", .ipv4NonNumericPart, 8),
      ("https://256.1.1.1/", .ipv4OutOfRangePart, 8), ("https://4294967296/", .ipv4OutOfRangePart, 8),
      ("https://1.2.3.256/", .ipv4OutOfRangePart, 8), ("https://99999999999999999999999999999999999/", .ipv4OutOfRangePart, 8),
      ("https://[::1/", .ipv6Unclosed, 12), ("https://[:1]/", .ipv6InvalidCompression, 9),
      ("https://[1:2:3:4:5:6:7:8:9]/", .ipv6TooManyPieces, 25),
      ("https://[1::2::3]/", .ipv6MultipleCompression, 14), ("https://[1:g]/", .ipv6InvalidCodePoint, 11),
      ("https://[1:]/", .ipv6InvalidCodePoint, 10),
      ("https://[1:2]/", .ipv6TooFewPieces, 12), ("https://[1:2:3:4:5:6:7:1.2.3.4]/", .ipv4InIPv6TooManyPieces, 23),
      ("https://[::1.2.3.x]/", .ipv4InIPv6InvalidCodePoint, 17), ("https://[::1.2.3.256]/", .ipv4InIPv6OutOfRangePart, 19),
      ("https://[::1.2.3]/", .ipv4InIPv6TooFewParts, 16), ("https://a:65536/", .portOutOfRange, 10), ("https://a:8x/", .portInvalid, 11),
      ("https://a:99999999999999999999999999/", .portOutOfRange, 10),
      // Offsets count in the text as it was given.
      ("  https://a:8x/", .portInvalid, 13), ("ht\ttps://a:8x/", .portInvalid, 12), (" \nhttps\n://a\t:8x", .portInvalid, 15),
    ] as [(String, URLParseError.Kind, Int)])
  func refusalsSayWhatAndWhere(text: String, kind: URLParseError.Kind, offset: Int) {
    #expect {
      try WebURL(text)
    } throws: { error in
      guard let error = error as? URLParseError else { return false }
      #expect(error.kind == kind)
      #expect(error.offset == offset)
      return !error.description.isEmpty
    }
  }

  @Test func opaqueBasesResolveFragmentsOnly() throws {
    let base = try WebURL("mailto:a@b?c#d")
    #expect(try WebURL("#e", base: base).href == "mailto:a@b?c#e")
    #expect(throws: URLParseError.self) { try WebURL("e", base: base) }
  }

  @Test func everyKindHasASentence() {
    for kind in URLParseError.Kind.allCases { #expect(kind.sentence.count > 10) }
  }
}
