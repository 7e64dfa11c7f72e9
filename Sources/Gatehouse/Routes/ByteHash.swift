/// A running hash of bytes.
struct ByteHash {
  private var state: UInt64

  /// Begins with a number that tells kinds of text apart.
  @inline(__always)
  init(seed: Int) { state = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// Adds one byte.
  @inline(__always)
  mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Adds eight bytes at once.
  @inline(__always)
  private mutating func add(word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state &>> 29
  }

  /// The hash, its low bits mixed.
  @inline(__always)
  var value: UInt64 {
    let mixed = (state ^ state &>> 32) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ mixed &>> 32
  }
}

// Names that lists have: whole, and read eight bytes at a time.
extension ByteHash {
  /// The hash of a range of bytes; bytes outside the array count for nothing.
  @inline(__always)
  static func of(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 { bytes.withUnsafeBytes { of($0, range) } }

  /// The hash of a range of bytes; bytes outside the span count for nothing.
  @inline(__always)
  static func of(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 { bytes.withUnsafeBytes { of($0, range) } }

  @inline(__always)
  private static func of(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
    let end = min(range.upperBound, bytes.count)
    var index = max(range.lowerBound, 0)
    var hash = ByteHash(seed: end &- index)
    while index &+ 8 <= end {
      hash.add(word: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < end {
      rest = rest &<< 8 | UInt64(bytes[index])
      index &+= 1
    }
    hash.add(word: rest)
    return hash.value
  }

  /// Whether a range of bytes is equal to others.
  @inline(__always)
  static func equal(_ bytes: Span<UInt8>, _ range: Range<Int>, _ others: [UInt8]) -> Bool {
    range.count == others.count && equal(bytes, range, others, from: 0)
  }

  /// Whether a range of bytes is equal to as many of others from a place on.
  @inline(__always)
  static func equal(_ bytes: Span<UInt8>, _ range: Range<Int>, _ others: [UInt8], from start: Int) -> Bool {
    let count = range.count
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, start >= 0, start &+ count <= others.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      others.withUnsafeBytes { others in
        var offset = 0
        while offset &+ 8 <= count {
          let word = bytes.loadUnaligned(fromByteOffset: range.lowerBound &+ offset, as: UInt64.self)
          if word != others.loadUnaligned(fromByteOffset: start &+ offset, as: UInt64.self) { return false }
          offset &+= 8
        }
        while offset < count {
          if bytes[range.lowerBound &+ offset] != others[start &+ offset] { return false }
          offset &+= 1
        }
        return true
      }
    }
  }
}
