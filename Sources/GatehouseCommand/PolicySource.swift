import Gatehouse

/// Where a command's policy comes from.
enum PolicySource {
  /// The option that names it.
  static let option = Option("policy", "p", value: "FILE", "The policy; without it \(defaultName) in the current folder.")
  /// The file that is read where none is named.
  static let defaultName = "gatehouse.json"

  /// The bytes of a policy file; `-` is standard input. More than a policy may have is an error before it is read whole.
  static func bytes(of name: String) throws(FileError) -> [UInt8] {
    try FileBytes.read(name, limit: PolicyFile.maximumBytes)
  }

  /// What is wrong or odd in a policy file.
  static func check(_ bytes: [UInt8], name: String) -> (source: SourceText, findings: [Diagnostic]) {
    let reading = PolicyFile.read(utf8: bytes, name: name)
    return (reading.source, reading.check())
  }

  /// The policy that the arguments name, or `nil` after saying on standard error why there is none.
  static func load(_ arguments: Arguments, _ console: Console) -> Policy? { reading(arguments, console)?.policy }

  /// The policy that the arguments name with what reading it found, or `nil` after saying on standard error why there is none.
  static func reading(_ arguments: Arguments, _ console: Console) -> PolicyReading? {
    let name = arguments["policy"] ?? defaultName
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Self.bytes(of: name) } catch {
      let hint = arguments["policy"] == nil ? "; name one with --policy" : ""
      console.fail("the policy \(Shown.short(name, limit: 200)): \(error.cause)\(hint)")
      return nil
    }
    let reading = PolicyFile.read(utf8: bytes, name: Shown.safe(name))
    guard reading.policy != nil else {
      let errors = reading.diagnostics.filter { $0.severity == .error }
      for error in errors { console.error.line(error.text(file: reading.name, source: reading.source) + "\n") }
      console.fail("the policy has errors, so nothing is decided by it")
      return nil
    }
    return reading
  }
}
