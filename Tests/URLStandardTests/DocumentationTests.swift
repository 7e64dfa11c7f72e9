import Testing
import URLStandard

/// What the documentation shows is what happens.
@Suite struct DocumentationTests {
  @Test func theOverviewsExamplesHold() throws {
    let url = try WebURL("https:\\\\bad.test\\@shop.example/open/../admin?id=1")
    #expect(url.href == "https://bad.test/@shop.example/admin?id=1")
    #expect(url.hostname == "bad.test" && url.path == "/@shop.example/admin")
    #expect(try WebURL.parse("https:\\\\bad.test\\@shop.example/").remarks.contains(.backslashAsSlash))

    let page = try WebURL("https://shop.example/cart/")
    let link = try WebURL("../product?id=42&id=43", base: page)
    #expect(link.isSameOrigin(as: page) && link.queryPairs.map(\.value) == ["42", "43"])

    #expect(try WebURL("HTTPS:\\\\bad.test\\@good.test/a/../b?q#f").href == "https://bad.test/@good.test/b?q#f")
    #expect(PercentEncoding.encode("a b/ü", set: .component) == "a%20b%2F%C3%BC" && PercentEncoding.decode("a%20b%2F%C3%BC") == "a b/ü")
  }

  /// The texts of the article's table, as an engine reads them.
  @Test(arguments: [
    ("https://bad.test\\@good.test/", "bad.test", "/@good.test/"), ("\\\\x\\hello", "x", "/hello"), ("https:///evil.com/", "evil.com", "/"),
    ("https:evil.com", "evil.com", "/"), ("http://0x7f.1/", "127.0.0.1", "/"), ("http://2130706433/", "127.0.0.1", "/"),
    ("/pay/x/%2e%2e/%2e%2e/admin", "example.org", "/admin"), ("java\nscript:alert(1)", "", "alert(1)"),
  ])
  func theNeighboursTableHolds(text: String, host: String, path: String) throws {
    let url = try WebURL(text, base: try WebURL("http://example.org/"))
    #expect(url.hostname == host)
    #expect(url.path == path)
  }

  @Test func hostsWithEscapedSlashesAreRefused() {
    #expect(throws: URLParseError.self) { try WebURL("https://evil.com%2f.example.com/") }
  }
}
