public import GatehouseAssociations

/// A signed build that was read.
public enum Build: Sendable {
  /// An .ipa, .app or .xcarchive: the app, then what lies in it.
  case apple([AppleBundle])
  /// An .apk or .aab.
  case android(AndroidBuild)

  /// Whether a path's ending is that of a build.
  public static func isNamed(_ path: String) -> Bool {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    return [".ipa", ".apk", ".aab", ".app", ".appex", ".xcarchive"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Reads the build at a path. It is told by its ending: nothing else tells an .apk from an .aab or any other zip.
  public static func read(_ path: String, limits: BuildLimits = BuildLimits()) throws(BuildFault) -> Build {
    let name = (path.hasSuffix("/") ? String(path.dropLast()) : path).lowercased()
    if name.hasSuffix(".app") || name.hasSuffix(".appex") || name.hasSuffix(".xcarchive") {
      return .apple(try BundleFolder(path: path, limits: limits).bundles())
    }
    #if SignedBuilds && os(Linux)
      let archive = ZipArchive(file: try RegularFile(path, followsLinks: true), limits: limits)
      if name.hasSuffix(".ipa") { return .apple(try BundleArchive(archive: archive).bundles()) }
      return .android(try PackageArchive(archive: archive).build(name.hasSuffix(".aab") ? .bundle : .package))
    #else
      throw .notSupported
    #endif
  }
}
