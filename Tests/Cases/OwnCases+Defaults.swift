extension OwnCases {
  /// `{"gatehouse":1}`: https pages load; nothing is opened or routed.
  static let defaults: [Case] = [
    one("default-https", strict, tap("https://any.example/"), "load", "web.page"),
    one("default-frame", strict, tap("https://any.example/", [("target", "frame")]), "load", "web.frame"),
    one("default-http", strict, tap("http://any.example/"), "block", "web.cleartext"),
    one("default-wallet", strict, tap("wallet://pay"), "block", "scheme.unknown"),
    one("default-tel", strict, tap("tel:+15550100"), "block", "scheme.unknown"),
    one("default-intent", strict, tap("intent://x#Intent;scheme=wallet;end", [("platform", "android")]), "block"),
    one("default-store", strict, tap("itms-apps://itunes.apple.com/app/id1"), "block", "scheme.unknown"),
    one("default-window", strict, tap("https://any.example/", [("target", "new")]), "loadInPlace", "window.in-place"),
    one("default-window-by-frame", strict, tap("https://any.example/", [("target", "new"), ("source", adFrame)]), "block", "frame.window"),
    one("default-post", strict, tap("https://any.example/", [("trigger", "form"), ("method", "POST")]), "load", "web.page"),
    one(
      "default-post-window", strict, tap("https://any.example/", [("trigger", "form"), ("method", "POST"), ("target", "new")]), "block",
      "window.post"),
    one("default-back", strict, tap("https://any.example/", [("trigger", "backForward")]), "load", "web.page"),
    one(
      "default-resubmit", strict, tap("https://any.example/", [("trigger", "formResubmit"), ("method", "POST")]), "ask", "history.resubmit"),
    one(
      "default-back-to-form", strict, tap("https://any.example/", [("trigger", "backForward"), ("method", "POST")]), "ask",
      "history.resubmit"),
    one(
      "default-reload-form", strict, tap("https://any.example/", [("trigger", "reload"), ("method", "POST")]), "ask", "history.resubmit"),
    one(
      "default-back-window", strict, tap("https://any.example/", [("trigger", "backForward"), ("target", "new")]), "block", "history.window"
    ),
    one("default-blank", strict, tap("about:blank"), "block", "document.place"),
    one("default-blank-window", strict, tap("about:blank", [("target", "new")]), "block", "document.place"),
    one("default-data", strict, tap("data:text/html,x"), "block", "document.place"),
    one("default-blob", strict, tap("blob:https://shop.example/1"), "block", "document.place"),
    one("default-file-by-host", strict, tap("file:///a", [("trigger", "host"), ("source", .null)]), "block", "document.file-refused"),
    one("default-view-source", strict, tap("view-source:https://shop.example/"), "block", "document.forbidden"),
    one("default-content", strict, tap("content://a/b"), "block", "document.forbidden"),
    one("default-script", strict, tap("javascript:1"), "block", "scheme.script"),
    one("default-credentials", strict, tap("https://a:b@shop.example/"), "block", "url.credentials"),
    one("default-backslash", strict, tap("https:\\\\shop.example/"), "block", "url.ambiguous"),
    one("default-backslash-in-path", strict, tap("https://shop.example\\a"), "block", "url.ambiguous"),
    one("default-backslash-in-query", strict, tap("https://shop.example/?\\"), "load", "web.page"),
    one("default-tab", strict, tap("https://shop.ex\tample/"), "block", "url.ambiguous"),
    one("default-outer-space", strict, tap(" https://shop.example/"), "block", "url.ambiguous"),
    one("default-one-slash", strict, tap("https:/shop.example/"), "block", "url.ambiguous"),
    one("default-escape-in-host", strict, tap("https://sh%6Fp.example/"), "block", "url.ambiguous"),
    one("default-short-ipv4", strict, tap("https://127.1/"), "block", "url.ambiguous"),
    one("default-relative", strict, tap("/cart"), "block", "url.unreadable"),
    one("default-too-long", strict, tap(.string("https://shop.example/" + String(repeating: "a", count: 65_536))), "block", "url.too-long"),
    one("default-fragment", strict, tap("https://shop.example/cart#top"), "load", "web.same-document"),
    one(
      "default-fragment-of-a-cleartext-page", strict, tap("http://a.example/#b", [("current", "http://a.example/#a")]), "load",
      "web.same-document"),
    one("default-default-port", strict, tap("https://any.example:443/"), "load", "web.page"),
  ]

  /// Redirects.
  static let chains: [Case] = [
    one("twenty-hops", strict, tap("https://any.example/20", [("redirects", hops(20))]), "load", "web.page"),
    one("twenty-one-hops", strict, tap("https://any.example/21", [("redirects", hops(21))]), "block", "chain.too-long"),
    one(
      "cleartext-hop", strict,
      tap("https://any.example/", [("redirects", [["from": "http://any.example/", "to": "https://any.example/"]])]),
      "block", "chain.cleartext"),
    one(
      "cleartext-hop-under-upgrade", strict(#""web":{"http":"upgrade"}"#),
      tap("https://any.example/", [("redirects", [["from": "http://any.example/", "to": "https://any.example/"]])]), "block",
      "chain.cleartext"),
    one(
      "cleartext-hop-admitted", strict(#""web":{"http":"load"}"#),
      tap("https://any.example/", [("redirects", [["from": "http://any.example/", "to": "https://any.example/"]])]), "load", "web.page"),
    one(
      "unreadable-hop", strict,
      tap("https://any.example/", [("redirects", [["from": "https://a@any.example/", "to": "https://any.example/"]])]),
      "block", "chain.unreadable"),
  ]

  private static func hops(_ count: Int) -> JSON {
    .array((0..<count).map { ["from": .string("https://any.example/\($0)"), "to": .string("https://any.example/\($0 + 1)")] })
  }
}
