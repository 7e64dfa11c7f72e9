/// Comparing and cutting ranges of text.
enum RouteText {
  /// Whether a range is equal to bytes.
  @inline(__always)
  static func equal(_ text: Span<UInt8>, _ range: Range<Int>, _ other: [UInt8]) -> Bool {
    guard range.count == other.count else { return false }
    for index in 0..<other.count where text[range.lowerBound + index] != other[index] { return false }
    return true
  }

  /// Whether a range is equal to a range of another text.
  @inline(__always)
  static func equal(_ text: Span<UInt8>, _ range: Range<Int>, _ other: Span<UInt8>, _ others: Range<Int>) -> Bool {
    guard range.count == others.count else { return false }
    for offset in 0..<range.count where text[range.lowerBound + offset] != other[others.lowerBound + offset] { return false }
    return true
  }

  /// A range as text.
  static func string(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: bytes(text, range), as: UTF8.self)
  }

  /// A range as bytes.
  static func bytes(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    append(text, range, to: &result)
    return result
  }

  /// Adds a range to bytes.
  @inline(__always)
  static func append(_ text: Span<UInt8>, _ range: Range<Int>, to result: inout [UInt8]) {
    for index in range { result.append(text[index]) }
  }

  /// Where the segment that begins at `start` ends: at the next slash or at `end`.
  @inline(__always)
  static func segmentEnd(_ text: Span<UInt8>, from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, text[index] != RouteBytes.slash { index &+= 1 }
    return index
  }
}
