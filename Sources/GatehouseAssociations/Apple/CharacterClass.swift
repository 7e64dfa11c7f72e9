/// The predefined variables that stand for one ASCII character.
enum CharacterClass: String, Sendable, Hashable, CaseIterable {
  case alpha, upper, lower, alnum, digit, xdigit

  /// Whether a byte is in the class. Where case does not count, upper and lower hold every letter.
  func holds(_ byte: UInt8, isFolded: Bool) -> Bool {
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    return switch self {
    case .alpha: isUpper || isLower
    case .upper: isUpper || isFolded && isLower
    case .lower: isLower || isFolded && isUpper
    case .alnum: isUpper || isLower || isDigit
    case .digit: isDigit
    case .xdigit: isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
  }
}
