import GatehouseAssociations

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An .app, .appex or .xcarchive: a folder.
struct BundleFolder {
  let path: String
  let limits: BuildLimits

  /// The bundles: the app, then what lies in it.
  func bundles() throws(BuildFault) -> [AppleBundle] {
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard Self.isFolder(root, followsLinks: true) else {
      throw .unreadable("\(root): it is no folder, as an app on a disk is; an .ipa is a file")
    }
    guard root.lowercased().hasSuffix(".xcarchive") else { return try all(root, "", depth: 0) }
    let folder = root + "/Products/Applications"
    let apps = Self.children(folder).filter { $0.hasSuffix(".app") }
    guard !apps.isEmpty else { throw .missing("app in Products/Applications") }
    var found: [AppleBundle] = []
    for app in apps { found += try all(folder + "/" + app, "Products/Applications/" + app, depth: 0) }
    return found
  }

  private func all(_ folder: String, _ path: String, depth: Int) throws(BuildFault) -> [AppleBundle] {
    var found = [try bundle(folder, path)]
    guard depth < 4 else { return found }
    let prefix = path.isEmpty ? "" : path + "/"
    for inner in BundleParts.innerFolders + BundleParts.innerFolders.map({ "Contents/" + $0 }) {
      for name in Self.children(folder + "/" + inner) where name.hasSuffix(".app") || name.hasSuffix(".appex") {
        let place = "\(folder)/\(inner)/\(name)"
        guard Self.isFolder(place, followsLinks: false) else { throw .link("\(prefix)\(inner)/\(name)") }
        found += try all(place, "\(prefix)\(inner)/\(name)", depth: depth + 1)
        guard found.count <= limits.bundles else { throw .tooManyFiles }
      }
    }
    return found
  }

  private func bundle(_ folder: String, _ path: String) throws(BuildFault) -> AppleBundle {
    // On macOS everything lies a folder deeper.
    let isMac = Self.isFolder(folder + "/Contents", followsLinks: false)
    let base = isMac ? folder + "/Contents" : folder
    let info = try RegularFile(base + "/Info.plist", followsLinks: false).all("Info.plist", limit: limits.smallFile)
    var (bundle, executable) = try BundleParts.bundle(path, info)
    let file = try RegularFile(base + (isMac ? "/MacOS/" : "/") + executable, followsLinks: false)
    guard file.size <= limits.executable else { throw .tooLarge(executable) }
    var scanner = CodeSignatureScanner()
    file.pieces {
      scanner.take($0)
      return !scanner.isDone
    }
    BundleParts.add(&scanner, to: &bundle)
    for name in BundleParts.profileNames where access(base + "/" + name, F_OK) == 0 {
      let profile = try RegularFile(base + "/" + name, followsLinks: false).all(name, limit: limits.smallFile)
      BundleParts.add(profile: profile, to: &bundle)
    }
    return bundle
  }

  private static func isFolder(_ name: String, followsLinks: Bool) -> Bool {
    var status = stat()
    return (followsLinks ? stat(name, &status) : lstat(name, &status)) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, in order; none if it is not there.
  private static func children(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
