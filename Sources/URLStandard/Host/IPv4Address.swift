/// An IPv4 address.
///
/// See [URL standard, IPv4](https://url.spec.whatwg.org/#concept-ipv4).
public struct IPv4Address: Sendable, Hashable, CustomStringConvertible {
  /// The address as a number; the first octet is the highest byte.
  public let value: UInt32

  /// An address from its number.
  public init(_ value: UInt32) { self.value = value }

  /// Four decimal numbers with dots.
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func append(to output: inout [UInt8]) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      if shift != 24 { output.append(.ascii(".")) }
      output.append(decimal: UInt16(truncatingIfNeeded: value &>> shift & 0xFF))
    }
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(decimal value: UInt16) {
    var divisor: UInt16 = 10_000
    while divisor > 1, value < divisor { divisor /= 10 }
    while divisor > 0 {
      append(UInt8(truncatingIfNeeded: value / divisor % 10) &+ .ascii("0"))
      divisor /= 10
    }
  }
}

extension IPv4Address {
  /// Whether a host is to be read as an IPv4 address: its last part, a trailing dot aside, is a number.
  ///
  /// See [ends-in-a-number checker](https://url.spec.whatwg.org/#ends-in-a-number-checker).
  static func endsInNumber(_ host: ArraySlice<UInt8>) -> Bool {
    var end = host.endIndex
    if end > host.startIndex, host[end - 1] == .ascii(".") { end -= 1 }
    var start = end
    while start > host.startIndex, host[start - 1] != .ascii(".") { start -= 1 }
    guard start < end, host[start].isASCIIDigit else { return false }
    let last = host[start..<end]
    return last.allSatisfy(\.isASCIIDigit) || number(last) != nil
  }

  /// The IPv4 parser, for a host that ends in a number.
  ///
  /// See [IPv4 parser](https://url.spec.whatwg.org/#concept-ipv4-parser).
  static func parse(_ host: ArraySlice<UInt8>) throws(URLParseError) -> IPv4Address {
    var host = host
    if host.last == .ascii(".") { host.removeLast() }
    var value: UInt64 = 0
    var last: UInt64 = 0
    var count: UInt64 = 0
    var start = host.startIndex
    while start <= host.endIndex {
      let end = host[start...].firstIndex(of: .ascii(".")) ?? host.endIndex
      guard count < 4 else { throw URLParseError(.ipv4TooManyParts) }
      guard let part = number(host[start..<end]) else { throw URLParseError(.ipv4NonNumericPart) }
      if count > 0 {
        guard last <= 255 else { throw URLParseError(.ipv4OutOfRangePart) }
        value = value &<< 8 | last
      }
      last = part
      count += 1
      start = end + 1
    }
    let bits = 8 &* (5 &- count)
    guard last < 1 &<< bits else { throw URLParseError(.ipv4OutOfRangePart) }
    return IPv4Address(UInt32(truncatingIfNeeded: value &<< bits | last))
  }

  /// A part in decimal, octal (`0…`) or hexadecimal (`0x…`); what is over 32 bits stays over 32 bits. `nil` if it is no number.
  ///
  /// See [IPv4 number parser](https://url.spec.whatwg.org/#ipv4-number-parser).
  private static func number(_ part: ArraySlice<UInt8>) -> UInt64? {
    guard part.first != nil else { return nil }
    var digits = part
    var radix: UInt64 = 10
    if part.count >= 2, part.first == .ascii("0") {
      if part[part.startIndex + 1].asciiLowercased == .ascii("x") {
        radix = 16
        digits = part.dropFirst(2)
      } else {
        radix = 8
        digits = part.dropFirst()
      }
    }
    var value: UInt64 = 0
    for byte in digits {
      guard let digit = byte.hexDigitValue, digit < radix else { return nil }
      value = min(value &* radix &+ UInt64(digit), 1 &<< 40)
    }
    return value
  }
}
