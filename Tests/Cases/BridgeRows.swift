/// Rows of kind `bridgeMessage` and `bridgeReply`: what a page sends to the app, and what the app sends back.
enum BridgeRows {
  /// Rows whose text a line of JSON cannot hold; the guard's own tests have them.
  private static let notLines: Set<String> = ["ATK-287"]

  /// The policies of the bug reports.
  private static let policies: [String: String] = [
    "BUG-081": #"{"gatehouse":1,"bridge":{"origins":["https://approved.example"],"methods":{"signEvent":{}}}}"#,
    "BUG-082":
      #"{"gatehouse":1,"bridge":{"origins":["https://old.example","https://other.example"],"methods":{"eth_requestAccounts":{}}}}"#,
    "BUG-089": #"{"gatehouse":1,"bridge":{"origins":["https://shop.example"],"methods":{"sendPayment":{"params":{"invoice":"token"}}}}}"#,
  ]

  static func cases(_ rows: [JSON]) throws -> [Case] {
    try rows.compactMap { row in
      guard let id = row["id"]?.string, let kind = row["inputKind"]?.string, ["bridgeMessage", "bridgeReply"].contains(kind),
        let verdict = row["verdict"], let input = row["input"], !notLines.contains(id)
      else { return nil }
      let policy = try policies[id].map { PolicyText(name: $0, text: $0) } ?? PolicyText(name: "BRIDGE", text: SharedFiles.policy("BRIDGE"))
      let line = kind == "bridgeReply" ? ["reply": input["reply"] ?? .null] : message(input)
      return Case(
        id: id, policy: policy, lines: lines(input, line), expected: try Attacks.expectation(id, verdict, route: nil),
        about: row["why"]?.string ?? "")
    }
  }

  private static func message(_ input: JSON) -> JSON {
    var line: JSON = ["message": input["message"] ?? .null]
    if input["message"]?.string?.contains("1 000 000 keys") == true { line.set("message", manyKeys) }
    line.set("frame", input["frame"])
    line.set("activation", input["activation"])
    line.set("generation", input["generation"]?["message"])
    return line
  }

  private static let manyKeys: JSON = {
    var params: JSON = [:]
    for number in 0..<5_000 { params.set("k\(number)", 1) }
    return ["id": "1", "method": "track", "params": params]
  }()

  /// The lines that lead to the question, where a row tells of more than one message.
  private static func lines(_ input: JSON, _ line: JSON) -> [JSON] {
    func inView(_ line: JSON) -> JSON {
      var line = line
      line.set("view", "v")
      return line
    }
    let commit = inView(["event": "commit", "url": .string((input["frame"]?["origin"]?.string ?? "https://shop.example") + "/")])
    if input["duplicateOf"] != nil { return [commit, inView(line), inView(line)] }
    if input["phase"]?.string == "after teardown" { return [commit, inView(["event": "teardown"]), inView(line)] }
    if input["generation"]?["current"] != nil {
      return [commit, inView(line), inView(["event": "commit", "url": "https://other.example/"]), inView(line)]
    }
    return [line]
  }
}
