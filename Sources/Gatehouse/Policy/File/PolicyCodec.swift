/// How a value stands in the file: what it may be, how it is read and how it is written.
struct PolicyCodec<Value: Sendable & Hashable>: Sendable {
  /// What the value may be.
  let shape: PolicyShape
  /// Reads a value. `base` is what stands there without the file (the preset's value): objects change it key by key. `nil`: it could
  /// not be read, and the decoder was told why.
  let read: @Sendable (_ json: JSONValue, _ base: Value?, _ decoder: inout PolicyDecoder) -> Value?
  /// Writes a value; objects leave out what is equal in `base`.
  let write: @Sendable (_ value: Value, _ base: Value?) -> JSONValue

  init(
    _ shape: PolicyShape, read: @escaping @Sendable (JSONValue, Value?, inout PolicyDecoder) -> Value?,
    write: @escaping @Sendable (Value, Value?) -> JSONValue
  ) {
    self.shape = shape
    self.read = read
    self.write = write
  }
}

extension JSONValue {
  /// A value that stands in no file yet.
  init(_ kind: Kind) { self.init(kind, range: SourceRange(0, 0)) }
  static func text(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  static func list(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(name: $0.0, nameRange: SourceRange(0, 0), value: $0.1) }))
  }
}

extension PolicyCodec where Value == Bool {
  /// `true` or `false`.
  static let bool = PolicyCodec(.bool) { json, _, decoder in
    if json.bool == nil { decoder.wrongType(json, expected: .bool) }
    return json.bool
  } write: { value, _ in
    JSONValue(.bool(value))
  }
}

extension PolicyCodec where Value == Int {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int64>) -> PolicyCodec {
    let shape = PolicyShape.integer(range)
    return PolicyCodec(shape) { json, _, decoder in
      guard let number = json.number else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      guard let value = number.int64, range.contains(value), let result = Int(exactly: value) else {
        decoder.report(.number, "\(quoted(number.text, limit: 30)) is not \(shape.name)", at: json.range, remedy: "write \(shape.name)")
        return nil
      }
      return result
    } write: { value, _ in
      JSONValue(.number(JSONNumber(text: String(value))))
    }
  }
}

extension PolicyCodec where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the type's words.
  static var word: PolicyCodec {
    let words = Value.allCases.map(\.rawValue)
    let shape = PolicyShape.words(words)
    return PolicyCodec(shape) { json, _, decoder in
      guard let text = json.string else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      if let value = Value(rawValue: text) { return value }
      decoder.unknownWord(text, json, known: words, shape: shape)
      return nil
    } write: { value, _ in
      .text(value.rawValue)
    }
  }
}

extension PolicyCodec {
  /// A text of a form.
  static func text(_ form: TextForm<Value>) -> PolicyCodec {
    let shape = PolicyShape.text(name: form.name, example: form.example, pattern: form.pattern)
    return PolicyCodec(shape) { json, _, decoder in
      guard let text = json.string else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      return form.read(text, json, &decoder)
    } write: { value, _ in
      .text(form.print(value))
    }
  }

  /// A list of values.
  static func list<Element>(_ element: PolicyCodec<Element>) -> PolicyCodec where Value == [Element] {
    let shape = PolicyShape.list(element.shape)
    return PolicyCodec(shape) { json, _, decoder in
      guard let elements = json.elements else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      var values: [Element] = []
      for (index, json) in elements.enumerated() {
        if let value = decoder.inside(String(index), { element.read(json, nil, &$0) }) { values.append(value) }
      }
      return values
    } write: { values, _ in
      .list(values.map { element.write($0, nil) })
    }
  }

  /// The same value, which is `nil` where the file is silent and cannot be written as such.
  static func optional<Wrapped>(_ wrapped: PolicyCodec<Wrapped>) -> PolicyCodec where Value == Wrapped? {
    PolicyCodec(wrapped.shape) { json, base, decoder in
      wrapped.read(json, base ?? nil, &decoder).map(Optional.some)
    } write: { value, base in
      value.map { wrapped.write($0, base ?? nil) } ?? JSONValue(.null)
    }
  }

  /// An object with names of the file's own, in the order written.
  static func map<Item>(
    names: TextForm<String>, _ item: PolicyCodec<Item>, make: @escaping @Sendable (String, Item) -> Value.Element,
    split: @escaping @Sendable (Value.Element) -> (String, Item)
  ) -> PolicyCodec where Value: RangeReplaceableCollection {
    let shape = PolicyShape.map(item.shape)
    return PolicyCodec(shape) { json, _, decoder in
      guard let members = json.members else {
        decoder.wrongType(json, expected: shape)
        return nil
      }
      var values = Value()
      for member in members {
        decoder.inside(member.name) { decoder in
          let name = JSONValue(.string(member.name), range: member.nameRange)
          let isNamed = names.read(member.name, name, &decoder) != nil
          if let value = item.read(member.value, nil, &decoder), isNamed { values.append(make(member.name, value)) }
        }
      }
      return values
    } write: { values, _ in
      .object(
        values.map { element in
          let (name, value) = split(element)
          return (name, item.write(value, nil))
        })
    }
  }
}

extension TextForm {
  /// Reads a text at its place in the file.
  func read(_ text: String, _ json: JSONValue, _ decoder: inout PolicyDecoder) -> Value? {
    do {
      let value = try parse(text)
      let canonical = print(value)
      if folds, !canonical.utf8.elementsEqual(text.utf8) {
        decoder.report(
          .notCanonical, "\(quoted(text)) is read as \(quoted(canonical))", at: json.range, remedy: "write \(quoted(canonical))")
      }
      return value
    } catch {
      decoder.textError(error, in: text, json, finding: finding)
      return nil
    }
  }
}
