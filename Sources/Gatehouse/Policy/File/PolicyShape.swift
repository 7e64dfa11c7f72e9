/// What a value of the file may be: for messages, for the documentation of keys and for editors.
indirect enum PolicyShape: Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool
  /// One of these words.
  case words([String])
  /// A whole number.
  case integer(ClosedRange<Int64>)
  /// A text of a form.
  case text(name: String, example: String, pattern: String?)
  /// A list.
  case list(PolicyShape)
  /// An object with names of the file's own.
  case map(PolicyShape)
  /// An object with known keys.
  case object([PolicyKeyDescription])
  /// One of these.
  case either([PolicyShape])
}

/// What is known about a key.
struct PolicyKeyDescription: Sendable {
  /// The key.
  var name: String
  /// What it says, in one line.
  var summary: String
  /// What its value may be.
  var shape: PolicyShape
  /// Whether its object is nothing without it.
  var isRequired: Bool
  /// The value that stands where it is not written; `nil` if it must be, or nothing stands there.
  var defaultValue: JSONValue?
}

extension PolicyShape {
  /// What it is, for "write …" and "where … should stand".
  var name: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .words(let words): Self.alternatives(words.map { "\"\($0)\"" })
    case .integer(let range) where range.count == 1: String(range.lowerBound)
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text(let name, let example, _): "\(name) such as \"\(example)\""
    case .list(let element): "a list, each entry \(element.name)"
    case .map(let value): "an object with \(value.name) for each name"
    case .object(let keys):
      keys.count > 4 ? "an object" : "an object with \(Self.alternatives(keys.map { "\"\($0.name)\"" }, last: "and"))"
    case .either(let shapes): Self.alternatives(shapes.map(\.name))
    }
  }

  /// A text as the only entry of a list, where a list of texts should stand.
  func listText(of text: String) -> String? {
    guard case .list(.text) = self else { return nil }
    return "it in brackets, [\(quoted(text))]"
  }

  private static func alternatives(_ names: [String], last: String = "or") -> String {
    guard let final = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(last) \(final)"
  }
}
