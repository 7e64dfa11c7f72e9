public import Gatehouse

/// Makes every file that connects links with an app out of one policy.
public enum AssociationGenerator {
  /// The files for a policy, in a stable order. What the policy has no facts for is left out; ``missing(_:)`` says what that is.
  public static func files(for policy: Policy) -> [GeneratedFile] {
    [
      AppleFileGenerator.file(policy), AssetLinksGenerator.file(policy), PropertyListGenerator.entitlements(policy),
      PropertyListGenerator.infoPlist(policy), ManifestGenerator.file(policy),
    ].compactMap { $0 } + ServerGenerator.files(policy)
  }

  /// Why files are left out, one sentence each.
  public static func missing(_ policy: Policy) -> [String] {
    var missing: [String] = []
    if policy.links.domains.isEmpty { missing.append("links.domains names no domain, so there is no association file") }
    if policy.app.appIDs.isEmpty { missing.append("app.apple.appIDs is empty, so there is no apple-app-site-association") }
    if policy.app.package == nil || policy.app.sha256.isEmpty {
      missing.append("app.android has no package or no sha256, so there is no assetlinks.json")
    }
    return missing
  }
}
