/// The visit as a table for a terminal.
///
/// One line a step with what was done, below it one line a decision: the verdict, the address, and the rule that decided. Text of pages is
/// made visible first, so that an address cannot move the cursor.
struct VisitTable: Sendable {
  /// Columns of the terminal.
  var width = 110
  /// Colours.
  var style = TextStyle(isColoured: false)

  /// The line over the table and what the columns mean.
  func heading(_ visit: Visit) -> String {
    let title = "Visit of \(VisibleText.of(visit.site)) under \(VisibleText.of(visit.policy)), in \(visit.engine)"
    let place =
      isNarrow ? "address; below it reason and rule" : Self.pad("address", addressWidth) + Self.pad("reason", 27) + "rule in the policy"
    return style.bold(title) + "\n\n" + style.soft(Self.pad("  #", 5) + Self.pad("verdict", 14) + place) + "\n"
  }

  /// A step and what followed from it. An expectation that holds is one word under what it is about.
  func lines(_ stop: Stop) -> String {
    var text = ""
    let number = String(stop.number)
    if case .passed = stop.outcome, stop.occurrences.isEmpty {
      let note = stop.note.map { ": " + VisibleText.of($0) } ?? ""
      return "     " + style.good("as expected") + style.soft(note) + "\n"
    }
    text += String(repeating: " ", count: max(0, 3 - number.count)) + number + "  "
    text += style.bold(VisibleText.shortened(stop.title, to: max(20, width - 6))) + "\n"
    if let note = stop.note { text += "     " + style.soft(VisibleText.of(note)) + "\n" }
    for occurrence in stop.occurrences { text += line(occurrence) }
    switch stop.outcome {
    case .done: break
    case .passed(let message): text += "     " + style.good("as expected: " + VisibleText.of(message)) + "\n"
    case .failed(let message): text += "     " + style.bad("FAILED: " + VisibleText.of(message)) + "\n"
    }
    return text
  }

  /// The last lines: how it went.
  func summary(_ visit: Visit) -> String {
    var text = "\n"
    let counts = VerdictWord.all.compactMap { word -> String? in
      let count = visit.decisions.filter { $0.verdict == word }.count
      return count == 0 ? nil : "\(count) \(word)"
    }
    text +=
      "\(visit.decisions.count) \(visit.decisions.count == 1 ? "decision" : "decisions")\(counts.isEmpty ? "" : ": ")\(counts.joined(separator: ", "))\n"
    let unknown = visit.decisions.count(where: \.couldDiffer)
    if unknown > 0 { text += "\(unknown) of them could be another on iOS, which names the frame that asks; the report says which\n" }
    if let comparison = visit.comparison { text += lines(comparison) }
    if let broken = visit.broken { text += style.bad("the visit ended early: " + VisibleText.of(broken)) + "\n" }
    let failed = visit.failures.count
    if failed > 0 {
      text += style.bad("\(failed) \(failed == 1 ? "step" : "steps") failed, \(visit.passed) as expected") + "\n"
    } else if visit.passed > 0 {
      text += style.good("all \(visit.passed) expectations hold") + "\n"
    }
    return text
  }

  private func lines(_ comparison: Comparison) -> String {
    let name = VisibleText.of(comparison.name)
    guard !comparison.differences.isEmpty else { return "every verdict is as in \(name)\n" }
    var text = style.bad("other than in \(name):") + "\n"
    for difference in comparison.differences {
      text += "     " + Self.pad(VisibleText.shortened(difference.url, to: addressWidth - 2), addressWidth) + difference.text + "\n"
    }
    return text
  }

  /// Whether reason and rule have no room beside the address.
  private var isNarrow: Bool { width < 104 }
  private var addressWidth: Int { isNarrow ? max(20, width - 5 - 14) : min(70, width - 5 - 14 - 27 - 24) }

  private func line(_ occurrence: Occurrence) -> String {
    switch occurrence {
    case .decision(let decision): line(decision)
    case .handoff(let url, let taken): remark((taken ? "an installed app takes " : "no installed app takes ") + url)
    case .page(let url): remark("the view shows " + url)
    case .failure(let url, let message): remark("\(url ?? "the page") did not load: \(message)")
    case .ended: remark("the page\u{2019}s process ended")
    }
  }

  private func line(_ decision: Decision) -> String {
    // The second answer to one question: the engine named the target with the response.
    let mark = (decision.isResponse ? "\u{21B3} " : VerdictWord.mark(decision.verdict) + " ") + decision.verdict
    let address = VisibleText.shortened(decision.url, to: addressWidth - 2)
    let head = "     " + style.verdict(Self.pad(mark, 14), decision.verdict)
    let rule = style.soft(decision.rule ?? "-")
    if isNarrow { return head + address + "\n       " + decision.reason + "  " + rule + "\n" }
    return head + Self.pad(address, addressWidth) + Self.pad(decision.reason, 27) + rule + "\n"
  }

  private func remark(_ text: String) -> String { "       " + style.soft(VisibleText.shortened(text, to: max(20, width - 8))) + "\n" }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
