/// Text broken between words.
enum Wrapped {
  /// Breaks lines that are longer than `width` columns; later ones begin with `indent` spaces, which is also where the first one stands
  /// already. Lines that are broken already stay so, and a word that is longer stays whole. No width: nothing is broken.
  static func text(_ text: String, width: Int?, indent: Int = 0) -> String {
    guard let width else { return text }
    let pad = "\n" + String(repeating: " ", count: indent)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var column = indent
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if result.isEmpty {
          result = String(word)
        } else if column + 1 + word.count > width {
          result += pad + word
          column = indent
        } else {
          result += " " + word
          column += 1
        }
        column += word.count
      }
      return result
    }.joined(separator: pad)
  }
}
