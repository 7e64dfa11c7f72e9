import Gatehouse

/// What people leave before the value: a byte order mark, the headers of the answer that the file was copied from, a page's front matter.
enum Preamble {
  /// The offset behind it; what is skipped is reported.
  static func skip(_ bytes: [UInt8], _ report: (AssociationFinding, Int, Int, String) -> Void) -> Int {
    var index = 0
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(.byteOrderMark, 0, 3, "the file begins with a byte order mark")
      index = 3
    }
    if let end = frontMatterEnd(bytes, index) {
      report(.frontMatter, index, end, "the file begins with front matter between two lines of ---")
      index = end
    }
    if let end = headersEnd(bytes, index) {
      report(.httpHeaders, index, end, "the file begins with the headers of an HTTP answer")
      index = end
    }
    return index
  }

  private static func frontMatterEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard bytes[start...].starts(with: "---".utf8) else { return nil }
    var lines = Lines(bytes, from: start)
    _ = lines.next()
    while let line = lines.next() {
      if bytes[line].elementsEqual("---".utf8) { return lines.place }
    }
    return nil
  }

  /// A status line, or lines of `Name: value`, up to an empty line or to the line that begins a value.
  private static func headersEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var lines = Lines(bytes, from: start)
    var isAny = false
    var end = start
    while let line = lines.next() {
      let text = bytes[line]
      if text.isEmpty, !isAny { continue }
      if text.isEmpty { return lines.place }
      guard text.starts(with: "HTTP/".utf8) || isHeader(text) else { break }
      isAny = true
      end = lines.place
    }
    return isAny ? end : nil
  }

  private static func isHeader(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return false }
    return text[..<colon].allSatisfy { TolerantJSONReader.isWordByte($0) || $0 == UInt8(ascii: "-") }
  }
}

/// The lines of a text, without their ends.
private struct Lines {
  private let bytes: [UInt8]
  /// The offset behind the last line's end.
  private(set) var place: Int

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    place = start
  }

  mutating func next() -> Range<Int>? {
    guard place < bytes.count else { return nil }
    let start = place
    let feed = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    place = min(feed + 1, bytes.count)
    let end = feed > start && bytes[feed - 1] == 0x0D ? feed - 1 : feed
    return start..<end
  }
}
