/// Lengthens the texts of rows that ask for it ("repeat to 1 MiB", "repeat to 10 000 in test").
enum LongText {
  /// A text of at least `bytes` bytes: its longest run of one character is repeated.
  static func lengthened(_ text: String, to bytes: Int = 1 << 20) -> String {
    let characters = Array(text.unicodeScalars)
    guard let first = characters.first, text.utf8.count < bytes else { return text }
    var best = (start: 0, length: 1)
    var run = (start: 0, length: 0)
    var last = first
    for (index, character) in characters.enumerated() {
      if character == last, index > 0 {
        run.length += 1
      } else {
        run = (index, 1)
      }
      last = character
      if run.length > best.length { best = run }
    }
    var out = String.UnicodeScalarView()
    out.append(contentsOf: characters[..<best.start])
    out.append(contentsOf: repeatElement(characters[best.start], count: bytes - text.utf8.count))
    out.append(contentsOf: characters[best.start...])
    return String(out)
  }

  /// A link whose query has the keys `k0` … `k<count-1>`.
  static func keys(_ link: String, count: Int) -> String {
    let path = link.prefix { $0 != "?" }
    return path + "?" + (0..<count).map { "k\($0)=1" }.joined(separator: "&")
  }
}
