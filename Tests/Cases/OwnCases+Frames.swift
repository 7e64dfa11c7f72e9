extension OwnCases {
  /// Who asks and where it lands are two facts: an `<iframe src>` is asked for by the page and lands in a frame.
  static let frames: [Case] = [
    // The page asks, a frame lands.
    one("frame-own-screen", shop, tap("https://shop.example/product/42", [("target", "frame")]), "load", "web.frame"),
    one("frame-partner", shop, tap("https://partner.example/deal", [("target", "frame")]), "load", "web.frame"),
    one(
      "frame-unlisted", shop(("\"otherPages\": \"open\"", "\"otherPages\": \"open\", \"frames\": [\"https://pg.example\"]")),
      tap("https://ads.example/", [("target", "frame")]), "block", "web.frame-unlisted"),
    one("frame-wallet-by-page", shop, tap("wallet://pay", [("target", "frame")]), "open", "handoff.scheme"),
    one("frame-cleartext", strict(#""web":{"http":"upgrade"}"#), tap("http://a.example/", [("target", "frame")]), "block", "web.cleartext"),
    one("frame-blank", shop, tap("about:blank", [("target", "frame")]), "load", "document.blank"),
    one("frame-srcdoc-by-frame", shop, tap("about:srcdoc", [("source", adFrame), ("target", "frame")]), "load", "document.blank"),
    one("frame-data", shop, tap("data:text/html,x", [("target", "frame")]), "block", "document.place"),
    one(
      "frame-data-admitted", strict(#""web":{"documents":{"data":"frames"}}"#), tap("data:text/html,x", [("target", "frame")]), "load",
      "document.admitted"),
    one("frame-script", shop, tap("javascript:1", [("source", adFrame), ("target", "frame")]), "block", "scheme.script"),

    // A sub-frame asks.
    one("ad-tops-own-screen", shop, tap("https://shop.example/product/42", [("source", adFrame)]), "load", "web.page"),
    one("ad-tops-foreign-page", shop, tap("https://evil.example/", [("source", adFrame)]), "block", "web.unlisted"),
    one("ad-tops-partner", shop, tap("https://partner.example/", [("source", adFrame)]), "block", "web.unlisted"),
    one("ad-launches", shop, tap("wallet://pay", [("source", adFrame), ("activation", direct(in: adFrame))]), "block", "frame.handoff"),
    one(
      "gateway-launches", shop,
      tap("wallet://pay", [("source", gatewayFrame), ("activation", direct(in: gatewayFrame)), ("target", "frame")]),
      "open", "handoff.scheme"),
    one(
      "gateway-launches-in-main", shop, tap("wallet://pay", [("source", gatewayFrame), ("activation", direct(in: gatewayFrame))]), "open",
      "handoff.scheme"),
    one(
      "gateway-with-the-pages-tap", shop, tap("wallet://pay", [("source", gatewayFrame), ("activation", direct(in: shopMain))]), "block",
      "frame.needs-activation"),
    one("gateway-with-a-tap-nowhere", shop, tap("wallet://pay", [("source", gatewayFrame)]), "block", "frame.needs-activation"),
    one(
      "page-with-the-frames-tap", shop, tap("wallet://pay", [("activation", direct(in: gatewayFrame))]), "block", "handoff.needs-activation"
    ),
    one(
      "sandboxed-launch", shop(("\"frames\": [\"https://pg.example\"]", "\"frames\": \"any\"")),
      tap(
        "wallet://pay", [("source", ["origin": "null", "main": false]), ("activation", direct(in: ["origin": "null", "main": false]))]),
      "block", "frame.handoff"),
    one("ad-window", shop, tap("https://shop.example/", [("source", adFrame), ("target", "new")]), "block", "frame.window"),
    one(
      "ad-window-admitted", strict(#""web":{"newWindows":{"main":"inPlace","frames":"window"}}"#),
      tap("https://shop.example/", [("source", adFrame), ("target", "new")]), "load", "window.view"),
    one("ad-own-scheme", shop, tap("shopapp://product/42", [("source", adFrame)]), "block"),
  ]
}
