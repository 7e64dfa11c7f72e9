import Gatehouse

/// Looks for rules of an apple-app-site-association file that do something else than they seem to.
enum AppleLint {
  static func check(_ association: AppleAssociation, into list: inout FindingList) {
    for detail in association.details {
      for (place, rule) in detail.rules.enumerated() {
        check(rule, association.variables, into: &list)
        checkItems(rule, detail.rules[place...].dropFirst(), into: &list)
      }
      if !detail.rules.isEmpty, detail.rules.allSatisfy(\.isExclusion) {
        list.add(.onlyExclusions, "the entry only excludes", at: detail.range, pointer(detail.pointer))
      }
    }
    UnreachableRules.check(association, into: &list)
  }

  /// The patterns of one rule.
  private static func check(_ rule: AppleAssociation.Rule, _ variables: [String: [String]], into list: inout FindingList) {
    let place = pointer(rule.pointer)
    for text in patterns(rule) {
      if text.utf8.count > WildcardPattern.maximumBytes {
        list.add(.patternTooLong, "a pattern has \(text.utf8.count) bytes", at: rule.range, place)
      }
      if rule.isLegacy { continue }
      for case .variable(let name) in PatternCompiler.pieces(text)
      where variables[String(name)] == nil && !PatternVariables.predefined.contains(String(name)) {
        let known = variables.keys.sorted() + PatternVariables.predefined.sorted()
        let nearest = NearestWord.find(String(name), in: known).map { ", did you mean \(quoted($0))?" } ?? ""
        list.add(.variableUnknown, "the variable \(quoted(String(name))) is not defined\(nearest)", at: rule.range, place)
      }
      if rule.isPercentEncoded, text.utf8.contains(where: { $0 >= 0x80 }) {
        list.add(.notASCIIPattern, "the pattern \(quoted(text)) is not ASCII", at: rule.range, place)
      }
    }
    if let path = rule.path { check(path: path, rule, place, into: &list) }
  }

  private static func check(path: String, _ rule: AppleAssociation.Rule, _ place: Pointer, into list: inout FindingList) {
    if let hash = path.firstIndex(of: "#"), rule.isPercentEncoded {
      let fragment = String(path[path.index(after: hash)...])
      list.add(
        .fragmentInPath, "the pattern \(quoted(path)) never matches: # begins the fragment", at: rule.range, place,
        remedy: "write {\"#\": \(quoted(fragment))} in components")
    }
    if let item = queryText(in: path) {
      list.add(
        .queryInPath, "the pattern \(quoted(path)) holds the text of a query, \(quoted(item))", at: rule.range, place,
        remedy: "write the item under the key \"?\" in components")
    }
    if !rule.isLegacy, path.hasPrefix("NOT ") {
      list.add(.notInComponent, "the pattern \(quoted(path)) begins with NOT", at: rule.range, place)
    }
    if rule.isLegacy, path == "*", !rule.isExclusion {
      list.add(.iOS9Root, "\"*\" did not match the root on iOS 9", at: rule.range, place)
    }
  }

  /// `?name=` in a path.
  private static func queryText(in path: String) -> String? {
    var rest = path[...]
    while let mark = rest.firstIndex(of: "?") {
      rest = rest[rest.index(after: mark)...]
      let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.[]".contains($0)) }
      if !name.isEmpty, rest[name.endIndex...].first == "=" { return "?" + String(rest) }
    }
    return nil
  }

  /// `*` for an item matches a missing one. Where an exclusion follows, that is worse: what it should keep out went to the app before.
  private static func checkItems(
    _ rule: AppleAssociation.Rule, _ later: ArraySlice<AppleAssociation.Rule>, into list: inout FindingList
  ) {
    guard case .items(let items) = rule.query, !rule.isExclusion else { return }
    let stars = items.filter { $0.pattern == "*" }
    guard !stars.isEmpty else { return }
    let names = stars.map { quoted($0.name) }.joined(separator: ", ")
    list.add(
      .itemStar, "the pattern \"*\" of \(names) also matches a missing item", at: rule.range, pointer(rule.pointer),
      severity: later.contains(where: \.isExclusion) ? .error : .warning)
  }

  private static func patterns(_ rule: AppleAssociation.Rule) -> [String] {
    var texts = [rule.path, rule.fragment].compactMap { $0 }
    switch rule.query {
    case .any: break
    case .text(let text): texts.append(text)
    case .items(let items): texts += items.map(\.pattern)
    }
    return texts
  }

  static func pointer(_ text: String) -> Pointer { Pointer(text: text) }
}
