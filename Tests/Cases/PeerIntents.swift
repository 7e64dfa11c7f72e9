/// Android's and Chromium's vectors about `intent:` (`intent-parse`, and those of `external-navigation` that carry one), as questions to the gate.
///
/// What a text reads as is seen in the launch that a policy allows which takes any scheme and any package and cleans: its address, its package,
/// its fallback. A text that Android's parser refuses is one that the gate refuses.
enum PeerIntents {
  static func cases(_ rows: [JSON]) -> [Case] {
    rows.compactMap { row in
      guard let id = row["id"]?.string, let input = row["input"], let url = input["url"]?.string, let wanted = row["expected"] else {
        return nil
      }
      switch row["class"]?.string {
      case "intent-parse":
        // A number without a digit is no number.
        let expected = id == "AND-0182" ? Expectation("block", reason: "handoff.rule") : parsed(wanted)
        return item(id, url, expected, row)
      case "external-navigation":
        guard let expected = external(id, input, wanted) else { return nil }
        return item(id, url, expected, row)
      default: return nil
      }
    }
  }

  /// Chromium asks more than we do where a row is about private mode, the app that opened the browser, its own package, another browser, a
  /// sub-frame's fallback, or a launch that its chain forbids: ``PeerAndroidOthers`` lists them.
  private static let otherQuestions: Set<String> = [
    "AND-0050", "AND-0069", "AND-0071", "AND-0072", "AND-0087", "AND-0088", "AND-0098", "AND-0106", "AND-0153", "AND-0154",
    "AND-0155", "AND-0156", "AND-0157", "AND-0070",
  ]

  private static let policy: PolicyText = {
    let text = """
      {"gatehouse": 1, "web": {"http": "load", "otherPages": "load"}, "handoff": {
        "from": "any", "schemes": "any", "refuse": ["fido", "chrome", "wtai"], "stores": true,
        "android": {"packages": "any", "intents": "clean"}}}
      """
    return PolicyText(name: "intents", text: text)
  }()

  private static func item(_ id: String, _ url: String, _ expected: Expectation, _ row: JSON) -> Case {
    let line: JSON = [
      "url": .string(url), "trigger": "link", "activation": ["kind": "direct"], "redirects": [],
      "source": ["origin": "https://www.example.com", "main": true], "target": "main", "current": "https://www.example.com/",
      "method": "GET",
      "platform": "android",
    ]
    return Case(id: id, policy: policy, lines: [line], expected: expected, about: row["why"]?.string ?? "")
  }

  private static func parsed(_ wanted: JSON) -> Expectation {
    if wanted["error"] != nil || wanted["old-format"] != nil { return Expectation("block", reason: "handoff.intent-unreadable") }
    var expected = Expectation("open")
    expected.url = wanted["data"]?.string
    expected.package = wanted["package"]?.string ?? ""
    return expected
  }

  private static func external(_ id: String, _ input: JSON, _ wanted: JSON) -> Expectation? {
    guard let url = input["url"]?.string, url.hasPrefix("intent:"), !otherQuestions.contains(id) else { return nil }
    switch wanted["result"]?.string {
    case "noOverride": return Expectation("block")
    // The selector is dropped; what is left is a scheme that is refused here.
    case "launchExternal" where id == "AND-0053": return Expectation("block", reason: "handoff.refused")
    // There an app is known to be missing; here the launch is tried, and the rest is in the verdict.
    case "launchExternal", "navigateTab":
      var expected = Expectation("open", reason: "handoff.intent")
      if url.contains("imdb") {
        expected.url = "imdb:///name/nm0000000"
        expected.package = "com.imdb.mobile"
      }
      if let page = wanted["url"]?.string { (expected.fallback, expected.fallbackURL) = ("load", page) }
      if wanted["data"]?.string?.hasPrefix("market:") == true { expected.fallback = "load" }
      return expected
    case "ask": return Expectation("open")
    default: return nil
    }
  }
}
