import Gatehouse
import Testing

/// Payments and sign-ins from their start to their one result, as lines: what the views and the system tell, and what becomes of it.
@Suite struct ReturnFlowTests {
  private static let policy = #"""
    {"gatehouse":1,"web":{"pages":["https://shop.example","https://pay.example","https://id.example"],"frames":["https://shop.example","https://bank.example"]},
     "links":{"domains":["shop.example"],"schemes":["shopapp"],"unmatched":"pages",
      "routes":[{"name":"order","path":"/order/{id}","parameters":{"id":"digits(1...9)"}}]}}
    """#

  /// The verdicts of lines in one view, `-` where an event has none.
  private static func verdicts(_ lines: [String]) throws -> [String] {
    let reading = PolicyFile.read(policy)
    var replay = Replay(Gate(try #require(reading.policy, "\(reading.diagnostics)")))
    return try lines.map { line in
      let text = #"{"view":"v","# + line.dropFirst()
      return try replay.feed(try InputLine.decode(Array(text.utf8))).map {
        "\($0.word) \($0.reason.code)"
      } ?? "-"
    }
  }

  private static func visit(_ address: String, _ more: String = "") -> String {
    #"{"event":"expectReturn","address":"\#(address)","withinMs":300000,"at":0\#(more)}"#
  }

  private static func hop(
    _ url: String, at: Int = 5_000, from origin: String = "https://bank.example",
    isMain: Bool = true
  ) -> String {
    #"{"url":"\#(url)","trigger":"redirect","activation":{"kind":"none"},"redirects":[{"status":302,"from":"\#(origin)","to":"\#(url)"}],"#
      + #""source":{"origin":"\#(origin)","main":\#(isMain)},"target":"main","method":"GET","at":\#(at)}"#
  }

  private static func arrival(_ link: String, at: Int = 6_000) -> String {
    #"{"link":"\#(link)","appState":"running","at":\#(at)}"#
  }

  /// OAuth with PKCE: only the redirect is the gate's. The state is compared, the code goes to the app unread, and once.
  @Test func signIn() throws {
    #expect(
      try Self.verdicts([
        Self.visit("shopapp://signed-in", #","state":"s-1","issuer":"https://id.example""#),
        Self.hop(
          "shopapp://signed-in?code=c&state=s-2&iss=https%3A%2F%2Fid.example",
          from: "https://id.example"),
        Self.hop(
          "shopapp://signed-in?code=c&state=s-1&iss=https%3A%2F%2Fevil.example",
          from: "https://id.example"),
        Self.hop(
          "shopapp://signed-in?code=c&state=s-1&iss=https%3A%2F%2Fid.example",
          from: "https://id.example"),
        Self.arrival("shopapp://signed-in?code=c&state=s-1&iss=https%3A%2F%2Fid.example"),
      ]).map { $0.prefix { $0 != " " } } == ["-", "block", "block", "deliver", "reject"])
  }

  /// 3-D Secure: the bank's frame comes back to the shop's page by POST, which loads, and then to the expected address at the top.
  @Test func threeDSecure() throws {
    let verdicts = try Self.verdicts([
      Self.visit("https://shop.example/paid"),
      #"{"url":"https://shop.example/3ds","trigger":"form","activation":{"kind":"none"},"source":{"origin":"https://bank.example","main":false},"target":"frame","method":"POST","at":4000}"#,
      #"{"url":"https://shop.example/paid?order=1","trigger":"redirect","activation":{"kind":"none"},"source":{"origin":"https://bank.example","main":false},"target":"frame","method":"GET","at":4500}"#,
      Self.hop("https://shop.example/paid?order=1", isMain: false),
      Self.hop("https://shop.example/paid?order=1", at: 5_500),
    ]).map { $0.prefix { $0 != " " } }
    #expect(
      Array(verdicts.prefix(2)) == ["-", "load"] && verdicts[2] != "deliver"
        && verdicts[3] == "deliver" && verdicts[4] != "deliver")
  }

  /// A wallet's result comes from outside, or by the page; whichever is first is the one result.
  @Test(arguments: [true, false]) func wallet(_ isOutsideFirst: Bool) throws {
    let outside = Self.arrival("shopapp://paid?order=1")
    let inside = Self.hop("shopapp://paid?order=1", from: "https://pay.example")
    let verdicts = try Self.verdicts([
      Self.visit("shopapp://paid"), isOutsideFirst ? outside : inside,
      isOutsideFirst ? inside : outside,
    ])
    #expect(verdicts.dropFirst().map { $0.hasPrefix("deliver") } == [true, false], "\(verdicts)")
  }

  /// Another shop's result, one that comes too late, one after the user gave up, and one that nobody waits for.
  @Test func whatIsNoResult() throws {
    let result = Self.arrival("shopapp://paid?order=1")
    for (lines, about) in [
      ([Self.visit("shopapp://paid"), Self.arrival("othershop://paid?order=1")], "another shop's"),
      (
        [Self.visit("shopapp://paid"), Self.arrival("shopapp://paid.evil.example?order=1")],
        "another address"
      ),
      (
        [Self.visit("shopapp://paid"), Self.arrival("shopapp://paid?order=1", at: 300_001)], "late"
      ),
      ([Self.visit("shopapp://paid"), #"{"event":"cancelReturn","at":10}"#, result], "given up"),
      ([Self.visit("shopapp://paid"), Self.visit("shopapp://other"), result], "replaced"),
      ([result], "not expected"),
    ] {
      let verdict = try #require(try Self.verdicts(lines).last)
      #expect(!verdict.hasPrefix("deliver") && verdict != "-", "\(about): \(verdict)")
    }
    // An order's own screen is no result, and opens meanwhile.
    #expect(
      try Self.verdicts([Self.visit("shopapp://paid"), Self.arrival("shopapp://order/1"), result])
        .map { $0.prefix { $0 != " " } } == [
          "-", "route", "deliver",
        ])
  }
}
