extension OwnCases {
  /// Intents on Android: what they may carry, and that they are judged as the address inside would be.
  static let intents: [Case] = [
    intent(
      "plain", wallet, "intent://pay?id=1#Intent;scheme=wallet;package=com.example.wallet;end", "open", "handoff.intent",
      url: "wallet://pay?id=1"),
    intent("no-package", wallet, "intent://pay#Intent;scheme=wallet;end", "open", "handoff.intent"),
    intent("scheme-in-the-address", wallet, "intent:wallet://pay#Intent;package=com.example.wallet;end", "open", "handoff.intent"),
    intent("package", wallet, "intent://pay#Intent;scheme=wallet;package=com.evil;end", "block", "handoff.intent-package"),
    intent("scheme", wallet, "intent://pay#Intent;scheme=other;package=com.example.wallet;end", "block", "scheme.unknown"),
    intent("own-scheme", wallet, "intent://product/42#Intent;scheme=shopapp;end", "block", "handoff.own"),
    intent("own-package", wallet, "intent://pay#Intent;scheme=wallet;package=com.example.shop;end", "block", "handoff.own"),
    intent("own-page", wallet, "intent://shop.example/product/42#Intent;scheme=https;end", "block", "handoff.own"),
    intent("script", wallet, "intent:javascript:alert(1)#Intent;end", "block", "handoff.refused"),
    intent("file", wallet, "intent:///data/x#Intent;scheme=file;end", "block", "handoff.refused"),
    intent("about", strict(#""extends":"payments""#), "intent:blank#Intent;scheme=about;end", "block", "handoff.refused"),
    intent("same-page", wallet, "intent://shop.example/cart#x#Intent;scheme=https;end", "block"),
    intent("a-web-page", wallet, "intent://evil.example/#Intent;scheme=https;end", "block", "handoff.intent-web"),
    intent("a-partner", wallet, "intent://partner.example/deal#Intent;scheme=https;end", "open", "handoff.partner"),
    intent(
      "a-partner-by-frame", wallet, "intent://partner.example/deal#Intent;scheme=https;end", "block", "handoff.intent-web",
      [("source", gatewayFrame), ("activation", direct(in: gatewayFrame))]),
    intent("no-address", wallet, "intent:#Intent;package=com.example.wallet;end", "block", "handoff.intent-address"),
    intent("relative", wallet, "intent:pay#Intent;end", "block", "handoff.intent-address"),
    intent("credentials", wallet, "intent://a@b#Intent;scheme=wallet;end", "block", "url.credentials"),
    intent("no-end", wallet, "intent://pay#Intent;scheme=wallet", "block", "handoff.intent-unreadable"),
    intent("app-link-form", wallet, "android-app://com.example.wallet/wallet/pay", "block", "handoff.refused"),
    intent(
      "refused-whole", strict(#""handoff":{"from":"any","schemes":"any","refuse":["intent"]}"#), "intent://x#Intent;scheme=wallet;end",
      "block", "handoff.refused"),

    // What is no URL goes on as it stands, but no rule that looks into it admits it.
    intent(
      "no-url", wallet, #"intent://{"id":1}#Intent;scheme=wallet;end"#, "open", "handoff.intent", url: "wallet:%2F%2F%7B%22id%22%3A1%7D"),
    intent(
      "no-url-with-hosts", shop(("[\"wallet\"]", #"[{"scheme":"wallet","hosts":["pay"]}]"#)),
      #"intent://{"id":1}#Intent;scheme=wallet;end"#, "block",
      "handoff.rule"),
    intent(
      "no-url-with-parameters", shop(("[\"wallet\"]", #"[{"scheme":"wallet","parameters":{"id":"token?"}}]"#)),
      #"intent://{"id":1}#Intent;scheme=wallet;end"#, "block", "handoff.rule"),

    // More than the gate hands on.
    intent(
      "component", wallet, "intent://pay#Intent;scheme=wallet;component=com.example.wallet/.Pay;end", "block", "handoff.intent-excess"),
    intent(
      "component-cleaned", cleaning, "intent://pay#Intent;scheme=wallet;component=com.example.wallet/.Pay;end", "open", "handoff.intent"),
    intent(
      "selector-cleaned", cleaning, "intent://pay#Intent;scheme=wallet;SEL;scheme=file;end", "open", "handoff.intent", url: "wallet://pay"),
    intent("flags", wallet, "intent://pay#Intent;scheme=wallet;launchFlags=0x10000000;end", "open", "handoff.intent"),
    intent("grants", wallet, "intent://pay#Intent;scheme=wallet;launchFlags=0x10000001;end", "block", "handoff.intent-excess"),

    // The fallback is a page that nobody asked for.
    fallback("listed", wallet, "https%3A%2F%2Fshop.example%2Fapp", "open", "load", "https://shop.example/app"),
    fallback("unlisted", wallet, "https%3A%2F%2Fevil.example%2F", "block"),
    fallback("unlisted-cleaned", cleaning, "https%3A%2F%2Fevil.example%2F", "open", "report", ""),
    fallback("script", cleaning, "javascript%3Aalert(1)", "block"),
    fallback("ambiguous", cleaning, "https%3A%5C%5Cshop.example", "block"),
    fallback("cleartext", wallet, "http%3A%2F%2Fshop.example%2F", "block"),
    fallback(
      "upgraded", shop(("\"otherPages\"", "\"http\": \"upgrade\", \"otherPages\"")), "http%3A%2F%2Fshop.example%2F", "open", "load",
      "https://shop.example/"),
    fallback(
      "store", shop(("\"frames\"", "\"stores\": true, \"frames\"")), "https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Da.b",
      "open",
      "store", "https://play.google.com/store/apps/details?id=a.b"),

    // The rest of the ladder.
    intent("script-alone", wallet, plain, "block", "handoff.needs-activation", [("trigger", "script"), ("activation", ["kind": "none"])]),
    intent("posted", wallet, plain, "block", "handoff.post", [("method", "POST"), ("trigger", "form")]),
    intent("history", wallet, plain, "block", "history.launch", [("trigger", "backForward")]),
    intent("advert", wallet, plain, "block", "frame.handoff", [("source", adFrame), ("activation", direct(in: adFrame))]),
    intent(
      "gateway", wallet, plain, "open", "handoff.intent",
      [("source", gatewayFrame), ("activation", direct(in: gatewayFrame)), ("target", "frame")]),
    intent(
      "redirected", wallet, plain, "open", "handoff.intent", [("redirects", [["from": "https://shop.example/go", "to": .string(plain)]])]),
    intent("elsewhere", wallet, plain, "block", "handoff.refused", [("platform", "ios")]),
    one("intent-platform-unknown", wallet, tap(.string(plain), [("platform", .null)]), "block", "handoff.refused", missing: ["platform"]),
    sequence(
      "intent-the-user-loads", shop(("\"frames\": [", "\"confirm\": \"always\", \"frames\": [")),
      [
        ["view": "v", "event": "userLoad", "url": .string(anyPackage), "at": 900],
        tap(
          .string(anyPackage),
          [("view", "v"), ("at", 1_000), ("platform", "android"), ("trigger", "host"), ("activation", .null), ("source", .null)]),
      ], "open", "handoff.intent"),
    sequence(
      "intent-once", wallet,
      [
        tap(.string(plain), [("view", "v"), ("at", 1_000), ("platform", "android")]),
        tap(
          .string(plain),
          [("view", "v"), ("at", 1_100), ("platform", "android"), ("trigger", "script"), ("activation", ["kind": "recent", "ageMs": 100])]),
      ], "block"),
    sequence(
      "intent-missing-app-ends-the-chain", shop(("\"frames\"", "\"activation\": [\"direct\", \"recent\"], \"frames\"")),
      [
        tap(.string(plain), [("view", "v"), ("at", 1_000), ("platform", "android")]),
        ["view": "v", "event": "openFailed", "url": "wallet://pay", "at": 1_050],
        tap(
          "wallet://other",
          [("view", "v"), ("at", 1_100), ("platform", "android"), ("trigger", "script"), ("activation", ["kind": "recent", "ageMs": 100])]),
      ], "block", "handoff.pending"),
  ]

  private static let plain = "intent://pay#Intent;scheme=wallet;package=com.example.wallet;end"
  private static let anyPackage = "intent://pay#Intent;scheme=wallet;end"
  private static let wallet = shop(
    ("{\"gatehouse\": 1,", #"{"gatehouse": 1, "app": {"android": {"package": "com.example.shop"}},"#),
    ("\"frames\": [", #""android": {"packages": ["com.example.wallet"]}, "frames": ["#))
  private static let cleaning = shop(
    ("\"frames\": [", #""android": {"packages": ["com.example.wallet"], "intents": "clean"}, "frames": ["#))

  private static func intent(
    _ id: String, _ policy: PolicyText, _ url: String, _ verdict: String, _ reason: String? = nil, _ changes: [(String, JSON)] = [],
    url address: String? = nil
  ) -> Case {
    one("intent-" + id, policy, tap(.string(url), [("platform", "android")] + changes), verdict, reason, url: address)
  }

  private static func fallback(
    _ id: String, _ policy: PolicyText, _ address: String, _ verdict: String, _ kind: String? = nil, _ page: String? = nil
  ) -> Case {
    var item = intent(
      "fallback-" + id, policy, "intent://pay#Intent;scheme=wallet;S.browser_fallback_url=\(address);end", verdict,
      verdict == "block" ? "handoff.intent-fallback" : "handoff.intent")
    item.expected.fallback = kind
    item.expected.fallbackURL = page
    return item
  }
}

extension OwnCases {
  /// Web addresses of a partner on Android, where it is known which apps take them.
  static let landingPages: [Case] = [
    landing("not-asked", shop, .null, "open", "handoff.partner"),
    landing("by-path", shop, [app(true), browser], "open", "handoff.partner"),
    landing("by-host", shop, [browser, app(false)], "load", "web.landing-page"),
    landing("no-app", shop, [browser], "open", "handoff.partner"),
    landing("none", shop, [], "open", "handoff.partner"),
    landing(
      "opens", shop(("\"frames\": [", "\"android\": {\"landingPages\": \"open\"}, \"frames\": [")), [app(false)], "open", "handoff.partner"),
    landing("reports", shop(("\"fallback\": \"load\"", "\"fallback\": \"report\"")), [app(false)], "open", "web.other"),
    landing("elsewhere", shop, [app(false)], "open", "handoff.partner", [("platform", "ios")]),
    landing("without-tap", shop, [app(false)], "block", nil, [("trigger", "script"), ("activation", ["kind": "none"])]),
  ]

  private static let browser: JSON = ["package": "com.browser", "browser": true, "path": false]

  private static func app(_ hasPath: Bool) -> JSON { ["package": "com.example.partner", "browser": false, "path": .bool(hasPath)] }

  private static func landing(
    _ id: String, _ policy: PolicyText, _ handlers: JSON, _ verdict: String, _ reason: String?, _ changes: [(String, JSON)] = []
  ) -> Case {
    one(
      "landing-" + id, policy, tap("https://partner.example/deal", [("platform", "android"), ("handlers", handlers)] + changes), verdict,
      reason)
  }
}
