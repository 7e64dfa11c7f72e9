public import URLStandard

/// Answers which links of a domain an apple-app-site-association file gives to which app.
///
/// A match means that a link is eligible, never that it will open the app: the user's choice, the browser, the page that it
/// stands on and the
/// state of the device decide with it. Time for an address is bounded whatever the patterns are.
public final class AppleMatcher: Sendable {
  /// What the file says.
  public let association: AppleAssociation
  /// Addresses longer than this match nothing, in bytes.
  public static let maximumBytes = WildcardPattern.maximumBytes

  private let tables: [String: RuleTable]

  /// Compiles a file's rules.
  public init(_ association: AppleAssociation) {
    self.association = association
    let variables = PatternVariables(own: association.variables)
    var rules: [String: [CompiledRule]] = [:]
    for (detail, entry) in association.details.enumerated() {
      let compiled = entry.rules.enumerated().map { place, rule in CompiledRule(rule, detail: detail, place: place, variables) }
      for appID in Set(entry.appIDs) { rules[appID, default: []] += compiled }
    }
    tables = rules.mapValues(RuleTable.init)
  }

  /// Whether an address is the app's, and the rule that decides.
  ///
  /// - Parameters:
  ///   - url: an address; only http and https can be universal links.
  ///   - appID: the app's identifier, prefix included; compared as it is.
  ///   - domain: the domain of the entitlement, or `*.` and its parent.
  public func match(_ url: WebURL, appID: String, domain: String) -> AppleMatch {
    if let cause = Self.obstacle(url, domain) { return AppleMatch(.noMatch(cause)) }
    guard let table = tables[appID] else { return AppleMatch(.noMatch(.appNotListed)) }
    guard let rule = table.first(AppleLink(url)) else { return AppleMatch(.noMatch(.noRule)) }
    return result(rule)
  }

  /// The compiled rules for an app, in order; none if the file does not list it.
  func rules(of appID: String) -> [CompiledRule] { tables[appID]?.rules ?? [] }

  func result(_ rule: CompiledRule) -> AppleMatch {
    let detail = association.details[rule.detail]
    let decided = AppleMatch.Place(detail: detail.index, rule: detail.rules[rule.rule].index, pointer: detail.rules[rule.rule].pointer)
    return AppleMatch(rule.isExclusion ? .excluded(decided) : .match(decided))
  }

  /// What keeps an address from being compared at all.
  static func obstacle(_ url: WebURL, _ domain: String) -> AppleMatch.Cause? {
    guard url.specialScheme == .https || url.specialScheme == .http else { return .notWeb }
    guard url.utf8.count <= maximumBytes else { return .tooLong }
    guard url.port == nil else { return .port }
    return DomainName(domain).holds(url.hostname) ? nil : .otherDomain
  }
}

/// The host of an entitlement: a name, or `*.` and a parent.
struct DomainName: Sendable, Hashable {
  /// The name in lower case, without `*.`.
  let name: String
  /// Whether it stands for every host below the name. The name itself is not among them.
  let isWildcard: Bool

  init(_ text: String) {
    let lower = text.lowercased()
    isWildcard = lower.hasPrefix("*.")
    let name = isWildcard ? String(lower.dropFirst(2)) : lower
    // An internationalised name is compared in its ASCII form.
    self.name = name.utf8.allSatisfy { $0 < 0x80 } ? name : (try? WebURL("https://\(name)/").hostname) ?? name
  }

  /// Whether a host, in lower case, is one of them.
  func holds(_ host: String) -> Bool {
    isWildcard ? host.utf8.count > name.utf8.count + 1 && host.hasSuffix("." + name) : host == name
  }
}
