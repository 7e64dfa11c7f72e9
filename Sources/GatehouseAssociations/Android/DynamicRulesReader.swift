import Gatehouse

/// Reads dynamic app link rules. One malformed or empty field discards them all.
enum DynamicRulesReader {
  static func read(_ value: JSONValue, _ pointer: Pointer, into list: inout FindingList) -> [DynamicLinkRule]? {
    guard let elements = value.elements, !elements.isEmpty else {
      list.add(.dynamicMalformed, "the list of dynamic rules is empty or no array", at: value.range, pointer)
      return nil
    }
    var isSound = true
    var rules: [DynamicLinkRule] = []
    for (index, element) in elements.enumerated() {
      if let rule = rule(element, pointer / index, into: &list) { rules.append(rule) } else { isSound = false }
    }
    guard isSound else { return nil }
    if rules.allSatisfy(\.isExclusion) {
      list.add(.dynamicOnlyExclude, "the dynamic rules only exclude: no address opens the app on Android 15", at: value.range, pointer)
    }
    return rules
  }

  /// Reads one rule; `nil` if it is malformed.
  private static func rule(_ value: JSONValue, _ pointer: Pointer, into list: inout FindingList) -> DynamicLinkRule? {
    guard let members = value.members, !members.isEmpty else {
      list.add(.dynamicMalformed, "a dynamic rule is empty or no object", at: value.range, pointer)
      return nil
    }
    var rule = DynamicLinkRule()
    rule.pointer = pointer.text
    var isSound = true
    for member in members {
      let place = pointer / member.name
      switch member.name {
      case "/": rule.path = text(member, place, &isSound, &list)
      case "#": rule.fragment = text(member, place, &isSound, &list)
      case "?":
        guard let items = items(member.value, place, &list) else {
          isSound = false
          continue
        }
        rule.items = items
      case "exclude":
        if let flag = member.value.bool {
          rule.isExclusion = flag
        } else {
          isSound = false
          list.add(.dynamicMalformed, "exclude is \(member.value.kindName)", at: member.value.range, place)
        }
      case "comments", "comment": break
      default: list.add(.dynamicUnknownKey, "unknown key \(quoted(member.name)) in a dynamic rule", at: member.nameRange, place)
      }
    }
    return isSound ? rule : nil
  }

  private static func text(
    _ member: JSONMember, _ pointer: Pointer, _ isSound: inout Bool, _ list: inout FindingList
  ) -> String? {
    if let text = member.value.string, !text.isEmpty { return text }
    isSound = false
    list.add(.dynamicMalformed, "the pattern of \(quoted(member.name)) is empty or no text", at: member.value.range, pointer)
    return nil
  }

  private static func items(_ value: JSONValue, _ pointer: Pointer, _ list: inout FindingList) -> [AppleAssociation.Item]? {
    if value.string != nil {
      list.add(.dynamicQueryString, "the condition on the query is one text", at: value.range, pointer)
      return nil
    }
    guard let members = value.members, !members.isEmpty, members.allSatisfy({ $0.value.string?.isEmpty == false }) else {
      list.add(.dynamicMalformed, "the condition on the query is empty, or holds something that is no text", at: value.range, pointer)
      return nil
    }
    for member in members where member.value.string == "*" {
      list.add(
        .itemStar, "the pattern \"*\" of \(quoted(member.name)) asks for the item on Android and does not on Apple's systems",
        at: member.value.range, pointer / member.name, severity: .note, remedy: "write ?* where a value is meant")
    }
    return members.map { AppleAssociation.Item(name: $0.name, pattern: $0.value.string ?? "") }
  }
}
