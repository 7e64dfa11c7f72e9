/// A key of the file: its name, what it says, and where its value lives. Reading, writing, documentation and the editors' schema all
/// come from these.
struct PolicyKey<Owner: Sendable & Hashable>: Sendable {
  let name: String
  let summary: String
  let shape: PolicyShape
  let isRequired: Bool
  let read: @Sendable (JSONValue, inout Owner, inout PolicyDecoder) -> Void
  /// The value to write, or `nil` if it is the same in `base`.
  let write: @Sendable (_ owner: Owner, _ base: Owner?) -> JSONValue?

  /// A key for a property.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ codec: PolicyCodec<Value>, isRequired: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    shape = codec.shape
    read = { json, owner, decoder in
      if let value = codec.read(json, owner[keyPath: path], &decoder) { owner[keyPath: path] = value }
    }
    write = { owner, base in
      let value = owner[keyPath: path]
      let base = base?[keyPath: path]
      return value == base && !isRequired ? nil : codec.write(value, base)
    }
  }

  /// A key whose object holds some of the owner's own properties. Nothing is written if they are all the same.
  init(group name: String, _ table: PolicyTable<Owner>, _ summary: String) {
    self.name = name
    self.summary = summary
    isRequired = false
    shape = table.shape
    read = { json, owner, decoder in
      if let value = table.read(json, owner, &decoder) { owner = value }
    }
    write = { owner, base in
      let value = table.write(owner, base)
      return value.members?.isEmpty == true && base != nil ? nil : value
    }
  }

  /// A key that is read and written in its own way.
  init(
    _ name: String, _ shape: PolicyShape, isRequired: Bool = false, _ summary: String,
    read: @escaping @Sendable (JSONValue, inout Owner, inout PolicyDecoder) -> Void,
    write: @escaping @Sendable (_ owner: Owner, _ base: Owner?) -> JSONValue?
  ) {
    self.name = name
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
    self.read = read
    self.write = write
  }
}

/// The keys of an object of the file.
struct PolicyTable<Owner: Sendable & Hashable>: Sendable {
  /// The object in which nothing is written: its values are the keys' defaults.
  let template: Owner
  let keys: [PolicyKey<Owner>]

  init(_ template: Owner, _ keys: [PolicyKey<Owner>]) {
    self.template = template
    self.keys = keys
  }

  /// What is known about the keys.
  var shape: PolicyShape {
    .object(
      keys.map { key in
        let value = key.isRequired ? nil : key.write(template, nil).flatMap { $0.isNull ? nil : $0 }
        return PolicyKeyDescription(
          name: key.name, summary: key.summary, shape: key.shape, isRequired: key.isRequired, defaultValue: value)
      })
  }

  /// Reads the members of an object over `base`.
  func read(_ json: JSONValue, _ base: Owner?, _ decoder: inout PolicyDecoder) -> Owner? {
    guard let members = json.members else {
      decoder.wrongType(json, expected: shape)
      return nil
    }
    var owner = base ?? template
    for member in members {
      guard let key = keys.first(where: { $0.name == member.name }) else {
        decoder.unknownKey(member, known: keys.map(\.name))
        continue
      }
      decoder.inside(member.name) { key.read(member.value, &owner, &$0) }
    }
    for key in keys where key.isRequired && json[key.name] == nil {
      let place = SourceRange(json.range.start, json.range.start + 1)
      decoder.report(.missingKey, "\"\(key.name)\" is missing", at: place, remedy: "write \"\(key.name)\": \(key.shape.name)")
    }
    return owner
  }

  /// Writes what differs from `base`.
  func write(_ owner: Owner, _ base: Owner?) -> JSONValue {
    let base = base ?? template
    return .object(keys.compactMap { key in key.write(owner, base).map { (key.name, $0) } })
  }

  /// The object as a value of another table.
  var codec: PolicyCodec<Owner> {
    PolicyCodec(shape) { json, base, decoder in
      read(json, base, &decoder)
    } write: { owner, base in
      write(owner, base)
    }
  }
}
