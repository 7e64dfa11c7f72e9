import Testing

@testable import URLStandard

/// Reading eight bytes at a time gives what the table says byte by byte.
@Suite struct ByteRunTests {
  @Test func aRunEndsWhereTheTableSays() {
    let classes: [(String, ByteClass)] = [
      ("domain", .domain), ("path", .path), ("plainPath", .plainPath), ("query", .query), ("fragment", .fragment),
    ]
    for (name, kind) in classes {
      for byte in UInt8.min...UInt8.max {
        for place in 0..<20 {
          var text = Array(repeating: UInt8(ascii: "a"), count: 21)
          text[place] = byte
          let bytes = text[...]
          for start in [0, 1, 7, 8, 13, 20] {
            let expected = (start..<text.count).first { !kind.contains(text[$0]) } ?? text.count
            #expect(kind.end(in: bytes.span, from: start) == expected, "\(name): byte \(byte) at \(place), from \(start)")
          }
        }
      }
    }
  }

  @Test func shortTextsAreReadToo() {
    for length in 0..<10 {
      let text = Array(repeating: UInt8(ascii: "z"), count: length)[...]
      #expect(ByteClass.domain.end(in: text.span, from: 0) == length)
    }
  }
}
