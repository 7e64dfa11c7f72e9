/// A JSON value that remembers where it was written.
package struct JSONValue: Sendable, Hashable {
  /// What it is.
  package var kind: Kind
  /// Its bytes in the text: from the first of its token to the byte after its last.
  package var range: SourceRange

  /// The kinds of JSON values (RFC 8259, section 3).
  package enum Kind: Sendable, Hashable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number, as written.
    case number(JSONNumber)
    /// A string, its escapes resolved.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object: its members in the order written. No name occurs twice.
    case object([JSONMember])
  }

  /// Makes a value.
  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A member of an object.
package struct JSONMember: Sendable, Hashable {
  /// Its name, escapes resolved.
  package var name: String
  /// Where the name is written, quotes included.
  package var nameRange: SourceRange
  /// Its value.
  package var value: JSONValue

  /// Makes a member.
  package init(name: String, nameRange: SourceRange, value: JSONValue) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
  }
}

/// A number as it was written: no digit is lost.
package struct JSONNumber: Sendable, Hashable {
  /// The text.
  package let text: String

  package init(text: String) { self.text = text }

  /// The value, if it is written as a whole number (`3`, or `3.0` as some writers have it) that fits. Worked out on the text, so that
  /// no digit is lost on the way through a floating-point number.
  package var int64: Int64? {
    if let value = Int64(text) { return value }
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let fraction = text.utf8[text.utf8.index(after: point)...]
    return fraction.allSatisfy { $0 == UInt8(ascii: "0") } ? Int64(text[..<point]) : nil
  }

  /// The nearest value, or `nil` if it is too large to be finite.
  package var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension JSONValue {
  /// The first member of this name; `nil` if there is none or this is no object.
  package subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }

  /// The members, if this is an object.
  package var members: [JSONMember]? { if case .object(let members) = kind { members } else { nil } }
  /// The elements, if this is an array.
  package var elements: [JSONValue]? { if case .array(let elements) = kind { elements } else { nil } }
  /// The text, if this is a string.
  package var string: String? { if case .string(let text) = kind { text } else { nil } }
  /// The value, if this is a boolean.
  package var bool: Bool? { if case .bool(let value) = kind { value } else { nil } }
  /// The number, if this is one.
  package var number: JSONNumber? { if case .number(let number) = kind { number } else { nil } }
  /// The value, if this is a whole number that fits.
  package var int64: Int64? { number?.int64 }
  /// Whether this is `null`.
  package var isNull: Bool { kind == .null }

  /// What this is, with its article, for messages: "a string", "an object", "null".
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
