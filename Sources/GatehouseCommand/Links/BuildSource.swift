import Gatehouse
import GatehouseAssociations

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signed builds, as a command line names them: an .app or .xcarchive folder, an .apk.
enum BuildSource {
  /// An executable is not larger.
  private static let maximumBytes = 1 << 30
  /// Bundles of an archive that are read.
  private static let maximumBundles = 64

  /// Reports about a build; `nil` if the path names none.
  static func reports(_ name: String, _ policy: Policy?) -> [CheckedFile]? {
    if name.hasSuffix(".apk") { return [package(name, policy)] }
    if name.hasSuffix(".ipa") || name.hasSuffix(".aab") {
      let cause = "it is a zip; unpack it and name the folder Payload/….app (an .aab holds the upload key only, which devices never see)"
      return [CheckedFile(shown: Shown.safe(name), source: SourceText([]), findings: [], failure: FileError(name: name, cause: cause))]
    }
    guard AssociationSource.isFolder(name) else { return nil }
    let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
    if folder.hasSuffix(".xcarchive") {
      return children(folder + "/Products/Applications").filter { $0.hasSuffix(".app") }.flatMap { bundles($0, policy) }
    }
    return folder.hasSuffix(".app") || folder.hasSuffix(".appex") ? bundles(folder, policy) : nil
  }

  /// The bundle and those inside it, which have signatures of their own.
  private static func bundles(_ folder: String, _ policy: Policy?) -> [CheckedFile] {
    let inner = ["PlugIns", "Extensions", "AppClips", "Watch", "Contents/PlugIns"].flatMap { children(folder + "/" + $0) }
      .filter { $0.hasSuffix(".appex") || $0.hasSuffix(".app") }
    return [bundle(folder, policy)] + inner.prefix(maximumBundles).map { bundle($0, nil) }
  }

  private static func bundle(_ folder: String, _ policy: Policy?) -> CheckedFile {
    let shown = Shown.safe(folder)
    do throws(FileError) {
      let isMac = AssociationSource.isFolder(folder + "/Contents")
      let infoName = folder + (isMac ? "/Contents/Info.plist" : "/Info.plist")
      guard let info = PropertyList(try FileBytes.read(infoName, limit: AssociationSource.maximumBytes)) else {
        throw FileError(name: infoName, cause: "its Info.plist is no property list")
      }
      guard let name = info["CFBundleExecutable"]?.string, !name.contains("/") else {
        throw FileError(name: infoName, cause: "its Info.plist names no executable")
      }
      let executable = try FileBytes.read(folder + (isMac ? "/Contents/MacOS/" : "/") + name, limit: maximumBytes)
      return CheckedFile(shown: shown, source: SourceText([]), findings: findings(info, executable, policy))
    } catch {
      return CheckedFile(shown: shown, source: SourceText([]), findings: [], failure: error)
    }
  }

  private static func findings(_ info: PropertyList, _ executable: [UInt8], _ policy: Policy?) -> [Diagnostic] {
    do throws(MachOEntitlements.Fault) {
      let build = try AppleBuild(info: info, executable: executable)
      if let policy { return build.check(policy) }
      return build.domains == nil ? [] : build.check(domains: [])
    } catch {
      return [Diagnostic(.entitlementMissingInBuild, error.says, severity: policy?.links.domains.isEmpty == false ? .error : .note)]
    }
  }

  private static func package(_ name: String, _ policy: Policy?) -> CheckedFile {
    let shown = Shown.safe(name)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(name, limit: maximumBytes) } catch {
      return CheckedFile(shown: shown, source: SourceText([]), findings: [], failure: error)
    }
    do throws(PackageSigners.Fault) {
      let signers = try PackageSigners(bytes)
      var findings = AssetLinksComparison.rotation(signers: [signers.fingerprints])
      if let policy, !policy.app.sha256.isEmpty {
        findings += signers.fingerprints.filter { !policy.app.sha256.contains($0) }.map {
          Diagnostic(
            .fingerprintMissing, "the package is signed by \($0), which the policy does not have",
            remedy: "add it to app.android.sha256; with Play app signing devices see Google's certificate")
        }
        if signers.fingerprints.allSatisfy(policy.app.sha256.contains) { findings.removeAll() }
      }
      return CheckedFile(shown: shown, source: SourceText([]), findings: findings)
    } catch {
      return CheckedFile(shown: shown, source: SourceText([]), findings: [], failure: FileError(name: name, cause: error.says))
    }
  }

  /// The entries of a folder, as paths, in order; none if it is not there.
  private static func children(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(folder + "/" + name) }
    }
    return names.sorted()
  }
}
