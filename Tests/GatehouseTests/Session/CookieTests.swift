import Gatehouse
import Testing
import URLStandard

/// Which cookies an app and its view hand each other.
@Suite struct CookieTests {
  private static let now: Int64 = 1_800_000_000_000

  private static func guardian(_ domains: [String] = ["shop.example", "localhost", "10.0.0.1"]) -> CookieGuard {
    var policy = Policy()
    policy.session.cookieDomains = domains
    return CookieGuard(Gate(policy))
  }

  private struct Row: Sendable {
    let id: String
    let verdict: CookieGuard.Verdict
    var page: String?
    let cookie: Cookie

    init(_ id: String, _ verdict: CookieGuard.Verdict, page: String? = nil, _ edit: (inout Cookie) -> Void) {
      var cookie = Cookie("sid", value: "x", domain: "shop.example")
      edit(&cookie)
      (self.id, self.verdict, self.page, self.cookie) = (id, verdict, page, cookie)
    }
  }

  private static let rows: [Row] = [
    Row("a host's own", .hand) { _ in },
    Row("a domain's", .hand) { $0.isHostOnly = false },
    Row("ATK-346, as wide as a registry", .refuse(.domain)) { ($0.domain, $0.isHostOnly) = ("example", false) },
    Row("one label that is listed, and wide", .refuse(.width)) { ($0.domain, $0.isHostOnly) = ("localhost", false) },
    Row("one label that is listed, the host's own", .hand) { $0.domain = "localhost" },
    Row("below an address", .refuse(.width)) { ($0.domain, $0.isHostOnly) = ("10.0.0.1", false) },
    Row("an address's own", .hand) { $0.domain = "10.0.0.1" },
    Row("ATK-347, a domain that is not listed", .refuse(.domain)) { $0.domain = "evil.example" },
    Row("below a listed domain", .refuse(.domain)) { $0.domain = "www.shop.example" },
    Row("ends like a listed domain", .refuse(.domain)) { $0.domain = "evilshop.example" },
    Row("with a dot in front", .refuse(.domain)) { $0.domain = ".shop.example" },
    Row("with a dot behind", .refuse(.domain)) { $0.domain = "shop.example." },
    Row("in upper case", .refuse(.domain)) { $0.domain = "SHOP.example" },
    Row("ATK-350, to a page without encryption", .refuse(.cleartext), page: "http://shop.example/") { _ in },
    Row("to a page with encryption", .hand, page: "https://shop.example/") { _ in },
    Row("not Secure, to a page without encryption", .hand, page: "http://shop.example/") { $0.isSecure = false },
    Row("ATK-353, its time is over", .delete) { ($0.value, $0.expires) = ("x;y", now) },
    Row("its time is not over", .hand) { $0.expires = now + 1 },
    Row("over, and of another's domain", .refuse(.domain)) { ($0.domain, $0.expires) = ("evil.example", 0) },
    Row("another attribute in the value", .refuse(.text)) { $0.value = "x; Domain=example" },
    Row("a line break in the value", .refuse(.text)) { $0.value = "x\r\nSet-Cookie: a=b" },
    Row("a sign between name and value", .refuse(.text)) { $0.name = "a=b" },
    Row("nothing", .refuse(.text)) { ($0.name, $0.value) = ("", "") },
    Row("another attribute in the path", .refuse(.text)) { $0.path = "/; Domain=example" },
    Row("a path without a slash", .refuse(.text)) { $0.path = "x" },
    Row("no path", .refuse(.text)) { $0.path = "" },
    Row("a tab", .hand) { $0.value = "a\tb" },
    Row("NUL", .refuse(.text)) { $0.value = "a\0b" },
    Row("SameSite=None without Secure", .refuse(.sameSite)) { ($0.sameSite, $0.isSecure) = (Cookie.SameSite.none, false) },
    Row("SameSite=None with Secure", .hand) { $0.sameSite = Cookie.SameSite.none },
    Row("__Host- keeps its promise", .hand) { $0.name = "__Host-sid" },
    Row("__Host- for a domain", .refuse(.prefix)) { ($0.name, $0.isHostOnly) = ("__Host-sid", false) },
    Row("__Host- below a path", .refuse(.prefix)) { ($0.name, $0.path) = ("__HOST-sid", "/a") },
    Row("__Secure- without Secure", .refuse(.prefix)) { ($0.name, $0.isSecure) = ("__secure-sid", false) },
    Row("__Http- for scripts", .refuse(.prefix)) { ($0.name, $0.isHTTPOnly) = ("__Http-sid", false) },
    Row("__Host-Http- for scripts", .refuse(.prefix)) { ($0.name, $0.isHTTPOnly) = ("__Host-Http-sid", false) },
    Row("a value that imitates a name", .refuse(.prefix)) { ($0.name, $0.value) = ("", "__Host-sid=1") },
    Row("4,096 bytes", .hand) { $0.value = String(repeating: "x", count: 4_093) },
    Row("4,097 bytes", .refuse(.length)) { $0.value = String(repeating: "x", count: 4_094) },
    Row("a path of 1,025 bytes", .refuse(.length)) { $0.path = "/" + String(repeating: "x", count: 1_024) },
  ]

