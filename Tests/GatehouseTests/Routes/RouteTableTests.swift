import Gatehouse
import Testing
import URLStandard

@Suite("Route table")
struct RouteTableTests {
  /// The policy of these tests: one route of each kind.
  static func links(_ unknown: Policy.UnknownParameters = .reject) throws -> Policy.Links {
    var links = Policy.Links()
    links.schemes = ["shopapp"]
    links.unknownParameters = unknown
    links.routes = [
      try route("product", "/open/product/{id}", ["id": "digits(1...12)", "utm_source": "token?"]),
      try route("article", "/article/{id}", ["id": "int(1...999999999)"]),
      try route("search", "/search", ["q": "text(10)", "tag": "word(1...8)*?", "sort": "oneOf(new,old)?"]),
      try route("web", "/web", ["url": "page"]),
      try route("app", "/app/{name}", [:], via: ["shopapp"]),
      try route("site", "/site", [:], via: ["https"]),
      try route("file", "/file/{name}", ["name": "text(20)"]),
      try route("dates", "/day/{day}", ["day": "date", "ticket": "uuid?", "code": "pattern(/[A-Z]{2}-[0-9]+/)?"]),
      try route("empty", "/empty", ["id": "token(0...64)"]),
      try route("wild", "/wild/*", [:]),
      try route("slash", "/slash/", [:]),
      try route("accent", "/caf%C3%A9", [:]),
      try route("root", "/", [:]),
    ]
    return links
  }

  static func route(_ name: String, _ path: String, _ types: KeyValuePairs<String, String>, via: [String] = []) throws -> Policy.Route {
    Policy.Route(
      name: name, path: try PathPattern(parsing: path),
      parameters: try types.map { Policy.Parameter($0.key, try ParameterType(parsing: $0.value)) },
      via: via)
  }

  /// `name key=value …` of a match, else the cause and the route's name.
  private func answer(_ text: String, _ unknown: Policy.UnknownParameters = .reject) throws -> String {
    let links = try Self.links(unknown)
    let table = RouteTable(links)
    let url = try WebURL(text)
    switch table.find(url, page: { $0.hostname == "shop.example" }) {
    case .match(let index):
      let match = try #require(table.match(index, of: url))
      #expect(match.index == index)
      let values = match.parameters.flatMap { parameter in parameter.values.map { "\(parameter.name)=\($0)" } }
      return ([match.name, match.path] + values).joined(separator: " ")
    case .none(let miss):
      #expect(!table.says(miss).isEmpty)
      return "\(miss.cause)" + (miss.route.map { " " + links.routes[$0].name } ?? "")
    }
  }

