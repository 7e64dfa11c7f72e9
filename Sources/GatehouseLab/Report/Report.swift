/// The report of a visit: one HTML file that needs nothing else, no network and no script.
enum Report {
  /// The file's text. The same visit gives the same bytes.
  static func html(_ visit: Visit) -> String {
    let page: HTML = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
      <meta name="color-scheme" content="light dark">
      <title>Visit of \(visit.site)</title>
      <style>
      \(ReportStyle.sheet)
      </style>
      </head>
      <body>
      <a class="skip" href="#visit">Skip to the visit</a>
      \(header(visit))
      <main>
      \(failures(visit))
      \(comparison(visit))
      \(unknowns(visit))
      <section id="visit" aria-labelledby="visit-title">
      <h2 id="visit-title">The visit</h2>
      \(filter(visit))
      <ol class="stops">
      \(HTML.joined(visit.stops.map(ReportStop.html), separator: "\n"))
      </ol>
      </section>
      </main>
      <footer>
      <p>Beside this file, <code>trace.ndjson</code> holds the same visit as facts, and <code>verdicts.ndjson</code> the verdicts. <code>gatehouse decide --policy \(visit.policy) trace.ndjson</code> gives the same ones.</p>
      </footer>
      </body>
      </html>

      """
    return page.markup
  }

  private static func header(_ visit: Visit) -> HTML {
    let failed = visit.failures.count
    let result: HTML =
      visit.broken.map { "<p class=\"result bad\"><b>The visit ended early.</b> \($0)</p>" }
      ?? (failed > 0
        ? "<p class=\"result bad\"><b>\(failed) \(failed == 1 ? "step" : "steps") failed</b>, \(visit.passed) as expected.</p>"
        : visit.passed > 0
          ? "<p class=\"result good\"><b>All \(visit.passed) expectations hold.</b></p>"
          : "<p class=\"result\">Nothing was expected of this visit.</p>")
    let script: HTML = visit.script.map { "<div><dt>Script</dt><dd><code>\($0)</code></dd></div>" } ?? ""
    return """
      <header>
      <p class="kicker">Gatehouse lab</p>
      <h1>Visit of <code>\(visit.site)</code></h1>
      \(result)
      \(summary(visit))
      <dl class="made">
      <div><dt>Policy</dt><dd><code>\(visit.policy)</code></dd></div>
      \(script)
      <div><dt>Engine</dt><dd>\(visit.engine)</dd></div>
      <div><dt>Decisions</dt><dd>\(visit.decisions.count)</dd></div>
      </dl>
      </header>
      """
  }

  /// What the verdicts mean, with how many there were of each.
  private static func summary(_ visit: Visit) -> HTML {
    let words = VerdictWord.all.filter { word in visit.decisions.contains { $0.verdict == word } }
    let items = words.map { word -> HTML in
      let count = visit.decisions.filter { $0.verdict == word }.count
      return "<li>\(badge(word)) <b>\(count)</b> <span>\(VerdictWord.meaning(word))</span></li>"
    }
    return words.isEmpty ? "" : "<ul class=\"summary\" aria-label=\"Verdicts\">\n\(HTML.joined(items, separator: "\n"))\n</ul>"
  }

  /// Buttons that leave only one kind of verdict; they work without script.
  private static func filter(_ visit: Visit) -> HTML {
    let words = VerdictWord.all.filter { word in visit.decisions.contains { $0.verdict == word } }
    guard words.count > 1 else { return "" }
    let buttons = words.map { word -> HTML in
      "<label><input type=\"radio\" name=\"only\" value=\"\(word)\"> \(word)</label>"
    }
    return """
      <fieldset class="filter">
      <legend>Show</legend>
      <label><input type="radio" name="only" value="all" checked> everything</label>
      \(HTML.joined(buttons, separator: "\n"))
      </fieldset>
      """
  }

  private static func failures(_ visit: Visit) -> HTML {
    guard !visit.failures.isEmpty else { return "" }
    let items = visit.failures.map { stop, message -> HTML in
      "<li><a href=\"#step-\(stop.number)\">Step \(stop.number)</a>, \(stop.title): \(message)</li>"
    }
    return """
      <section class="failures" aria-labelledby="failures-title">
      <h2 id="failures-title">What failed</h2>
      <ul>
      \(HTML.joined(items, separator: "\n"))
      </ul>
      </section>
      """
  }

  /// What is other than in an earlier visit.
  private static func comparison(_ visit: Visit) -> HTML {
    guard let comparison = visit.comparison else { return "" }
    let items = comparison.differences.map { "<li><code class=\"url\">\($0.url)</code> \($0.text)</li>" as HTML }
    let list: HTML = items.isEmpty ? "<p>Every verdict is the same.</p>" : "<ul>\n\(HTML.joined(items, separator: "\n"))\n</ul>"
    return """
      <section class="failures" aria-labelledby="comparison-title">
      <h2 id="comparison-title">Compared with <code>\(comparison.name)</code></h2>
      \(list)
      </section>
      """
  }

  /// What stayed unknown on this engine, in one place.
  private static func unknowns(_ visit: Visit) -> HTML {
    let decisions = visit.decisions.filter(\.couldDiffer)
    guard !decisions.isEmpty else { return "" }
    let items = decisions.map { decision -> HTML in
      """
      <li><a href="#decision-\(decision.number)">\(VisibleText.shortened(decision.url, to: 80))</a> \(badge(decision.verdict)) here.
      \(HTML.joined(decision.unknowns.filter(\.stays).map(ReportDecision.unknown), separator: "\n"))</li>
      """
    }
    return """
      <section class="unknowns" aria-labelledby="unknowns-title">
      <h2 id="unknowns-title">What Linux cannot know, and iOS would</h2>
      <p>WebKit on Linux does not always say which frame asks. What is not known never widens what is allowed, so the verdict here is the narrowest of those below.</p>
      <ul>
      \(HTML.joined(items, separator: "\n"))
      </ul>
      </section>
      """
  }

  /// A verdict's word with its mark.
  static func badge(_ word: String) -> HTML {
    "<span class=\"badge v-\(word)\"><span aria-hidden=\"true\">\(VerdictWord.mark(word))</span> \(word)</span>"
  }
}
