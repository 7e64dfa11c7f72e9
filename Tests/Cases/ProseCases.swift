/// Rows without a `verdict` whose prose still says what the gate must do; the reading is ours.
enum ProseCases {
  /// Cases from rows of `bugs.json` or `attacks.json`, by id.
  static func cases(_ rows: [JSON]) throws -> [Case] {
    try rows.flatMap { row -> [Case] in
      guard let id = row["id"]?.string, let readings = readings[id], let input = row["input"] else { return [] }
      return try readings.map { reading in
        var lines = reading.lines.isEmpty ? [NavigationRow.line(input)] : reading.lines
        for (name, value) in reading.changes { lines[lines.count - 1].set(name, value) }
        let policy = try reading.policy.hasPrefix("{") ? reading.policy : SharedFiles.policy(reading.policy)
        return Case(
          id: id + reading.suffix, policy: PolicyText(name: reading.policy, text: policy), lines: lines, expected: reading.expected,
          about: row["expected"]?.string ?? "")
      }
    }
  }

  private struct Reading {
    var suffix = ""
    var policy: String
    var changes: [(String, JSON)] = []
    var lines: [JSON] = []
    var expected: Expectation
  }

  private static let readings: [String: [Reading]] = [
    // "first external; 99 cancelled"
    "ATK-208": [
      Reading(suffix: "/1", policy: "EXT", lines: loop(1), expected: Expectation("open")),
      Reading(suffix: "/2", policy: "EXT", lines: loop(2), expected: Expectation("block")),
      Reading(suffix: "/100", policy: "EXT", lines: loop(100), expected: Expectation("block")),
    ],
    // "one question only"
    "ATK-220": [Reading(policy: "EXT", expected: Expectation("block", reason: "handoff.pending"))],
    // "same scheme, same answer whether the link asks for a new window or not"
    "BUG-010": [
      Reading(policy: #"{"gatehouse":1,"handoff":{"from":"any","schemes":["mailto"]}}"#, expected: Expectation("open")),
      Reading(
        suffix: "/new", policy: #"{"gatehouse":1,"handoff":{"from":"any","schemes":["mailto"]}}"#, changes: [("target", "new")],
        expected: Expectation("open")),
    ],
    // "allowed when the frame's origin … is on the payment list and activation is fresh"
    "BUG-017": [
      Reading(policy: ispFrame("recent"), changes: [("activation", freshInFrame)], expected: Expectation("open", reason: "handoff.intent")),
      Reading(
        suffix: "/strict", policy: ispFrame("direct"), changes: [("activation", freshInFrame)],
        expected: Expectation("block", reason: "frame.needs-activation")),
    ],
    // "target app -> policy-checked https fallback -> store page for an allow-listed package"
    "BUG-019": [
      Reading(policy: payco(#""web":{"pages":["https://shop.example","https://payco.example"]}"#), expected: launched("load")),
      Reading(
        suffix: "/unlisted-fallback", policy: payco(#""web":{"pages":["https://shop.example"]}"#),
        expected: Expectation("block", reason: "handoff.intent-fallback")),
      Reading(
        suffix: "/unlisted-fallback-clean",
        policy: payco(#""web":{"pages":["https://shop.example"]}"#, #""intents":"clean","#, #","onFailure":"store""#),
        expected: launched("store")),
    ],
    // "Store routing is a policy table"
    "BUG-012": [
      Reading(policy: #"{"gatehouse":1,"handoff":{"from":"any","stores":["store.example"]}}"#, expected: Expectation("open")),
      Reading(suffix: "/not-listed", policy: #"{"gatehouse":1,"handoff":{"from":"any","stores":true}}"#, expected: Expectation("load")),
    ],
    // "child view … vs in place"
    "BUG-042": [
      Reading(policy: #"{"gatehouse":1,"web":{"newWindows":"window"}}"#, expected: Expectation("load", reason: "window.view")),
      Reading(suffix: "/in-place", policy: #"{"gatehouse":1}"#, expected: Expectation("loadInPlace")),
      Reading(suffix: "/block", policy: #"{"gatehouse":1,"web":{"newWindows":"block"}}"#, expected: Expectation("block")),
    ],
    // "missing source frame is a fact value"
    "BUG-102": [Reading(policy: #"{"gatehouse":1}"#, expected: Expectation("load"))],
  ]

  private static let freshInFrame: JSON = [
    "kind": "recent", "ageMs": 400, "frame": ["origin": "https://isp.example", "main": false],
  ]

  private static func ispFrame(_ evidence: String) -> String {
    """
    {"gatehouse":1,"handoff":{"schemes":["ispmobile"],"frames":["https://isp.example"],"frameActivation":["\(evidence)"],
     "android":{"packages":["kvp.jjy.MispAndroid320"]}}}
    """
  }

  private static func payco(_ web: String, _ intents: String = "", _ more: String = "") -> String {
    """
    {"gatehouse":1,\(web),"handoff":{"schemes":["payco"],"from":"any"\(more),
     "android":{\(intents)"packages":["com.nhnent.payapp"]}}}
    """
  }

  private static func launched(_ fallback: String) -> Expectation {
    var expected = Expectation("open", reason: "handoff.intent")
    expected.url = "payco://link"
    expected.package = "com.nhnent.payapp"
    expected.fallback = fallback
    expected.fallbackURL = fallback == "load" ? "https://payco.example/down" : ""
    return expected
  }

  /// One tap, then the page's script tries again and again.
  private static func loop(_ count: Int) -> [JSON] {
    let source: JSON = ["origin": "https://shop.example", "main": true]
    let tap: JSON = ["view": "v", "event": "input", "frame": source, "input": "tap", "at": 0]
    return [tap]
      + (1...count).map { index in
        [
          "view": "v", "at": .number(Double(index)), "url": "kakaotalk://x", "trigger": "script", "redirects": [], "source": source,
          "target": "main", "current": "https://shop.example/", "method": "GET", "platform": "ios",
        ]
      }
  }
}
