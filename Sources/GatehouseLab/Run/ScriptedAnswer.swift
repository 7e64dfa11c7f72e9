import Gatehouse

/// The app's answer to a method of the bridge, as the script has it.
struct ScriptedAnswer: Encodable, Sendable {
  private let value: JSONValue
  init(_ value: JSONValue) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    if let members = value.members {
      var container = encoder.container(keyedBy: Name.self)
      for member in members { try container.encode(ScriptedAnswer(member.value), forKey: Name(member.name)) }
    } else if let elements = value.elements {
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(ScriptedAnswer(element)) }
    } else {
      var container = encoder.singleValueContainer()
      if let text = value.string {
        try container.encode(text)
      } else if let bool = value.bool {
        try container.encode(bool)
      } else if let whole = value.int64 {
        try container.encode(whole)
      } else if let number = value.number?.double {
        try container.encode(number)
      } else {
        try container.encodeNil()
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// Parameters of a call that nobody looks at: the guard did.
struct AnyParameters: Decodable, Sendable {
  init(from decoder: any Decoder) {}
}
