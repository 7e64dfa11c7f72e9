public import URLStandard

/// How an answer came about: the rules that were compared, in order, and what each said.
public struct AppleExplanation: Sendable, Hashable {
  /// The answer.
  public var match: AppleMatch
  /// The rules that were compared; the last one decided if the answer names a rule.
  public var steps: [Step]
  /// Rules that were compared beyond ``maximumSteps`` and are not listed.
  public var omitted: Int

  /// Steps that are listed.
  public static let maximumSteps = 200

  /// A rule that was compared.
  public struct Step: Sendable, Hashable {
    /// The rule in the file, as a JSON pointer.
    public var pointer: String
    /// The rule in words: `path "/buy/*", item "id" "?*"`.
    public var rule: String
    /// Whether it matched.
    public var isMatch: Bool
    /// What it said, one clause.
    public var says: String
  }
}

extension AppleMatcher {
  /// The same answer as ``match(_:appID:domain:)``, rule by rule.
  public func explain(_ url: WebURL, appID: String, domain: String) -> AppleExplanation {
    let match = match(url, appID: appID, domain: domain)
    if case .noMatch(let cause) = match.result, cause != .noRule { return AppleExplanation(match: match, steps: [], omitted: 0) }
    let link = AppleLink(url)
    var steps: [AppleExplanation.Step] = []
    var omitted = 0
    for rule in rules(of: appID) {
      let failure = rule.failure(link)
      let written = association.details[rule.detail].rules[rule.rule]
      if steps.count < AppleExplanation.maximumSteps || failure == nil {
        let says = failure.map { AppleWords.says($0.part, $0.text, written) } ?? (rule.isExclusion ? "matches, and excludes" : "matches")
        steps.append(.init(pointer: written.pointer, rule: AppleWords.rule(written), isMatch: failure == nil, says: says))
      } else {
        omitted += 1
      }
      if failure == nil { break }
    }
    return AppleExplanation(match: match, steps: steps, omitted: omitted)
  }
}
