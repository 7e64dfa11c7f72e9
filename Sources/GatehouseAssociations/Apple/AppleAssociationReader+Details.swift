import Gatehouse

extension AppleAssociationReader {
  /// Reads `details`: an array, or one of the two other forms that occur.
  mutating func readDetails(_ value: JSONValue, _ pointer: Pointer, _ defaults: AppleConditions) {
    if let elements = value.elements {
      for (index, element) in elements.enumerated() { readDetail(element, index, pointer / index, defaults) }
      return
    }
    guard let members = value.members else {
      list.add(.wrongShape, "details is \(value.kindName); it must be an array", at: value.range, pointer)
      return
    }
    if members.contains(where: { Self.detailKeys.contains($0.name) }) {
      list.add(
        .wrongShape, "details is one object; it must be an array, and what systems make of it is not known", at: value.range, pointer,
        severity: .warning)
      readDetail(value, 0, pointer, defaults)
      return
    }
    list.add(.detailsDictionary, "details is an object keyed by identifier", at: value.range, pointer)
    for (index, member) in members.enumerated() {
      let place = pointer / member.name
      _ = identifier(JSONValue(.string(member.name), range: member.nameRange), place)
      guard member.value.members != nil else {
        list.add(.wrongShape, "an entry of details is \(member.value.kindName); it must be an object", at: member.value.range, place)
        continue
      }
      addDetail(member.value, index, [member.name], place, defaults)
    }
  }

  private static let detailKeys = ["appIDs", "appID", "components", "paths", "defaults"]

  private mutating func readDetail(_ value: JSONValue, _ index: Int, _ pointer: Pointer, _ defaults: AppleConditions) {
    guard let members = value.members else {
      list.add(.wrongShape, "an entry of details is \(value.kindName); it must be an object", at: value.range, pointer)
      return
    }
    for member in members where !Self.detailKeys.contains(member.name) {
      if let nearest = NearestWord.find(member.name, in: ["appID", "appIDs"]) {
        list.add(
          .wrongShape, "unknown key \(quoted(member.name)), did you mean \(quoted(nearest))?", at: member.nameRange, pointer / member.name)
      } else {
        unknown(member, among: Self.detailKeys, pointer)
      }
    }
    addDetail(value, index, readIdentifiers(value, pointer), pointer, defaults)
  }

  /// `appIDs`, or else `appID`. With both, `appIDs` counts, even an empty one.
  private mutating func readIdentifiers(_ value: JSONValue, _ pointer: Pointer) -> [String] {
    var found: [String] = []
    if let appIDs = value["appIDs"] {
      found = identifiers(appIDs, "appIDs", pointer / "appIDs")
      if let appID = value["appID"] {
        list.add(.mixedIdentifiers, "appID and appIDs stand in one entry", at: appID.range, pointer / "appID")
      }
    } else if let appID = value["appID"] {
      found = identifier(appID, pointer / "appID").map { [$0] } ?? []
    }
    if found.isEmpty { list.add(.identifierMissing, "the entry has no identifier", at: value.range, pointer) }
    return found
  }

  private mutating func addDetail(
    _ value: JSONValue, _ index: Int, _ appIDs: [String], _ pointer: Pointer, _ domainDefaults: AppleConditions
  ) {
    var detail = AppleAssociation.Detail(index: index, appIDs: appIDs, rules: [], pointer: pointer.text, range: value.range)
    let defaults = AppleConditions(value["defaults"], pointer / "defaults", in: &self).over(domainDefaults)
    if let components = value["components"] {
      detail.rules = readComponents(components, pointer / "components", defaults)
      if let paths = value["paths"] {
        list.add(.mixedRules, "components and paths stand in one entry: paths is ignored", at: paths.range, pointer / "paths")
      }
    } else if let paths = value["paths"] {
      detail.rules = readPaths(paths, pointer / "paths")
      if value["appIDs"] != nil {
        list.add(.legacyRules, "appIDs stands with paths, the form before iOS 13", at: paths.range, pointer / "paths")
      }
    } else {
      list.add(.rulesMissing, "the entry has neither components nor paths", at: value.range, pointer)
    }
    association.details.append(detail)
  }

  private mutating func readComponents(
    _ value: JSONValue, _ pointer: Pointer, _ defaults: AppleConditions
  ) -> [AppleAssociation.Rule] {
    guard let elements = value.elements else {
      list.add(.wrongShape, "components is \(value.kindName); it must be an array of objects", at: value.range, pointer)
      return []
    }
    return elements.enumerated().compactMap { index, element in
      guard let members = element.members else {
        list.add(.wrongShape, "a component is \(element.kindName); it must be an object", at: element.range, pointer / index)
        return nil
      }
      let own = AppleConditions(element, pointer / index, in: &self)
      let all = own.over(defaults)
      var rule = AppleAssociation.Rule(index: index)
      rule.path = all.path
      rule.query = all.query ?? .any
      rule.fragment = all.fragment
      rule.isExclusion = all.isExclusion ?? false
      rule.isCaseSensitive = all.isCaseSensitive ?? true
      rule.isPercentEncoded = all.isPercentEncoded ?? true
      rule.pointer = (pointer / index).text
      rule.range = element.range
      checkConditions(members, rule, element.range, pointer / index)
      return rule
    }
  }

  /// A rule without any condition matches every address: on purpose nobody writes it so.
  private mutating func checkConditions(
    _ members: [JSONMember], _ rule: AppleAssociation.Rule, _ range: SourceRange, _ pointer: Pointer
  ) {
    guard rule.path == nil, rule.query == .any, rule.fragment == nil, !members.contains(where: { "/?#".contains($0.name) }) else { return }
    if let stranger = members.first(where: { !AppleConditions.keys.contains($0.name) }) {
      let nearest = NearestWord.find(stranger.name, in: AppleConditions.keys + ["path", "query", "fragment"])
      let key = ["path": "/", "paths": "/", "query": "?", "fragment": "#"][nearest ?? stranger.name] ?? nearest
      list.add(
        .matchesEverything, "only unknown keys, so the component \(rule.isExclusion ? "excludes" : "matches") everything", at: range,
        pointer,
        remedy: key.map { "write \(quoted($0)) in place of \(quoted(stranger.name))" })
    } else if !rule.isExclusion {
      list.add(.matchesEverything, "no condition, so the component matches everything", at: range, pointer, severity: .warning)
    }
  }

  private mutating func readPaths(_ value: JSONValue, _ pointer: Pointer) -> [AppleAssociation.Rule] {
    guard let elements = value.elements else {
      list.add(.wrongShape, "paths is \(value.kindName); it must be an array of texts", at: value.range, pointer)
      return []
    }
    return elements.enumerated().compactMap { index, element in
      guard let text = element.string else {
        list.add(.wrongShape, "a path is \(element.kindName); it must be a text", at: element.range, pointer / index)
        return nil
      }
      var rule = AppleAssociation.Rule(index: index)
      rule.isLegacy = true
      rule.isExclusion = text.hasPrefix("NOT ")
      rule.path = rule.isExclusion ? String(text.dropFirst(4)) : text
      rule.pointer = (pointer / index).text
      rule.range = element.range
      return rule
    }
  }
}
