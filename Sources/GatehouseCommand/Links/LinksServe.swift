import Gatehouse
import GatehouseAssociations

extension Command {
  /// `gatehouse links serve`: the association files with the right headers, on this machine.
  static let linksServe = Command(
    name: "links serve",
    summary: "Serve the association files of a folder, or of a policy, with the right headers, on this machine only.",
    synopsis: "[--port N] [FOLDER | --policy FILE]",
    explanation: [
      "Answers GET and HEAD for /.well-known/apple-app-site-association and /.well-known/assetlinks.json on 127.0.0.1 with application/json, and"
        + " everything else with 404, until it is stopped. The files are read anew for every question. A device asks over https and by name: put"
        + " a proxy with a certificate in front, or let tests ask this address.",
      "The first line of standard output is the address.",
    ],
    options: [PolicySource.option, Option("port", value: "N", "The port; without it a free one.")],
    examples: [
      Example(line: "gatehouse links serve --port 8080 public", meaning: "What the folder would serve."),
      Example(line: "gatehouse links serve --policy gatehouse.json", meaning: "What the policy makes."),
    ],
    exitCodes: [(.unusable, "the port, the folder or the policy could not be used")],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else { throw UsageError(message: "name one folder") }
      guard let port = UInt16(arguments["port"] ?? "0") else { throw UsageError(message: "--port is a number up to 65535") }
      let folder = arguments.operands.first
      if let folder, !AssociationSource.isFolder(folder) {
        console.fail("\(Shown.short(folder, limit: 200)) is no folder")
        return .unusable
      }
      if folder == nil, PolicySource.load(arguments, console) == nil { return .unusable }
      let server = LoopbackServer(port: port) { path in
        guard LinkFiles.paths.contains(path) else { return nil }
        if let folder { return try? AssociationSource.bytes(folder + path) }
        return LinkFiles.generated(path, arguments, console)
      }
      do throws(FileError) {
        try server.run { port in
          console.output.line("http://127.0.0.1:\(port)")
          console.output.flush()
        }
      } catch {
        console.fail("\(error.name): \(error.cause)")
      }
      return .unusable
    })
}

/// The files that are served.
enum LinkFiles {
  static let paths = ["/.well-known/apple-app-site-association", "/.well-known/assetlinks.json"]

  /// A file as the policy makes it now.
  static func generated(_ path: String, _ arguments: Arguments, _ console: Console) -> [UInt8]? {
    guard let policy = PolicySource.load(arguments, console) else { return nil }
    return AssociationGenerator.files(for: policy).first { "/" + $0.name == path }.map { Array($0.text.utf8) }
  }
}
