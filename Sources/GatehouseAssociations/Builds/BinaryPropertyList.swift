/// Reads property lists in binary form, version `bplist00`: the form of Info.plist in builds.
///
/// The file is a table of objects that name each other. Objects are bounded in depth and in number, so that one that names itself, or is named
/// a million times, ends as an error.
struct BinaryPropertyList {
  private static let maximumDepth = 64
  private static let maximumObjects = 200_000
  /// Of all texts together: a text may be named often, and counts each time.
  private static let maximumText = 32 << 20

  private let reader: ByteReader
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let table: Int
  private var budget = maximumObjects
  private var textBudget = maximumText

  /// Whether bytes begin as such a file does.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist00".utf8) }

  /// The value; `nil` if the file is damaged.
  static func read(_ bytes: [UInt8]) -> PropertyList? {
    guard isOne(bytes), var list = BinaryPropertyList(bytes), let top = ByteReader(bytes).big64(bytes.count - 16) else { return nil }
    return list.value(top, depth: 0)
  }

  private init?(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
    let trailer = bytes.count - 32
    guard trailer >= 8, let offsetSize = reader.number(trailer + 6, 1, isBig: true), let size = reader.number(trailer + 7, 1, isBig: true),
      let count = reader.big64(trailer + 8), let table = reader.big64(trailer + 24), (1...8).contains(offsetSize), (1...8).contains(size),
      count <= bytes.count, table < bytes.count
    else { return nil }
    self.offsetSize = Int(offsetSize)
    referenceSize = Int(size)
    objectCount = count
    self.table = table
  }

  private mutating func value(_ index: Int, depth: Int) -> PropertyList? {
    budget -= 1
    guard budget > 0, depth < Self.maximumDepth, index >= 0, index < objectCount,
      let offset = reader.number(table + index * offsetSize, offsetSize, isBig: true).flatMap({ Int(exactly: $0) }),
      let marker = reader.number(offset, 1, isBig: true)
    else { return nil }
    switch (marker >> 4, marker & 15) {
    case (0, 8): return .bool(false)
    case (0, 9): return .bool(true)
    case (1, let power) where power <= 3:
      return reader.number(offset + 1, 1 << Int(power), isBig: true).map { .integer(Int64(truncatingIfNeeded: $0)) }
    case (5, _), (6, _): return text(offset, isWide: marker >> 4 == 6)
    case (10, _): return array(offset, depth)
    case (13, _): return dictionary(offset, depth)
    case (0, _), (1, _), (2, _), (3, _), (4, _), (8, _), (12, _): return .other
    default: return nil
    }
  }

  /// How many elements an object has, and where they begin.
  private func extent(_ offset: Int) -> (count: Int, start: Int)? {
    guard let marker = reader.number(offset, 1, isBig: true) else { return nil }
    if marker & 15 < 15 { return (Int(marker & 15), offset + 1) }
    guard let kind = reader.number(offset + 1, 1, isBig: true), kind >> 4 == 1, kind & 15 <= 3 else { return nil }
    let size = 1 << Int(kind & 15)
    guard let count = reader.number(offset + 2, size, isBig: true).flatMap({ Int(exactly: $0) }), count <= reader.count else { return nil }
    return (count, offset + 2 + size)
  }

  private mutating func text(_ offset: Int, isWide: Bool) -> PropertyList? {
    guard let (count, start) = extent(offset), let slice = reader.slice(start, isWide ? count * 2 : count) else { return nil }
    textBudget -= slice.count
    guard textBudget >= 0 else { return nil }
    if !isWide { return .string(String(decoding: slice.array, as: UTF8.self)) }
    let units = (0..<count).compactMap { slice.number($0 * 2, 2, isBig: true).map { UInt16(truncatingIfNeeded: $0) } }
    return .string(String(decoding: units, as: UTF16.self))
  }

  private func reference(_ start: Int, _ place: Int) -> Int? {
    reader.number(start + place * referenceSize, referenceSize, isBig: true).flatMap { Int(exactly: $0) }
  }

  private mutating func array(_ offset: Int, _ depth: Int) -> PropertyList? {
    guard let (count, start) = extent(offset) else { return nil }
    var values: [PropertyList] = []
    for place in 0..<count {
      guard let index = reference(start, place), let value = value(index, depth: depth + 1) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  private mutating func dictionary(_ offset: Int, _ depth: Int) -> PropertyList? {
    guard let (count, start) = extent(offset) else { return nil }
    var members: [String: PropertyList] = [:]
    for place in 0..<count {
      guard let key = reference(start, place), let index = reference(start, count + place), let name = value(key, depth: depth + 1)?.string,
        let value = value(index, depth: depth + 1)
      else { return nil }
      if members[name] == nil { members[name] = value }
    }
    return .dictionary(members)
  }
}
