/// `bugs.json`: failures reported elsewhere, as questions to the gate. The rows name no policy; each gets the one that its report speaks of.
enum Bugs {
  /// Clusters that the gate answers by itself. The others are about cookies, downloads, crashes, error channels and the inbox;
  /// messages of the bridge are ``BridgeRows``.
  static let clusters: Set<String> = [
    "return-redirect", "native-schemes", "activation", "launch-abuse", "frames", "new-window", "universal-links", "post-body", "decoding",
    "platform-facts", "availability", "history", "files", "decision-contract", "intent",
    "bridge",
  ]

  static func cases(_ rows: [JSON]) throws -> [Case] {
    try rows.compactMap { row in
      guard let id = row["id"]?.string, let cluster = row["class"]?.string, clusters.contains(cluster),
        let verdict = row["verdict"], let input = row["input"], let kind = row["inputKind"]?.string,
        kind != "bridgeMessage"
      else { return nil }
      guard let text = policies[id] else { throw HarnessError("\(id) has a verdict and no policy; write one in Bugs.swift") }
      let line = kind == "inbound" ? ArrivalRow.line(input) : NavigationRow.line(input)
      var expected = try Attacks.expectation(id, verdict, route: row["route"])
      // A navigation that is ignored is one that is blocked: nothing happens.
      if expected.verdicts == ["ignore"] { expected = Expectation("block") }
      return Case(
        id: id, policy: PolicyText(name: text, text: text), lines: ReturnRow.isReturn(row) ? ReturnRow.lines(row, line) : [line],
        expected: expected, about: row["symptom"]?.string ?? "")
    }
  }

  private static let twoWords = #""activation": ["direct", "recent"], "from": "any""#

  private static let policies: [String: String] = [
    "BUG-002": #"{"gatehouse":1,"links":{"schemes":["merchantapp"]}}"#,
    "BUG-005": #"{"gatehouse":1,"links":{"schemes":["myapp"]}}"#,
    "BUG-007": #"{"gatehouse":1,"web":{"pages":["https://shop.example"],"otherPages":"open"}}"#,
    "BUG-013":
      #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["shopapp"],"stores":["store.example"]},"web":{"pages":["https://promo.example"]}}"#,
    "BUG-014": #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["tel"]}}"#,
    "BUG-015":
      #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["ispmobile"],"android":{"packages":["kvp.jjy.MispAndroid320"]}}}"#,
    "BUG-020": #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["upi"]}}"#,
    "BUG-022": #"{"gatehouse":1,"handoff":{\#(twoWords),"universalLinks":[{"domain":"wallet.applink.example"}]}}"#,
    "BUG-024": #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["wc"],"confirm":"late"}}"#,
    "BUG-025": #"{"gatehouse":1,"handoff":{\#(twoWords),"universalLinks":[{"domain":"brand.applink.example"}]}}"#,
    "BUG-027": #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["tel"]}}"#,
    "BUG-029": #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["vnd.youtube"],"confirm":"late"}}"#,
    "BUG-030": #"{"gatehouse":1,"handoff":{\#(twoWords),"schemes":["tel"]}}"#,
    "BUG-032": #"{"gatehouse":1,"web":{"stay":["www.travel.example"]}}"#,
    "BUG-033": #"{"gatehouse":1,"handoff":{\#(twoWords),"universalLinks":[{"domain":"oauth.bank.example"}]}}"#,
    "BUG-035": #"{"gatehouse":1,"links":{"domains":["my-app.example"],"routes":[{"name":"bar","path":"/foo/bar"}]}}"#,
    "BUG-037": #"{"gatehouse":1,"web":{"stay":["example-app-link.example"]}}"#,
    "BUG-047": #"{"gatehouse":1,"web":{"pages":["https://news.example"]}}"#,
    "BUG-048": #"{"gatehouse":1}"#,
    "BUG-050": #"{"gatehouse":1,"web":{"otherPages":"open","frames":["https://shop.example"]}}"#,
    "BUG-051": #"{"gatehouse":1,"web":{"pages":["https://app.example"]}}"#,
    "BUG-053": #"{"gatehouse":1,"web":{"pages":["https://app.example"],"otherPages":"open"}}"#,
    "BUG-059": #"{"gatehouse":1,"web":{"pages":["https://app.example"]}}"#,
    "BUG-064": #"{"gatehouse":1}"#,
    "BUG-066": #"{"gatehouse":1,"web":{"pages":["https://app.example"]}}"#,
    "BUG-086": #"{"gatehouse":1}"#,
    "BUG-100": #"{"gatehouse":1,"links":{"domains":["com.example"],"routes":[{"name":"file","path":"/cat.txt"}]}}"#,
    "BUG-101": #"{"gatehouse":1}"#,
    "BUG-105": #"{"gatehouse":1}"#,
    "BUG-111": #"{"gatehouse":1,"links":{"schemes":["line3rdp.com.example"]}}"#,
    "BUG-108": #"{"gatehouse":1,"links":{"schemes":["com.example.shop"],"routes":[{"name":"pay","path":"/adyen"}]}}"#,
  ]
}
