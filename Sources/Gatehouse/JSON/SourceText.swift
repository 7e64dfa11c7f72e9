/// A text in UTF-8 with an index of its lines: tells line and column of a byte offset.
///
/// Lines end at LF; a CR before it belongs to the line's end. Lines and columns count from 1. Columns count Unicode scalars (a tab is
/// one), as editors that count characters do; a byte that is not UTF-8 counts as one.
public struct SourceText: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// The offset at which each line begins; never empty.
  public let lineStarts: [Int]

  /// Indexes the lines of a text. Takes time linear in its length.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// A place in a text as people name it.
  public struct Position: Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The column in Unicode scalars, from 1.
    public var column: Int
    /// `line:column`.
    public var description: String { "\(line):\(column)" }

    /// Makes a place.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The place of a byte offset. An offset outside the text is taken as its nearest end.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    return Position(line: line + 1, column: scalarCount(from: lineStarts[line], to: offset) + 1)
  }

  /// The text of a line without its end. `number` counts from 1; a line that does not exist is empty. Bytes that are not UTF-8 appear
  /// as U+FFFD.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The index of the line that holds an offset: the last one that begins at or before it.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Scalars that begin between two offsets: every byte but UTF-8's continuation bytes.
  private func scalarCount(from start: Int, to end: Int) -> Int {
    var count = 0
    for byte in bytes[start..<end] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
