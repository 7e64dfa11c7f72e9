import Gatehouse

/// Makes assetlinks.json: the app and its certificates.
enum AssetLinksGenerator {
  /// The file's path below a site's root.
  static let path = ".well-known/assetlinks.json"

  static func file(_ policy: Policy) -> GeneratedFile? {
    guard let package = policy.app.package, !policy.app.sha256.isEmpty, !policy.links.domains.isEmpty else { return nil }
    let target: OutlineJSON = .object([
      ("namespace", .text("android_app")), ("package_name", .text(package)),
      ("sha256_cert_fingerprints", .array(policy.app.sha256.map(OutlineJSON.text))),
    ])
    let value: OutlineJSON = .array([
      .object([("relation", .array([.text(AssetLinks.handleAllURLs), .text(AssetLinks.shareCredentials)])), ("target", target)])
    ])
    return GeneratedFile(
      name: path, text: value.text,
      limits: [
        "The file says who owns the links, not which: the paths stand in the manifest's intent filters.",
        "List every certificate that devices may see: with Play app signing Google's, after a rotation of keys the old one and the new one.",
      ])
  }
}
