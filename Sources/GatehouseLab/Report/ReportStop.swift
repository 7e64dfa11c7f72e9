import Foundation

/// A step of the visit in the report's timeline.
enum ReportStop {
  static func html(_ stop: Stop) -> HTML {
    let note: HTML = stop.note.map { "<p class=\"note\">\($0)</p>" } ?? ""
    let quiet: HTML = isSilent(stop) ? "<p class=\"quiet\">The engine asked nothing.</p>" : ""
    return """
      <li id="step-\(stop.number)" class="stop\(stateClass(stop))">
      <h3><span class="number">\(stop.number)</span> \(stop.title)</h3>
      \(note)\(outcome(stop.outcome))\(quiet)\(picture(stop))
      \(HTML.joined(stop.occurrences.map(occurrence), separator: "\n"))
      </li>
      """
  }

  /// Whether the step touched the page and no decision followed: worth saying, because some things an engine never asks about.
  private static func isSilent(_ stop: Stop) -> Bool {
    stop.title.hasPrefix("tap ") && !stop.occurrences.contains { if case .decision = $0 { true } else { false } }
  }

  private static func picture(_ stop: Stop) -> HTML {
    guard let picture = stop.picture else { return "" }
    // Base64 has no character that means anything in an attribute.
    let data = HTML(stringLiteral: Data(picture).base64EncodedString())
    return "<img class=\"picture\" alt=\"The view after step \(stop.number)\" src=\"data:image/png;base64,\(data)\">"
  }

  private static func stateClass(_ stop: Stop) -> HTML {
    switch stop.outcome {
    case .done: ""
    case .passed: " passed"
    case .failed: " failed"
    }
  }

  private static func outcome(_ outcome: Stop.Outcome) -> HTML {
    switch outcome {
    case .done: ""
    case .passed(let message): "<p class=\"outcome good\"><span aria-hidden=\"true\">\u{2713}</span> as expected: \(message)</p>"
    case .failed(let message): "<p class=\"outcome bad\"><span aria-hidden=\"true\">\u{2715}</span> failed: \(message)</p>"
    }
  }

  private static func occurrence(_ occurrence: Occurrence) -> HTML {
    switch occurrence {
    case .decision(let decision): ReportDecision.html(decision)
    case .handoff(let url, true): "<p class=\"event\">An installed app took <code class=\"url\">\(url)</code>.</p>"
    case .handoff(let url, false): "<p class=\"event\">No installed app takes <code class=\"url\">\(url)</code>.</p>"
    case .page(let url): "<p class=\"event\">The view shows <code class=\"url\">\(url)</code>.</p>"
    case .failure(nil, let message): "<p class=\"event bad\">A load failed: \(message)</p>"
    case .failure(let url?, let message): "<p class=\"event bad\"><code class=\"url\">\(url)</code> did not load: \(message)</p>"
    case .ended: "<p class=\"event bad\">The page\u{2019}s process ended.</p>"
    }
  }
}
