/// Reads entitlements in the DER form of code signatures: `[APPLICATION 16] { INTEGER version, dictionary }`. A dictionary is `[16]` or a
/// SET of pairs, each a SEQUENCE of a UTF8String and a value; an array is a SEQUENCE.
enum EntitlementsDER {
  private static let maximumDepth = 32

  /// The value; `nil` if the form is another one.
  static func read(_ bytes: [UInt8]) -> PropertyList? {
    guard let outer = Element(ByteReader(bytes), at: 0), outer.tag == 0x70, let parts = outer.children, parts.count == 2,
      parts[0].tag == 0x02
    else { return nil }
    return value(parts[1], depth: 0)
  }

  private static func value(_ element: Element, depth: Int) -> PropertyList? {
    guard depth < maximumDepth else { return nil }
    switch element.tag {
    case 0x01: return .bool(element.content.number(0, 1, isBig: true) != 0)
    case 0x02:
      guard (1...8).contains(element.content.count) else { return .other }
      return element.content.number(0, element.content.count, isBig: true).map { .integer(Int64(truncatingIfNeeded: $0)) }
    case 0x0C, 0x16, 0x13: return .string(String(decoding: element.content.array, as: UTF8.self))
    case 0x30:
      guard let children = element.children else { return nil }
      let values = children.compactMap { value($0, depth: depth + 1) }
      return values.count == children.count ? .array(values) : nil
    case 0xB0, 0x31:
      guard let children = element.children else { return nil }
      var members: [String: PropertyList] = [:]
      for child in children {
        guard child.tag == 0x30, let pair = child.children, pair.count == 2, let name = value(pair[0], depth: depth + 1)?.string,
          let value = value(pair[1], depth: depth + 1)
        else { return nil }
        if members[name] == nil { members[name] = value }
      }
      return .dictionary(members)
    default: return .other
    }
  }

  /// An element of DER with a tag of one byte (X.690).
  struct Element {
    let tag: UInt8
    let content: ByteReader
    /// How many bytes it takes with tag and length.
    let size: Int

    init?(_ reader: ByteReader, at offset: Int) {
      guard let tag = reader.number(offset, 1, isBig: true), tag & 0x1F != 0x1F, let first = reader.number(offset + 1, 1, isBig: true)
      else {
        return nil
      }
      var header = 2
      var length = Int(first)
      if first >= 0x80 {
        let digits = Int(first & 0x7F)
        guard (1...4).contains(digits), let number = reader.number(offset + 2, digits, isBig: true) else { return nil }
        header += digits
        length = Int(number)
      }
      guard let content = reader.slice(offset + header, length) else { return nil }
      self.tag = UInt8(truncatingIfNeeded: tag)
      self.content = content
      size = header + length
    }

    /// The elements inside, if the content is nothing but elements.
    var children: [Element]? {
      var all: [Element] = []
      var place = 0
      while place < content.count {
        guard all.count < 10_000, let element = Element(content, at: place) else { return nil }
        all.append(element)
        place += element.size
      }
      return all
    }
  }
}
