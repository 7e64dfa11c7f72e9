import Testing
import URLStandard

@Suite struct RemarksTests {
  @Test(
    arguments: [
      ("https://example.com/a/b?q=1#f", []),
      ("https://example.com/%2e%2E/a%20b", []),
      ("HTTPS://EXAMPLE.com", []),
      ("https://exa\tmple.com/", .removedTabOrNewline),
      ("java\nscript:alert(1)", .removedTabOrNewline),
      ("https://example.com/\r", [.removedTabOrNewline, .trimmedC0OrSpace]),
      (" https://example.com/", .trimmedC0OrSpace),
      ("https://example.com/\u{1}", [.trimmedC0OrSpace, .c0Control]),
      ("https://example.com/a\u{0}b", .c0Control),
      ("https:\\\\example.com\\a", .backslashAsSlash),
      ("https://example.com/a\\b", .backslashAsSlash),
      ("https://bad.test\\@good.test/", .backslashAsSlash),
      ("https://example.com/?a\\b#c\\d", []),
      ("scheme://example/a\\b", []),
      ("https:example.com", .unusualSlashes),
      ("https:/example.com", .unusualSlashes),
      ("https:///example.com", .unusualSlashes),
      ("file:/a", []),
      ("file:////a", []),
      ("scheme:/a", []),
      ("https://ex%61mple.com/", .escapeInHost),
      ("scheme://ex%61mple.com/", []),
      ("https://FA\u{1E9E}.de", .capitalSharpS),
      ("https://FA%E1%BA%9E.de", [.capitalSharpS, .escapeInHost]),
      ("https://fa\u{DF}.de", []),
      ("http://127.0.0.1/", []),
      ("http://0x7f.1/", .nonCanonicalIPv4),
      ("http://2130706433/", .nonCanonicalIPv4),
      ("http://127.0.0.1./", .nonCanonicalIPv4),
      ("http://127.0.0.01/", .nonCanonicalIPv4),
      ("http://\u{FF11}27.0.0.1/", .nonCanonicalIPv4),
      ("https://user@example.com/", .credentials),
      ("https://user:pw@example.com/", .credentials),
      ("https://@example.com/", .credentials),
      ("https://example.com/@a", []),
      ("https://example.com:443/", .explicitDefaultPort),
      ("https://example.com:0443/", .explicitDefaultPort),
      ("https://example.com:80/", []),
      ("https://example.com:/", .emptyPort),
    ] as [(String, URLRemarks)])
  func spellingsAreNoticed(text: String, remarks: URLRemarks) throws {
    #expect(try WebURL.parse(text).remarks == remarks)
  }

  @Test(
    arguments: [
      ("//other.example/a", []), ("///other.example/a", .unusualSlashes), ("\\\\x\\y", .backslashAsSlash), ("/a\\b", .backslashAsSlash),
      ("a/b?c", []), ("", []), ("#f", []), ("http:a", .unusualSlashes),
    ] as [(String, URLRemarks)])
  func relativeSpellingsAreNoticed(text: String, remarks: URLRemarks) throws {
    let base = try WebURL("http://user:pw@example.org:8080/x/y?z#w")
    #expect(try WebURL.parse(text, base: base).remarks == remarks)
  }

  @Test func bytesThatAreNoUTF8AreReplacedAndNoticed() throws {
    let parsed = try WebURL.parse(utf8: Array("https://example.com/".utf8) + [0xFF, 0x61])
    #expect(parsed.url.href == "https://example.com/%EF%BF%BDa")
    #expect(parsed.remarks == .invalidUTF8)
    #expect(throws: URLParseError.self) { try WebURL(utf8: Array("https://".utf8) + [0xFF]) }
  }
}
