import Testing
import URLStandard

@Suite struct OriginTests {
  @Test(arguments: [
    ("https://shop.example/a?b#c", "https://shop.example"), ("https://shop.example:8443", "https://shop.example:8443"),
    ("http://user:pw@shop.example:80/", "http://shop.example"), ("wss://a", "wss://a"), ("ftp://a:21", "ftp://a"),
    ("https://[::1]/", "https://[::1]"), ("https://127.1", "https://127.0.0.1"), ("file:///a", "null"), ("data:text/plain,a", "null"),
    ("about:blank", "null"), ("shopapp://open", "null"), ("blob:https://shop.example/1-2", "https://shop.example"),
    ("blob:file:///a", "null"), ("blob:blob:https://shop.example/1", "null"), ("blob:nonsense", "null"),
  ])
  func urlsHaveOrigins(text: String, serialisation: String) throws {
    let url = try WebURL(text)
    #expect(url.origin.description == serialisation)
    #expect(url.hasOrigin(url.origin) == (serialisation != "null"))
    #expect(url.isSameOrigin(as: url) == (serialisation != "null"))
    if serialisation != "null" { #expect(Origin(parsing: serialisation) == url.origin) }
  }

  @Test(arguments: [
    ("https://shop.example", "https://shop.example"), ("HTTPS://Shop.Example:443", "https://shop.example"),
    ("https://m\u{FC}nchen.example", "https://xn--mnchen-3ya.example"), ("http://[::1]:8080", "http://[::1]:8080"), ("null", "null"),
  ])
  func originsAreRead(text: String, serialisation: String) {
    #expect(Origin(parsing: text)?.description == serialisation)
  }

  @Test(arguments: [
    "", "https:", "https://", "https://shop.example/", "https://shop.example/a", "https://shop.example?", "https://shop.example#",
    "https://user@shop.example", "https://@shop.example", "https:shop.example", "https:\\\\shop.example", " https://shop.example",
    "https://shop.example\n", "https://sh\top.example", "https://127.1", "https://ex%61mple.com", "https://shop.example:", "shop.example",
    "//shop.example", "file://", "file:///", "shopapp://open", "data:", "NULL", "https://shop.example/..", "blob:https://shop.example",
  ])
  func everythingElseIsNoOrigin(text: String) {
    #expect(Origin(parsing: text) == nil)
  }

  @Test func originsDifferInSchemeHostOrPort() throws {
    let url = try WebURL("https://shop.example/")
    for other in [
      "http://shop.example/", "https://shop.example:444/", "https://www.shop.example/", "https://shop.example./", "shopapp://shop.example/",
    ] {
      let other = try WebURL(other)
      #expect(!url.isSameOrigin(as: other))
      #expect(!url.hasOrigin(other.origin))
      #expect(!other.hasOrigin(url.origin))
    }
    #expect(!Origin.opaque.isSameOrigin(as: .opaque))
  }
}
