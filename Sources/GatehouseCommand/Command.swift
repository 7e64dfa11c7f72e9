/// A command of the program: what it is called, what it does, what it takes.
struct Command: Sendable {
  /// Its name.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What follows the name, for the first line of its help.
  let synopsis: String
  /// What it does, in full: paragraphs.
  let explanation: [String]
  /// Its options.
  let options: [Option]
  /// Examples: what one wants, and the line that does it.
  let examples: [Example]
  /// What its exit codes mean.
  let exitCodes: [(ExitCode, String)]
  /// Does it.
  let action: Action

  /// An example of the help.
  struct Example: Sendable {
    let line: String
    let meaning: String
  }

  /// How a command is run.
  enum Action: Sendable {
    /// With its options read by its table.
    case parsed(@Sendable (Arguments, Console) throws(UsageError) -> ExitCode)
    /// With its arguments as they are: for a program that reads them itself.
    case raw(@Sendable ([String], Console) -> ExitCode)
  }
}

extension Command {
  /// All of them, in the order in which one meets them.
  static let all: [Command] = [.initialise, .check, .decide, .explain, .routes, .bridge, .links, .doctor, .lab, .schema]

  /// Runs the command with the arguments that follow its name.
  func run(_ arguments: [String], _ console: Console) -> ExitCode {
    switch action {
    case .raw(let action): return action(arguments, console)
    case .parsed(let action):
      do throws(UsageError) {
        let parsed = try OptionParser.parse(arguments, by: options + [.help])
        if parsed.has("help") {
          console.output.write(Help(columns: console.width).text(for: self))
          return .fine
        }
        return try action(parsed, console)
      } catch {
        console.error.line("gatehouse \(name): \(error.message)")
        console.error.line("usage: gatehouse \(name) \(synopsis)")
        console.error.line("“gatehouse help \(name)” explains it with examples.")
        return .unusable
      }
    }
  }
}
