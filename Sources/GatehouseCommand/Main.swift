#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command `gatehouse`.
@main
struct Main {
  static func main() {
    StandardStreams.keepPlaces()
    let console = Console()
    let code = run(Array(CommandLine.arguments.dropFirst()), console)
    exit(console.finish(code).rawValue)
  }

  /// Runs the program with its arguments.
  static func run(_ arguments: [String], _ console: Console) -> ExitCode {
    guard let first = arguments.first else {
      console.error.write(Help(columns: console.error.columns).overview)
      return .unusable
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "-h", "--help": return showHelp([], console)
    case "help": return showHelp(rest, console)
    case "--version", "-V", "version":
      console.output.line("gatehouse \(Version.number)")
      return .fine
    default: break
    }
    if let command = Command.all.first(where: { $0.name == first }) { return command.run(rest, console) }
    return unknown(first, console)
  }

  private static func showHelp(_ names: [String], _ console: Console) -> ExitCode {
    guard let name = names.first, name != "--help" else {
      console.output.write(Help(columns: console.width).overview)
      return .fine
    }
    if name == "reasons" {
      console.output.write(Help(columns: console.width).reasons)
      return .fine
    }
    let named = (Command.all + Command.linkCommands).filter { $0.name == name || $0.name == names.joined(separator: " ") }
    guard let command = named.last else { return unknown(name, console) }
    console.output.write(Help(columns: console.width).text(for: command))
    return .fine
  }

  private static func unknown(_ name: String, _ console: Console) -> ExitCode {
    let names = Command.all.map(\.name) + ["help"]
    let kind = name.hasPrefix("-") ? "option" : "command"
    console.fail("unknown \(kind) “\(Shown.short(name))”" + Nearest.suggestion(for: name, among: names))
    console.error.line("The commands are \(names.joined(separator: ", ")). “gatehouse --help” explains them.")
    return .unusable
  }
}

/// The version of the command.
enum Version {
  /// Semantic versioning 2.0.0.
  static let number = "0.1.0"
}
