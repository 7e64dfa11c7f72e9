/// Prints JSON for people: two spaces a level, and on one line what fits.
struct JSONPrinter {
  /// The columns that a value on one line may reach.
  static let width = 110

  /// A value as text, ending with a line feed. The outermost object always takes several lines.
  static func text(_ value: JSONValue) -> String {
    var printer = JSONPrinter()
    printer.print(value, indent: 0, column: 0, isRoot: true)
    return printer.result + "\n"
  }

  /// A value on one line, with spaces after commas and colons.
  static func line(_ value: JSONValue) -> String {
    switch value.kind {
    case .array(let elements): "[\(elements.map(line).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\(string($0.name)): \(line($0.value))" }.joined(separator: ", "))}"
    default: scalar(value)
    }
  }

  /// A text in quotes, escaped.
  static func string(_ text: String) -> String { scalar(.text(text)) }

  private static func scalar(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(value)
    return writer.text
  }

  private var result = ""

  private mutating func print(_ value: JSONValue, indent: Int, column: Int, isRoot: Bool = false) {
    let line = Self.line(value)
    guard isRoot || column + line.unicodeScalars.count > Self.width, value.members ?? [] != [] || value.elements ?? [] != [] else {
      result += line
      return
    }
    let margin = String(repeating: " ", count: indent + 2)
    let isObject = value.members != nil
    result += isObject ? "{\n" : "[\n"
    let entries = value.members?.map { (Self.string($0.name) + ": ", $0.value) } ?? (value.elements ?? []).map { ("", $0) }
    for (index, (name, entry)) in entries.enumerated() {
      result += margin + name
      print(entry, indent: indent + 2, column: indent + 3 + name.unicodeScalars.count)
      result += index == entries.count - 1 ? "\n" : ",\n"
    }
    result += String(repeating: " ", count: indent) + (isObject ? "}" : "]")
  }
}
