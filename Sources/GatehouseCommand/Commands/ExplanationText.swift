import Gatehouse
import URLStandard

/// An explanation, for people and for programs.
struct ExplanationText {
  /// Colours.
  let style: Style
  /// Columns of the terminal; `nil`: nothing is broken into lines.
  var width: Int?

  /// For people.
  func text(_ explanation: Explanation, _ facts: NavigationFacts) -> String {
    let verdict = explanation.verdict
    var text = style.strong(Shown.safe(verdict.url?.href ?? facts.url ?? "no address")) + "\n\n"
    for step in explanation.steps { text += line(for: step, verdict.kind.rawValue) }
    text += "\n" + verdictRow(verdict) + row("because", verdict.says) + row("reason", verdict.reason.code)
    for detail in explanation.details { text += row("", detail) }
    if let rule = verdict.rule { text += row("rule", rule.description + " in the policy") }
    if let route = verdict.route {
      let values = route.parameters.flatMap { name, values in values.map { "\(name) = \($0)" } }
      text += row("screen", route.name + " at " + route.path + (values.isEmpty ? "" : ", " + values.joined(separator: ", ")))
    }
    if !verdict.missing.isEmpty {
      text += row("unknown", verdict.missing.map(\.rawValue).joined(separator: ", ") + ": known, they could have led to another verdict")
    }
    if !explanation.alternatives.isEmpty {
      text += "\nAnother verdict, if one fact were another:\n"
      text += explanation.alternatives.map { alternative in
        "  " + padded(alternative.kind.rawValue, 12)
          + wrapped("if " + Shown.safe(alternative.change) + ": " + alternative.reason.code, indent: 14) + "\n"
      }.joined()
    }
    return text
  }

  private func line(for step: Explanation.Step, _ kind: String) -> String {
    let number = String(step.number)
    let answer = step.isDecisive ? kind : step.answer
    let place = String(repeating: " ", count: max(0, 2 - number.count)) + number + "  "
    // Where there is no room for three columns, the question stands below.
    let isNarrow = width.map { $0 < 72 } ?? false
    let head = place + padded(step.name, 16) + (isNarrow ? answer : padded(answer, 13))
    let text = head + (isNarrow ? "\n        " + wrapped(step.question, indent: 8) : wrapped(step.question, indent: 35))
    return step.isDecisive ? style.strong("▶ " + text) + "\n" : "  " + text + "\n"
  }

  private func row(_ name: String, _ value: String) -> String { padded(name, 9) + wrapped(Shown.safe(value), indent: 9) + "\n" }

  private func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }

  private func wrapped(_ text: String, indent: Int) -> String { Wrapped.text(text, width: width.map { max(40, $0) }, indent: indent) }

  private func verdictRow(_ verdict: Verdict) -> String {
    let word = verdict.kind.rawValue
    let rest = row("verdict", words(verdict)).dropFirst(9 + word.count)
    return padded("verdict", 9) + (verdict.kind == .block ? style.error(word) : style.good(word)) + rest
  }

  /// The verdict and what follows from it.
  private func words(_ verdict: Verdict) -> String {
    var text = verdict.kind.rawValue
    if let then = verdict.then { text += " (a yes: \(then.rawValue))" }
    guard let handoff = verdict.handoff else { return text }
    text += handoff.mode == .any ? " by any app that takes it" : " by the app that owns it, never a browser"
    if let package = handoff.package { text += ", \(package)" }
    switch handoff.fallback {
    case .load: return text + "; if none does, it loads here"
    case .store: return text + "; if none does, the store is searched"
    case .report: return text + "; if none does, the app is told"
    }
  }

  /// For programs: one line.
  static func json(_ explanation: Explanation) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("steps")
      writer.array { writer in for step in explanation.steps { write(step, to: &writer) } }
      writer.key("verdict")
      Answer(.verdict(explanation.verdict)).write(to: &writer)
      if !explanation.details.isEmpty { writer.field("details", explanation.details) }
      writer.key("alternatives")
      writer.array { writer in
        for alternative in explanation.alternatives {
          writer.object { writer in
            writer.field("change", alternative.change)
            writer.field("verdict", alternative.kind.rawValue)
            writer.field("reason", alternative.reason.code)
          }
        }
      }
    }
    return writer.bytes
  }

  private static func write(_ step: Explanation.Step, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("step", Int64(step.number))
      writer.field("name", step.name)
      writer.field("question", step.question)
      writer.field("answer", step.answer)
      writer.field("decides", step.isDecisive)
    }
  }
}
