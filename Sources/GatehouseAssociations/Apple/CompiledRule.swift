/// A rule, ready to be compared.
final class CompiledRule: Sendable {
  /// A part of the address that a rule looks at.
  enum Part: Sendable, Hashable {
    case path
    case query
    case item(String)
    case fragment
  }

  /// The entry's place in the file's list.
  let detail: Int
  /// The rule's place in its entry's list.
  let rule: Int
  let isExclusion: Bool
  /// Which view of an address it looks at.
  let view: Int
  /// The path's pattern without slashes at its ends; `nil` is any.
  let path: WildcardPattern?
  /// The same without a closing `/*`: `/buy/*` matches `/buy` too (TN3155).
  let shortPath: WildcardPattern?
  private let query: WildcardPattern?
  private let items: [(name: [UInt8], shown: String, value: WildcardPattern)]
  private let fragment: WildcardPattern?

  init(_ rule: AppleAssociation.Rule, detail: Int, place: Int, _ variables: PatternVariables) {
    self.detail = detail
    self.rule = place
    isExclusion = rule.isExclusion
    let isFolded = !rule.isCaseSensitive
    view = AppleLink.index(isCaseSensitive: rule.isCaseSensitive, isPercentEncoded: rule.isPercentEncoded)
    let compile: (String) -> WildcardPattern = { WildcardPattern($0, variables, isFolded: isFolded) }
    path = rule.path.map { text in
      let pattern = rule.isLegacy ? WildcardPattern(text) : compile(text)
      return WildcardPattern(units: Self.body(pattern.units), isFolded: pattern.isFolded)
    }
    shortPath = path.flatMap { path in
      guard path.units.count >= 2, path.units.last == .any, path.units[path.units.count - 2] == .byte(UInt8(ascii: "/")) else { return nil }
      return WildcardPattern(units: Array(path.units.dropLast(2)), isFolded: path.isFolded)
    }
    switch rule.query {
    case .any:
      query = nil
      items = []
    case .text(let text):
      query = compile(text)
      items = []
    case .items(let list):
      query = nil
      items = list.map { (CaseFolding.bytes($0.name, isFolded: isFolded), $0.name, compile($0.pattern)) }
    }
    fragment = rule.fragment.map(compile)
  }

  /// A pattern's steps without slashes at its beginning and its end: they do not count.
  private static func body(_ units: [PatternUnit]) -> [PatternUnit] {
    let slash = PatternUnit.byte(UInt8(ascii: "/"))
    var rest = units.drop { $0 == slash }
    while rest.last == slash { rest = rest.dropLast() }
    return Array(rest)
  }

  /// Whether all conditions hold.
  func matches(_ link: AppleLink) -> Bool { failure(link) == nil }

  /// The first condition that does not hold, and the text that it was asked about; `nil` if all hold.
  func failure(_ link: AppleLink) -> (part: Part, text: [UInt8])? {
    let seen = link.views[view]
    if let path, !path.matches(seen.path), shortPath?.matches(seen.path) != true { return (.path, seen.path) }
    if let query, !query.matches(seen.query) { return (.query, seen.query) }
    for item in items {
      var isPresent = false
      for pair in seen.items where pair.name == item.name {
        isPresent = true
        if !item.value.matches(pair.value) { return (.item(item.shown), pair.value) }
      }
      // A missing item is the empty text.
      if !isPresent, !item.value.matches([]) { return (.item(item.shown), []) }
    }
    if let fragment, !fragment.matches(seen.fragment) { return (.fragment, seen.fragment) }
    return nil
  }

  /// What every path that it matches begins with.
  var literalPrefix: [UInt8] {
    guard let path else { return [] }
    // The short form is a prefix of the long one's matches, save for the slash.
    return shortPath.map(\.literalPrefix).flatMap { $0.count < path.literalPrefix.count ? $0 : nil } ?? path.literalPrefix
  }

  /// Whether it looks at the path only.
  var hasNoOtherCondition: Bool {
    (query?.isEverything ?? true) && items.allSatisfy { $0.value.isEverything } && (fragment?.isEverything ?? true)
  }

  /// Whether what it asks of query and fragment holds wherever another rule matches.
  func coversRest(of other: CompiledRule) -> Bool {
    if hasNoOtherCondition { return true }
    let coversFragment = (fragment?.isEverything ?? true) || fragment == other.fragment
    let coversQuery = (query?.isEverything ?? true) || query == other.query
    let coversItems = items.allSatisfy { item in
      item.value.isEverything || other.items.contains { $0.name == item.name && RuleCover.covers(item.value.units, $0.value.units) }
    }
    return coversFragment && coversQuery && coversItems
  }

  /// Query and fragment of an address that the rule matches.
  var exampleRest: [UInt8] {
    var text: [UInt8] = []
    let bytes: (WildcardPattern) -> [UInt8] = { $0.units.flatMap(PatternExample.bytes) }
    if let query { text += [UInt8(ascii: "?")] + bytes(query) }
    if !items.isEmpty {
      let pairs = items.map { Array($0.shown.utf8) + [UInt8(ascii: "=")] + bytes($0.value) }
      text += [UInt8(ascii: "?")] + pairs.joined(separator: [UInt8(ascii: "&")])
    }
    if let fragment { text += [UInt8(ascii: "#")] + bytes(fragment) }
    return text
  }
}
