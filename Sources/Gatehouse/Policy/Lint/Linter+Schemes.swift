extension Linter {
  /// Schemes that can never open an app, and rules that never decide.
  mutating func checkSchemes() {
    checkRepeats(policy.links.schemes, "/links/schemes") { $0 }
    checkRepeats(policy.handoff.refuse, "/handoff/refuse") { $0 }
    for (place, scheme) in policy.links.schemes.enumerated() { checkOwnScheme(scheme, "/links/schemes/\(place)") }
    if case .listed(let rules) = policy.handoff.schemes {
      for (place, rule) in rules.enumerated() { checkHandedOff(rule.scheme, "/handoff/schemes/\(place)") }
      checkShadowed(rules)
    }
    if case .listed(let hosts, let schemes) = policy.handoff.stores {
      checkRepeats(hosts.map { $0 } + schemes.map { "\($0):" }, "/handoff/stores") { $0 }
      for (place, scheme) in schemes.enumerated() { checkHandedOff(scheme, "/handoff/stores/\(hosts.count + place)") }
    }
  }

  private mutating func checkOwnScheme(_ scheme: String, _ pointer: String) {
    if Self.webSchemes.contains(scheme) {
      add(
        .webScheme, pointer, "\"\(scheme)\" is no scheme that an app can own",
        remedy: "list the app's hosts in /links/domains instead")
    } else if Address.neverHandedOff.contains(scheme) || scheme == "intent" {
      add(.refusedScheme, pointer, "\"\(scheme)\" is no scheme that an app can own", remedy: "remove it")
    }
  }

  private mutating func checkHandedOff(_ scheme: String, _ pointer: String) {
    if Self.webSchemes.contains(scheme) {
      add(
        .webScheme, pointer, "\"\(scheme)\" is a web address and never handed off by its scheme",
        remedy: "list the partner's host in /handoff/universalLinks")
    } else if Address.neverHandedOff.contains(scheme) {
      add(.refusedScheme, pointer, "\"\(scheme)\" is never handed to another app, whatever a policy says", remedy: "remove it")
    } else if policy.handoff.refuse.contains(scheme) {
      add(
        .refusedScheme, pointer, "\"\(scheme)\" can never open: it is refused too",
        remedy: policy.preset.policy.handoff.refuse == policy.handoff.refuse
          ? "remove it, or write /handoff/refuse without it (the preset refuses it)" : "remove it here or from /handoff/refuse")
    } else if policy.links.schemes.contains(scheme) {
      add(.ownScheme, pointer, "\"\(scheme)\" is the app's own and never handed off", remedy: "remove it here or from /links/schemes")
    } else if scheme == "intent" {
      add(
        .androidScheme, pointer, "\"intent\" is never looked up: on Android the scheme inside the intent is",
        remedy: "list the schemes inside, and the packages in /handoff/android/packages")
    }
  }

  /// Rules of a scheme that an earlier rule of it leaves nothing to decide.
  private mutating func checkShadowed(_ rules: [Policy.SchemeRule]) {
    // Each rule is compared with the first few of its scheme: a list with more is no work of hands.
    let most = 32
    var earlier: [String: [Int]] = [:]
    for (place, rule) in rules.enumerated() {
      if let first = earlier[rule.scheme]?.first(where: { rules[$0].covers(rule) }) {
        let same = rules[first] == rule
        add(
          same ? .repeatedEntry : .shadowedScheme, "/handoff/schemes/\(place)",
          same
            ? "the same rule for \"\(rule.scheme)\" stands in this list before, as entry \(first + 1)"
            : "entry \(first + 1) admits everything that this rule for \"\(rule.scheme)\" admits",
          remedy: same ? "remove one of them" : "put the narrower rule first, or remove it")
      }
      if earlier[rule.scheme, default: []].count < most { earlier[rule.scheme, default: []].append(place) }
    }
  }

  private static let webSchemes: Set<String> = ["http", "https", "ws", "wss"]
}

extension Policy.SchemeRule {
  /// Whether it admits every address that another rule of its scheme admits, as far as can be told from the texts.
  fileprivate func covers(_ other: Policy.SchemeRule) -> Bool {
    func contains<Entry: Hashable>(_ list: [Entry]?, _ other: [Entry]?) -> Bool {
      guard let list else { return true }
      guard let other else { return false }
      return list.count * other.count < 256 ? other.allSatisfy(list.contains) : Set(list).isSuperset(of: other)
    }
    return contains(hosts, other.hosts) && contains(paths, other.paths) && (parameters == nil || parameters == other.parameters)
  }
}
