/// Reads numbers out of a file of binary form. Every access is within bounds, or gives `nil`.
struct ByteReader: Sendable {
  let bytes: [UInt8]
  /// The part that is read; offsets count from its beginning.
  let part: Range<Int>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    part = 0..<bytes.count
  }

  private init(_ bytes: [UInt8], _ part: Range<Int>) {
    self.bytes = bytes
    self.part = part
  }

  /// How many bytes there are.
  var count: Int { part.count }

  /// A part of this part.
  func slice(_ offset: Int, _ count: Int) -> ByteReader? {
    guard offset >= 0, count >= 0, offset <= part.count, count <= part.count - offset else { return nil }
    return ByteReader(bytes, part.lowerBound + offset..<part.lowerBound + offset + count)
  }

  /// The bytes of this part.
  var array: [UInt8] { Array(bytes[part]) }

  /// A byte.
  func byte(_ offset: Int) -> Int? { offset >= 0 && offset < part.count ? Int(bytes[part.lowerBound + offset]) : nil }

  /// A number of 1 to 8 bytes.
  func number(_ offset: Int, _ size: Int, isBig: Bool) -> UInt64? {
    guard size >= 1, size <= 8, offset >= 0, offset <= part.count, size <= part.count - offset else { return nil }
    let start = part.lowerBound + offset
    var value: UInt64 = 0
    for index in 0..<size { value = value << 8 | UInt64(bytes[isBig ? start + index : start + size - 1 - index]) }
    return value
  }

  /// A number of 4 bytes, most significant first.
  func big32(_ offset: Int) -> Int? { number(offset, 4, isBig: true).map { Int($0) } }
  /// A number of 4 bytes, least significant first.
  func little32(_ offset: Int) -> Int? { number(offset, 4, isBig: false).map { Int($0) } }
  /// A number of 2 bytes, least significant first.
  func little16(_ offset: Int) -> Int? { number(offset, 2, isBig: false).map { Int($0) } }
  /// A number of 8 bytes, least significant first; `nil` if it is no place in a file.
  func little64(_ offset: Int) -> Int? { number(offset, 8, isBig: false).flatMap { Int(exactly: $0) } }
  /// A number of 8 bytes, most significant first; `nil` if it is no place in a file.
  func big64(_ offset: Int) -> Int? { number(offset, 8, isBig: true).flatMap { Int(exactly: $0) } }
}
