/// Well-formed UTF-8, code point by code point: no overlong forms, no surrogates, nothing above U+10FFFF.
///
/// See The Unicode Standard, section 3.9, table 3-7.
enum UTF8Decoding {
  /// The code point at a position, which is moved behind it; `nil`, without moving, if there is no well-formed one.
  @inline(__always)
  static func next(_ bytes: Span<UInt8>, at position: inout Int) -> UInt32? {
    let first = bytes[position]
    if first < 0x80 {
      position &+= 1
      return UInt32(first)
    }
    let length: Int
    // Where the second byte may lie: narrower behind some first bytes.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF } else if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF } else if first == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard position &+ length <= bytes.count, second ~= bytes[position &+ 1] else { return nil }
    var codePoint = UInt32(first) & (0xFF &>> UInt32(length &+ 1))
    for index in position &+ 1..<position &+ length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      codePoint = codePoint &<< 6 | UInt32(bytes[index] & 0x3F)
    }
    position &+= length
    return codePoint
  }

  /// Whether all bytes are well-formed UTF-8.
  static func isWellFormed(_ bytes: Span<UInt8>) -> Bool {
    var position = 0
    while position < bytes.count {
      if next(bytes, at: &position) == nil { return false }
    }
    return true
  }
}
