extension OwnCases {
  private static let both = shop(
    ("\"schemes\": [\"wallet\"]", "\"schemes\": [\"wallet\", \"tel\"], \"activation\": [\"direct\", \"recent\"]"))

  private static func event(_ name: String, _ at: Int, _ more: [(String, JSON)] = []) -> JSON {
    var line: JSON = ["view": "v", "event": .string(name), "at": .number(Double(at))]
    for (name, value) in more { line.set(name, value) }
    return line
  }

  private static func tapEvent(_ at: Int) -> JSON { event("input", at, [("frame", shopMain), ("input", "tap")]) }

  /// Script acts; what it may is known from the events alone.
  private static func script(_ url: JSON, _ at: Int) -> JSON {
    tap(url, [("view", "v"), ("at", .number(Double(at))), ("trigger", "script"), ("activation", .null)])
  }

  /// What a view remembers.
  static let states: [Case] = [
    sequence("tap-then-script", both, [tapEvent(0), script("wallet://pay", 2000)], "open", "handoff.scheme"),
    sequence("tap-too-long-ago", both, [tapEvent(0), script("wallet://pay", 5001)], "block", "handoff.needs-activation"),
    sequence("one-tap-one-app", both, [tapEvent(0), script("wallet://pay", 100), script("tel:+15550100", 200)], "block"),
    sequence(
      "one-tap-one-app-in-a-loop", both, [tapEvent(0)] + (1...100).map { script("wallet://pay", $0) }, "block"),
    sequence(
      "two-taps-two-apps", both, [tapEvent(0), script("wallet://pay", 100), tapEvent(1000), script("tel:+15550100", 1100)], "open",
      "handoff.scheme"),
    sequence(
      "three-taps-in-ten-seconds", both,
      [
        tapEvent(0), script("wallet://pay", 100), tapEvent(1000), script("wallet://pay", 1100), tapEvent(2000),
        script("wallet://pay", 2100),
      ], "block", "handoff.limit"),
    sequence("in-the-background", both, [tapEvent(0), event("background", 50), script("wallet://pay", 100)], "block", "handoff.hidden"),
    sequence(
      "back-in-the-foreground", both, [tapEvent(0), event("background", 50), event("foreground", 60), script("wallet://pay", 100)], "block",
      "handoff.needs-activation"),
    sequence(
      "after-a-crash", both, [tapEvent(0), event("terminated", 50), script("wallet://pay", 100)], "block", "handoff.needs-activation"),
    sequence("after-teardown", both, [event("teardown", 0), script("https://shop.example/", 100)], "block", "view.closed"),
    sequence(
      "a-scroll-is-no-tap", both, [event("input", 0, [("frame", shopMain), ("input", "scroll")]), script("wallet://pay", 100)], "block",
      "handoff.needs-activation"),
    sequence(
      "a-tap-in-the-advert", both, [event("input", 0, [("frame", adFrame), ("input", "tap")]), script("wallet://pay", 100)], "block",
      "handoff.needs-activation"),
    one("hidden-on-the-line", both, tap("wallet://pay", [("visible", false)]), "block", "handoff.hidden"),
    one(
      "stated-use", both, tap("wallet://pay", [("activation", ["kind": "recent", "ageMs": 10]), ("state", ["activationUsed": true])]),
      "block", "handoff.spent"),
    one("stated-denials-with-a-tap", both, tap("wallet://pay", [("state", ["previousDenials": 3])]), "open", "handoff.scheme"),
    one(
      "stated-denials-with-script", both,
      tap("wallet://pay", [("activation", ["kind": "recent", "ageMs": 10]), ("state", ["previousDenials": 3])]), "block"),
    one("stated-question", both, tap("wallet://pay", [("state", ["pendingPrompt": true])]), "block", "handoff.pending"),
    sequence(
      "partner-comes-back", shop,
      [
        tap("https://partner.example/a", [("view", "v"), ("at", 0)]),
        tap("https://partner.example/a", [("view", "v"), ("at", 10), ("trigger", "other"), ("activation", .null)]),
      ],
      "load", "handoff.partner-again"),
    one("partner-by-tap", shop, tap("https://partner.example/a"), "open", "handoff.partner"),
    one(
      "partner-on-its-own-page", strict(#""handoff":{"from":"any","universalLinks":[{"domain":"partner.example"}]}"#),
      tap(
        "https://partner.example/b",
        [("source", ["origin": "https://partner.example", "main": true]), ("current", "https://partner.example/a")]), "load", "web.page"),
    one("own-scheme-by-host", shop, tap("shopapp://product/42", [("trigger", "host"), ("source", .null)]), "block"),
    one("own-screen-by-host", shop, tap("https://shop.example/product/42", [("trigger", "host"), ("source", .null)]), "load"),
    one(
      "own-screen-by-form", shop, tap("https://shop.example/product/42", [("trigger", "form"), ("method", "POST")]), "load", "links.page"),
    one("own-screen-by-history", shop, tap("https://shop.example/product/42", [("trigger", "backForward")]), "load", "web.page"),
    one("wallet-by-form", shop, tap("wallet://pay", [("trigger", "form"), ("method", "POST")]), "block", "handoff.post"),
    one("wallet-by-history", shop, tap("wallet://pay", [("trigger", "backForward")]), "block", "history.launch"),
    one("foreign-page-by-tap", shop, tap("https://other.example/"), "open", "web.other"),
    one(
      "foreign-page-by-script", shop,
      tap("https://other.example/", [("trigger", "script"), ("activation", ["kind": "recent", "ageMs": 10])]), "block",
      "web.needs-activation"),
  ]

  private static let signIn = shop

  private static func session(_ more: [(String, JSON)] = []) -> JSON {
    var line: JSON = ["view": "v", "event": "expectReturn", "address": "shopapp://done"]
    for (name, value) in more { line.set(name, value) }
    return line
  }

  private static func arrival(_ link: JSON) -> JSON { ["view": "v", "link": link, "appState": "running"] }

  private static func back(_ url: JSON, _ more: [(String, JSON)] = []) -> JSON {
    tap(url, [("view", "v"), ("trigger", "redirect"), ("activation", ["kind": "none"]), ("source", adFrame)] + more)
  }

  /// Returns: exactly the address, once, from any frame once it reaches the top; a wrong state or issuer refuses.
  static let returns: [Case] = [
    sequence("return-from-any-frame", signIn, [session(), back("shopapp://done?code=c")], "deliver", "links.return"),
    sequence("return-in-a-window", signIn, [session(), back("shopapp://done?code=c", [("target", "new")])], "deliver", "links.return"),
    sequence("return-in-a-frame", signIn, [session(), back("shopapp://done?code=c", [("target", "frame")])], "block"),
    sequence("return-once", signIn, [session(), back("shopapp://done?code=c"), back("shopapp://done?code=c")], "block"),
    sequence("return-without-session", signIn, [back("shopapp://done?code=c")], "block"),
    sequence("return-with-fragment", signIn, [session(), back("shopapp://done?code=c#f")], "block"),
    sequence("return-with-doubled-key", signIn, [session(), back("shopapp://done?code=c&code=d")], "block"),
    sequence("return-elsewhere", signIn, [session(), back("shopapp://done/x?code=c")], "block"),
    sequence("return-by-post", signIn, [session(), back("shopapp://done?code=c", [("method", "POST")])], "block"),
    sequence("return-state", signIn, [session([("state", "s1")]), back("shopapp://done?state=s1")], "deliver", "links.return"),
    sequence("return-wrong-state", signIn, [session([("state", "s1")]), back("shopapp://done?state=s2")], "block"),
    sequence("return-no-state", signIn, [session([("state", "s1")]), back("shopapp://done?code=c")], "block"),
    sequence(
      "return-wrong-state-leaves-it-open", signIn,
      [session([("state", "s1")]), back("shopapp://done?state=s2"), back("shopapp://done?state=s1")], "deliver", "links.return"),
    sequence(
      "return-issuer", signIn, [session([("issuer", "https://idp.example")]), back("shopapp://done?iss=https%3A%2F%2Fidp.example")],
      "deliver",
      "links.return"),
    sequence(
      "return-wrong-issuer", signIn, [session([("issuer", "https://idp.example")]), back("shopapp://done?iss=https%3A%2F%2Fevil.example")],
      "block"),
    sequence(
      "return-post-to-a-page", shop,
      [session([("address", "https://shop.example/done")]), back("https://shop.example/done", [("method", "POST")])],
      "load"),
    sequence("arrival-return", signIn, [session(), arrival("shopapp://done?code=c")], "deliver", "links.return"),
    sequence("arrival-return-twice", signIn, [session(), arrival("shopapp://done?code=c"), arrival("shopapp://done?code=c")], "reject"),
    sequence("arrival-route", shop, [arrival("shopapp://product/42")], "route", "links.route"),
    sequence("arrival-foreign", shop, [arrival("https://other.example/")], "reject"),
    sequence(
      "arrival-page",
      strict(
        #""web":{"pages":["https://shop.example"]},"links":{"schemes":["shopapp"],"routes":[{"name":"web","path":"/web","parameters":{"url":"page"}}]}"#
      ),
      [arrival("shopapp://web?url=https%3A%2F%2Fshop.example%2Fcart%3Fa%3D1")], "route", "links.route"),
    sequence("arrival-unmatched", shop, [arrival("https://shop.example/help")], "reject"),
    // A local page resets the user's load.
    sequence(
      "user-load-hop", strict(#""handoff":{"userLoads":"universalLinks","from":"any"}"#),
      [
        event("userLoad", 0, [("url", "https://shop.example/")]), event("commit", 10, [("url", "https://shop.example/")]),
        tap(
          "https://pay.example/",
          [("view", "v"), ("at", 20), ("trigger", "other"), ("activation", ["kind": "none"]), ("current", "https://shop.example/")]),
      ], "open", "handoff.user-load"),
    sequence(
      "user-load-reset-by-a-local-page", strict(#""web":{"files":"host"},"handoff":{"userLoads":"universalLinks","from":"any"}"#),
      [
        event("userLoad", 0, [("url", "https://shop.example/")]), event("hostFile", 5, [("url", "file:///a/b.html")]),
        event("commit", 10, [("url", "file:///a/b.html")]),
        tap(
          "https://pay.example/",
          [
            ("view", "v"), ("at", 20), ("trigger", "other"), ("activation", ["kind": "none"]),
            ("source", ["origin": "null", "main": true]), ("current", "file:///a/b.html"),
          ]),
      ], "load", "web.page"),
  ]
}
