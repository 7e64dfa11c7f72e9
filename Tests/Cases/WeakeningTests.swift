import Testing

/// Knowing less never allows more: every case again with one fact made unknown, or its evidence made worse. The verdict never moves up and
/// never leaves `block` (DESIGN.md, section 4).
@Suite("Cases: weakening") struct WeakeningTests {
  @Test(arguments: CaseSet.allCases) func knowingLessNeverAllowsMore(in set: CaseSet) throws {
    // Events are evidence too: a fact that is left out would be taken from them. So only single lines are weakened.
    let cases = (try set.cases() ?? []).filter { $0.lines.count == 1 && $0.lines.first?.has("url") == true }
    var runner = CaseRunner()
    var count = 0
    for item in cases {
      guard let line = item.lines.first else { continue }
      let known = try runner.answer(item)
      for weaker in Self.weaker(line) {
        var other = item
        other.lines = [weaker.line]
        let answer = try runner.answer(other)
        count += 1
        if answer.breadth > known.breadth {
          Issue.record(
            "\(item.id) with \(weaker.what): \(answer.verdict) [\(answer.reason)] instead of \(known.verdict) [\(known.reason)]\n  \(weaker.line.text.prefix(600))"
          )
        }
      }
    }
    print("weakening, \(set.rawValue): \(count) lines of \(cases.count) cases")
  }

  /// The line with one fact less, or with worse evidence.
  static func weaker(_ line: JSON) -> [(what: String, line: JSON)] {
    var out: [(what: String, line: JSON)] = []
    func without(_ name: String) {
      guard line[name] != nil else { return }
      var weaker = line
      weaker.set(name, .null)
      out.append(("no \(name)", weaker))
    }
    for name in ["trigger", "method", "platform"] { without(name) }
    // A missing target is main or frame: every engine tells a new window apart.
    if line["target"] == "main" || line["target"] == "frame" { without("target") }
    // With the triggers `host` and `typed` a missing source is the app; under `unknownSource: page` on Android it is the page.
    if line["trigger"] != "host", line["trigger"] != "typed", line["platform"] != "android" {
      without("source")
      if var source = line["source"], source["main"] != nil {
        source.set("main", .null)
        var weaker = line
        weaker.set("source", source)
        out.append(("half a source", weaker))
      }
    }
    for evidence in evidence(below: line["activation"]) {
      var weaker = line
      weaker.set("activation", evidence)
      out.append(("activation \(evidence.text)", weaker))
    }
    return out
  }

  /// Worse evidence, in the order direct, recent, sticky, unknown, none; where it landed stays.
  private static func evidence(below activation: JSON?) -> [JSON] {
    let kinds = ["direct", "recent", "sticky"]
    let none: JSON = ["kind": "none"]
    guard let activation, let kind = activation["kind"]?.string else { return [none] }
    guard let place = kinds.firstIndex(of: kind) else { return [] }
    return kinds[(place + 1)...].map { word in
      var weaker = activation
      weaker.set("kind", .string(word))
      if word == "recent" { weaker.set("ageMs", 0) }
      return weaker
    } + [.null, none]
  }
}
