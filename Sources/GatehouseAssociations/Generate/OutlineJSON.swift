import Gatehouse

/// JSON written for people: two spaces a level, and on one line what fits.
indirect enum OutlineJSON {
  case text(String)
  case bool(Bool)
  case array([OutlineJSON])
  case object([(String, OutlineJSON)])

  private static let width = 100

  /// The text, which ends with a line feed.
  var text: String { written(indent: 0, column: 0, isRoot: true) + "\n" }

  private var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .bool(let flag): flag ? "true" : "false"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members): "{" + members.map { "\(Self.quoted($0.0)): \($0.1.line)" }.joined(separator: ", ") + "}"
    }
  }

  private func written(indent: Int, column: Int, isRoot: Bool = false) -> String {
    let line = line
    if !isRoot, column + line.utf8.count <= Self.width { return line }
    let margin = String(repeating: " ", count: indent + 2)
    let close = String(repeating: " ", count: indent)
    switch self {
    case .text, .bool: return line
    case .array(let elements) where elements.isEmpty: return line
    case .object(let members) where members.isEmpty: return line
    case .array(let elements):
      let rows = elements.map { margin + $0.written(indent: indent + 2, column: indent + 2) }
      return "[\n" + rows.joined(separator: ",\n") + "\n\(close)]"
    case .object(let members):
      let rows = members.map { name, value in
        let key = "\(Self.quoted(name)): "
        return margin + key + value.written(indent: indent + 2, column: indent + 2 + key.utf8.count)
      }
      return "{\n" + rows.joined(separator: ",\n") + "\n\(close)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.text
  }
}
