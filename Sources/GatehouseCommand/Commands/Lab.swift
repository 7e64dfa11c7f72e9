#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Command {
  /// `gatehouse lab`: starts `gatehouse-lab`, so that the other commands never load a web engine.
  static let lab: Command = Command(
    name: "lab",
    summary: "Visit a site in a real web engine with the gate in front, and report every verdict.",
    synopsis: "SITE --policy FILE [--script FILE] …",
    explanation: [
      "Starts the program gatehouse-lab with the same arguments; “gatehouse lab --help” shows its own help. It stands next to this program"
        + " or in a folder of PATH, and is built with the web engine: swift build --traits WebKitGTK"
    ],
    options: [],
    examples: [
      Example(
        line: "gatehouse lab Examples/shop/site --policy Examples/shop/gatehouse.json --script Examples/shop/taps.json",
        meaning: "Serve the example's site under its real names, visit it, tap, and write report.html and trace.ndjson.")
    ],
    exitCodes: [
      (.fine, "the visit ended and every expectation held"), (.findings, "a step failed, or a verdict is another than before"),
      (.unusable, "the visit could not be made, broke off or took too long, or gatehouse-lab is not there"),
    ],
    action: .raw { arguments, console in
      SiblingProgram("gatehouse-lab", needs: "It needs the web engine WebKitGTK 6.0", help: .lab).start(arguments, console)
    })
}

/// A program of this package that needs libraries which the command itself does not load.
struct SiblingProgram {
  private let program: String
  private let needs: String
  private let help: Command

  /// - Parameters:
  ///   - program: its name.
  ///   - needs: what it needs to be built, a sentence without a full stop.
  ///   - help: the command that starts it.
  init(_ program: String, needs: String, help: Command) {
    self.program = program
    self.needs = needs
    self.help = help
  }

  /// Becomes the program. Returns only if it is not there.
  func start(_ arguments: [String], _ console: Console) -> ExitCode {
    console.output.flush()
    console.error.flush()
    for path in candidates() where access(path, X_OK) == 0 {
      var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
      pointers.append(nil)
      execv(path, &pointers)
      pointers.forEach { free($0) }
      if errno != ENOENT {
        console.fail("\(path) could not be started: " + FileError.system(path, errno).cause)
        return .unusable
      }
    }
    if arguments.contains("--help") || arguments.contains("-h") { console.output.write(Help(columns: console.width).text(for: help)) }
    _ = path(console)
    return .unusable
  }

  /// The program's path, or `nil` after saying how it is built.
  func path(_ console: Console) -> String? {
    if let path = candidates().first(where: { access($0, X_OK) == 0 }) { return path }
    console.fail("\(program) is not installed: it is neither next to this program nor in a folder of PATH")
    console.error.line("\(needs). In the package's folder: swift build --traits WebKitGTK")
    return nil
  }

  /// Where the program may be: next to this one, then in the folders of PATH. Empty and relative folders of PATH are left out: what
  /// lies in the current folder is not ours to start.
  private func candidates() -> [String] {
    var folders: [String] = []
    if let own = ownPath(), let slash = own.lastIndex(of: "/") { folders.append(String(own[..<slash])) }
    if let path = getenv("PATH") {
      folders += String(cString: path).split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    }
    return folders.map { $0 + "/" + program }
  }

  /// The path of this program, without symbolic links.
  private func ownPath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
    #else
      var name = Array("/proc/self/exe".utf8CString)
    #endif
    guard let resolved = realpath(&name, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
