import Gatehouse
import GatehouseAssociations
import GatehouseBuilds

/// Signed builds, as a command line names them.
enum BuildSource {
  /// Reports about a build; `nil` if the path names none.
  static func reports(_ name: String, _ policy: Policy?) -> [CheckedFile]? {
    guard Build.isNamed(name) else { return nil }
    do throws(BuildFault) {
      return switch try Build.read(name) {
      case .apple(let bundles): bundles.map { bundle($0, name, policy) }
      case .android(let build): package(build, name, policy)
      }
    } catch {
      let failure = FileError(name: name, cause: error.says)
      return [CheckedFile(shown: Shown.safe(name), source: SourceText([]), findings: [], failure: failure)]
    }
  }

  /// What a part of a build is called.
  static func place(_ name: String, _ path: String) -> String { path.isEmpty ? name : name + (name.hasSuffix("/") ? "" : "/") + path }

  private static func bundle(_ bundle: AppleBundle, _ name: String, _ policy: Policy?) -> CheckedFile {
    CheckedFile(shown: Shown.safe(place(name, bundle.path)), source: SourceText([]), findings: bundle.check(policy))
  }

  private static func package(_ build: AndroidBuild, _ name: String, _ policy: Policy?) -> [CheckedFile] {
    let manifest = build.manifest
    let compared = policy.map { ManifestComparison.check(manifest, $0) } ?? []
    return [
      CheckedFile(shown: Shown.safe(name), source: SourceText([]), findings: build.checkSigners(policy)),
      CheckedFile(
        shown: Shown.safe(place(name, "AndroidManifest.xml")), source: manifest.source, findings: manifest.findings + compared),
    ]
  }
}
