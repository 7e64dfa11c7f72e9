import Gatehouse

/// What a component or a level of defaults says: each part is absent unless it is written in a form that is read.
struct AppleConditions: Sendable {
  var path: String?
  var query: AppleAssociation.Query?
  var fragment: String?
  var isExclusion: Bool?
  var isCaseSensitive: Bool?
  var isPercentEncoded: Bool?

  /// Keys that are read.
  static let keys = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]

  /// Nothing is said.
  init() {}

  /// Reads an object; without one nothing is said. What has another form is dropped and reported.
  init(_ value: JSONValue?, _ pointer: Pointer, in reader: inout AppleAssociationReader) {
    guard let value else { return }
    guard let members = value.members else {
      reader.list.add(.wrongShape, "found \(value.kindName) where an object should stand", at: value.range, pointer)
      return
    }
    for member in members {
      let place = pointer / member.name
      switch member.name {
      case "/": path = Self.text(member, place, in: &reader)
      case "#": fragment = Self.text(member, place, in: &reader)
      case "?": query = Self.query(member.value, place, in: &reader)
      case "exclude": isExclusion = Self.flag(member, place, in: &reader)
      case "caseSensitive": isCaseSensitive = Self.flag(member, place, in: &reader)
      case "percentEncoded": isPercentEncoded = Self.flag(member, place, in: &reader)
      case "comment": break
      default: reader.unknown(member, among: Self.keys, pointer)
      }
    }
  }

  /// The nearer level counts; where it is silent, the further one (facts of Apple's tool: patterns and `exclude` too).
  func over(_ defaults: AppleConditions) -> AppleConditions {
    var result = self
    result.path = path ?? defaults.path
    result.query = query ?? defaults.query
    result.fragment = fragment ?? defaults.fragment
    result.isExclusion = isExclusion ?? defaults.isExclusion
    result.isCaseSensitive = isCaseSensitive ?? defaults.isCaseSensitive
    result.isPercentEncoded = isPercentEncoded ?? defaults.isPercentEncoded
    return result
  }

  private static func text(_ member: JSONMember, _ pointer: Pointer, in reader: inout AppleAssociationReader) -> String? {
    if let text = member.value.string { return text }
    reader.list.add(
      .ruleWidened, "the pattern of \(quoted(member.name)) is \(member.value.kindName), and is dropped", at: member.value.range, pointer)
    return nil
  }

  private static func flag(_ member: JSONMember, _ pointer: Pointer, in reader: inout AppleAssociationReader) -> Bool? {
    if let flag = member.value.bool { return flag }
    reader.list.add(
      .ruleWidened, "\(member.name) is \(member.value.kindName); what systems make of it is not documented", at: member.value.range,
      pointer,
      remedy: "write true or false")
    return nil
  }

  /// One value that is no text makes the system drop the whole dictionary.
  private static func query(
    _ value: JSONValue, _ pointer: Pointer, in reader: inout AppleAssociationReader
  ) -> AppleAssociation.Query? {
    if let text = value.string { return .text(text) }
    guard let members = value.members else {
      reader.list.add(
        .ruleWidened, "the condition on the query is \(value.kindName), and is dropped", at: value.range, pointer,
        remedy: "write a text, or an object of names and texts")
      return nil
    }
    let others = members.filter { $0.value.string == nil }
    for member in others {
      reader.list.add(
        .queryNotString, "the value of the item \(quoted(member.name)) is \(member.value.kindName): all items are dropped",
        at: member.value.range, pointer / member.name)
    }
    if !others.isEmpty { return nil }
    return .items(members.map { AppleAssociation.Item(name: $0.name, pattern: $0.value.string ?? "") })
  }
}
