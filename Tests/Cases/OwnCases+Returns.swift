extension OwnCases {
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
    sequence("return-from-any-frame", shop, [session(), back("shopapp://done?code=c")], "deliver", "links.return"),
    sequence("return-in-a-window", shop, [session(), back("shopapp://done?code=c", [("target", "new")])], "deliver", "links.return"),
    sequence("return-in-a-frame", shop, [session(), back("shopapp://done?code=c", [("target", "frame")])], "block"),
    sequence("return-once", shop, [session(), back("shopapp://done?code=c"), back("shopapp://done?code=c")], "block"),
    sequence("return-without-session", shop, [back("shopapp://done?code=c")], "block"),
    sequence("return-with-fragment", shop, [session(), back("shopapp://done?code=c#f")], "block"),
    sequence("return-with-doubled-key", shop, [session(), back("shopapp://done?code=c&code=d")], "block"),
    sequence("return-elsewhere", shop, [session(), back("shopapp://done/x?code=c")], "block"),
    sequence("return-by-post", shop, [session(), back("shopapp://done?code=c", [("method", "POST")])], "block"),
    sequence("return-state", shop, [session([("state", "s1")]), back("shopapp://done?state=s1")], "deliver", "links.return"),
    sequence("return-wrong-state", shop, [session([("state", "s1")]), back("shopapp://done?state=s2")], "block"),
    sequence("return-no-state", shop, [session([("state", "s1")]), back("shopapp://done?code=c")], "block"),
    sequence(
      "return-wrong-state-leaves-it-open", shop,
      [session([("state", "s1")]), back("shopapp://done?state=s2"), back("shopapp://done?state=s1")], "deliver", "links.return"),
    sequence(
      "return-issuer", shop, [session([("issuer", "https://idp.example")]), back("shopapp://done?iss=https%3A%2F%2Fidp.example")],
      "deliver",
      "links.return"),
    sequence(
      "return-wrong-issuer", shop, [session([("issuer", "https://idp.example")]), back("shopapp://done?iss=https%3A%2F%2Fevil.example")],
      "block"),
    sequence(
      "return-post-to-a-page", shop,
      [session([("address", "https://shop.example/done")]), back("https://shop.example/done", [("method", "POST")])],
      "load"),
    sequence("arrival-return", shop, [session(), arrival("shopapp://done?code=c")], "deliver", "links.return"),
    sequence("arrival-return-twice", shop, [session(), arrival("shopapp://done?code=c"), arrival("shopapp://done?code=c")], "reject"),
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
