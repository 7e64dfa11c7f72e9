/// A chunk of Android's compiled resources (`ResChunk_header` of AOSP's ResourceTypes.h): kind, size of the header, size, and what it holds.
struct ResourceChunk {
  /// The kind.
  let kind: Int
  /// The whole chunk.
  let reader: ByteReader
  /// Where what it holds begins.
  let headerSize: Int

  /// Reads the chunk at a place.
  init?(_ reader: ByteReader, at offset: Int) {
    guard let kind = reader.little16(offset), let headerSize = reader.little16(offset + 2), let size = reader.little32(offset + 4),
      headerSize >= 8, headerSize <= size, let chunk = reader.slice(offset, size)
    else { return nil }
    self.kind = kind
    self.headerSize = headerSize
    self.reader = chunk
  }

  /// The chunks inside; `nil` if they are damaged.
  var children: [ResourceChunk]? {
    var all: [ResourceChunk] = []
    var place = headerSize
    while place < reader.count {
      guard let chunk = ResourceChunk(reader, at: place) else { return nil }
      all.append(chunk)
      place += chunk.reader.count
    }
    return all
  }
}

/// The texts of compiled resources, in UTF-8 or UTF-16.
struct ResourceStrings {
  private let chunk: ResourceChunk
  private let isUTF8: Bool
  private let start: Int
  /// How many there are.
  let count: Int
  /// A text may be named by any number of attributes, and counts each time.
  private var budget = 32 << 20

  init?(_ chunk: ResourceChunk) {
    guard chunk.kind == 1, let count = chunk.reader.little32(8), let flags = chunk.reader.little32(16),
      let start = chunk.reader.little32(20), count <= chunk.reader.count / 4
    else { return nil }
    self.chunk = chunk
    self.count = count
    self.start = start
    isUTF8 = flags & 0x100 != 0
  }

  /// A text; `nil` if there is none of this number, or all texts that were taken have grown too long.
  mutating func text(_ index: Int) -> String? {
    let reader = chunk.reader
    guard index >= 0, index < count, let offset = reader.little32(chunk.headerSize + index * 4) else { return nil }
    var place = start + offset
    guard isUTF8 else {
      guard var length = reader.little16(place) else { return nil }
      place += 2
      if length & 0x8000 != 0 {
        guard let low = reader.little16(place) else { return nil }
        length = (length & 0x7FFF) << 16 | low
        place += 2
      }
      guard let text = reader.slice(place, length * 2), spend(text) else { return nil }
      let units = (0..<length).compactMap { text.little16($0 * 2).map { UInt16(truncatingIfNeeded: $0) } }
      return String(decoding: units, as: UTF16.self)
    }
    // The length in characters comes before the length in bytes.
    guard length(&place) != nil, let length = length(&place), let text = reader.slice(place, length), spend(text) else {
      return nil
    }
    return String(decoding: text.array, as: UTF8.self)
  }

  private mutating func spend(_ text: ByteReader) -> Bool {
    budget -= text.count
    return budget >= 0
  }

  /// A length of one or two bytes.
  private func length(_ place: inout Int) -> Int? {
    guard let first = chunk.reader.byte(place) else { return nil }
    place += 1
    if first & 0x80 == 0 { return first }
    guard let second = chunk.reader.byte(place) else { return nil }
    place += 1
    return (first & 0x7F) << 8 | second
  }
}
