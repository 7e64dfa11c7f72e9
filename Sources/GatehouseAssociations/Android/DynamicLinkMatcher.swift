public import URLStandard

/// Answers what the dynamic rules of a statement say about an address (Android 15 with Play services).
///
/// The first rule that matches decides. An address that no rule matches does not open the app. Older systems ignore the rules.
public struct DynamicLinkMatcher: Sendable {
  private let rules: [Compiled]

  private struct Compiled: Sendable {
    let rule: DynamicLinkRule
    let path: WildcardPattern?
    let items: [(name: [UInt8], value: WildcardPattern)]
    let fragment: WildcardPattern?
  }

  /// Compiles rules.
  public init(_ rules: [DynamicLinkRule]) {
    self.rules = rules.map { rule in
      Compiled(
        rule: rule, path: rule.path.map { WildcardPattern(units: PatternCompiler.wildcards($0, isFolded: false), isFolded: false) },
        items: rule.items.map { (Array($0.name.utf8), WildcardPattern($0.pattern)) }, fragment: rule.fragment.map { WildcardPattern($0) })
    }
  }

  /// The rule that decides about an address; `nil` if none matches.
  public func rule(for url: WebURL) -> DynamicLinkRule? {
    let seen = AppleLink(url).views[0]
    let path = Array(url.pathUTF8)
    return rules.first { compiled in
      if let pattern = compiled.path, !pattern.matches(path) { return false }
      // Unlike Apple's rules a match must be found for each entry: a missing item does not match.
      for item in compiled.items where !seen.items.contains(where: { $0.name == item.name && item.value.matches($0.value) }) {
        return false
      }
      return compiled.fragment?.matches(seen.fragment) ?? true
    }?.rule
  }

  /// Whether an address opens the app.
  public func allows(_ url: WebURL) -> Bool { rule(for: url).map { !$0.isExclusion } ?? false }
}
