extension PolicyFile {
  /// The policy as the text of a file: the preset, and every value that differs from it.
  ///
  /// Reading the text gives an equal policy, if the policy's values are such as a file can have; ``reading(of:)`` tells whether they are.
  public static func write(_ policy: Policy) -> String { JSONPrinter.text(PolicyTables.policy.write(policy, policy.preset.policy)) }

  /// A policy that was made in code, read as its file would be: with everything that is wrong or odd about its values.
  public static func reading(of policy: Policy, name: String = "policy") -> PolicyReading { read(write(policy), name: name) }

  /// The policy with every key, its default and a comment that says what it means: a file to begin with.
  public static func writeCommented(_ policy: Policy) -> String {
    // What differs from the strict values; everything else is a default of the keys.
    var written = PolicyTables.policy.write(policy, Policy())
    if policy.preset != .strict, case .object(var members) = written.kind, written["extends"] == nil {
      members.append(JSONMember(name: "extends", nameRange: SourceRange(0, 0), value: .text(policy.preset.rawValue)))
      written.kind = .object(members)
    }
    var printer = CommentedPrinter()
    guard case .object(let keys) = PolicyTables.policy.shape else { return "" }
    printer.print(keys, written, indent: 0)
    return printer.result + "\n"
  }
}

/// Prints an object with a comment before each key.
private struct CommentedPrinter {
  var result = ""

  mutating func print(_ keys: [PolicyKeyDescription], _ written: JSONValue?, indent: Int) {
    let margin = String(repeating: " ", count: indent + 2)
    result += "{\n"
    for key in keys where key.name != "$schema" {
      for line in Self.wrapped(key.summary, width: JSONPrinter.width - indent - 5) { result += "\(margin)// \(line)\n" }
      let value = written?[key.name] ?? key.defaultValue
      if case .object(let inner) = key.shape {
        result += "\(margin)\(JSONPrinter.string(key.name)): "
        print(inner, value, indent: indent + 2)
        result += ",\n"
      } else if let value {
        let line = JSONPrinter.line(value)
        result += "\(margin)\(JSONPrinter.string(key.name)): \(line),\n"
      } else {
        result += "\(margin)// \(JSONPrinter.string(key.name)): \(key.shape.name)\n"
      }
    }
    result += String(repeating: " ", count: indent) + "}"
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.unicodeScalars.count + 1 + word.unicodeScalars.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
