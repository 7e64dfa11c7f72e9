import Gatehouse
import Testing
import URLStandard

/// Routes as the app's own types.
@Suite struct TypedRouteTests {
  enum Sort: String, Codable { case newest, cheapest }

  enum ShopRoute: Route, Hashable {
    case home
    case product(id: Int, utm_source: String?)
    case search(q: String, tag: [String], sort: Sort?)
    case web(url: String)
    case mix(flag: Bool, small: UInt8?)
  }

  struct Product: Decodable, Equatable { var id: Int64 }

  static func gate() throws -> Gate {
    var policy = Policy()
    policy.web.pages = [try OriginPattern(parsing: "https://shop.example")]
    policy.links.schemes = ["shopapp"]
    policy.links.domains = [.subdomains(of: "shop.example"), .exact("shop.example")]
    policy.links.routes = try [
      RouteTableTests.route("home", "/", [:]),
      RouteTableTests.route("product", "/product/{id}", ["id": "int(1...999999999999)", "utm_source": "token?"]),
      RouteTableTests.route("search", "/search", ["q": "text(20)", "tag": "word(1...8)*?", "sort": "oneOf(newest,cheapest)?"]),
      RouteTableTests.route("web", "/web", ["url": "page"]),
      RouteTableTests.route("mix", "/mix", ["flag": "word", "small": "digits(1...5)?"]),
      RouteTableTests.route("wild", "/wild/*", [:]),
    ]
    return Gate(policy)
  }

  @Test(arguments: [
    ("https://shop.example/", ShopRoute.home), ("https://shop.example/product/0042", .product(id: 42, utm_source: nil)),
    ("shopapp://product/7?utm_source=mail", .product(id: 7, utm_source: "mail")),
    ("https://shop.example/search?q=a+b%26c&tag=x&tag=y&sort=newest", .search(q: "a b&c", tag: ["x", "y"], sort: .newest)),
    ("https://shop.example/search?q=%C3%A9", .search(q: "é", tag: [], sort: nil)),
    ("https://shop.example/web?url=https%3A%2F%2Fshop.example%2Fx%3Fy%3D1", .web(url: "https://shop.example/x?y=1")),
    ("https://shop.example/mix?flag=true&small=255", .mix(flag: true, small: 255)),
  ]) func decodes(_ link: String, _ expected: ShopRoute) throws {
    #expect(try Self.gate().route(of: link).decoded(as: ShopRoute.self) == expected)
  }

  @Test func aStructureTakesTheParameters() throws {
    #expect(try Self.gate().route(of: "shopapp://product/7").decoded(as: Product.self) == Product(id: 7))
  }

  /// What is wrong is said with the parameter's name, and without its text.
  @Test(arguments: [
    ("https://shop.example/product/x", "parameter `id` of route `product`: the link is refused, links.parameter"),
    (
      "https://shop.example/product/1?utm_source=a&utm_source=b",
      "parameter `utm_source` of route `product`: the link is refused, links.duplicate-parameter"
    ),
    ("https://shop.example/search", "parameter `q` of route `search`: the link is refused, links.missing-parameter"),
    ("https://shop.example/search?q=123456789012345678901", "parameter `q` of route `search`: the link is refused, links.parameter"),
    ("https://shop.example/search?q=%ff", "parameter `q` of route `search`: the link is refused, links.parameter"),
    ("https://evil.example/", "the link is refused, links.foreign"),
    ("https://shop.example/wild/x", "route `wild`: the type has no case of this name"),
    ("https://shop.example/mix?flag=maybe", "parameter `flag` of route `mix`: it is not true or false"),
    ("https://shop.example/mix?flag=true&small=256", "parameter `small` of route `mix`: it is not a whole number from 0 to 255"),
  ]) func errors(_ link: String, _ expected: String) throws {
    let gate = try Self.gate()
    let error = #expect(throws: RouteError.self) { try gate.route(of: link).decoded(as: ShopRoute.self) }
    #expect(error?.description.hasPrefix(expected) == true, "\(error.map(\.description) ?? "none")")
  }

  @Test(arguments: [
    (ShopRoute.home, "https", "https://shop.example/"),
    (.product(id: 42, utm_source: "mail"), "https", "https://shop.example/product/42?utm_source=mail"),
    (.product(id: 42, utm_source: nil), "shopapp", "shopapp://product/42"),
    (
      .search(q: "a b&c=é", tag: ["x", "y"], sort: .cheapest), "https",
      "https://shop.example/search?q=a%20b%26c%3D%C3%A9&tag=x&tag=y&sort=cheapest"
    ),
    (.web(url: "https://shop.example/x?y=1"), "shopapp", "shopapp://web?url=https%3A%2F%2Fshop.example%2Fx%3Fy%3D1"),
  ]) func links(_ route: ShopRoute, _ scheme: String, _ expected: String) throws {
    let gate = try Self.gate()
    let link = try gate.link(for: route, scheme: scheme)
    #expect(link.href == expected)
    #expect(try gate.route(of: link.href).decoded(as: ShopRoute.self) == route)
  }

  /// A value that the policy does not admit is no link.
  @Test(arguments: [
    ShopRoute.product(id: 0, utm_source: nil), .product(id: 1, utm_source: "a b"), .search(q: "", tag: ["too-long-a-word"], sort: nil),
    .web(url: "https://evil.example/"), .web(url: "javascript:alert(1)"), .mix(flag: true, small: nil),
  ]) func noLink(_ route: ShopRoute) throws {
    let gate = try Self.gate()
    if case .mix = route {
      #expect(throws: RouteError.self) { try gate.link(for: route, scheme: "other") }
    } else {
      #expect(throws: RouteError.self) { try gate.link(for: route) }
    }
  }

  private static let rounds = LatticeTests.isSoak ? 100_000 : 1_000

  /// Whatever can be written as a link reads back as it was.
  @Test func roundTrips() throws {
    let gate = try Self.gate()
    var random = SplitMix64(seed: 11)
    let alphabet = Array("aZ09-_.~ /?&=#%+\\é漢🙂\"'<>;:@".unicodeScalars)
    var written = 0
    for _ in 0..<Self.rounds {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...20, using: &random) { if let scalar = alphabet.randomElement(using: &random) { text.append(scalar) } }
      let route = ShopRoute.search(q: String(text), tag: Bool.random(using: &random) ? ["ab"] : [], sort: nil)
      guard let link = try? gate.link(for: route, scheme: Bool.random(using: &random) ? "https" : "shopapp") else { continue }
      written += 1
      let back = try gate.route(of: link.href).decoded(as: ShopRoute.self)
      #expect(back == route, "\(link.href)")
    }
    #expect(written > Self.rounds / 2)
  }
}