  @Test func everyCookie() throws {
    let guardian = Self.guardian()
    for row in Self.rows {
      let page = try row.page.map { try WebURL($0) }
      #expect(guardian.judge(row.cookie, for: page, at: Self.now) == row.verdict, "\(row.id)")
    }
    let met = Set(Self.rows.compactMap { if case .refuse(let refusal) = $0.verdict { refusal } else { nil } })
    #expect(met == Set(CookieRefusal.allCases))
  }

  @Test func withoutDomainsNothingIsHanded() {
    for row in Self.rows { #expect(Self.guardian([]).judge(row.cookie, at: Self.now) != .hand, "\(row.id)") }
  }

  @Test func whatIsRemovedLiesAtOrBelowTheSites() {
    let guardian = Self.guardian(["shop.example"])
    for host in ["shop.example", "www.shop.example", "a.b.shop.example"] { #expect(guardian.isBelowListed(host), "\(host)") }
    for host in ["example", "evilshop.example", "shop.example.evil", ""] { #expect(!guardian.isBelowListed(host), "\(host)") }
  }

  @Test(
    arguments: [
      (784_111_777_000, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (-1_000, "Wed, 31 Dec 1969 23:59:59 GMT"),
      (951_782_400_000, "Tue, 29 Feb 2000 00:00:00 GMT"), (4_107_542_400_000, "Mon, 01 Mar 2100 00:00:00 GMT"),
      (Int64.max, "Fri, 31 Dec 9999 23:59:59 GMT"), (Int64.min, "Mon, 01 Jan 1601 00:00:00 GMT"),
    ] as [(Int64, String)]) func theHeaderSaysWhenItEnds(_ time: Int64, _ text: String)
  {
    let cookie = Cookie("a", value: "b", domain: "shop.example", expires: time)
    #expect(cookie.header == "a=b; Path=/; Expires=\(text); Secure; HttpOnly")
  }

  @Test func theHeaderKeepsEachAttribute() {
    var cookie = Cookie("a", value: "b", domain: "shop.example", isHostOnly: false, path: "/x", isSecure: false, isHTTPOnly: false)
    #expect(cookie.header == "a=b; Path=/x; Domain=shop.example")
    let words: [(Cookie.SameSite, String)] = [(.none, "None"), (.lax, "Lax"), (.strict, "Strict")]
    for (value, word) in words {
      cookie.sameSite = value
      #expect(cookie.header == "a=b; Path=/x; Domain=shop.example; SameSite=\(word)")
    }
  }

  @Test func hostsThatGetIt() {
    var cookie = Cookie("a", value: "b", domain: "shop.example")
    #expect(cookie.reaches("shop.example") && !cookie.reaches("www.shop.example"))
    cookie.isHostOnly = false
    #expect(cookie.reaches("www.shop.example") && !cookie.reaches("evilshop.example"))
  }
}
