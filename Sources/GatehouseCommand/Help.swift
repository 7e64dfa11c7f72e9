import Gatehouse

/// The texts of `--help` and `gatehouse help`, made from the tables of the commands.
struct Help {
  /// Columns that a line may take.
  let width: Int

  /// For a terminal of so many columns; without one, lines of 100.
  init(columns: Int?) { width = min(100, max(40, columns ?? 100)) }

  /// The help of the program.
  var overview: String {
    var text = wrapped("gatehouse: one policy file decides what every link in an embedded web view does.") + "\n\n"
    text += wrapped(
      "Each navigation gets one verdict: load it here, show one of the app's own screens, hand it to another app, ask, or block; and each"
        + " verdict names the rule that made it.")
    text += "\n\nStart here:\n"
    text += examples([
      .init(
        line: "gatehouse check gatehouse.json",
        meaning: "Is the policy right? Errors and warnings, each with its place, its cause and its remedy."),
      .init(
        line: "gatehouse explain https://shop.example/product/42 --tap https://shop.example/",
        meaning: "What happens to this link when it is tapped on that page, and why?"),
      .init(
        line: "gatehouse decide visit.ndjson > verdicts.ndjson",
        meaning: "One verdict a line for a recorded visit, or for millions of generated questions."),
      .init(
        line: "gatehouse lab site --policy gatehouse.json --script taps.json",
        meaning: "Visit a site in a real web engine with the gate in front."),
    ])
    text += "\nCommands:\n"
    text += columns(
      Command.all.map { ($0.name, $0.summary) } + [
        ("help COMMAND", "Explain a command with examples."), ("help reasons", "List every reason that a verdict can have."),
      ])
    text += "\n"
    text += wrapped(
      "Without --policy the commands read gatehouse.json in the current folder. The smallest policy is {\"gatehouse\": 1}: it loads https"
        + " pages, and opens and routes nothing.")
    text += "\n\nOptions:\n"
    text += columns([("-h, --help", "Show this help."), ("--version", "Show the version.")])
    text += "\nExit codes:\n"
    text += columns([
      ("0", "fine"), ("1", "findings: an error or a warning in a policy, or an input line that is no question"),
      ("2", "the input or the options could not be used"),
    ])
    return text
  }

  /// Every reason that a verdict can have, with its sentence.
  var reasons: String {
    wrapped("Reasons of verdicts. The part before the dot is the question that decided.") + "\n\n"
      + columns(Reason.allCases.map { ($0.code, $0.sentence) })
  }

  /// The help of one command.
  func text(for command: Command) -> String {
    var text = wrapped("usage: gatehouse \(command.name) \(command.synopsis)", indent: 7) + "\n\n\(wrapped(command.summary))\n"
    for paragraph in command.explanation { text += "\n\(wrapped(paragraph))\n" }
    text += "\nOptions:\n" + columns((command.options + [.help]).map { (Self.label($0), Self.description($0)) })
    if !command.examples.isEmpty {
      text += "\nExamples:\n" + examples(command.examples)
    }
    text += "\nExit codes:\n" + columns(command.exitCodes.map { ("\($0.0.rawValue)", $0.1) })
    return text
  }

  private static func label(_ option: Option) -> String {
    let long = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    return option.letter.map { "-\($0), \(long)" } ?? "    \(long)"
  }

  private static func description(_ option: Option) -> String {
    option.choices.isEmpty ? option.help : option.help + " One of: " + option.choices.joined(separator: ", ") + "."
  }

  /// Two columns, the second one wrapped.
  private func columns(_ rows: [(String, String)]) -> String {
    let first = min(30, width / 4, rows.map(\.0.count).max() ?? 0)
    return rows.map { name, text in
      let indent = first + 4
      let gap = name.count <= first ? String(repeating: " ", count: first - name.count + 2) : "\n" + String(repeating: " ", count: indent)
      return "  \(name)\(gap)\(wrapped(text, indent: indent))\n"
    }.joined()
  }

  /// Lines to type, which are never broken, each with what it does.
  private func examples(_ examples: [Command.Example]) -> String {
    examples.map { "  \($0.line)\n      \(wrapped($0.meaning, indent: 6))\n" }.joined()
  }

  private func wrapped(_ text: String, indent: Int = 0) -> String { Wrapped.text(text, width: width, indent: indent) }
}
