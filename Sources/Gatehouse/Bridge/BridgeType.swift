import URLStandard

/// The type of a bridge parameter. Texts are compared as they are: nothing is decoded, because a page passes values and not addresses.
struct BridgeType: Sendable, Hashable {
  /// `?`: it may be missing, or `null`.
  let isOptional: Bool
  /// `*`: it is a list.
  let isRepeatable: Bool
  let kind: Kind

  enum Kind: Sendable, Hashable {
    case bool
    case number
    /// An object of the contract, by its name.
    case object(String)
    /// A type of links.
    case written(ParameterType.Kind)
  }

  /// Reads a type as the policy writes it, for example `text(200)?`, `bool`, `number*`, `@item*?`.
  init(parsing text: String) throws(PatternError) {
    var bare = text[...]
    func take(_ mark: Character) -> Bool {
      guard bare.last == mark else { return false }
      bare.removeLast()
      return true
    }
    isOptional = take("?")
    isRepeatable = take("*")
    switch bare {
    case "bool": kind = .bool
    case "number": kind = .number
    case _ where bare.first == "@":
      let name = bare.dropFirst()
      guard let first = name.utf8.first, RouteBytes.isLetter(first) || first == UInt8(ascii: "_"),
        name.utf8.allSatisfy({ RouteBytes.isToken($0) && $0 != UInt8(ascii: "-") }), name.utf8.count <= 64
      else {
        throw PatternError(
          at: 1, "\(quoted(String(name))) is no name of a type", remedy: "write \"@\" and the name of one of /bridge/types")
      }
      kind = .object(String(name))
    default: kind = .written(try ParameterType(parsing: String(bare)).kind)
    }
  }

  /// The object that it names, without `@`.
  var objectName: String? { if case .object(let name) = kind { name } else { nil } }
}

/// Reads the values of a call by the types of a contract.
struct BridgeValues: Sendable {
  /// The fields of the objects by name.
  let objects: [String: [BridgeContract.Parameter]]
  let isPage: @Sendable (WebURL) -> Bool

  /// The members of an object as its fields name them, or the name of the one at fault; the recursion ends where the message's levels end.
  func fields(_ fields: [BridgeContract.Parameter], of json: JSONValue) throws(BridgeFault) -> [BridgeField] {
    guard let members = json.members else { throw BridgeFault(.bridgeParameters) }
    for member in members where !fields.contains(where: { $0.name == member.name }) { throw BridgeFault(.bridgeParameters) }
    var values: [BridgeField] = []
    for field in fields {
      let given = members.first { $0.name == field.name }?.value
      // A type that could not be read is nobody's: no value is of it.
      guard let type = field.type else { throw BridgeFault(.bridgeParameters, field.name) }
      guard let given, !(given.isNull && type.isOptional) else {
        if type.isOptional { continue }
        throw BridgeFault(.bridgeParameters, field.name)
      }
      guard let value = value(given, type) else { throw BridgeFault(.bridgeParameters, field.name) }
      values.append(BridgeField(name: field.name, value: value))
    }
    return values
  }

  private func value(_ json: JSONValue, _ type: BridgeType) -> BridgeValue? {
    guard type.isRepeatable else { return one(json, type.kind) }
    guard let elements = json.elements else { return nil }
    var values: [BridgeValue] = []
    for element in elements {
      guard let value = one(element, type.kind) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  private func one(_ json: JSONValue, _ kind: BridgeType.Kind) -> BridgeValue? {
    switch kind {
    case .bool: json.bool.map(BridgeValue.bool)
    case .number: json.number?.double.map(BridgeValue.number)
    case .object(let name): objects[name].flatMap { try? fields($0, of: json) }.map(BridgeValue.object)
    case .written(.int(let range)): json.int64.flatMap { range.contains($0) ? .whole($0) : nil }
    case .written(let type): json.string.flatMap { isOf(type, $0) ? .text($0) : nil }
    }
  }

  private func isOf(_ type: ParameterType.Kind, _ text: String) -> Bool {
    switch type {
    case .text(let scalars):
      return text.unicodeScalars.count <= scalars && !text.unicodeScalars.contains(where: Self.isControl)
    case .page:
      guard let url = try? WebURL(text), url.href == text, !url.hasCredentials else { return false }
      return isPage(url)
    default:
      let bytes = Array(text.utf8)[...]
      return ValueRule(type).problem(in: bytes.span, 0..<bytes.count, inQuery: false, page: isPage) == nil
    }
  }

  /// C0, C1 and DEL, except for what a text field can hold: tab and line ends.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }
}
