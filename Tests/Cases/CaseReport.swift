/// What a run of cases gave.
struct CaseReport: Sendable {
  /// How many cases ran.
  var ran = 0
  /// Cases whose answer is wrong, in words.
  var failures: [String] = []
  /// Cases that deviate by a rule, as listed.
  var deviations: [DeviationRule: [String]] = [:]

  /// The reasons of the answers.
  var reasons: Set<String> = []

  /// Runs cases.
  static func run(_ cases: [Case]) -> CaseReport {
    var report = CaseReport()
    var runner = CaseRunner()
    for item in cases {
      report.ran += 1
      let rule = Deviations.rule(for: item.id)
      do {
        let answer = try runner.answer(item)
        report.reasons.insert(answer.reason)
        let faults = item.expected.faults(of: answer)
        switch (faults.isEmpty, rule) {
        case (true, nil): break
        case (true, let rule?):
          report.failures.append("\(item.id) is listed as a deviation (\(rule.statement)) and does not deviate any more")
        case (false, let rule?) where rule.covers(answer): report.deviations[rule, default: []].append(item.id)
        case (false, let rule):
          let note = rule.map { " (listed under \"\($0.statement)\", which does not say this)" } ?? ""
          report.failures.append(text(item, faults.joined(separator: "; ") + note, answer))
        }
      } catch {
        report.failures.append(text(item, "\(error)", nil))
      }
    }
    return report
  }

  private static func text(_ item: Case, _ what: String, _ answer: Answer?) -> String {
    var text = "\(item.id): \(what)"
    if let answer { text += " [\(answer.reason)\(answer.line["rule"]?.string.map { " by " + $0 } ?? "")]" }
    if !item.about.isEmpty { text += "\n  about: \(item.about)" }
    text += "\n  policy: \(item.policy.name.prefix(200))"
    for line in item.lines.suffix(4) { text += "\n  line: \(line.text.prefix(700))" }
    return text
  }

  /// The closing line of many reports.
  static func closingLine(_ reports: [CaseReport]) -> String {
    let deviations = reports.flatMap(\.deviations)
    let count = deviations.reduce(0) { $0 + $1.value.count }
    return "\(reports.reduce(0) { $0 + $1.ran }) cases, \(count) deviations by \(Set(deviations.map(\.key)).count) rules"
  }
}
