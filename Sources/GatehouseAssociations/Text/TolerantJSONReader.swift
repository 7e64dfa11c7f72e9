import Gatehouse

/// Reads what people and servers make of JSON, and goes on behind every fault.
///
/// Strict JSON is read as it is. A byte order mark, comments, trailing and missing commas, typographic and single quotes, unusual spaces,
/// line breaks in strings, words without quotes and missing brackets are reported and mended; HTTP headers and front matter
/// before the value
/// are skipped. Linear in the length of the text (looking ahead is bounded), bounded in depth, and total.
struct TolerantJSONReader {
  /// Faults that are kept; reading goes on behind more, and they are not listed.
  static let maximumFaults = 100
  /// Levels of arrays and objects.
  static let maximumDepth = 64

  /// Reads a text.
  static func read(_ bytes: [UInt8]) -> TolerantText {
    if let value = try? JSONReader.read(bytes) { return TolerantText(value: value, faults: []) }
    if let foreign = ForeignText.recognise(bytes) { return TolerantText(value: nil, faults: [foreign]) }
    var reader = TolerantJSONReader(bytes)
    let value = reader.document()
    return TolerantText(value: reader.isTooDeep ? nil : value, faults: reader.faults)
  }

  let bytes: [UInt8]
  var index = 0
  var faults: [TextFault] = []
  var isTooDeep = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the current place, or 0 at the end.
  var next: UInt8 { index < bytes.count ? bytes[index] : 0 }
  var isAtEnd: Bool { index >= bytes.count }

  mutating func report(_ finding: AssociationFinding, _ start: Int, _ end: Int, _ message: String) {
    guard faults.count < Self.maximumFaults else { return }
    faults.append(TextFault(finding, SourceRange(start, min(max(end, start), bytes.count)), message))
  }

  private mutating func document() -> JSONValue? {
    index = Preamble.skip(bytes) { finding, start, end, message in report(finding, start, end, message) }
    skipSpace()
    if isAtEnd {
      report(.emptyFile, 0, bytes.count, "the file holds no value")
      return nil
    }
    let value = value(depth: 0)
    skipSpace()
    if !isAtEnd { report(.trailingText, index, bytes.count, "more text follows the value") }
    return value
  }

  /// Reads a value. Always moves on, or stands at a closing bracket or at the end.
  mutating func value(depth: Int) -> JSONValue {
    let first = index
    switch next {
    case UInt8(ascii: "{"): return collection(depth: depth, isObject: true)
    case UInt8(ascii: "["): return collection(depth: depth, isObject: false)
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
      report(.unexpectedCharacter, index, index + 1, "a value is missing before \(quoted(String(Unicode.Scalar(next))))")
      return JSONValue(.null, range: SourceRange(first, first))
    default: break
    }
    if isAtEnd {
      report(.unclosedBracket, index, index, "the text ends where a value should stand")
      return JSONValue(.null, range: SourceRange(first, first))
    }
    if let text = string() { return JSONValue(.string(text), range: SourceRange(first, index)) }
    return word()
  }

  /// Reads an array or an object; the current byte is its bracket.
  private mutating func collection(depth: Int, isObject: Bool) -> JSONValue {
    let first = index
    if depth >= Self.maximumDepth {
      if !isTooDeep { report(.tooDeep, index, index + 1, "values are nested more than \(Self.maximumDepth) deep") }
      isTooDeep = true
      index = bytes.count
      return JSONValue(.null, range: SourceRange(first, first))
    }
    index += 1
    var elements: [JSONValue] = []
    var object = MemberList()
    var pairs = 0
    var isFirst = true
    while separate(isFirst: isFirst, isObject: isObject, opened: first) {
      isFirst = false
      let before = index
      if isObject { member(of: &object, depth: depth) } else { elements.append(element(depth: depth, &pairs)) }
      if index == before { skipOne() }
    }
    let range = SourceRange(first, index)
    // An array of nothing but pairs is an object with the wrong brackets.
    if pairs > 0, pairs == elements.count { return JSONValue(.object(elements.flatMap { $0.members ?? [] }), range: range) }
    return isObject ? JSONValue(.object(object.members), range: range) : JSONValue(.array(elements), range: range)
  }

