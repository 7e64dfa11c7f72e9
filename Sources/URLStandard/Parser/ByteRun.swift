/// The usual bytes of a part at the head of eight bytes, found by arithmetic on one 64-bit word.
///
/// What is usual is less than what stands for itself; a byte that is not usual ends a run and is judged by the table of ``ByteClass``.
struct ByteRun {
  /// How many of the next bytes are usual, at most eight.
  let length: Int

  /// Whether all eight are.
  var isWhole: Bool { length == 8 }

  /// - Returns: `nil` where no eight bytes can be read, or where a class has no usual bytes.
  @inline(__always)
  init?(of kind: ByteClass, in input: Span<UInt8>, from position: Int) {
    guard let word = Self.word(in: input, at: position) else { return nil }
    let bytes = word & 0x7F7F_7F7F_7F7F_7F7F
    var usual: UInt64
    switch kind {
    case .domain:
      // a–z, 0–9, - and .
      usual = Self.range(bytes, 0x61, 0x7A) | Self.range(bytes, 0x30, 0x39) | Self.range(bytes, 0x2D, 0x2E)
    case .path, .plainPath:
      // Letters of both cases and digits, - and, in a whole path, /
      let letters = Self.range(bytes | 0x2020_2020_2020_2020, 0x61, 0x7A)
      usual = letters | Self.range(bytes, kind == .path ? 0x30 : 0x2F, 0x39) | Self.range(bytes, 0x2D, 0x2D)
    case .query:
      // All but controls, space, ! " # ' < >
      usual = Self.range(bytes, 0x3F, 0x7E) | Self.range(bytes, 0x28, 0x3B) | Self.range(bytes, 0x3D, 0x3D) | Self.range(bytes, 0x24, 0x26)
    default: return nil
    }
    usual &= ~word & 0x8080_8080_8080_8080
    length = (usual ^ 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }

  /// The high bit of each byte that lies in a range; the bytes are below 0x80.
  @inline(__always)
  private static func range(_ bytes: UInt64, _ low: UInt64, _ high: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return (bytes &+ ones &* (0x80 &- low)) & ~(bytes &+ ones &* (0x7F &- high))
  }

  /// The eight bytes from a position on, the first one lowest; what is behind the end is zero, which is never usual.
  @inline(__always)
  private static func word(in input: Span<UInt8>, at position: Int) -> UInt64? {
    let count = input.count
    guard count >= 8 else { return nil }
    let last = count &- 8
    return input.withUnsafeBytes { bytes in
      if position <= last { return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)) }
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self))
      return word &>> (UInt64(truncatingIfNeeded: position &- last) &* 8)
    }
  }
}
