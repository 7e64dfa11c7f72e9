/// A JSON value, read and written by the harness itself, so that the cases do not depend on the reader that they test.
enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  /// Members in the order in which they are to be written.
  case object([Member])

  struct Member: Sendable, Hashable {
    var name: String
    var value: JSON
  }

  /// Reads a document.
  static func read(_ bytes: some Sequence<UInt8>) throws -> JSON { try JSONText.read(Array(bytes)) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member(name: $0.0, value: $0.1) }) }
}

extension JSON {
  /// A member's value; `nil` if there is none or the value is null.
  subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self, let value = members.first(where: { $0.name == name })?.value, value != .null else { return nil }
    return value
  }

  /// Whether an object has a member, with null too.
  func has(_ name: String) -> Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { $0.name == name }
  }

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var bool: Bool? {
    if case .bool(let flag) = self { return flag }
    return nil
  }

  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  var array: [JSON]? {
    if case .array(let items) = self { return items }
    return nil
  }

  var members: [Member]? {
    if case .object(let members) = self { return members }
    return nil
  }

  /// Adds a member to an object if there is a value.
  mutating func set(_ name: String, _ value: JSON?) {
    guard case .object(var members) = self, let value else { return }
    members.removeAll { $0.name == name }
    members.append(Member(name: name, value: value))
    self = .object(members)
  }

  /// The value on one line (RFC 8259), ASCII only.
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let number):
      return number == number.rounded() && abs(number) < 9e15 ? String(Int64(number)) : String(number)
    case .string(let text): return Self.quoted(text)
    case .array(let items): return "[" + items.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.map { Self.quoted($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { return "\"\(text)\"" }
    var out = "\""
    out.reserveCapacity(text.utf8.count + 2)
    for unit in text.utf16 {
      switch unit {
      case 0x22: out += "\\\""
      case 0x5C: out += "\\\\"
      case 0x20..<0x7F: out.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default: out += "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count) + String(unit, radix: 16)
      }
    }
    return out + "\""
  }
}
