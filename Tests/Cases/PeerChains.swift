/// Chromium's external-navigation vectors (`external-navigation`), where they ask what our chains and activation ask: may this address leave?
///
/// A row's chain becomes the navigations of one view. Its `http` stands for any web address that an app handles; with us a partner is https.
/// Rows that ask other questions are in ``PeerAndroidOthers``.
enum PeerChains {
  private static let ids: [ClosedRange<Int>] = [
    1...1, 5...5, 7...7, 9...12, 19...24, 34...37, 43...43, 89...93, 108...111, 130...133, 135...136, 140...140, 167...167, 169...169,
  ]

  static func cases(_ rows: [JSON]) -> [Case] {
    rows.compactMap { row in
      guard let id = row["id"]?.string, let number = Int(id.dropFirst(4)), ids.contains(where: { $0.contains(number) }),
        let input = row["input"],
        let expected = expectation(row["expected"]?["result"]?.string, isWeb: input["url"]?.string?.hasPrefix("http") == true)
      else { return nil }
      return Case(id: id, policy: policy, lines: lines(input), expected: expected, about: row["why"]?.string ?? "")
    }
  }

  private static let policy: PolicyText = {
    let text = """
      {"gatehouse": 1, "handoff": {
        "from": "any", "activation": ["direct", "redirect"],
        "universalLinks": [{"domain": "youtube.com"}, {"domain": "m.youtube.com"}],
        "schemes": ["tel", "sms", "market", {"scheme": "openid4vp-v1-unsigned", "ask": true}, {"scheme": "haip-vp", "ask": true},
                    {"scheme": "haip-vci", "ask": true}, {"scheme": "mdoc", "ask": true}, {"scheme": "openid-credential-offer", "ask": true}]}}
      """
    return PolicyText(name: "chains", text: text)
  }()

  private static func expectation(_ result: String?, isWeb: Bool) -> Expectation? {
    switch result {
    case "launchExternal": return Expectation("open")
    case "ask":
      var expected = Expectation("ask")
      expected.then = "open"
      return expected
    // It does not leave: a page loads, anything else is not for the view either.
    case "noOverride": return isWeb ? Expectation("load") : Expectation("load", "block")
    default: return nil
    }
  }

  private static func lines(_ input: JSON) -> [JSON] {
    var steps = input["chain"]?.array ?? []
    // The row's own step is a redirect of the last one.
    if input["redirect"] == true, steps.last?["redirect"] != true {
      steps.append(["transition": "link", "redirect": true, "gesture": input["chainGesture"] ?? false])
    }
    let page = "https://www.example.com"
    return steps.indices.map { index in
      let step = steps[index]
      let isGesture = step["gesture"] == true
      let url = index == steps.count - 1 ? web(input["url"]?.string ?? "") : "https://start.example/\(index)"
      var line: JSON = ["view": "v", "at": .number(Double(index * 100)), "url": .string(url), "target": "main", "platform": "android"]
      let isRedirect = step["redirect"] == true && index > 0, isUsers = isGesture || steps.first?["gesture"] == true
      line.set("trigger", .string(isRedirect ? "redirect" : trigger(step, isGesture)))
      // A redirect has no input of its own: what is known is how its chain began.
      if !(isRedirect && isUsers) { line.set("activation", ["kind": isGesture ? "direct" : "none"]) }
      line.set("redirects", isRedirect ? [["from": .string("https://start.example/\(index - 1)"), "to": .string(url)]] : [])
      line.set("source", ["origin": .string(page), "main": true])
      line.set("current", .string(page + "/"))
      line.set("method", step["transition"] == "form_submit" && !isRedirect ? "POST" : "GET")
      return line
    }
  }

  private static func trigger(_ step: JSON, _ isGesture: Bool) -> String {
    if step["forwardBack"] == true { return "backForward" }
    return switch step["transition"]?.string {
    case "typed": "typed"
    case "reload": "reload"
    case "form_submit": "form"
    default: isGesture ? "link" : "script"
    }
  }

  private static func web(_ url: String) -> String { url.hasPrefix("http:") ? "https:" + url.dropFirst(5) : url }
}
