import Testing

@testable import URLStandard

@Suite struct ByteClassTests {
  /// The table is written out as text; here is what it says.
  @Test func tableFollowsFromTheEncodeSets() {
    for byte in UInt8.min...UInt8.max {
      let isDomain = byte < 0x80 && !ASCIISet.forbiddenDomain.contains(byte) && byte == byte.asciiLowercased
      #expect(ByteClass.domain.contains(byte) == isDomain, "\(byte)")
      let isPath = !PercentEncoding.EncodeSet.path.contains(byte)
      #expect(ByteClass.path.contains(byte) == (isPath && !"/\\".utf8.contains(byte)), "\(byte)")
      #expect(ByteClass.plainPath.contains(byte) == (isPath && !"\\.%".utf8.contains(byte)), "\(byte)")
      #expect(ByteClass.query.contains(byte) == !PercentEncoding.EncodeSet.specialQuery.contains(byte), "\(byte)")
      #expect(ByteClass.fragment.contains(byte) == !PercentEncoding.EncodeSet.fragment.contains(byte), "\(byte)")
    }
  }

  /// Every position of a run is found, whatever its place in the unrolled loop.
  @Test func runsEndAtTheFirstOtherByte() {
    for length in 0...40 {
      let text = Array("https://h".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: length) + Array("é".utf8)
      #expect(ByteClass.domain.end(in: text.span, from: 8) == 9 + length)
      let whole = text.dropLast(2)
      #expect(ByteClass.domain.end(in: Array(whole).span, from: 8) == 9 + length)
    }
  }
}
