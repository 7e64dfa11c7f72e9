/// The classes of bytes that patterns and types are made of.
enum RouteBytes {
  static let slash = UInt8(ascii: "/")
  static let percent = UInt8(ascii: "%")
  static let plus = UInt8(ascii: "+")
  static let space = UInt8(ascii: " ")

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// `[A-Za-z0-9_-]`.
  @inline(__always)
  static func isToken(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2D }

  /// `ALPHA / DIGIT / "-" / "." / "_" / "~"` (RFC 3986, section 2.3): the characters that never need an escape.
  @inline(__always)
  static func isUnreserved(_ byte: UInt8) -> Bool { isToken(byte) || byte == 0x2E || byte == 0x7E }

  /// The path percent-encode set of the URL standard, and the backslash, which a special URL turns into a slash.
  static func needsEscapeInPath(_ byte: UInt8) -> Bool {
    if byte <= 0x20 || byte >= 0x7F { return true }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"):
      return true
    default: return false
    }
  }

  /// The value of a hexadecimal digit of either case, or `nil`.
  @inline(__always)
  static func hexValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- 0x30 }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }

  /// `A`–`Z` become `a`–`z`; every other byte stays.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// `a`–`f` become `A`–`F`; every other byte stays.
  @inline(__always)
  static func upperHex(_ byte: UInt8) -> UInt8 { byte &- 0x61 < 6 ? byte & 0xDF : byte }

  /// A byte as `%XX`, upper case.
  static func escape(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    return String(decoding: [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]], as: UTF8.self)
  }

  /// A range of bytes as text, for messages.
  static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
}
