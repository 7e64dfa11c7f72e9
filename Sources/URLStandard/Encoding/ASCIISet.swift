/// A set of ASCII bytes in 128 bits: membership is a shift, without a table in memory.
struct ASCIISet: Sendable, Hashable {
  private var low: UInt64
  private var high: UInt64

  /// The bytes of `characters`, which are ASCII; others are left out.
  init(_ characters: StaticString = "") {
    low = 0
    high = 0
    characters.withUTF8Buffer { for byte in $0 { insert(byte) } }
  }

  /// All bytes of a range.
  init(_ range: ClosedRange<UInt8>) {
    self.init()
    for byte in range { insert(byte) }
  }

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 &<< UInt64(byte) } else if byte < 128 { high |= 1 &<< UInt64(byte & 63) }
  }

  /// Whether an ASCII byte is in the set; `false` for every byte from 0x80.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 == 1 && byte < 128
  }

  /// The union of two sets.
  static func | (left: ASCIISet, right: ASCIISet) -> ASCIISet {
    ASCIISet(low: left.low | right.low, high: left.high | right.high)
  }
}

extension UInt8 {
  /// `a`–`z`, `A`–`Z`.
  @inline(__always)
  var isASCIIAlpha: Bool { (self | 0x20) &- 0x61 < 26 }

  /// `0`–`9`.
  @inline(__always)
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// `A`–`Z` become `a`–`z`; every other byte stays.
  @inline(__always)
  var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit of either case, or `nil`.
  @inline(__always)
  var hexDigitValue: UInt8? {
    if isASCIIDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }

  /// The upper-case hexadecimal digit of the low four bits.
  @inline(__always)
  var upperHexDigit: UInt8 {
    let nibble = self & 15
    return nibble < 10 ? nibble &+ 0x30 : nibble &+ 0x37
  }

  /// The lower-case hexadecimal digit of the low four bits.
  @inline(__always)
  var lowerHexDigit: UInt8 {
    let nibble = self & 15
    return nibble < 10 ? nibble &+ 0x30 : nibble &+ 0x57
  }
}

extension UInt8 {
  /// A byte named by its ASCII character in source code.
  @inline(__always)
  static func ascii(_ scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }
}
