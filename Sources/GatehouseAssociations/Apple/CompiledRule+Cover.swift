import URLStandard

extension CompiledRule {
  /// Whether it has no condition at all.
  var isUnconditional: Bool { (path?.isEverything ?? true) && hasNoOtherCondition }

  /// Whether its path's pattern matches every path that another's does.
  func coversPath(of other: CompiledRule) -> Bool {
    guard let path, !path.isEverything else { return true }
    guard let narrow = other.path else { return false }
    let isCovered = RuleCover.covers(path.units, narrow.units)
    // `/buy/*` stands for `/buy` too: the short form must be covered as well.
    guard isCovered, let short = other.shortPath else { return isCovered }
    return RuleCover.covers(path.units, short.units) || shortPath.map { RuleCover.covers($0.units, short.units) } ?? false
  }

  /// An address that the rule matches, if one is easily found.
  func example(host: String) -> WebURL? {
    var text = Array("https://\(host)/".utf8)
    text += path.map { $0.units.flatMap(PatternExample.bytes) } ?? []
    text += exampleRest
    return try? WebURL(utf8: text)
  }
}
