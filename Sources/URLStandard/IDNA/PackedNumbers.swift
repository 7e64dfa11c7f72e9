/// Numbers in a string literal: six bits a character, from "0" on, and the same number of characters for each.
///
/// The literal is read where the linker put it; there is nothing to decode or initialise.
struct PackedNumbers: Sendable {
  /// Characters for each number.
  let width: Int
  let text: StaticString

  init(width: Int, _ text: StaticString) {
    self.width = width
    self.text = text
  }

  /// How many numbers there are.
  var count: Int { text.utf8CodeUnitCount / width }

  /// The number at an index; 0 outside the table.
  @inline(__always)
  subscript(index: Int) -> UInt32 {
    let start = index &* width
    guard index >= 0, start &+ width <= text.utf8CodeUnitCount else { return 0 }
    var number: UInt32 = 0
    for place in start..<start &+ width { number = number &<< 6 | UInt32(text.utf8Start[place] &- 0x30) }
    return number
  }
}

/// The values of code points in two steps; see the script that writes the tables.
struct CodePointTrie: Sendable {
  /// How many low bits of a code point lead to its place inside a block.
  let shift: UInt32
  /// From here on every value is 0.
  let limit: UInt32
  let index: PackedNumbers
  let blocks: PackedNumbers

  /// The value of a code point.
  @inline(__always)
  subscript(codePoint: UInt32) -> UInt32 {
    guard codePoint < limit else { return 0 }
    let block = index[Int(codePoint &>> shift)] &<< shift
    return blocks[Int(block | codePoint & (1 &<< shift &- 1))]
  }
}
