/// Writes an element as text, an element a line, and notes where each is: compiled manifests have no text of their own to point into.
enum MarkupWriter {
  /// The text, and the element with its places in it.
  static func write(_ root: MarkupElement) -> ([UInt8], MarkupElement) {
    var text: [UInt8] = []
    let placed = write(root, depth: 0, into: &text)
    return (text, placed)
  }

  private static func write(_ element: MarkupElement, depth: Int, into text: inout [UInt8]) -> MarkupElement {
    var placed = element
    let indent = [UInt8](repeating: 0x20, count: depth * 2)
    text += indent
    placed.start = text.count
    text += Array("<\(element.name)".utf8)
    for attribute in element.attributes { text += Array(" \(attribute.name)=\"\(escaped(attribute.value))\"".utf8) }
    text += Array((element.children.isEmpty ? "/>" : ">").utf8)
    placed.end = text.count
    text.append(0x0A)
    guard !element.children.isEmpty else { return placed }
    placed.children = element.children.map { write($0, depth: depth + 1, into: &text) }
    text += indent + Array("</\(element.name)>\n".utf8)
    return placed
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