  @Test(
    "matches",
    arguments: [
      ("https://shop.example/open/product/12", "product /open/product/12 id=12"),
      ("shopapp://open/product/12", "product /open/product/12 id=12"),
      ("SHOPAPP://OPEN/product/12", "product /open/product/12 id=12"),
      ("https://shop.example:443/open/product/12?utm_source=mail-1", "product /open/product/12 id=12 utm_source=mail-1"),
      ("https://shop.example/open/./product/0012", "product /open/product/0012 id=0012"),
      ("https://shop.example/open/product/1?&&utm_source=x&", "product /open/product/1 id=1 utm_source=x"),
      ("https://shop.example/open/product/1?", "product /open/product/1 id=1"),
      ("shopapp://article/000000001", "article /article/1 id=1"),
      ("https://shop.example/search?q=a+b%26%C3%A9", "search /search q=a b&é"),
      ("https://shop.example/search?q=", "search /search q="),
      ("https://shop.example/search?q=%7E", "search /search q=~"),
      ("https://shop.example/search?q=a=b", "search /search q=a=b"),
      ("https://shop.example/search?tag=a&q=x&tag=b&sort=old", "search /search q=x tag=a tag=b sort=old"),
      ("shopapp://search?q=x", "search /search q=x"),
      ("shopapp://web?url=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1", "web /web url=https://shop.example/a?b=1"),
      ("shopapp://app/x", "app /app/x name=x"),
      ("https://shop.example/site", "site /site"),
      ("https://shop.example/file/a%2Fb%20+c", "file /file/a%2Fb%20+c name=a/b +c"),
      ("https://shop.example/file/%f0%9f%91%8b", "file /file/%F0%9F%91%8B name=👋"),
      (
        "https://shop.example/day/2028-02-29?ticket=01234567-89ab-CDEF-0123-456789abcdef&code=DE-7",
        "dates /day/2028-02-29 day=2028-02-29 ticket=01234567-89ab-CDEF-0123-456789abcdef code=DE-7"
      ),
      ("https://shop.example/empty?id", "empty /empty id="),
      ("https://shop.example/empty?id=", "empty /empty id="),
      ("https://shop.example/wild/a", "wild /wild/a"),
      ("https://shop.example/wild/a/b/", "wild /wild/a/b/"),
      ("https://shop.example/wild/caf%c3%a9", "wild /wild/caf%C3%A9"),
      ("https://shop.example/slash/", "slash /slash/"),
      ("https://shop.example/café", "accent /caf%C3%A9"),
      ("https://shop.example/caf%c3%a9", "accent /caf%C3%A9"),
      ("https://shop.example/", "root /"),
      ("https://shop.example", "root /"),
    ])
  func matches(text: String, expected: String) throws { #expect(try answer(text) == expected) }

  @Test(
    "misses, with the cause of the nearest route",
    arguments: [
      ("https://shop.example/open/product/1/", "path"), ("https://shop.example/openadmin", "path"),
      ("https://shop.example/OPEN/product/1", "path"),
      ("https://shop.example/open%2Fproduct%2F1", "path"), ("https://shop.example/open/product/1/../../../logout", "path"),
      ("https://shop.example/open//product/1", "path"), ("SHOPAPP://OPEN/PRODUCT/1", "path"), ("shopapp://transfer?amount=-1", "path"),
      ("https://shop.example/slash", "path"), ("https://shop.example/article", "path"), ("https://shop.example/wild", "path"),
      ("https://shop.example/wild/", "path"),
      ("shopapp://web;url=https%3A%2F%2Fevil.example", "path"), ("shopapp://sear%20ch?q=x", "path"),
      ("shopapp:open/product/1", "notALink"), ("shopapp:///open/product/1", "notALink"), ("shopapp://open:80/product/1", "notALink"),
      ("shopapp:/open/product/1", "notALink"), ("http://shop.example/open/product/1", "notALink"),
      ("https://shop.example:8443/open/product/1", "notALink"),
      ("https://a@shop.example/open/product/1", "notALink"), ("shopapp://[::1]/open", "notALink"), ("ftp://shop.example/", "notALink"),
      ("shopapp:", "notALink"),
      ("https://shop.example/open/product/%31", "encoded"), ("https://shop.example/%6Fpen/product/1", "encoded"),
      ("https://shop.example/open/%2e%2e%2fadmin", "encoded"), ("https://shop.example/file/%7E", "encoded"),
      ("shopapp://%6Fpen/product/1", "encoded"),
      ("https://shop.example/file/%2", "encoded"), ("https://shop.example/file/%zz", "encoded"), ("https://shop.example/file/%", "encoded"),
      ("shopapp://web?u%72l=https%3A%2F%2Fshop.example%2F", "encoded web"), ("https://shop.example/search?q=%61", "encoded search"),
      ("https://shop.example/open/product/1?%75tm_source=x", "encoded product"),
      ("https://shop.example/open/product/", "parameter(Gatehouse.ValueProblem.length) product"),
      ("https://shop.example/open/product/-1", "parameter(Gatehouse.ValueProblem.characters) product"),
      ("https://shop.example/open/product/1;j=2", "parameter(Gatehouse.ValueProblem.characters) product"),
      ("https://shop.example/open/product/1%00.html", "parameter(Gatehouse.ValueProblem.escaped) product"),
      ("https://shop.example/open/product/\u{FF11}\u{FF12}", "parameter(Gatehouse.ValueProblem.escaped) product"),
      ("https://shop.example/open/product/1\u{202E}2", "parameter(Gatehouse.ValueProblem.escaped) product"),
      ("https://shop.example/open/product/1111111111111", "parameter(Gatehouse.ValueProblem.length) product"),
      ("https://shop.example/article/0", "parameter(Gatehouse.ValueProblem.outOfBounds) article"),
      ("https://shop.example/article/1234567890", "parameter(Gatehouse.ValueProblem.outOfBounds) article"),
      ("https://shop.example/article/9999999999999999999", "parameter(Gatehouse.ValueProblem.outOfBounds) article"),
      ("https://shop.example/article/99999999999999999999", "parameter(Gatehouse.ValueProblem.length) article"),
      ("https://shop.example/search?q=12345678901", "parameter(Gatehouse.ValueProblem.length) search"),
      ("https://shop.example/search?q=%0a", "parameter(Gatehouse.ValueProblem.control) search"),
      ("https://shop.example/search?q=%C2%85", "parameter(Gatehouse.ValueProblem.control) search"),
      ("https://shop.example/search?q=%E2%80%AE", "parameter(Gatehouse.ValueProblem.control) search"),
      ("https://shop.example/search?q=%ED%A0%80", "parameter(Gatehouse.ValueProblem.undecodable) search"),
      ("https://shop.example/search?q=%C3", "parameter(Gatehouse.ValueProblem.undecodable) search"),
      ("https://shop.example/search?q=100%", "parameter(Gatehouse.ValueProblem.undecodable) search"),
      ("https://shop.example/search?q=a&sort=New", "parameter(Gatehouse.ValueProblem.notListed) search"),
      ("https://shop.example/search?q=a&tag=a%20b", "parameter(Gatehouse.ValueProblem.escaped) search"),
      ("https://shop.example/search?q=a&tag=a+b", "parameter(Gatehouse.ValueProblem.characters) search"),
      ("https://shop.example/search?q=a&q=b", "duplicateParameter search"),
      ("https://shop.example/search?sort=new", "missingParameter search"),
      ("https://shop.example/search", "missingParameter search"), ("https://shop.example/search?q=a&Q=b", "unknownParameter search"),
      ("https://shop.example/search?q=a&q[]=b", "unknownParameter search"), ("https://shop.example/search?q=a#x", "fragment search"),
      ("https://shop.example/search?q=a#", "fragment search"), ("https://shop.example/search?q=a&=b", "unknownParameter search"),
      ("https://shop.example/open/product/1?id=2", "unknownParameter product"),
      ("shopapp://web?url=https%3A%2F%2Fevil.example%2F", "parameter(Gatehouse.ValueProblem.notLoadable) web"),
      ("shopapp://web?url=https%3A%2F%2Fshop.example", "parameter(Gatehouse.ValueProblem.notCanonical) web"),
      ("shopapp://web?url=https%253A%252F%252Fshop.example%252F", "parameter(Gatehouse.ValueProblem.notCanonical) web"),
      ("shopapp://web?url=https%3A%2F%2Fshop.example%2Fa%2F..%2Fb", "parameter(Gatehouse.ValueProblem.notCanonical) web"),
      ("shopapp://web?url=https%3A%2F%2Fu%40shop.example%2F", "parameter(Gatehouse.ValueProblem.notCanonical) web"),
      ("shopapp://web?url=%2F%5Cevil.example", "parameter(Gatehouse.ValueProblem.notCanonical) web"),
      ("shopapp://web?url=", "parameter(Gatehouse.ValueProblem.notCanonical) web"), ("shopapp://web", "missingParameter web"),
      ("shopapp://web#url=https%3A%2F%2Fshop.example", "fragment web"),
      ("https://shop.example/app/x", "via app"), ("shopapp://site", "via site"),
      ("https://shop.example/day/2026-02-29", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/day/1900-02-29", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/day/0000-01-01", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/day/2026-13-01", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/day/2026-1-01", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/day/2026-11-31", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/day/2026-11-30?ticket=0123456789abCDEF0123456789abcdef", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/day/2026-11-30?code=DE-", "parameter(Gatehouse.ValueProblem.form) dates"),
      ("https://shop.example/wild//evil.example", "emptySegment wild"), ("https://shop.example/wild/a//b", "emptySegment wild"),
      ("https://shop.example/wild/..%2fadmin", "encoded wild"), ("https://shop.example/wild/..%5cadmin", "encoded wild"),
      ("https://shop.example/wild/a%00", "encoded wild"),
      ("https://shop.example/wild/a?x=1", "unknownParameter wild"),
    ])
  func misses(text: String, expected: String) throws { #expect(try answer(text) == expected) }

  @Test(
    "dropping unknown parameters",
    arguments: [
      ("https://shop.example/open/product/1?a=1&a=%&utm_source=x&b#f", "product /open/product/1 id=1 utm_source=x"),
      ("https://shop.example/open/product/1?id=2", "product /open/product/1 id=1"),
      ("https://shop.example/search?q=a&q=b&x", "duplicateParameter search"),
      ("https://shop.example/search?%71=a", "encoded search"),
      ("https://shop.example/search?x=%71&q=a", "search /search q=a"),
      ("https://shop.example/search?x", "missingParameter search"),
    ])
  func drops(text: String, expected: String) throws { #expect(try answer(text, .drop) == expected) }

  @Test("the first route that matches wholly wins, whatever its shape")
  func order() throws {
    var links = Policy.Links()
    links.routes = [
      try Self.route("number", "/a/{n}", ["n": "digits"]), try Self.route("fixed", "/a/b", [:]),
      try Self.route("word", "/a/{n}", ["n": "word"]),
      try Self.route("rest", "/*", [:]), try Self.route("never", "/a/c", [:]),
    ]
    let table = RouteTable(links)
    for (path, index) in [("/a/1", 0), ("/a/b", 1), ("/a/bc", 2), ("/a/c", 2), ("/a/b-c", 3), ("/a/b/c", 3), ("/x", 3)] {
      #expect(try table.find(WebURL("https://shop.example" + path), page: { _ in false }) == .match(index: index), "\(path)")
    }
    #expect(try table.find(WebURL("https://shop.example/"), page: { _ in false }) == .none(RouteMiss(.path)))
  }

  @Test("a name of the path without a type is a token")
  func untyped() throws {
    var links = Policy.Links()
    links.routes = [try Self.route("r", "/r/{id}", ["q": "token?"])]
    let table = RouteTable(links)
    let url = try WebURL("https://shop.example/r/a-1?q=x")
    #expect(table.match(0, of: url)?.parameters.map(\.name) == ["q", "id"])
    #expect(table.match(0, of: url)?["id"] == "a-1")
    #expect(
      try table.find(WebURL("https://shop.example/r/a.1"), page: { _ in false })
        == .none(RouteMiss(.parameter(.characters), route: 0, parameter: 1, range: 23..<26)))
  }

  @Test("long and strange links end soon")
  func bounds() throws {
    let table = RouteTable(try Self.links(.drop))
    let long = String(repeating: "a", count: 60_000)
    for text in [
      "https://shop.example/" + String(repeating: "/", count: 60_000), "https://shop.example/wild" + String(repeating: "/a", count: 30_000),
      "https://shop.example/search?q=" + long, "https://shop.example/search?" + String(repeating: "tag=a&", count: 10_000) + "q=a",
      "https://shop.example/search?" + String(repeating: "x&", count: 30_000) + "q=a",
      "https://shop.example/article/" + String(repeating: "0", count: 60_000) + "1",
      "shopapp://" + long, "shopapp://search?q=" + String(repeating: "%F0%9F%91%8B", count: 5_000),
    ] {
      let url = try WebURL(text)
      if case .match(let index) = table.find(url, page: { _ in true }) { #expect(table.match(index, of: url) != nil) }
    }
  }
}
