#if SignedBuilds && os(Linux)
  import GatehouseAssociations

  /// An .ipa: a zip with an app in its folder Payload.
  struct BundleArchive {
    let archive: ZipArchive

    /// The bundles: the app, then what lies in it. The archive is gone through twice, because an Info.plist names the executable.
    func bundles() throws(BuildFault) -> [AppleBundle] {
      let limits = archive.limits
      var lists: [String: [UInt8]] = [:]
      var profiles: [String: [UInt8]] = [:]
      try archive.visit { (name) throws(BuildFault) in
        guard let cut = name.lastIndex(of: "/") else { return nil }
        let folder = String(name[..<cut])
        let file = name[name.index(after: cut)...]
        guard file == "Info.plist" || file == BundleParts.profileNames[0], Self.isBundle(folder) else { return nil }
        guard lists.count < limits.bundles || file != "Info.plist" else { throw .tooManyFiles }
        if file == "Info.plist" {
          lists[folder] = []
          return (
            limits.smallFile,
            {
              lists[folder, default: []] += $0; return true
            }
          )
        }
        guard profiles.count < limits.bundles else { throw .tooManyFiles }
        profiles[folder] = []
        return (
          limits.smallFile,
          {
            profiles[folder, default: []] += $0; return true
          }
        )
      }
      var bundles: [AppleBundle] = []
      var places: [String: Int] = [:]
      for (folder, info) in lists.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
        var (bundle, executable) = try BundleParts.bundle(folder, info)
        if let profile = profiles[folder] { BundleParts.add(profile: profile, to: &bundle) }
        bundle.fault = .notMachO
        places["\(folder)/\(executable)"] = bundles.count
        bundles.append(bundle)
      }
      guard !bundles.isEmpty else { throw .missing("Payload/….app/Info.plist") }
      try scan(&bundles, places)
      return bundles
    }

    /// Reads the executables.
    private func scan(_ bundles: inout [AppleBundle], _ places: [String: Int]) throws(BuildFault) {
      var scanners: [Int: CodeSignatureScanner] = [:]
      try archive.visit { (name) throws(BuildFault) in
        guard let place = places[name] else { return nil }
        scanners[place] = CodeSignatureScanner()
        return (
          archive.limits.executable,
          { piece in
            scanners[place]?.take(piece)
            return scanners[place]?.isDone == false
          }
        )
      }
      for (name, place) in places {
        guard var scanner = scanners[place] else { throw .missing(name) }
        bundles[place].fault = nil
        BundleParts.add(&scanner, to: &bundles[place])
      }
    }

    /// Whether a folder is the app, or one of the bundles that the system looks for in it.
    private static func isBundle(_ folder: String) -> Bool {
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count >= 2, parts.count <= 10, parts.count.isMultiple(of: 2), parts[0] == "Payload", parts[1].hasSuffix(".app") else {
        return false
      }
      return stride(from: 2, to: parts.count, by: 2).allSatisfy { index in
        BundleParts.innerFolders.contains(String(parts[index]))
          && (parts[index + 1].hasSuffix(".app") || parts[index + 1].hasSuffix(".appex"))
      }
    }
  }
#endif
