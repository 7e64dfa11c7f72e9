import Gatehouse
import GatehouseAssociations

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Command {
  /// `gatehouse links generate`: every file from one policy.
  static let linksGenerate = Command(
    name: "links generate",
    summary: "Make every file that connects links with an app from a policy: for the site, both apps and the web server.",
    synopsis: "[--policy FILE] [--out FOLDER | --only NAME]",
    explanation: [
      "Makes apple-app-site-association and assetlinks.json for the site; App.entitlements (Associated Domains) and Info.plist (URL types, queried"
        + " schemes) for Apple's systems; intent filters and queries for Android's manifest; snippets for nginx, Apache and static hosts with the"
        + " right headers. The property lists and the manifest hold only what concerns links: merge them into the project's own.",
      "Each file says on standard error what its form cannot express: where it opens more, or less, than the policy. What is generated checks clean"
        + " with “gatehouse links check”.",
    ],
    options: [
      PolicySource.option,
      Option("out", "o", value: "FOLDER", "Write the files there. A file that exists already is an error; nothing is overwritten."),
      Option("only", value: "NAME", "Write one file to standard output: its name, or the last part of it."),
    ],
    examples: [
      Example(line: "gatehouse links generate --out links", meaning: "All files, in a new folder."),
      Example(
        line: "gatehouse links generate --only apple-app-site-association > public/.well-known/apple-app-site-association",
        meaning: "One file, where the site's build wants it."),
    ],
    exitCodes: [
      (.fine, "the files were made"), (.findings, "the policy lacks facts for some of them"),
      (.unusable, "the policy, a file or an option could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands.isEmpty else { throw UsageError(message: "generate takes no files; name the policy with --policy") }
      if arguments.has("out"), arguments.has("only") { throw UsageError(message: "--out and --only exclude each other") }
      guard let policy = PolicySource.load(arguments, console) else { return .unusable }
      var files = AssociationGenerator.files(for: policy)
      if let name = arguments["only"] {
        files = files.filter { $0.name == name || $0.name.hasSuffix("/" + name) }
        guard let file = files.first else {
          console.fail("the policy makes no file “\(Shown.short(name))”")
          for reason in AssociationGenerator.missing(policy) { console.error.line("gatehouse: \(reason)") }
          return .unusable
        }
        console.output.write(file.text)
        for limit in file.limits { console.error.line("\(file.name): \(limit)") }
        return .fine
      }
      for file in files {
        if let folder = arguments["out"] {
          do throws(FileError) { try NewFolder.write(file, in: folder) } catch {
            console.fail("\(Shown.short(error.name, limit: 200)): \(error.cause)")
            return .unusable
          }
          console.output.line("\(folder)/\(file.name)")
        } else {
          console.output.line(console.style.strong("# \(file.name)"))
          console.output.line(file.text)
        }
        for limit in file.limits { console.error.line("\(file.name): \(limit)") }
      }
      let missing = AssociationGenerator.missing(policy)
      for reason in missing { console.error.line("gatehouse: \(reason)") }
      return missing.isEmpty ? .fine : .findings
    })
}

/// Writes generated files.
enum NewFolder {
  /// Writes a file below a folder, which is made if it is not there.
  static func write(_ file: GeneratedFile, in folder: String) throws(FileError) { try write(name: file.name, file.text, in: folder) }

  /// Writes a text as a file below a folder.
  static func write(name: String, _ text: String, in folder: String) throws(FileError) {
    var path = folder
    try make(path)
    for part in name.split(separator: "/").dropLast() {
      path += "/" + part
      try make(path)
    }
    try FileBytes.create("\(folder)/\(name)", Array(text.utf8))
  }

  private static func make(_ path: String) throws(FileError) {
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw .system(path, errno) }
  }
}
