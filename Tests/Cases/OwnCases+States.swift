extension OwnCases {
  private static let both = shop(
    ("\"schemes\": [\"wallet\"]", "\"schemes\": [\"wallet\", \"tel\"], \"activation\": [\"direct\", \"recent\"]"))

  static func event(_ name: String, _ at: Int, _ more: [(String, JSON)] = []) -> JSON {
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
}
