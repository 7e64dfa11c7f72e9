public import Gatehouse

/// Compares an assetlinks.json file with the app that is meant.
public enum AssetLinksComparison {
  /// What is missing for a package and its certificates.
  ///
  /// - Parameter fingerprints: the SHA-256 of every certificate that devices may see: after a rotation of keys the old one and the new one.
  public static func check(_ file: AssetLinksFile, package: String, fingerprints: [String]) -> [Diagnostic] {
    var listed: [String] = []
    var range: SourceRange?
    for statement in file.links.statements where statement.relations.contains(AssetLinks.handleAllURLs) {
      guard case .androidApp(package, let own) = statement.target else { continue }
      range = range ?? statement.range
      listed += own
    }
    guard let range else {
      return [Diagnostic(.packageNotListed, "no statement gives links to \(quoted(package))", in: file.source)]
    }
    let wanted = fingerprints.compactMap { CertificateFingerprint($0)?.description }
    let missing = wanted.filter { !listed.contains($0) }
    let isRotation = missing.count < wanted.count
    return missing.map { fingerprint in
      Diagnostic(
        isRotation ? .keyRotation : .fingerprintMissing,
        "the certificate \(fingerprint.prefix(11))… of \(quoted(package)) is not in the file",
        remedy: "add \(quoted(fingerprint, limit: 100))",
        range: range, in: file.source)
    }
  }

  /// A package signed with several certificates: what its builds show depends on the version of Android.
  public static func rotation(signers: [[String]]) -> [Diagnostic] {
    let all = Set(signers.joined())
    guard all.count > 1 else { return [] }
    return [
      Diagnostic(
        .keyRotation, "the build has a rotated key: \(all.count) certificates",
        remedy: "list \(all.sorted().map { quoted($0, limit: 100) }.joined(separator: " and "))")
    ]
  }
}
