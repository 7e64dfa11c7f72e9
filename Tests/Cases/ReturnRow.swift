/// Rows about the return of a sign-in or payment: a session is opened by an event, then the result arrives.
enum ReturnRow {
  /// Whether a row is one: policy AUTH, or a bug of the cluster whose answer is `deliver`.
  static func isReturn(_ row: JSON) -> Bool { row["policy"] == "AUTH" || addresses[row["id"]?.string ?? ""] != nil }

  /// The addresses of the reported failures.
  private static let addresses: [String: (address: String, state: String?)] = [
    "BUG-002": ("merchantapp://3ds/finish", nil), "BUG-005": ("myapp://hello", nil),
    "BUG-111": ("line3rdp.com.example://authorize/", "s"),
  ]

  /// The lines of a row whose question is `line`: the session that its text speaks of, what came before, and the question.
  ///
  /// Policy AUTH's session is `shopapp://oauth` with the state `s1`. The rows carry no issuer, so none is asked for: a refusal must come from
  /// what the row is about.
  static func lines(_ row: JSON, _ line: JSON) -> [JSON] {
    var line = line
    line.set("view", "v")
    let state = row["input"]?["state"] ?? [:]
    guard state["session"]?.string != "none open" else { return [line] }
    let expected = addresses[row["id"]?.string ?? ""] ?? ("shopapp://oauth", "s1")
    var session: JSON = ["view": "v", "event": "expectReturn", "address": .string(expected.address)]
    session.set("state", expected.state.map(JSON.string))
    return state["delivery"] == "second time" ? [session, line, line] : [session, line]
  }
}
