import Gatehouse
import URLStandard

/// Reads the statements of an assetlinks.json file as verifiers do: an invalid one is skipped, and the others count.
struct AssetLinksReader {
  var list: FindingList
  var links = AssetLinks()
  /// Packages whose dynamic rules were declared.
  private var dynamicPackages: Set<String> = []

  init(_ list: FindingList) { self.list = list }

  /// Reads the root.
  mutating func read(_ root: JSONValue) {
    guard let elements = root.elements else {
      list.add(
        .wrongShape, "the root is \(root.kindName); it must be an array of statements", at: root.range,
        remedy: root.members == nil ? nil : "put [ and ] around the statement")
      return
    }
    if elements.isEmpty { list.add(.statementsMissing, "the file has no statements", at: root.range) }
    for (index, element) in elements.enumerated() { readStatement(element, index, Pointer() / index) }
  }

  private static let keys = ["relation", "target", "include", "relation_extensions"]

  private mutating func readStatement(_ value: JSONValue, _ index: Int, _ pointer: Pointer) {
    guard let members = value.members else {
      list.add(.wrongShape, "a statement is \(value.kindName); it must be an object", at: value.range, pointer)
      return
    }
    for member in members where !Self.keys.contains(member.name) { unknown(member, Self.keys, pointer) }
    if let include = value["include"] { return readInclude(include, pointer / "include") }
    let relations = readRelations(value["relation"], value.range, pointer)
    guard let target = value["target"] else {
      list.add(.targetMissing, "the statement has no target", at: value.range, pointer)
      return
    }
    guard let target = readTarget(target, pointer / "target"), let relations else { return }
    var statement = AssetLinks.Statement(
      index: index, relations: relations, target: target, dynamicRules: nil, pointer: pointer.text, range: value.range)
    if let extensions = value["relation_extensions"] {
      statement.dynamicRules = readExtensions(extensions, statement, pointer / "relation_extensions")
    }
    links.statements.append(statement)
  }

  mutating func unknown(_ member: JSONMember, _ known: [String], _ pointer: Pointer) {
    let nearest = NearestWord.find(member.name, in: known).map { ", did you mean \(quoted($0))?" } ?? ""
    list.add(.unknownKey, "unknown key \(quoted(member.name))\(nearest)", at: member.nameRange, pointer / member.name)
  }

  private mutating func readInclude(_ value: JSONValue, _ pointer: Pointer) {
    guard let text = value.string, let url = try? WebURL(text), url.specialScheme == .https else {
      list.add(.includeShape, "the include is no https address", at: value.range, pointer)
      return
    }
    links.includes.append(url.href)
    list.add(.includeUnread, "statements of \(quoted(url.href)) are included", at: value.range, pointer)
  }

  /// The relations of a statement; `nil` if it has none and so is skipped.
  private mutating func readRelations(_ value: JSONValue?, _ whole: SourceRange, _ pointer: Pointer) -> [String]? {
    guard let value else {
      list.add(.relationMissing, "the statement has no relation", at: whole, pointer)
      return nil
    }
    guard let elements = value.elements, elements.allSatisfy({ $0.string != nil }) else {
      list.add(.wrongShape, "relation is \(value.kindName); it must be an array of texts", at: value.range, pointer / "relation")
      return nil
    }
    let relations = elements.compactMap(\.string)
    if relations.isEmpty { list.add(.relationMissing, "the list of relations is empty", at: value.range, pointer / "relation") }
    let known = [AssetLinks.handleAllURLs, AssetLinks.shareCredentials]
    for (index, element) in elements.enumerated() {
      guard let text = element.string, !known.contains(text) else { continue }
      if let nearest = NearestWord.find(text, in: known) {
        list.add(
          .relationUnknown, "unknown relation \(quoted(text)), did you mean \(quoted(nearest))?", at: element.range,
          pointer / "relation" / index)
      } else if !text.contains("/") {
        list.add(
          .relationUnknown, "\(quoted(text)) is no relation: it has a kind, a slash and a detail", at: element.range,
          pointer / "relation" / index)
      }
    }
    return relations.isEmpty ? nil : relations
  }

  /// Dynamic rules of the one relation that has them.
  private mutating func readExtensions(
    _ value: JSONValue, _ statement: AssetLinks.Statement, _ pointer: Pointer
  ) -> [DynamicLinkRule]? {
    guard let members = value.members else {
      list.add(.dynamicMalformed, "relation_extensions is \(value.kindName); it must be an object", at: value.range, pointer)
      return nil
    }
    var rules: [DynamicLinkRule]?
    for member in members {
      let place = pointer / member.name
      guard member.name == AssetLinks.handleAllURLs else {
        list.add(.dynamicRelation, "dynamic rules stand under \(quoted(member.name))", at: member.nameRange, place)
        continue
      }
      if !statement.relations.contains(member.name) {
        list.add(.dynamicRelation, "the statement does not have the relation \(quoted(member.name))", at: member.nameRange, place)
      }
      for other in member.value.members ?? [] where other.name != "dynamic_app_link_components" {
        unknown(other, ["dynamic_app_link_components"], place)
      }
      guard let components = member.value["dynamic_app_link_components"] else { continue }
      if case .androidApp(let package, _) = statement.target, !dynamicPackages.insert(package).inserted {
        list.add(.dynamicRepeated, "dynamic rules for \(quoted(package)) stand here a second time", at: components.range, place)
      }
      rules = DynamicRulesReader.read(components, place / "dynamic_app_link_components", into: &list)
    }
    return rules
  }
}
