import Gatehouse

extension Command {
  /// `gatehouse bridge`: the methods that pages may call in the app.
  static let bridge = Command(
    name: "bridge",
    summary: "Make the client with which pages call the app's methods, from the policy's bridge.",
    synopsis: "generate [--js] [--typescript] [--policy FILE] [--name NAME] [--out FOLDER]",
    explanation: [
      "Makes a module of JavaScript without dependencies: one function for each method, that returns a promise and fails with a BridgeError whose"
        + " code tells what went wrong. It works on iOS and macOS, on Linux, with Android's message listener, and fails with noHost in a plain"
        + " browser. With --typescript it makes the module's declarations.",
      "One file goes to standard output; with --out the files NAME.js and NAME.d.ts are written to that folder.",
    ],
    options: [
      PolicySource.option, Option("js", "j", "Make the module."), Option("typescript", "t", "Make its declarations."),
      Option("name", value: "NAME", "The name of the handler in the page; without it gatehouse."),
      Option("out", "o", value: "FOLDER", "Write the files there. A file that exists already is an error; nothing is overwritten."),
    ],
    examples: [
      Example(line: "gatehouse bridge generate --js --typescript --out web", meaning: "web/gatehouse.js and web/gatehouse.d.ts."),
      Example(line: "gatehouse bridge generate --js > web/gatehouse.js", meaning: "The module alone, over the earlier one."),
    ],
    exitCodes: [
      (.fine, "it was made"), (.findings, "the policy declares no method"),
      (.unusable, "the policy, a file or an option could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands == ["generate"] else {
        throw UsageError(message: arguments.operands.isEmpty ? "bridge needs a command: generate" : "bridge has one command: generate")
      }
      guard arguments.has("js") || arguments.has("typescript") else { throw UsageError(message: "name --js, --typescript or both") }
      if arguments.has("js"), arguments.has("typescript"), !arguments.has("out") {
        throw UsageError(message: "two files cannot go to standard output: name a folder with --out")
      }
      let name = arguments["name"] ?? "gatehouse"
      guard let policy = PolicySource.load(arguments, console) else { return .unusable }
      guard let client = BridgeClient(policy, name: name) else {
        throw UsageError(message: "“\(Shown.short(name))” is no name of a handler: letters, digits and _, not beginning with a digit")
      }
      guard !policy.bridge.methods.isEmpty else {
        console.fail("the policy declares no method: add one to /bridge/methods")
        return .findings
      }
      var files: [(name: String, text: String)] = []
      if arguments.has("js") { files.append(("\(name).js", client.javaScript)) }
      if arguments.has("typescript") { files.append(("\(name).d.ts", client.typeScript)) }
      for file in files {
        guard let folder = arguments["out"] else {
          console.output.write(file.text)
          continue
        }
        do throws(FileError) { try NewFolder.write(name: file.name, file.text, in: folder) } catch {
          console.fail("\(Shown.short(error.name, limit: 200)): \(error.cause)")
          return .unusable
        }
        console.output.line("\(folder)/\(file.name)")
      }
      return .fine
    })
}
