/// Collects the name and the parameters of a route from a value of the app's own type.
final class RouteEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  /// The case's name; a structure has none.
  fileprivate(set) var name: String?
  /// The values by name, in the order of the type.
  fileprivate(set) var parameters: [(name: String, values: [String])] = []

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedParameters<Key>(encoder: self, isTop: true))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { EncodedValues(encoder: self, parameter: nil) }
  func singleValueContainer() -> any SingleValueEncodingContainer { EncodedValues(encoder: self, parameter: nil) }

  fileprivate func add(_ value: String, to name: String?) throws {
    guard let name else { throw RouteError(.unsupported("a value without a name")) }
    if let place = parameters.firstIndex(where: { $0.name == name }) {
      parameters[place].values.append(value)
    } else {
      parameters.append((name, [value]))
    }
  }
}

private struct EncodedParameters<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RouteEncoder
  let isTop: Bool
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) throws {}

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try value.encode(to: ValueEncoder(encoder: encoder, parameter: key.stringValue))
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    if isTop { encoder.name = key.stringValue }
    return KeyedEncodingContainer(EncodedParameters<Nested>(encoder: encoder, isTop: false))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    EncodedValues(encoder: encoder, parameter: key.stringValue)
  }
  mutating func superEncoder() -> any Encoder { ValueEncoder(encoder: encoder, parameter: nil) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { ValueEncoder(encoder: encoder, parameter: nil) }
}

private struct ValueEncoder: Encoder {
  let encoder: RouteEncoder
  let parameter: String?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedParameters<Key>(encoder: encoder, isTop: false))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { EncodedValues(encoder: encoder, parameter: parameter) }
  func singleValueContainer() -> any SingleValueEncodingContainer { EncodedValues(encoder: encoder, parameter: parameter) }
}

private struct EncodedValues: SingleValueEncodingContainer, UnkeyedEncodingContainer {
  let encoder: RouteEncoder
  let parameter: String?
  var codingPath: [any CodingKey] { [] }
  private(set) var count = 0

  init(encoder: RouteEncoder, parameter: String?) {
    self.encoder = encoder
    self.parameter = parameter
  }

  private mutating func add(_ text: String) throws {
    count += 1
    try encoder.add(text, to: parameter)
  }

  mutating func encodeNil() throws {}
  mutating func encode(_ value: String) throws { try add(value) }
  mutating func encode(_ value: Bool) throws { try add(value ? "true" : "false") }
  mutating func encode(_ value: Double) throws { try add("\(value)") }
  mutating func encode(_ value: Float) throws { try add("\(value)") }
  mutating func encode(_ value: Int) throws { try add(String(value)) }
  mutating func encode(_ value: Int8) throws { try add(String(value)) }
  mutating func encode(_ value: Int16) throws { try add(String(value)) }
  mutating func encode(_ value: Int32) throws { try add(String(value)) }
  mutating func encode(_ value: Int64) throws { try add(String(value)) }
  mutating func encode(_ value: UInt) throws { try add(String(value)) }
  mutating func encode(_ value: UInt8) throws { try add(String(value)) }
  mutating func encode(_ value: UInt16) throws { try add(String(value)) }
  mutating func encode(_ value: UInt32) throws { try add(String(value)) }
  mutating func encode(_ value: UInt64) throws { try add(String(value)) }
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    count += 1
    try value.encode(to: ValueEncoder(encoder: encoder, parameter: parameter))
  }
  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(EncodedParameters<Key>(encoder: encoder, isTop: false))
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  mutating func superEncoder() -> any Encoder { ValueEncoder(encoder: encoder, parameter: nil) }
}
