import Testing
import URLStandard

@Suite struct ComponentTests {
  @Test func partsAreSlicesOfTheSerialisation() throws {
    let url = try WebURL("https://user:pass@example.com:1234/foo/bar?baz#quux")
    let parts = [url.schemeRange, url.usernameRange, url.passwordRange, url.hostRange, url.pathRange, url.queryRange, url.fragmentRange]
    let texts = parts.map { $0.map { String(decoding: url.utf8[$0], as: UTF8.self) } }
    #expect(texts == ["https", "user", "pass", "example.com", "/foo/bar", "baz", "quux"])
    #expect(url.port == 1234 && url.effectivePort == 1234 && url.hasCredentials && url.isSpecial)
    #expect(url.host == .domain("example.com"))
  }

  @Test func missingPartsAreNilAndEmptyOnesEmpty() throws {
    let bare = try WebURL("https://example.com")
    #expect(bare.query == nil && bare.fragment == nil && bare.username.isEmpty && bare.password.isEmpty && !bare.hasCredentials)
    #expect(bare.port == nil && bare.effectivePort == 443 && bare.path == "/")
    let empty = try WebURL("https://example.com/?#")
    #expect(empty.query == "" && empty.fragment == "" && empty.href == "https://example.com/?#")
    let opaque = try WebURL("mailto:someone@example.com")
    #expect(opaque.host == nil && opaque.hasOpaquePath && opaque.path == "someone@example.com" && opaque.effectivePort == nil)
    #expect(opaque.usernameRange.isEmpty && opaque.passwordRange.isEmpty && opaque.hostRange == nil && !opaque.hasCredentials)
  }

  @Test(arguments: [
    ("https://user@h/", "user", ""), ("https://:pw@h/", "", "pw"), ("https://user:@h/", "user", ""), ("https://:@h/", "", ""),
    ("https://a@b@h/", "a%40b", ""), ("https://a:b:c@h/", "a", "b%3Ac"),
  ])
  func credentialsAreSplit(text: String, username: String, password: String) throws {
    let url = try WebURL(text)
    #expect(url.username == username)
    #expect(url.password == password)
    #expect(url.hasCredentials == !(username.isEmpty && password.isEmpty))
    #expect(url.hostname == "h")
  }

  @Test(arguments: [
    ("https://a/", Host.domain("a")), ("https://1.2.3.4/", .ipv4(IPv4Address(0x0102_0304))),
    ("https://[1:2::8]/", .ipv6(IPv6Address(SIMD8(1, 2, 0, 0, 0, 0, 0, 8)))), ("file:///a", .empty), ("x:///a", .empty),
    ("x://A%20/", .opaque("A%20")),
    ("https://[0:0:1::1:0:0]/", .ipv6(IPv6Address(SIMD8(0, 0, 1, 0, 0, 1, 0, 0)))),
  ])
  func hostsHaveKinds(text: String, host: Host) throws {
    let url = try WebURL(text)
    #expect(url.host == host)
    #expect(url.host?.description == url.hostname)
  }

  @Test func pathsThatLookLikeAuthoritiesKeepTheirMeaning() throws {
    let url = try WebURL("x:/.//a/b")
    #expect(url.href == "x:/.//a/b" && url.path == "//a/b" && url.host == nil)
    #expect(try WebURL("../../c", base: url).href == "x:/c")
    #expect(try WebURL("?q", base: url).href == "x:/.//a/b?q")
    #expect(try WebURL("..//d", base: url).path == "///d")
  }

  @Test func fragmentsDoNotMatterWhereTheyAreLeftOut() throws {
    let page = try WebURL("https://example.com/a?b")
    #expect(page.equalsExcludingFragment(try WebURL("https://example.com/a?b#c")))
    #expect(page.equalsExcludingFragment(try WebURL("https://example.com/a?b#")))
    #expect(!page.equalsExcludingFragment(try WebURL("https://example.com/a?")))
    #expect(page != (try WebURL("https://example.com/a?b#c")))
    #expect(Set([page, try WebURL("HTTPS://example.com:443/x/../a?b")]).count == 1)
  }
}
