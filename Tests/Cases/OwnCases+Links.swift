extension OwnCases {
  private static let screens = strict(
    #"""
    "links":{"domains":["shop.example"],"unmatched":"block","routes":[
      {"name":"product","path":"/product/{id}","parameters":{"id":"digits(1...12)"}},
      {"name":"search","path":"/search","parameters":{"q":"text(40)","page":"int(1...99)?","tag":"token?*"}}]}
    """#)

  /// A hop of a redirect that began at one of the shop's pages.
  private static func hop(_ url: JSON, from: JSON) -> JSON {
    tap(url, [("view", "v"), ("trigger", "redirect"), ("activation", .null), ("redirects", [["from": from, "to": url]])])
  }

  /// The app's own addresses that are no screen, and what else follows from the policy's other lists.
  static let links: [Case] = [
    one("screen", screens, tap("https://shop.example/product/42"), "route", "links.route"),
    one(
      "screen-by-post", screens, tap("https://shop.example/product/42", [("trigger", "form"), ("method", "POST")]), "block", "links.post"),
    sequence(
      "second-screen-of-a-chain", screens,
      [
        tap("https://shop.example/product/1", [("view", "v")]),
        hop("https://shop.example/product/2", from: "https://shop.example/product/1"),
      ], "block", "links.again"),
    one("no-screen", screens, tap("https://shop.example/help"), "block", "links.unmatched"),
    one("missing-parameter", screens, tap("https://shop.example/search"), "block", "links.missing-parameter"),
    one("bad-parameter", screens, tap("https://shop.example/product/x"), "block", "links.parameter"),
    one("doubled-parameter", screens, tap("https://shop.example/search?q=a&q=b"), "block", "links.duplicate-parameter"),
    one("repeatable-parameter", screens, tap("https://shop.example/search?q=a&tag=b&tag=c"), "route", "links.route"),
    one("unknown-parameter", screens, tap("https://shop.example/search?q=a&z=1"), "block", "links.unknown-parameter"),
    one("fragment", screens, tap("https://shop.example/search?q=a#top"), "block", "links.unknown-parameter"),
    one("needless-escape", screens, tap("https://shop.example/product/4%32"), "block", "links.encoded"),
    one("plus-is-a-space", screens, tap("https://shop.example/search?q=a+b"), "route", "links.route"),
    one("empty-optional", screens, tap("https://shop.example/search?q=a&page="), "block", "links.parameter"),
    one("out-of-range", screens, tap("https://shop.example/search?q=a&page=100"), "block", "links.parameter"),
    one("other-port", screens, tap("https://shop.example:8443/product/42"), "load", "web.page"),
    one("cleartext-is-not-ours", screens, tap("http://shop.example/product/42"), "block", "web.cleartext"),
    one("sub-domain-is-not-ours", screens, tap("https://a.shop.example/product/42"), "load", "web.page"),
    sequence(
      "second-app-of-a-chain", strict(#""handoff":{"from":"any","schemes":["wallet","tel"],"activation":["none"]}"#),
      [
        tap("wallet://pay", [("view", "v"), ("trigger", "script"), ("activation", ["kind": "none"])]),
        tap("tel:+15550100", [("view", "v"), ("trigger", "script"), ("activation", ["kind": "none"])]),
      ], "block", "handoff.chain"),
    one(
      "upgraded", strict(#""web":{"http":"upgrade"}"#), tap("http://any.example/a"), "loadInPlace", "web.upgraded",
      url: "https://any.example/a"),
    one(
      "upgraded-post", strict(#""web":{"http":"upgrade"}"#), tap("http://any.example/a", [("trigger", "form"), ("method", "POST")]),
      "block", "web.cleartext"),
    one("browser-after-an-app", shop, tap("https://other.example/", [("state", ["activationUsed": true])]), "block", "web.limit"),
    one(
      "listed-refusal", strict(#""handoff":{"from":"any","schemes":"any","refuse":["prefs"]}"#), tap("prefs:root"), "block",
      "handoff.refused"),
    one("any-scheme", strict(#""handoff":{"from":"any","schemes":"any"}"#), tap("wallet://pay"), "open", "handoff.scheme"),
    one(
      "any-scheme-is-never-ours", strict(#""links":{"schemes":["shopapp"]},"handoff":{"from":"any","schemes":"any"}"#), tap("shopapp://x"),
      "block", "links.unmatched"),
    one(
      "late-is-asked", strict(#""handoff":{"from":"any","schemes":["wallet"],"activation":["recent"],"confirm":"late"}"#),
      tap("wallet://pay", [("trigger", "script"), ("activation", ["kind": "recent", "ageMs": 9000])]), "ask", "handoff.confirm"),
    one(
      "always-asked", strict(#""handoff":{"from":"any","schemes":["wallet"],"confirm":"always"}"#), tap("wallet://pay"), "ask",
      "handoff.confirm"),
    one(
      "nobody-is-asked-without-a-tap", strict(#""handoff":{"from":"any","schemes":["wallet"],"confirm":"always"}"#),
      tap("wallet://pay", [("activation", ["kind": "none"])]), "block", "handoff.needs-activation"),
    one("stay", strict(#""web":{"stay":["stay.example"]}"#), tap("https://stay.example/"), "loadInPlace", "web.stay"),
    one(
      "stay-on-the-same-host", strict(#""web":{"stay":["stay.example"]}"#),
      tap("https://stay.example/b", [("current", "https://stay.example/a")]), "load", "web.page"),
  ]
}
