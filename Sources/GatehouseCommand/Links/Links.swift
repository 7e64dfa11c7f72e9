import Gatehouse

extension Command {
  /// `gatehouse links`: the files that connect links with an app.
  static let links = Command(
    name: "links",
    summary: "Make, check and compare the files that connect links with an app, and say which app a link opens and why.",
    synopsis: "COMMAND …",
    explanation: [
      "A link opens an app where four things agree: the policy, the file that the site serves, the entitlement or manifest of the build, and the"
        + " system. These commands make the first three from one policy and compare them.",
      Command.linkCommands.map { "\($0.name.dropFirst(6)): \($0.summary)" }.joined(separator: " "),
      "“gatehouse links COMMAND --help” explains each with examples.",
    ],
    options: [],
    examples: linkCommands.flatMap { $0.examples.prefix(1) },
    exitCodes: [
      (.fine, "fine"), (.findings, "findings, a link that opens no app, or links that change hands"),
      (.unusable, "a file, an address or an option could not be used"),
    ],
    action: .raw(LinksDispatcher.run))

  /// The commands below `links`.
  static let linkCommands: [Command] = [.linksGenerate, .linksCheck, .linksMatch, .linksDiff, .linksServe, .linksFetch]
}

/// Finds the command below `links` and runs it.
enum LinksDispatcher {
  static func run(_ arguments: [String], _ console: Console) -> ExitCode {
    let help = Help(columns: console.width)
    guard let first = arguments.first else {
      console.error.write(help.text(for: .links))
      return .unusable
    }
    let rest = Array(arguments.dropFirst())
    if ["--help", "-h", "help"].contains(first) {
      let named = rest.first.flatMap(find)
      console.output.write(help.text(for: named ?? .links))
      return .fine
    }
    if let command = find(first) { return command.run(rest, console) }
    let names = Command.linkCommands.map { String($0.name.dropFirst(6)) }
    console.fail("links has no command “\(Shown.short(first))”" + Nearest.suggestion(for: first, among: names))
    console.error.line("The commands are \(names.joined(separator: ", ")). “gatehouse links --help” explains them.")
    return .unusable
  }

  private static func find(_ name: String) -> Command? { Command.linkCommands.first { $0.name == "links \(name)" } }
}