  /// Goes to the next element, over its comma; says whether there is one. `opened` is the opening bracket.
  private mutating func separate(isFirst: Bool, isObject: Bool, opened: Int) -> Bool {
    let behind = index
    skipSpace()
    var comma: Int?
    while next == UInt8(ascii: ",") {
      if isFirst || comma != nil { report(.unexpectedCharacter, index, index + 1, "a comma stands where nothing precedes it") }
      comma = index
      index += 1
      skipSpace()
    }
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if isAtEnd {
      report(.unclosedBracket, opened, opened + 1, "\(quoted(isObject ? "{" : "[")) is not closed")
      return false
    }
    if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
      if let comma {
        report(.trailingComma, comma, comma + 1, "a comma stands before \(quoted(String(Unicode.Scalar(next))))")
      }
      if next != close {
        report(.unclosedBracket, index, index + 1, "\(quoted(isObject ? "{" : "[")) is closed by \(quoted(String(Unicode.Scalar(next))))")
      }
      index += 1
      return false
    }
    if !isFirst, comma == nil { report(.missingComma, behind, behind + 1, "a comma is missing") }
    return true
  }

  /// Reads an element of an array. A pair of key and value, as an object has, is read as an object of its own.
  private mutating func element(depth: Int, _ pairs: inout Int) -> JSONValue {
    let first = index
    let value = value(depth: depth + 1)
    let behind = index
    skipSpace()
    guard next == UInt8(ascii: ":"), let name = value.string else {
      index = behind
      return value
    }
    if pairs == 0 { report(.keyInArray, first, index + 1, "an array holds a key: write { and } in place of [ and ]") }
    pairs += 1
    index += 1
    skipSpace()
    let member = JSONMember(name: name, nameRange: value.range, value: self.value(depth: depth + 1))
    return JSONValue(.object([member]), range: SourceRange(first, index))
  }

  /// Reads a key and its value.
  private mutating func member(of object: inout MemberList, depth: Int) {
    let first = index
    guard let name = string() ?? bareKey() else {
      report(.unexpectedCharacter, index, index + 1, "found \(quoted(shown(at: index))) where a key in quotes should stand")
      skipOne()
      return
    }
    let range = SourceRange(first, index)
    skipSpace()
    var value = JSONValue(.null, range: range)
    if next == UInt8(ascii: ":") || next == UInt8(ascii: "=") {
      if next != UInt8(ascii: ":") { report(.unexpectedCharacter, index, index + 1, "found \"=\" where \":\" should stand") }
      index += 1
      skipSpace()
      value = self.value(depth: depth + 1)
    } else {
      report(.unexpectedCharacter, index, index + 1, "the key \(quoted(name)) has no value")
    }
    if let earlier = object.add(JSONMember(name: name, nameRange: range, value: value)) {
      report(.duplicateKey, first, range.end, "the key \(quoted(name)) stands twice in one object, first at byte \(earlier.start)")
    }
  }

  private mutating func bareKey() -> String? {
    guard Self.isWordByte(next) else { return nil }
    let first = index
    while Self.isWordByte(next) { index += 1 }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    report(.bareWord, first, index, "the key \(quoted(text)) stands without quotes")
    return text
  }
}

/// The members that an object has so far. A name counts once, the first time.
private struct MemberList {
  private(set) var members: [JSONMember] = []
  private var places: [String: Int] = [:]

  /// Adds a member; gives the place of the earlier one if the name is there already.
  mutating func add(_ member: JSONMember) -> SourceRange? {
    if let place = places[member.name] { return members[place].nameRange }
    places[member.name] = members.count
    members.append(member)
    return nil
  }
}
