public import Gatehouse

extension AppleBuild {
  /// Takes over what an Info.plist says.
  public mutating func add(_ info: PropertyList) {
    schemes = (info["CFBundleURLTypes"]?.elements ?? []).flatMap { $0["CFBundleURLSchemes"]?.strings ?? [] }
    queriedSchemes = info["LSApplicationQueriesSchemes"]?.strings ?? []
    bundle = info["CFBundleIdentifier"]?.string
  }

  /// What the build and a policy do not agree on.
  public func check(_ policy: Policy) -> [Diagnostic] {
    check(domains: policy.links.domains) + checkIdentifier(policy.app.appIDs) + checkSchemes(policy)
  }

  private func checkIdentifier(_ expected: [String]) -> [Diagnostic] {
    guard let identifier, !expected.isEmpty, !expected.contains(identifier) else { return [] }
    let bundle = identifier.drop { $0 != "." }
    if let other = expected.first(where: { $0.drop { $0 != "." } == bundle }) {
      return [Diagnostic(.appIDPrefixMismatch, "the build is signed as \(quoted(identifier)), and the policy has \(quoted(other))")]
    }
    return [
      Diagnostic(
        .appIDMissing, "the build is signed as \(quoted(identifier)), which the policy does not have",
        remedy: "add it to app.apple.appIDs, if it is the app")
    ]
  }

  /// Schemes of a policy that the build does not register.
  public func checkSchemes(_ policy: Policy) -> [Diagnostic] {
    let own = policy.links.schemes.filter { scheme in !schemes.contains { $0.lowercased() == scheme } }
    return own.map {
      Diagnostic(.schemeMissingInBuild, "the build does not register the scheme \(quoted($0))", remedy: "add it to CFBundleURLTypes")
    }
  }
}
