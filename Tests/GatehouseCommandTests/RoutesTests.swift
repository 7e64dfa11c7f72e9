import Testing

@Suite("routes lists the app's screens and finds those of links")
struct RoutesTests {
  private static let policy = #"""
    {"gatehouse":1,"links":{"domains":["shop.example"],"schemes":["shopapp"],"routes":[
      {"name":"order","path":"/order/{id}","parameters":{"id":"digits(1...12)","code":"token?"},"requires":["signedIn"],"secret":["code"]},
      {"name":"hidden","path":"/order/{id}","parameters":{"id":"digits(1...12)"},"via":["https"]}]}}
    """#

  private func routes(_ arguments: [String]) throws -> BuiltCommand.Result {
    try BuiltCommand.run(["routes", "--policy", "-"] + arguments, input: Array(Self.policy.utf8))
  }

  @Test("the table, and a route that an earlier one hides")
  func table() throws {
    let result = try routes([])
    #expect(result.code == 1)
    for part in [
      "order  /order/{id}", "shopapp://order/{id}", "https://shop.example/order/{id}", "id: digits(1...12)", "waits for signedIn",
      "code: token(1...64)?, never saved or logged", "[lint.shadowed-route]",
    ] { #expect(result.output.contains(part), "\(part) is not in \(result.output)") }
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test(
    "a link is a screen, or it is said why not",
    arguments: [
      ("shopapp://order/42", 0, "screen     order at /order/42"), ("https://shop.example/order/42?code=x", 0, "waits for  signedIn"),
      ("shopapp://order/4x", 1, "parameter `id` of route `order`"), ("https://evil.example/order/42", 1, "links.foreign"),
      ("not a link", 1, "url.unreadable"),
    ] as [(String, Int32, String)])
  func link(_ link: String, _ code: Int32, _ part: String) throws {
    let result = try routes([link])
    #expect(result.code == code && result.output.contains(part), "\(result.output)")
  }

  @Test("programs get lines of JSON")
  func json() throws {
    #expect(try routes(["--format", "json"]).lines.first?.hasPrefix(#"{"name":"order","path":"/order/{id}","parameters":{"#) == true)
    #expect(try routes(["--format", "json", "shopapp://order/42"]).lines.first?.hasPrefix(#"{"verdict":"route","#) == true)
  }
}
