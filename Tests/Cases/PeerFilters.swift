/// Android's intent-filter matching (`uri-filter`), where a row asks what our page list or our routes ask.
enum PeerFilters {
  /// Rows whose filter is in our language, and the policy that says the same.
  private static let policies: [String: (policy: String, match: String, other: String)] = [
    // Scheme and host: a page list.
    "AND-0248": (#"{"gatehouse":1,"web":{"pages":["https://a.example"]}}"#, "load", "block"),
    // A whole path, and everything under a path: routes.
    "AND-0251": (routes("/x"), "route", "block"), "AND-0254": (routes("/a/*"), "route", "block"),
  ]

  /// The others: the scheme compared as written (URLs fold it), suffixes, patterns with `.` and lazy stars, groups with an order.
  static func cases(_ rows: [JSON]) -> [Case] {
    rows.compactMap { row in
      guard let id = row["id"]?.string, let ours = policies[id], let input = row["input"] else { return nil }
      let line: JSON = [
        "url": input["url"] ?? .null, "trigger": "link", "activation": ["kind": "direct"], "redirects": [],
        "source": ["origin": "https://b.example", "main": true], "target": "main", "method": "GET", "platform": "android",
      ]
      let isMatch = row["expected"]?["match"]?.bool == true
      return Case(
        id: id, policy: PolicyText(name: ours.policy, text: ours.policy), lines: [line],
        expected: Expectation(isMatch ? ours.match : ours.other),
        about: row["why"]?.string ?? "")
    }
  }

  private static func routes(_ path: String) -> String {
    #"{"gatehouse":1,"links":{"domains":["a.example"],"unmatched":"block","routes":[{"name":"x","path":"\#(path)"}]}}"#
  }
}
