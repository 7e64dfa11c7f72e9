import Testing

/// Every attack under `{"gatehouse":1}` and under each preset: never wider than under its own policy, except where the preset's table in
/// DESIGN.md, section 5, says so. And whatever a preset admits, some answers are out of reach.
@Suite("Cases: never wider") struct NeverWiderTests {
  /// Where a verdict may be wider than under the attack's own policy: by these reasons, which are lines of the preset's table.
  enum Base: String, CaseIterable, Sendable {
    case defaults, payments, browser

    var policy: PolicyText {
      let text = self == .defaults ? #"{"gatehouse":1}"# : #"{"gatehouse":1,"extends":"\#(rawValue)"}"#
      return PolicyText(name: text, text: text)
    }

    /// `web.pages` and `web.frames` are not written: any https. The rest is the preset's own.
    var reasons: Set<String> {
      let pages: Set<String> = ["web.page", "web.frame", "web.same-document", "window.in-place"]
      return switch self {
      case .defaults: pages
      case .payments:
        pages.union(["document.admitted", "web.other", "handoff.scheme", "handoff.intent", "handoff.store", "handoff.confirm"])
      case .browser: pages.union(["document.admitted", "web.other", "window.view", "web.upgraded", "handoff.confirm"])
      }
    }
  }

  @Test(.enabled(if: SharedFiles.arePresent, Comment(rawValue: SharedFiles.absence)), arguments: Base.allCases)
  func everyAttack(under base: Base) throws {
    let rows = try #require(try SharedFiles.rows("attacks.json"))
    let kinds = Dictionary(uniqueKeysWithValues: rows.compactMap { row in row["id"]?.string.map { ($0, row["kind"]?.string) } })
    let attacks = try Attacks.cases(rows, policies: Attacks.navigationPolicies)
      .filter { kinds[String($0.id.prefix { $0 != "/" })] == "attack" && $0.lines.last?["url"] != nil }
    #expect(attacks.count > 100)
    var runner = CaseRunner()
    for attack in attacks {
      let own = try runner.answer(attack)
      var other = attack
      other.policy = base.policy
      let answer = try runner.answer(other)
      if answer.breadth > own.breadth, !base.reasons.contains(answer.reason) {
        Issue.record("\(attack.id): \(answer.verdict) [\(answer.reason)] is wider than \(own.verdict) [\(own.reason)]")
      }
      if let limit = outOfReach(attack.lines.last ?? .null, answer) {
        Issue.record("\(attack.id): \(answer.verdict) [\(answer.reason)]: \(limit)")
      }
    }
    print("\(attacks.count) attacks under \(base.policy.text)")
  }

  /// What no preset admits, read off the line alone.
  private func outOfReach(_ line: JSON, _ answer: Answer) -> String? {
    let launches = answer.verdict == "open" || answer.verdict == "ask" && answer.line["then"] == "open"
    let url = line["url"]?.string?.lowercased() ?? ""
    if launches {
      if line["activation"]?["kind"] == "none" { return "nobody acted" }
      if line["activation"]?["input"] == "synthetic" { return "the page made the click itself" }
      if line["method"] == "POST" { return "a POST is never handed off" }
      if ["backForward", "reload", "formResubmit"].contains(line["trigger"]?.string ?? "") { return "history never launches" }
      if line["state"]?["visible"] == false { return "the view is hidden" }
      if line["source"]?["origin"] == "null", line["source"]?["main"] == false { return "an opaque frame never launches" }
    }
    if answer.verdict != "block" {
      for scheme in ["javascript:", "view-source:", "file:", "content:", "filesystem:", "jar:"] where url.hasPrefix(scheme) {
        return "\(scheme) never loads and is never handed off"
      }
      if url.contains("\t") || url.contains("\\") && url.hasPrefix("https:") { return "the text is ambiguous" }
    }
    return nil
  }
}

extension Answer {
  /// How much it allows, in the order of DESIGN.md, section 4.
  var breadth: Int {
    switch verdict {
    case "block", "reject": 0
    case "ask": line["then"] == "load" ? 1 : 4
    case "load", "loadInPlace": 2
    case "route", "deliver": 3
    default: 5
    }
  }
}
