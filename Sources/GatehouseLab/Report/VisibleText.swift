/// Text of a page, made safe to look at: what would not be seen, would move the cursor, or would turn the direction of writing is named.
enum VisibleText {
  /// The text with such characters written as `U+202E`.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: hides) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if hides(scalar) { result += name(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Whether a character must not be shown as it is: controls, format characters (bidirectional controls, zero width), line separators,
  /// private use and what is not assigned.
  static func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: true
    default: false
    }
  }

  /// The character's code point in brackets.
  static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "[U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
  }

  /// At most `width` characters: the middle of a longer text gives way to an ellipsis, because an address says most at its two ends.
  static func shortened(_ text: String, to width: Int) -> String {
    let text = of(text)
    guard text.count > width, width > 4 else { return text }
    let tail = (width - 1) / 3
    return text.prefix(width - 1 - tail) + "\u{2026}" + text.suffix(tail)
  }
}
