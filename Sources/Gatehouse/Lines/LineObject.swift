/// An object of a line, read field by field; every mistake is a ``LineError`` with its place.
struct LineObject {
  /// The members.
  let members: [JSONMember]
  /// The object's place in the line, as a JSON pointer.
  let path: String
  private let range: SourceRange

  /// Takes a value that must be an object; `nil` for null.
  init?(_ value: JSONValue, path: String) throws(LineError) {
    if value.isNull { return nil }
    guard let members = value.members else { throw Self.wrongType(value, "an object", path) }
    self.members = members
    self.path = path
    range = value.range
  }

  /// A field's value; `nil` if the key is absent or the value null.
  subscript(_ name: String) -> JSONValue? {
    for member in members where member.name == name { return member.value.isNull ? nil : member.value }
    return nil
  }

  /// Whether the key is written, with null too.
  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// A string.
  func text(_ name: String) throws(LineError) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string else { throw wrongType(value, "a string", name) }
    return text
  }

  /// A string without which the object means nothing.
  func requiredText(_ name: String) throws(LineError) -> String {
    guard let text = try text(name) else { throw missing(name) }
    return text
  }

  /// A boolean.
  func flag(_ name: String) throws(LineError) -> Bool? {
    guard let value = self[name] else { return nil }
    guard let flag = value.bool else { throw wrongType(value, "true or false", name) }
    return flag
  }

  /// A boolean, or a count that is not 0.
  func flagOrCount(_ name: String) throws(LineError) -> Bool? {
    guard let value = self[name] else { return nil }
    if let flag = value.bool { return flag }
    guard value.number != nil else { throw wrongType(value, "true, false or a count", name) }
    return try whole(name) != 0
  }

  /// A whole number from 0 to 2^53 - 1, the range in which every reader of JSON is exact (RFC 8259, section 6).
  func whole(_ name: String) throws(LineError) -> Int64? {
    guard let value = self[name] else { return nil }
    guard value.number != nil else { throw wrongType(value, "a whole number", name) }
    guard let whole = value.int64, (0...Self.largest).contains(whole) else {
      throw LineError(.outOfRange("a whole number from 0 to \(Self.largest)"), field: pointer(name), byte: value.range.start + 1)
    }
    return whole
  }

  /// A word of a fixed list.
  func word<Word: RawRepresentable & CaseIterable>(_ name: String, _: Word.Type) throws(LineError) -> Word? where Word.RawValue == String {
    guard let text = try text(name) else { return nil }
    guard let word = Word(rawValue: text) else { throw unknownWord(text, Word.allCases.map(\.rawValue), name) }
    return word
  }

  /// An object.
  func object(_ name: String) throws(LineError) -> LineObject? {
    guard let value = self[name] else { return nil }
    return try LineObject(value, path: pointer(name))
  }

  /// The names that are not in `known`, as JSON pointers.
  func unknown(besides known: Set<String>) -> [String] {
    members.lazy.filter { !known.contains($0.name) }.map { pointer($0.name) }
  }

  /// A member's place in the line.
  func pointer(_ name: String) -> String { path + "/" + JSONPointer.escaped(name) }

  func unknownWord(_ text: String, _ known: [String], _ name: String) -> LineError {
    LineError(.unknownWord(text, known: known), field: pointer(name), byte: place(of: name))
  }

  func missing(_ name: String) -> LineError { LineError(has(name) ? .null : .missing, field: pointer(name), byte: place(of: name)) }

  func wrongType(_ value: JSONValue, _ expected: String, _ name: String) -> LineError { Self.wrongType(value, expected, pointer(name)) }

  private func place(of name: String) -> Int { (members.first { $0.name == name }?.value.range.start ?? range.start) + 1 }

  private static func wrongType(_ value: JSONValue, _ expected: String, _ pointer: String) -> LineError {
    LineError(.wrongType(expected: expected, found: value.kindName), field: pointer, byte: value.range.start + 1)
  }

  private static let largest: Int64 = 9_007_199_254_740_991
}
