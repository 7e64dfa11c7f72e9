/// Reads JSON (RFC 8259) and keeps the place of everything.
///
/// Linear in the length of the text, bounded in depth, and total: any bytes give a value or a ``JSONError``.
package struct JSONReader {
  /// What is allowed beside strict JSON, and how much.
  package struct Options: Sendable {
    /// `//` to the end of the line and `/* */`.
    package var allowsComments = false
    /// A comma before `]` or `}`.
    package var allowsTrailingCommas = false
    /// Levels of arrays and objects.
    package var maximumDepth = 64
    /// Bytes of the whole text.
    package var maximumBytes = Int.max

    package init(allowsComments: Bool = false, allowsTrailingCommas: Bool = false, maximumDepth: Int = 64, maximumBytes: Int = .max) {
      self.allowsComments = allowsComments
      self.allowsTrailingCommas = allowsTrailingCommas
      self.maximumDepth = maximumDepth
      self.maximumBytes = maximumBytes
    }

    /// For a line of data: strict.
    package static let line = Options()
    /// For a policy file: comments and trailing commas, at most 4 MiB.
    package static let policy = Options(allowsComments: true, allowsTrailingCommas: true, maximumBytes: 4 << 20)
  }

  /// Reads one value from the whole of `bytes`, or from a part of it (a line of a larger buffer; offsets still count from the buffer's
  /// beginning). Throws the first mistake, duplicate keys included.
  package static func read(_ bytes: [UInt8], in part: Range<Int>? = nil, options: Options = .line) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, in: part, options: options)
    let value = try reader.document()
    if let duplicate = reader.duplicates.first { throw duplicate }
    return value
  }

  /// Reads one value and collects mistakes: every duplicate key, and the one after which reading cannot go on. With duplicate keys the
  /// value is still there (the first of them counts); after any other mistake it is `nil`.
  package static func readAll(_ bytes: [UInt8], options: Options) -> (value: JSONValue?, errors: [JSONError]) {
    var reader = JSONReader(bytes, in: nil, options: options)
    do {
      let value = try reader.document()
      return (value, reader.duplicates)
    } catch {
      return (nil, reader.duplicates + [error])
    }
  }

  let bytes: [UInt8]
  let start: Int
  let end: Int
  let options: Options
  var index: Int
  var duplicates: [JSONError] = []

  private init(_ bytes: [UInt8], in part: Range<Int>?, options: Options) {
    self.bytes = bytes
    self.options = options
    let whole = 0..<bytes.count
    let part = part?.clamped(to: whole) ?? whole
    start = part.lowerBound
    end = part.upperBound
    index = start
  }

  /// The next byte, or `nil` at the end.
  @inline(__always)
  var next: UInt8? { index < end ? bytes[index] : nil }

  private mutating func document() throws(JSONError) -> JSONValue {
    if end - start > options.maximumBytes {
      throw JSONError(.tooLarge(bytes: end - start, limit: options.maximumBytes), SourceRange(start, start))
    }
    if end - start >= 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF {
      throw JSONError(.byteOrderMark, SourceRange(start, start + 3))
    }
    try skipSpace()
    guard index < end else { throw JSONError(.empty, SourceRange(end, end)) }
    let value = try value(depth: 0)
    try skipSpace()
    if index < end { throw JSONError(.trailingText, SourceRange(index, scalarEnd(index))) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    let first = index
    guard let byte = next else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "\""):
      let text = try string()
      return JSONValue(.string(text), range: SourceRange(first, index))
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let number = try number()
      return JSONValue(.number(number), range: SourceRange(first, index))
    case UInt8(ascii: "t") where takeWord("true"): return JSONValue(.bool(true), range: SourceRange(first, index))
    case UInt8(ascii: "f") where takeWord("false"): return JSONValue(.bool(false), range: SourceRange(first, index))
    case UInt8(ascii: "n") where takeWord("null"): return JSONValue(.null, range: SourceRange(first, index))
    default: throw unexpected("a value")
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    let first = index
    try enter(depth)
    var elements: [JSONValue] = []
    while try !closes(with: UInt8(ascii: "]"), "]", isFirst: elements.isEmpty) {
      elements.append(try value(depth: depth + 1))
    }
    return JSONValue(.array(elements), range: SourceRange(first, index))
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    let first = index
    try enter(depth)
    var members: [JSONMember] = []
    members.reserveCapacity(8)
    var seen = KeySet()
    var isFirst = true
    while try !closes(with: UInt8(ascii: "}"), "}", isFirst: isFirst) {
      isFirst = false
      let nameStart = index
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let name = try string()
      let nameRange = SourceRange(nameStart, index)
      try skipSpace()
      guard next == UInt8(ascii: ":") else { throw unexpected("\":\"") }
      index += 1
      try skipSpace()
      let value = try value(depth: depth + 1)
      if let earlier = seen.firstIndex(of: name, in: members) {
        duplicates.append(JSONError(.duplicateKey(name: name, first: members[earlier].nameRange), nameRange))
      } else {
        members.append(JSONMember(name: name, nameRange: nameRange, value: value))
      }
    }
    return JSONValue(.object(members), range: SourceRange(first, index))
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    if depth >= options.maximumDepth { throw JSONError(.tooDeep(limit: options.maximumDepth), SourceRange(index, index + 1)) }
    index += 1
  }

  /// Moves to the next element or over the closing bracket: takes the comma between elements and says whether the list ended.
  private mutating func closes(with close: UInt8, _ name: String, isFirst: Bool) throws(JSONError) -> Bool {
    try skipSpace()
    if next == close {
      index += 1
      return true
    }
    if isFirst { return false }
    guard next == UInt8(ascii: ",") else { throw unexpected("\",\" or \"\(name)\"") }
    let comma = index
    index += 1
    try skipSpace()
    guard next == close else { return false }
    guard options.allowsTrailingCommas else { throw JSONError(.trailingComma(close: name), SourceRange(comma, comma + 1)) }
    index += 1
    return true
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let stop = index + word.utf8CodeUnitCount
    guard stop <= end else { return false }
    let matches = word.withUTF8Buffer { text in bytes[index..<stop].elementsEqual(text) }
    if matches { index = stop }
    return matches
  }

  /// The error for what stands at the current place.
  func unexpected(_ expected: String) -> JSONError {
    guard index < end else { return JSONError(.unexpectedEnd(expected: expected), SourceRange(end, end)) }
    if UTF8Validation.firstInvalid(in: bytes, from: index, to: scalarEnd(index)) != nil {
      return JSONError(.invalidUTF8(bytes[index]), SourceRange(index, index + 1))
    }
    var stop = scalarEnd(index)
    if Self.isWordByte(bytes[index]) { while stop < end, stop - index < 40, Self.isWordByte(bytes[stop]) { stop += 1 } }
    let isQuote = bytes[index] == UInt8(ascii: "\"")
    let found = isQuote ? "a string" : quoted(String(decoding: bytes[index..<stop], as: UTF8.self))
    return JSONError(.unexpected(found: found, expected: expected), SourceRange(index, stop))
  }

  /// The offset after the scalar at an offset.
  private func scalarEnd(_ offset: Int) -> Int {
    var stop = offset + 1
    while stop < end, stop - offset < 4, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    return stop
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// The names that an object has so far: compared one by one while they are few, by a table when they are many, so that an object with
/// many keys takes linear time. Canonically equivalent names are one name.
private struct KeySet {
  private var table: [String: Int] = [:]
  private static let few = 12

  mutating func firstIndex(of name: String, in members: [JSONMember]) -> Int? {
    if members.count <= Self.few { return members.firstIndex { $0.name == name } }
    while table.count < members.count { table[members[table.count].name] = table.count }
    return table[name]
  }
}
