/// Reads a route's parameters into a type. At the top an enum finds its case by the route's name; a structure finds the parameters at once.
struct RouteDecoder: Decoder {
  let match: RouteMatch
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ match: RouteMatch) { self.match = match }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ParameterContainer<Key>(match: match, isTop: true, codingPath: []))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw RouteError(.unsupported("a list"), route: match.name) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw RouteError(.unsupported("a single value"), route: match.name)
  }
}

/// The parameters of a route by name; at the top also the route's own name, for enums.
private struct ParameterContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let match: RouteMatch
  let isTop: Bool
  let codingPath: [any CodingKey]

  /// An enum asks for its only key; a structure never does.
  var allKeys: [Key] {
    isTop ? [Key(stringValue: match.name)].compactMap { $0 } : match.parameters.compactMap { Key(stringValue: $0.name) }
  }

  private func values(_ key: Key) -> [String]? {
    match.parameters.first { $0.name == key.stringValue }.flatMap { $0.values.isEmpty ? nil : $0.values }
  }

  func contains(_ key: Key) -> Bool { isTop && key.stringValue == match.name || values(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { values(key) == nil }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    // A list of a repeatable parameter that is not there is empty.
    let values = values(key) ?? []
    if values.isEmpty, !(type is any ExpressibleByArrayLiteral.Type) {
      throw RouteError(.missing, route: match.name, parameter: key.stringValue)
    }
    return try Value(from: ValueDecoder(values: values, route: match.name, parameter: key.stringValue))
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    guard isTop, key.stringValue == match.name else {
      throw RouteError(.unsupported("a nested type"), route: match.name, parameter: key.stringValue)
    }
    return KeyedDecodingContainer(ParameterContainer<Nested>(match: match, isTop: false, codingPath: [key]))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try ValueDecoder(values: values(key) ?? [], route: match.name, parameter: key.stringValue).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { throw RouteError(.unsupported("a class with a superclass"), route: match.name) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}

/// The values of one parameter.
private struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let values: [String]
  let route: String
  let parameter: String
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw error(.unsupported("a nested type"))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { ValueList(values: values, route: route, parameter: parameter) }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  private func error(_ cause: RouteError.Cause) -> RouteError { RouteError(cause, route: route, parameter: parameter) }

  private func text() throws -> String {
    guard let text = values.first else { throw error(.missing) }
    guard values.count == 1 else { throw error(.duplicated) }
    return text
  }

  private func read<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value {
    guard let value = read(try text()) else { throw error(.wrongType(expected: expected)) }
    return value
  }

  private func whole<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    try read("a whole number from \(type.min) to \(type.max)") { text in
      text.utf8.first == UInt8(ascii: "+") ? nil : Value(text)
    }
  }

  func decodeNil() -> Bool { values.isEmpty }
  func decode(_ type: String.Type) throws -> String { try text() }
  func decode(_ type: Bool.Type) throws -> Bool { try read("true or false") { Bool($0) } }
  func decode(_ type: Double.Type) throws -> Double { try read("a finite number") { Double($0).flatMap { $0.isFinite ? $0 : nil } } }
  func decode(_ type: Float.Type) throws -> Float { try read("a finite number") { Float($0).flatMap { $0.isFinite ? $0 : nil } } }
  func decode(_ type: Int.Type) throws -> Int { try whole(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try Value(from: self)
    } catch is DecodingError {
      // An enum with raw values says so when a text is none of them.
      throw error(.wrongType(expected: "one of its type's values"))
    }
  }
}

/// The values of a repeatable parameter, one after the other.
private struct ValueList: UnkeyedDecodingContainer {
  let values: [String]
  let route: String
  let parameter: String
  var codingPath: [any CodingKey] { [] }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }
  private(set) var currentIndex = 0

  init(values: [String], route: String, parameter: String) {
    self.values = values
    self.route = route
    self.parameter = parameter
  }

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard !isAtEnd else { throw RouteError(.missing, route: route, parameter: parameter) }
    defer { currentIndex += 1 }
    return try ValueDecoder(values: [values[currentIndex]], route: route, parameter: parameter).decode(type)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw RouteError(.unsupported("a nested type"), route: route, parameter: parameter)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw RouteError(.unsupported("a list of lists"), route: route, parameter: parameter)
  }
  mutating func superDecoder() throws -> any Decoder {
    throw RouteError(.unsupported("a class with a superclass"), route: route, parameter: parameter)
  }
}
