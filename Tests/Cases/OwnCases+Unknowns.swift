extension OwnCases {
  /// A missing fact is walked for each value that it may have; the narrowest verdict counts and names what mattered.
  static let unknowns: [Case] = [
    one("target-unknown-own-screen", shop, tap("https://shop.example/product/42", [("target", .null)]), "load", missing: ["target"]),
    one("target-unknown-page", shop, tap("https://shop.example/help", [("target", .null)]), "load", missing: []),
    one(
      "target-unknown-foreign-page", shop, tap("https://other.example/", [("target", .null)]), "load", "web.frame", missing: ["target"]),
    one("target-unknown-blank", shop, tap("about:blank", [("target", .null)]), "block", "document.place", missing: ["target"]),
    one("target-unknown-wallet", shop, tap("wallet://pay", [("target", .null)]), "open", "handoff.scheme", missing: []),
    one("source-unknown-wallet", shop, tap("wallet://pay", [("source", .null)]), "block"),
    one(
      "source-unknown-wallet-from-any", shop(("\"schemes\": [\"wallet\"]", "\"schemes\": [\"wallet\"], \"from\": \"any\"")),
      tap("wallet://pay", [("source", .null)]), "block", "frame.handoff", missing: ["source"]),
    one("source-unknown-own-screen", shop, tap("https://shop.example/product/42", [("source", .null)]), "load", missing: ["source"]),
    one("origin-unknown-wallet", shop, tap("wallet://pay", [("source", ["main": true])]), "block", "handoff.from"),
    one("frame-or-main-unknown", shop, tap("wallet://pay", [("source", ["origin": "https://shop.example"])]), "block", missing: ["source"]),
    one(
      "source-unknown-host", shop, tap("https://shop.example/help", [("source", .null), ("trigger", "host"), ("activation", .null)]),
      "load",
      missing: []),
    one("trigger-unknown-wallet", shop, tap("wallet://pay", [("trigger", .null)]), "block", "history.launch", missing: ["trigger"]),
    one("trigger-unknown-own-screen", shop, tap("https://shop.example/product/1", [("trigger", .null)]), "load", missing: ["trigger"]),
    one("method-unknown-wallet", shop, tap("wallet://pay", [("method", .null)]), "block", "handoff.post", missing: ["method"]),
    one("method-unknown-own-screen", shop, tap("https://shop.example/product/1", [("method", .null)]), "load", missing: ["method"]),
    one(
      "activation-unknown-wallet", shop, tap("wallet://pay", [("activation", .null)]), "block", "handoff.needs-activation",
      missing: ["activation"]),
    one(
      "activation-unknown-listed-link", shop(("\"schemes\": [\"wallet\"]", "\"schemes\": [\"wallet\"], \"activation\": [\"link\"]")),
      tap("wallet://pay", [("activation", .null)]), "open", "handoff.scheme"),
    one(
      "activation-none-listed-link", shop(("\"schemes\": [\"wallet\"]", "\"schemes\": [\"wallet\"], \"activation\": [\"link\"]")),
      tap("wallet://pay", [("activation", ["kind": "none"])]), "block", "handoff.needs-activation"),
    one(
      "activation-unknown-foreign-page", shop, tap("https://other.example/", [("activation", .null)]), "block", "web.needs-activation",
      missing: ["activation"]),
    one(
      "activation-unknown-partner", shop, tap("https://partner.example/", [("activation", .null)]), "block", missing: ["activation"]),
    one("url-missing", shop, tap(.null), "block", "url.missing"),
    one("only-a-url", strict, ["url": "https://shop.example/"], "ask", "history.resubmit", missing: ["trigger", "method"]),
    one("only-a-wallet", shop, ["url": "wallet://pay"], "block"),
    // Android names no source: there a policy may say that it is the page.
    one(
      "android-page", shop(("\"gatehouse\": 1", "\"gatehouse\": 1, \"unknownSource\": \"page\"")),
      tap("https://shop.example/product/42", [("source", .null), ("platform", "android")]), "route", "links.route"),
    one(
      "ios-page", shop(("\"gatehouse\": 1", "\"gatehouse\": 1, \"unknownSource\": \"page\"")),
      tap("https://shop.example/product/42", [("source", .null)]), "load", missing: ["source"]),
  ]

  /// Targets that this engine names only at the response.
  static let later: [Case] = [
    one("later-own-screen", shop, tap("https://shop.example/product/42", [("target", "later")]), "load", "web.provisional"),
    one("later-partner", shop, tap("https://partner.example/", [("target", "later")]), "load", "web.provisional"),
    one(
      "later-unlisted", strict(#""web":{"pages":["https://shop.example"],"frames":["https://pg.example"]}"#),
      tap("https://evil.example/", [("target", "later")]), "block"),
    one(
      "later-frame-list", strict(#""web":{"pages":["https://shop.example"],"frames":["https://pg.example"]}"#),
      tap("https://pg.example/", [("target", "later")]), "load", "web.provisional"),
    one("later-wallet", shop, tap("wallet://pay", [("target", "later")]), "open", "handoff.scheme"),
    one("later-blank", shop, tap("about:blank", [("target", "later")]), "load", "document.blank"),
    one("later-srcdoc", shop, tap("about:srcdoc", [("target", "later")]), "load", "document.blank"),
    one("later-cleartext", shop, tap("http://shop.example/", [("target", "later")]), "block", "web.cleartext"),
    one(
      "response-frame", shop, tap("https://evil.example/", [("target", "frame"), ("phase", "response")]), "load", "web.frame"),
    one(
      "response-main-unlisted", strict(#""web":{"pages":["https://shop.example"]}"#),
      tap("https://evil.example/", [("target", "main"), ("phase", "response")]), "block", "web.unlisted"),
    one(
      "response-own-screen", shop, tap("https://shop.example/product/42", [("target", "main"), ("phase", "response")]), "route",
      "links.route"),
  ]
}
