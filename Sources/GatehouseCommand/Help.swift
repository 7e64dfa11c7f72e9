import Gatehouse

/// The texts of `--help` and `gatehouse help`, made from the tables of the commands.
enum Help {
  private static let width = 100

  /// The help of the program.
  static var overview: String {
    var text = """
      gatehouse: one policy file decides what every link in an embedded web view does.

      Each navigation gets one verdict: load it here, show one of the app's own screens, hand it to another app, ask, or block;
      and each verdict names the rule that made it.

      Start here:
        gatehouse check gatehouse.json
            Is the policy right? Errors and warnings, each with its place, its cause and its remedy.
        gatehouse explain https://shop.example/product/42 --tap https://shop.example/
            What happens to this link when it is tapped on that page, and why?
        gatehouse decide visit.ndjson > verdicts.ndjson
            One verdict a line for a recorded visit, or for millions of generated questions.
        gatehouse lab site --policy gatehouse.json --script taps.json
            Visit a site in a real web engine with the gate in front.

      Commands:

      """
    text += columns(
      Command.all.map { ($0.name, $0.summary) } + [
        ("help COMMAND", "Explain a command with examples."), ("help reasons", "List every reason that a verdict can have."),
      ])
    text += """

      Without --policy the commands read gatehouse.json in the current folder. The smallest policy is {"gatehouse": 1}:
      it loads https pages, and opens and routes nothing.

      Options:

      """
    text += columns([("-h, --help", "Show this help."), ("--version", "Show the version.")])
    text += """

      Exit codes:

      """
    text += columns([
      ("0", "fine"), ("1", "findings: an error or a warning in a policy, or an input line that is no question"),
      ("2", "the input or the options could not be used"),
    ])
    return text
  }

  /// Every reason that a verdict can have, with its sentence.
  static var reasons: String {
    "Reasons of verdicts. The part before the dot is the question that decided.\n\n"
      + columns(Reason.allCases.map { ($0.code, $0.sentence) })
  }

  /// The help of one command.
  static func text(for command: Command) -> String {
    var text = "usage: gatehouse \(command.name) \(command.synopsis)\n\n\(wrapped(command.summary))\n"
    for paragraph in command.explanation { text += "\n\(wrapped(paragraph))\n" }
    text += "\nOptions:\n" + columns((command.options + [.help]).map { (label($0), description($0)) })
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      for example in command.examples { text += "  \(example.line)\n      \(wrapped(example.meaning, indent: 6))\n" }
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
  private static func columns(_ rows: [(String, String)]) -> String {
    let first = min(30, rows.map(\.0.count).max() ?? 0)
    return rows.map { name, text in
      let indent = first + 4
      let gap = name.count <= first ? String(repeating: " ", count: first - name.count + 2) : "\n" + String(repeating: " ", count: indent)
      return "  \(name)\(gap)\(wrapped(text, indent: indent))\n"
    }.joined()
  }

  /// Text broken between words, later lines indented. Lines that are broken already stay so.
  private static func wrapped(_ text: String, indent: Int = 0) -> String {
    let pad = "\n" + String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var column = indent
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if result.isEmpty {
          result = String(word)
        } else if column + 1 + word.count > width {
          result += pad + word
          column = indent
        } else {
          result += " " + word
          column += 1
        }
        column += word.count
      }
      return result
    }.joined(separator: pad)
  }
}
