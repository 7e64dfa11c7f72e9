public import Gatehouse

/// What a build for Android says about its links: its manifest, and who signed it.
public struct AndroidBuild: Sendable {
  /// What devices get of it.
  public enum Kind: Sendable, Hashable {
    /// A package: what a device installs, signed as the device sees it.
    case package
    /// An app bundle: what is uploaded. Its signature is the **upload** key's; Google signs what devices get with another one.
    case bundle
  }

  /// A signature.
  public struct Signer: Sendable, Hashable {
    /// Its scheme.
    public var scheme: PackageSigners.Scheme
    /// The SHA-256 of the certificate, in the form of statements.
    public var fingerprint: String
    /// Whether the signature fits what it signs; `nil` if that was not looked at: the signing block is read, and the system verifies it.
    public var isVerified: Bool?
    /// Makes a signature.
    public init(scheme: PackageSigners.Scheme, fingerprint: String, isVerified: Bool? = nil) {
      self.scheme = scheme
      self.fingerprint = fingerprint
      self.isVerified = isVerified
    }
  }

  /// What it is.
  public var kind: Kind
  /// Its manifest.
  public var manifest: AndroidManifest
  /// Who signed it, v1 first.
  public var signers: [Signer]

  /// Makes a build.
  public init(kind: Kind, manifest: AndroidManifest, signers: [Signer]) {
    self.kind = kind
    self.manifest = manifest
    self.signers = signers
  }

  /// Every fingerprint once.
  public var fingerprints: [String] {
    var seen: Set<String> = []
    return signers.map(\.fingerprint).filter { seen.insert($0).inserted }
  }

  /// What is wrong with its signatures, alone and against a policy. Its manifest's findings are its own.
  public func checkSigners(_ policy: Policy?) -> [Diagnostic] {
    var findings = signers.filter { $0.isVerified == false }.map {
      Diagnostic(.signatureBroken, "the \($0.scheme.rawValue) signature does not fit the file that it signs")
    }
    let own = fingerprints
    let listed = (policy?.app.sha256 ?? []).compactMap { CertificateFingerprint($0)?.description }
    if kind == .bundle { return findings + checkUploadKey(own, listed, policy) }
    if own.isEmpty { findings.append(Diagnostic(.unsigned, "the package has no signature")) }
    if listed.isEmpty || !own.allSatisfy(listed.contains) { findings += AssetLinksComparison.rotation(signers: [own]) }
    guard !listed.isEmpty else { return findings }
    return findings
      + own.filter { !listed.contains($0) }.map {
        Diagnostic(
          .fingerprintMissing, "the package is signed by \($0), which the policy does not have",
          remedy: "add it to app.android.sha256; with Play app signing devices see Google's certificate")
      }
  }

  private func checkUploadKey(_ own: [String], _ listed: [String], _ policy: Policy?) -> [Diagnostic] {
    if policy?.app.package != nil, !own.isEmpty, listed.allSatisfy(own.contains) {
      return [
        Diagnostic(
          .uploadKey,
          listed.isEmpty
            ? "the policy has no certificate, and the bundle is signed by the upload key only"
            : "the only certificate of the policy is the upload key's, \(listed.joined(separator: ", "))")
      ]
    }
    return own.map { Diagnostic(.uploadKey, "the bundle is signed by the upload key \($0)", severity: .note) }
  }
}
