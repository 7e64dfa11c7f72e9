/// A decision in the report: the verdict, the facts, and the path down the ladder.
enum ReportDecision {
  static func html(_ decision: Decision) -> HTML {
    let title = "decision-\(decision.number)"
    let outcome: HTML = decision.outcome.map { "<p class=\"leads\">\($0)</p>" } ?? ""
    let rule: HTML = decision.rule.map { "<span>policy <code>\($0)</code></span>" } ?? "<span>no line of the policy could change it</span>"
    let place: HTML = decision.place.map { "<p class=\"place\"><span>line \($0.line)</span> <code>\($0.text)</code></p>" } ?? ""
    let again: HTML = decision.isResponse ? "<span class=\"phase\">asked again at the response</span>" : ""
    return """
      <article id="\(title)" class="decision v-\(decision.verdict)" data-verdict="\(decision.verdict)" aria-labelledby="\(title)-url">
      <h4>\(Report.badge(decision.verdict)) <code class="url" id="\(title)-url">\(decision.url)</code></h4>
      <p class="says">\(sentence(decision.says))</p>
      \(outcome)<p class="why"><code>\(decision.reason)</code> \(rule) \(again)<span>\(milliseconds(decision.at))</span></p>\(place)
      \(facts(decision.facts))
      \(HTML.joined(decision.unknowns.map(unknown), separator: "\n"))
      \(ladder(decision))
      </article>
      """
  }

  /// A sentence of the gate with its capital and its full stop.
  private static func sentence(_ text: String) -> String {
    guard let first = text.first else { return "" }
    // A sentence that begins with a scheme or a host keeps it as it is written.
    let word = text.prefix { $0 != " " }
    let isName = word.contains(".") || word.contains(":")
    return (isName ? String(first) : first.uppercased()) + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private static func milliseconds(_ at: Int64) -> String {
    let tenths = at / 100
    return "at \(tenths / 10).\(tenths % 10) s"
  }

  private static func facts(_ facts: [Decision.Fact]) -> HTML {
    guard !facts.isEmpty else { return "" }
    let items = facts.map { fact -> HTML in
      let value: HTML = fact.value.map { "<dd>\($0)</dd>" } ?? "<dd class=\"unknown\">not known</dd>"
      return "<div><dt>\(fact.name)</dt>\(value)</div>"
    }
    return "<dl class=\"facts\">\n\(HTML.joined(items, separator: "\n"))\n</dl>"
  }

  /// What is not known here and what would follow elsewhere.
  static func unknown(_ unknown: Decision.Unknown) -> HTML {
    let list: HTML =
      unknown.elsewhere.isEmpty
      ? ""
      : """
      <ul>
      \(HTML.joined(unknown.elsewhere.map { "<li>\($0.condition): \(Report.badge($0.verdict)) <code>\($0.reason)</code></li>" }, separator: "\n"))
      </ul>
      """
    return "<div class=\"elsewhere\"><p>\(unknown.sentence)</p>\(list)</div>"
  }

  /// The ladder: a strip of numbers that is always there, and the questions in words behind it.
  private static func ladder(_ decision: Decision) -> HTML {
    guard !decision.ladder.isEmpty else { return "" }
    let cells = (1...Decision.Rung.count).map { number -> HTML in
      let rung = decision.ladder.first { $0.number == number }
      let state: HTML = rung.map { $0.isDecisive ? "decided" : "passed" } ?? "not-asked"
      return "<span class=\"\(state)\">\(number)</span>"
    }
    let rows = decision.ladder.map { rung -> HTML in
      let answer: HTML = rung.isDecisive ? Report.badge(decision.verdict) : "<span class=\"answer\">\(rung.answer)</span>"
      return "<li value=\"\(rung.number)\" class=\"\(rung.isDecisive ? "decided" : "passed")\"><span>\(rung.question)</span> \(answer)</li>"
    }
    let decisive = decision.ladder.first { $0.isDecisive }.map { "Step \($0.number) decided" } ?? "The ladder"
    return """
      <details class="ladder">
      <summary><span>\(decisive)</span> <span class="strip" aria-hidden="true">\(HTML.joined(cells))</span></summary>
      <ol class="rungs">
      \(HTML.joined(rows, separator: "\n"))
      </ol>
      </details>
      """
  }
}
