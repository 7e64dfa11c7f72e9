extension PolicyFile {
  /// A JSON Schema (draft 2020-12) of the format, for editors: keys with their descriptions, words, forms and defaults.
  ///
  /// A file that reads without errors is valid under it. Not everything that is valid reads without errors: a schema cannot tell a host
  /// that the URL standard refuses. Editors that read comments and trailing commas are told that they are allowed.
  public static func schema() -> String {
    guard case .object(var members) = PolicySchema.value(PolicyTables.policy.shape).kind else { return "" }
    let head: [(String, JSONValue)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text("Gatehouse policy")),
      ("description", .text("What an app allows its web view.")), ("allowComments", JSONValue(.bool(true))),
      ("allowTrailingCommas", JSONValue(.bool(true))),
    ]
    members.insert(contentsOf: head.map { JSONMember(name: $0.0, nameRange: SourceRange(0, 0), value: $0.1) }, at: 0)
    return JSONPrinter.text(JSONValue(.object(members)))
  }
}

/// Shapes as JSON Schema.
private enum PolicySchema {
  static func value(_ shape: PolicyShape) -> JSONValue { .object(members(shape)) }

  private static func members(_ shape: PolicyShape) -> [(String, JSONValue)] {
    switch shape {
    case .null: [("type", .text("null"))]
    case .bool: [("type", .text("boolean"))]
    case .words(let words): [("enum", .list(words.map { .text($0) }))]
    case .integer(let range): integer(range)
    case .text(_, let example, let pattern):
      [("type", .text("string"))] + (pattern.map { [("pattern", .text($0))] } ?? []) + [("examples", .list([.text(example)]))]
    case .list(let element): [("type", .text("array")), ("items", value(element))]
    case .map(let element): [("type", .text("object")), ("additionalProperties", value(element))]
    case .either(let shapes): [("anyOf", .list(shapes.map(value)))]
    case .object(let keys): object(keys)
    }
  }

  private static func integer(_ range: ClosedRange<Int64>) -> [(String, JSONValue)] {
    func number(_ value: Int64) -> JSONValue { JSONValue(.number(JSONNumber(text: String(value)))) }
    if range.lowerBound == range.upperBound { return [("const", number(range.lowerBound))] }
    return [("type", .text("integer")), ("minimum", number(range.lowerBound)), ("maximum", number(range.upperBound))]
  }

  private static func object(_ keys: [PolicyKeyDescription]) -> [(String, JSONValue)] {
    let properties = keys.map { key -> (String, JSONValue) in
      let value = key.defaultValue.flatMap { $0.members?.isEmpty == true ? nil : $0 }
      return (key.name, .object([("description", .text(key.summary))] + members(key.shape) + (value.map { [("default", $0)] } ?? [])))
    }
    let required = keys.filter(\.isRequired).map { JSONValue.text($0.name) }
    return [("type", .text("object")), ("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .list(required))]) + [("additionalProperties", JSONValue(.bool(false)))]
  }
}
