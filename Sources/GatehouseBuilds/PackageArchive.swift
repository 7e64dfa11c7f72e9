#if SignedBuilds && os(Linux)
  import GatehouseAssociations

  /// An .apk or an .aab: a zip with a compiled manifest.
  struct PackageArchive {
    private static let signatureEndings = [".RSA", ".DSA", ".EC"]
    private static let maximumSignatures = 64

    let archive: ZipArchive

    /// Reads it.
    func build(_ kind: AndroidBuild.Kind) throws(BuildFault) -> AndroidBuild {
      let place = kind == .bundle ? "base/manifest/AndroidManifest.xml" : "AndroidManifest.xml"
      var files: [String: [UInt8]] = [:]
      try archive.visit { (name) throws(BuildFault) in
        guard name == place || Self.isSignature(name) else { return nil }
        guard files.count < Self.maximumSignatures else { throw .tooManyFiles }
        files[name] = []
        return (
          archive.limits.smallFile,
          {
            files[name, default: []] += $0; return true
          }
        )
      }
      guard let bytes = files[place] else { throw .missing(place) }
      return AndroidBuild(
        kind: kind, manifest: try manifest(bytes, kind, place), signers: try jarSigners(files) + (kind == .package ? blockSigners() : []))
    }

    private func manifest(_ bytes: [UInt8], _ kind: AndroidBuild.Kind, _ place: String) throws(BuildFault) -> AndroidManifest {
      let damaged = BuildFault.malformed(name: place, detail: "it is no compiled manifest, or it is damaged")
      guard kind == .package else {
        guard let manifest = AndroidManifest(protobuf: bytes) else { throw damaged }
        return manifest
      }
      guard let manifest = AndroidManifest(binary: bytes) else { throw damaged }
      guard manifest.filters.contains(where: \.filter.hasUnread), let resources = try resources() else { return manifest }
      return AndroidManifest(binary: bytes, resources: resources) ?? manifest
    }

    /// What references mean; read only where the links have some.
    private func resources() throws(BuildFault) -> ResourceTable? {
      var bytes: [UInt8] = []
      try archive.visit { (name) throws(BuildFault) in
        name == "resources.arsc"
          ? (
            archive.limits.resources,
            {
              bytes += $0; return true
            }
          ) : nil
      }
      return ResourceTable(bytes)
    }

    private static func isSignature(_ name: String) -> Bool {
      guard name.hasPrefix("META-INF/"), !name.dropFirst(9).contains("/") else { return false }
      let upper = name.uppercased()
      return upper.hasSuffix(".SF") || signatureEndings.contains(where: upper.hasSuffix)
    }

    /// Scheme v1: a signed message beside the file that it signs.
    private func jarSigners(_ files: [String: [UInt8]]) throws(BuildFault) -> [AndroidBuild.Signer] {
      var found: [AndroidBuild.Signer] = []
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        guard let ending = Self.signatureEndings.first(where: name.uppercased().hasSuffix) else { continue }
        let stem = name.dropLast(ending.count).uppercased()
        let signed = files.first { $0.key.uppercased() == stem + ".SF" }?.value
        let message: SignedMessage
        do throws(BuildFault) { message = try SignedMessage(bytes, detached: signed ?? []) } catch {
          throw .malformed(name: name, detail: error.says)
        }
        for certificate in message.certificates {
          found.append(
            AndroidBuild.Signer(
              scheme: .v1, fingerprint: try Self.fingerprint(certificate), isVerified: message.isVerified && signed != nil))
        }
      }
      return found
    }

    /// Schemes v2 and later: the block before the zip's directory.
    private func blockSigners() throws(BuildFault) -> [AndroidBuild.Signer] {
      let signers: PackageSigners
      do throws(PackageSigners.Fault) { signers = try PackageSigners(size: archive.file.size, part: archive.file.part) } catch {
        if error == .noBlock { return [] }
        throw .malformed(name: "the package", detail: error.says)
      }
      var found: [AndroidBuild.Signer] = []
      for signer in signers.signers {
        found.append(AndroidBuild.Signer(scheme: signer.scheme, fingerprint: try Self.fingerprint(signer.certificate)))
      }
      return found
    }

    private static func fingerprint(_ certificate: [UInt8]) throws(BuildFault) -> String {
      guard let digest = Certificate.digest(certificate), let fingerprint = CertificateFingerprint(bytes: digest) else {
        throw .malformed(name: "a signature", detail: "its certificate cannot be read")
      }
      return fingerprint.description
    }
  }
#endif
