/// An IPv6 address.
///
/// See [URL standard, IPv6](https://url.spec.whatwg.org/#concept-ipv6).
public struct IPv6Address: Sendable, Hashable, CustomStringConvertible {
  /// The eight 16-bit pieces, the first one first.
  public let pieces: SIMD8<UInt16>

  /// An address from its pieces.
  public init(_ pieces: SIMD8<UInt16>) { self.pieces = pieces }

  /// The address without brackets, lower case, the longest run of zero pieces as `::`.
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The first of the longest runs of two or more zero pieces; empty at 8 if there is none.
  private var compressed: Range<Int> {
    var best = 8..<8
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, pieces[end] == 0 { end += 1 }
      if end - start > max(best.count, 1) { best = start..<end }
      start = end + 1
    }
    return best
  }

  /// See [IPv6 serializer](https://url.spec.whatwg.org/#concept-ipv6-serializer).
  func append(to output: inout [UInt8]) {
    let compressed = compressed
    var index = 0
    while index < 8 {
      if index == compressed.lowerBound, !compressed.isEmpty {
        output.append(.ascii(":"))
        if index == 0 { output.append(.ascii(":")) }
        index = compressed.upperBound
        continue
      }
      let piece = pieces[index]
      var shift: UInt16 = 12
      while shift > 0, piece &>> shift == 0 { shift -= 4 }
      while true {
        output.append(UInt8(truncatingIfNeeded: piece &>> shift).lowerHexDigit)
        if shift == 0 { break }
        shift -= 4
      }
      index += 1
      if index < 8 { output.append(.ascii(":")) }
    }
  }
}

extension IPv6Address {
  /// The IPv6 parser, for the text between the brackets.
  ///
  /// See [IPv6 parser](https://url.spec.whatwg.org/#concept-ipv6-parser).
  static func parse(_ input: Span<UInt8>, _ range: Range<Int>) throws(URLParseError) -> IPv6Address {
    var pieces = SIMD8<UInt16>()
    var count = 0
    var compress: Int?
    var position = range.lowerBound
    let end = range.upperBound

    if position < end, input[position] == .ascii(":") {
      guard position + 1 < end, input[position + 1] == .ascii(":") else { throw URLParseError(.ipv6InvalidCompression, at: position) }
      position += 2
      count = 1
      compress = 1
    }
    while position < end {
      guard count < 8 else { throw URLParseError(.ipv6TooManyPieces, at: position) }
      if input[position] == .ascii(":") {
        guard compress == nil else { throw URLParseError(.ipv6MultipleCompression, at: position) }
        position += 1
        count += 1
        compress = count
        continue
      }
      let start = position
      var value: UInt16 = 0
      while position < end, position - start < 4, let digit = input[position].hexDigitValue {
        value = value &<< 4 | UInt16(digit)
        position += 1
      }
      if position < end, input[position] == .ascii(".") {
        guard position > start else { throw URLParseError(.ipv4InIPv6InvalidCodePoint, at: position) }
        guard count <= 6 else { throw URLParseError(.ipv4InIPv6TooManyPieces, at: start) }
        let tail = try parseIPv4Tail(input, start..<end)
        pieces[count] = UInt16(truncatingIfNeeded: tail &>> 16)
        pieces[count + 1] = UInt16(truncatingIfNeeded: tail)
        count += 2
        break
      }
      if position < end {
        guard input[position] == .ascii(":"), position + 1 < end else { throw URLParseError(.ipv6InvalidCodePoint, at: position) }
        position += 1
      }
      pieces[count] = value
      count += 1
    }
    if let compress {
      var swaps = count - compress
      var target = 7
      while target != 0, swaps > 0 {
        let source = compress + swaps - 1
        let piece = pieces[target]
        pieces[target] = pieces[source]
        pieces[source] = piece
        target -= 1
        swaps -= 1
      }
    } else if count != 8 {
      throw URLParseError(.ipv6TooFewPieces, at: end)
    }
    return IPv6Address(pieces)
  }

  /// The dotted-decimal end of an IPv6 address: exactly four parts to 255 without leading zeros.
  private static func parseIPv4Tail(_ input: Span<UInt8>, _ range: Range<Int>) throws(URLParseError) -> UInt32 {
    var value: UInt32 = 0
    var parts = 0
    var position = range.lowerBound
    let end = range.upperBound
    while position < end {
      if parts > 0 {
        guard input[position] == .ascii("."), parts < 4 else { throw URLParseError(.ipv4InIPv6InvalidCodePoint, at: position) }
        position += 1
      }
      guard position < end, input[position].isASCIIDigit else { throw URLParseError(.ipv4InIPv6InvalidCodePoint, at: position) }
      let start = position
      var part: UInt32 = 0
      while position < end, input[position].isASCIIDigit {
        guard position == start || part != 0 else { throw URLParseError(.ipv4InIPv6InvalidCodePoint, at: position) }
        part = part * 10 + UInt32(input[position] &- .ascii("0"))
        guard part <= 255 else { throw URLParseError(.ipv4InIPv6OutOfRangePart, at: position) }
        position += 1
      }
      value = value &<< 8 | part
      parts += 1
    }
    guard parts == 4 else { throw URLParseError(.ipv4InIPv6TooFewParts, at: end) }
    return value
  }
}
