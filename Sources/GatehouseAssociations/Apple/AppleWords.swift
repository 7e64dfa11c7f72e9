import Gatehouse

/// Rules and their answers in words.
enum AppleWords {
  /// A rule in one clause.
  static func rule(_ rule: AppleAssociation.Rule) -> String {
    var parts: [String] = []
    if let path = rule.path { parts.append("path \(quoted(path))") }
    switch rule.query {
    case .any: break
    case .text(let text): parts.append("query \(quoted(text))")
    case .items(let items): parts += items.map { "item \(quoted($0.name)) \(quoted($0.pattern))" }
    }
    if let fragment = rule.fragment { parts.append("fragment \(quoted(fragment))") }
    if parts.isEmpty { parts.append("any address") }
    if !rule.isCaseSensitive { parts.append("without case") }
    if !rule.isPercentEncoded { parts.append("decoded") }
    return (rule.isExclusion ? "exclude " : "") + parts.joined(separator: ", ")
  }

  /// What did not match.
  static func says(_ part: CompiledRule.Part, _ text: [UInt8], _ rule: AppleAssociation.Rule) -> String {
    let text = String(decoding: text, as: UTF8.self)
    switch part {
    case .path: return "the path \(quoted("/" + text)) does not match \(quoted(rule.path ?? ""))"
    case .query:
      guard case .text(let pattern) = rule.query else { return "the query does not match" }
      return "the query \(quoted(text)) does not match \(quoted(pattern)) as a whole"
    case .item(let name):
      guard case .items(let items) = rule.query, let item = items.first(where: { $0.name == name }) else { return "an item does not match" }
      return text.isEmpty
        ? "the item \(quoted(name)) is missing or empty, which \(quoted(item.pattern)) does not match"
        : "the item \(quoted(name)) has the value \(quoted(text)), which \(quoted(item.pattern)) does not match"
    case .fragment: return "the fragment \(quoted(text)) does not match \(quoted(rule.fragment ?? ""))"
    }
  }
}
