extension JSONPointer {
  /// The pointer of a path of keys and indices.
  static func text(_ path: [String]) -> String {
    path.map { "/" + escaped($0) }.joined()
  }

  /// The keys and indices of a pointer.
  static func steps(_ pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
      unescape(step)
    }
  }

  /// The pointer of the innermost value, or of the member whose name, at an offset.
  static func path(to offset: Int, in document: JSONValue) -> String {
    var path: [String] = []
    var value = document
    while true {
      if let member = value.members?.last(where: { $0.nameRange.start <= offset && offset < $0.value.range.end }) {
        path.append(member.name)
        value = member.value
      } else if let index = value.elements?.lastIndex(where: { $0.range.start <= offset && offset < $0.range.end }) {
        path.append(String(index))
        value = value.elements?[index] ?? JSONValue(.null)
      } else {
        return text(path)
      }
    }
  }

  private static func unescape(_ step: Substring) -> String {
    var result = ""
    var isEscape = false
    for character in step.unicodeScalars {
      if isEscape {
        result.unicodeScalars.append(character == "1" ? "/" : "~")
        isEscape = false
      } else if character == "~" {
        isEscape = true
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
