import Gatehouse

/// Guesses which known word was meant.
enum Nearest {
  /// "; did you mean X?", or nothing if no known word is near.
  static func suggestion(for word: String, among known: [String], prefix: String = "") -> String {
    guard let nearest = nearest(to: word, among: known) else { return "" }
    return "; did you mean \(prefix)\(nearest)?"
  }

  /// The known word with the fewest edits, if they are few for the word's length.
  static func nearest(to word: String, among known: [String]) -> String? {
    let given = Array(word.lowercased().unicodeScalars.prefix(64))
    let measured = known.map { ($0, distance(given, Array($0.lowercased().unicodeScalars))) }
    guard let best = measured.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, min(given.count, best.0.count) / 3) ? best.0 : nil
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var row = [i + 1]
      for (j, y) in b.enumerated() {
        var best = min(last[j] + (x == y ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}

/// Text of unknown origin, made fit to be shown.
enum Shown {
  /// At most 60 characters, with control and formatting characters escaped, so that input cannot move a terminal's cursor or
  /// reverse a line.
  static func short(_ text: String, limit: Int = 60) -> String {
    let scalars = text.unicodeScalars
    let shown = safe(String(String.UnicodeScalarView(scalars.prefix(limit))))
    return scalars.dropFirst(limit).isEmpty ? shown : shown + "…"
  }

  /// The text as one word of a shell, whatever is in it (POSIX, Shell Command Language, 2.2.2): what we print is meant to be copied.
  static func shellWord(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The text with control and formatting characters escaped as `\u{…}`.
  static func safe(_ text: String) -> String { text.unicodeScalars.map(\.shown).joined() }
}
