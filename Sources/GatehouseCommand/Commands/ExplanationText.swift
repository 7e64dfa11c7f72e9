import Gatehouse
import URLStandard

/// An explanation, for people and for programs.
enum ExplanationText {
  /// For people.
  static func text(_ explanation: Explanation, _ facts: NavigationFacts, _ style: Style) -> String {
    let verdict = explanation.verdict
    var text = style.strong(Shown.safe(verdict.url?.href ?? facts.url ?? "no address")) + "\n\n"
    for step in explanation.steps { text += line(for: step, verdict.kind.rawValue, style) }
    text += "\n" + row("verdict", paint(verdict, style)) + row("because", verdict.says) + row("reason", verdict.reason.code)
    for detail in explanation.details { text += row("", detail) }
    if let rule = verdict.rule { text += row("rule", rule.description + " in the policy") }
    if let route = verdict.route {
      let values = route.parameters.flatMap { name, values in values.map { "\(name) = \($0)" } }
      text += row("screen", Shown.safe(route.name + " at " + route.path + (values.isEmpty ? "" : ", " + values.joined(separator: ", "))))
    }
    if !verdict.missing.isEmpty {
      text += row("unknown", verdict.missing.map(\.rawValue).joined(separator: ", ") + ": known, they could have led to another verdict")
    }
    if !explanation.alternatives.isEmpty {
      text += "\nAnother verdict, if one fact were another:\n"
      text += explanation.alternatives.map { alternative in
        "  \(padded(alternative.kind.rawValue, 12))with \(alternative.change) (\(alternative.reason.code))\n"
      }.joined()
    }
    return text
  }

  private static func line(for step: Explanation.Step, _ kind: String, _ style: Style) -> String {
    let number = String(step.number)
    let place = String(repeating: " ", count: max(0, 2 - number.count)) + number + "  " + padded(step.name, 16)
    let text = place + padded(step.isDecisive ? kind : step.answer, 13) + step.question
    return step.isDecisive ? style.strong("▶ " + text) + "\n" : "  " + text + "\n"
  }

  private static func row(_ name: String, _ value: String) -> String { padded(name, 9) + value + "\n" }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }

  private static func paint(_ verdict: Verdict, _ style: Style) -> String {
    var text = verdict.kind == .block ? style.error("block") : style.good(verdict.kind.rawValue)
    if let then = verdict.then { text += " (a yes: \(then.rawValue))" }
    guard let handoff = verdict.handoff else { return text }
    text += handoff.mode == .any ? " by any app that takes it" : " by the app that owns it, never a browser"
    if let package = handoff.package { text += ", \(package)" }
    return text + "; if none does: \(handoff.fallback.rawValue)"
  }

  /// For programs: one line.
  static func json(_ explanation: Explanation) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("steps")
      writer.array { writer in for step in explanation.steps { write(step, to: &writer) } }
      writer.key("verdict")
      Answer(.verdict(explanation.verdict)).write(to: &writer)
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
