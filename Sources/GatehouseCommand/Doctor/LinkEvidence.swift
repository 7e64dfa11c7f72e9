import Gatehouse
import GatehouseAssociations
import GatehouseBuilds

/// The files that a doctor looks at: of the project, of the site, and signed builds. Each keeps the name by which it was given.
struct LinkEvidence {
  /// Something with the name of the file in which it was seen.
  struct Named<Value> {
    let name: String
    let value: Value
  }

  /// apple-app-site-association files.
  var appleFiles: [Named<AppleAssociationFile>] = []
  /// assetlinks.json files.
  var androidFiles: [Named<AssetLinksFile>] = []
  /// Entitlements of a project: what is meant to be signed.
  var entitlements: [Named<AppleBuild>] = []
  /// Info.plist files of a project.
  var infos: [Named<AppleBuild>] = []
  /// Manifests of a project.
  var manifests: [Named<AndroidManifest>] = []
  /// Apps of signed builds, without what lies in them.
  var apps: [Named<AppleBundle>] = []
  /// Signed builds for Android.
  var packages: [Named<AndroidBuild>] = []

  /// Adds what a path names: a build, a folder with such files, or a file.
  mutating func add(_ path: String) throws(FileError) {
    if Build.isNamed(path) { return try add(build: path) }
    guard AssociationSource.isFolder(path) else { return try add(file: path, nil) }
    let files = AssociationSource.files(in: path)
    guard !files.isEmpty else { throw FileError(name: path, cause: "the folder holds no association file, entitlements or manifest") }
    for file in files { try add(file: file, nil) }
  }

  /// Adds a file; without a kind it is told by its name or its beginning.
  mutating func add(file path: String, _ kind: AssociationSource.Kind?) throws(FileError) {
    let bytes = try AssociationSource.bytes(path)
    switch kind ?? AssociationSource.kind(path, bytes) {
    case .apple: appleFiles.append(Named(name: path, value: AppleAssociationFile(bytes)))
    case .android: androidFiles.append(Named(name: path, value: AssetLinksFile(bytes)))
    case .manifest: manifests.append(Named(name: path, value: AndroidManifest(bytes)))
    case .entitlements, .info:
      guard let list = PropertyList(bytes) else { throw FileError(name: path, cause: "it is no property list") }
      if AssociationSource.isInfo(list) {
        var build = AppleBuild()
        build.add(list)
        infos.append(Named(name: path, value: build))
      } else {
        entitlements.append(Named(name: path, value: AppleBuild(entitlements: list)))
      }
    }
  }

  private mutating func add(build path: String) throws(FileError) {
    do throws(BuildFault) {
      switch try Build.read(path) {
      case .apple(let bundles):
        apps += bundles.filter { !$0.isInner }.map { Named(name: BuildSource.place(path, $0.path), value: $0) }
      case .android(let build): packages.append(Named(name: path, value: build))
      }
    } catch { throw FileError(name: path, cause: error.says) }
  }
}
