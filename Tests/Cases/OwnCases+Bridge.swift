extension OwnCases {
  private static let contract = strict(
    #""bridge":{"origins":["https://shop.example"],"limits":{"bytes":1000},"methods":{"ping":{"rate":{"atMost":1,"within":"1s"}},"pay":{"activation":"needed"}}}"#
  )

  private static func call(_ method: JSON, _ more: [(String, JSON)] = [], id: JSON = "1", _ extra: [(String, JSON)] = []) -> JSON {
    var message: JSON = ["id": id, "method": method]
    for (name, value) in extra { message.set(name, value) }
    var line: JSON = ["view": "v", "message": message, "frame": shopMain, "generation": 1, "at": 10]
    for (name, value) in more { line.set(name, value) }
    return line
  }

  private static let commit: JSON = ["view": "v", "event": "commit", "url": "https://shop.example/", "at": 1]
  private static func reply(_ more: [(String, JSON)] = []) -> JSON {
    var line: JSON = ["view": "v", "reply": ["id": "1", "result": 1], "generation": 1, "at": 20]
    for (name, value) in more { line.set(name, value) }
    return line
  }

  /// Messages and replies in a view.
  static let bridge: [Case] = [
    sequence("bridge-call", contract, [commit, call("ping")], "deliver", "bridge.call"),
    sequence("bridge-reply", contract, [commit, call("ping"), reply()], "deliver", "bridge.reply"),
    sequence("bridge-reply-twice", contract, [commit, call("ping"), reply(), reply()], "ignore", "bridge.uncalled"),
    sequence("bridge-reply-after-commit", contract, [commit, call("ping"), commit, reply()], "ignore", "bridge.other-page"),
    sequence(
      "bridge-reply-after-death", contract, [commit, call("ping"), ["view": "v", "event": "terminated"], reply()], "ignore",
      "bridge.other-page"),
    sequence(
      "bridge-reply-after-end", contract, [commit, call("ping"), ["view": "v", "event": "teardown"], reply()], "ignore", "bridge.closed"),
    sequence("bridge-before-commit", contract, [call("ping", [("generation", .null)])], "reject", "bridge.other-page"),
    sequence("bridge-twice", contract, [commit, call("ping"), call("ping")], "reject", "bridge.duplicate"),
    sequence("bridge-fast", contract, [commit, call("ping"), call("ping", id: "2")], "reject", "bridge.rate"),
    sequence("bridge-action", contract, [commit, call("pay", [("activation", ["kind": "direct"])])], "deliver", "bridge.call"),
    sequence("bridge-no-action", contract, [commit, call("pay")], "reject", "bridge.needs-activation"),
    sequence(
      "bridge-frame", contract, [commit, call("ping", [("frame", ["origin": "https://shop.example", "main": false])])], "reject",
      "bridge.frame"),
    sequence("bridge-no-frame", contract, [commit, call("ping", [("frame", .null)])], "reject", "bridge.no-frame"),
    sequence(
      "bridge-number", contract, [commit, call("ping", [("params", .null)], [("params", ["n": 9_007_199_254_740_993])])], "reject",
      "bridge.number"),
    sequence(
      "bridge-large", contract, [commit, call("ping", [], [("params", ["n": .string(String(repeating: "a", count: 1_000))])])], "reject",
      "bridge.too-large"),
    sequence("bridge-nul", contract, [commit, call("ping\u{0}")], "reject", "bridge.text"),
  ]
}
