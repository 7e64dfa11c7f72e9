/// `attacks.json`: attack texts and situations, and controls that must keep working.
enum Attacks {
  /// Policies whose navigations and arrivals the gate decides by itself. The others ask for the bridge, cookies or recovery.
  static let navigationPolicies: Set<String> = ["WEB", "EXT", "ROUTE", "FILE", "ROUTEFACT", "DEEPURL", "AUTH", "INTENT", "INBOUND"]

  /// Rows under these policies that wait for something else, and for what.
  static let waiting: [String: String] = [
    "ATK-323": "the inbox", "ATK-325": "the inbox", "ATK-326": "the inbox", "ATK-327": "the inbox",
    "ATK-328": "the inbox", "ATK-329": "the inbox", "ATK-337": "the inbox",
  ]

  /// The cases of the rows under these policies: the raw text, and the engine's form of it; lengthened where a row asks for it.
  static func cases(_ rows: [JSON], policies: Set<String>) throws -> [Case] {
    try rows.flatMap { row -> [Case] in
      guard let policy = row["policy"]?.string, policies.contains(policy), waiting[row["id"]?.string ?? ""] == nil, let input = row["input"]
      else { return [] }
      return try cases(row, input, PolicyText(name: policy, text: SharedFiles.policy(policy)))
    }
  }

  private static func cases(_ row: JSON, _ input: JSON, _ policy: PolicyText) throws -> [Case] {
    guard let id = row["id"]?.string, let kind = row["inputKind"]?.string, ["navigation", "inbound"].contains(kind) else { return [] }
    let about = row["why"]?.string ?? ""
    let key = kind == "navigation" ? "url" : "link"
    func line(_ text: String?) -> JSON {
      kind == "navigation" ? NavigationRow.line(input, url: text) : ArrivalRow.line(input, link: text)
    }
    var out: [Case] = []
    if let verdict = row["verdict"] {
      let texts = texts(row, id, input[key]?.string)
      for text in texts {
        let expected = try expectation(text.id, verdict, route: row["route"])
        out.append(
          Case(
            id: text.id, policy: policy, lines: ReturnRow.isReturn(row) ? ReturnRow.lines(row, line(text.long)) : [line(text.long)],
            expected: expected, about: about))
      }
    }
    if let verdict = row["verdictOnEngineForm"] {
      let expected = try expectation(id + "/engine", verdict, route: row["route"])
      out.append(Case(id: id + "/engine", policy: policy, lines: [line(row["engineForm"]?.string)], expected: expected, about: about))
    }
    return out
  }

  /// The texts that the row's verdict is for; `nil` is the row's own. Where a row says "repeat to 1 MiB" its own text is only the beginning.
  private static func texts(_ row: JSON, _ id: String, _ text: String?) -> [(id: String, long: String?)] {
    let notes = [row["why"], row["note"], row["input"]?["extra"]?["note"]].compactMap { $0?.string }
    guard let text else { return [(id, nil)] }
    if notes.contains(where: { $0.contains("repeat to 1 MiB") }) { return [(id, LongText.lengthened(text))] }
    if notes.contains(where: { $0.contains("repeat to 10 000") }) {
      return [(id, nil), (id + "/long", LongText.keys(text, count: 10_000))]
    }
    return [(id, nil)]
  }

  /// What a row's `verdict` asks for; where several answers are safe, the one that ``Pins`` chose.
  static func expectation(_ id: String, _ verdict: JSON, route: JSON?) throws -> Expectation {
    var expected: Expectation
    if let word = verdict.string {
      expected = Expectation(word)
    } else if let words = verdict["anyOf"]?.array {
      expected = try Pins.expectation(id, anyOf: words.compactMap(\.string))
    } else {
      throw HarnessError("\(id): verdict \(verdict.text) is in no known form")
    }
    if let route {
      expected.routeName = route["name"]?.string
      if let value = route["id"]?.string { expected.someParameters["id"] = value }
    }
    return expected
  }
}
