import GatehouseAssociations

/// What is read of each bundle, wherever it lies.
enum BundleParts {
  /// Folders in which bundles hold others: extensions, App Clips, apps for the watch.
  static let innerFolders = ["PlugIns", "Extensions", "AppClips", "Watch"]
  /// The provisioning profile, on iOS and on macOS.
  static let profileNames = ["embedded.mobileprovision", "embedded.provisionprofile"]

  /// Reads an Info.plist.
  static func bundle(_ path: String, _ info: [UInt8]) throws(BuildFault) -> (AppleBundle, executable: String) {
    let name = path.isEmpty ? "Info.plist" : path + "/Info.plist"
    guard let list = PropertyList(info) else { throw .malformed(name: name, detail: "it is no property list") }
    guard let executable = list["CFBundleExecutable"]?.string, !executable.isEmpty, !executable.contains("/"), executable != ".." else {
      throw .malformed(name: name, detail: "it names no executable")
    }
    return (AppleBundle(path: path, info: list), executable)
  }

  /// Takes over what an executable's signature has.
  static func add(_ scanner: inout CodeSignatureScanner, to bundle: inout AppleBundle) {
    do throws(MachOEntitlements.Fault) { bundle.entitlements = try scanner.finish() } catch { bundle.fault = error }
  }

  /// Takes over a provisioning profile: a property list in a signed message.
  static func add(profile bytes: [UInt8], to bundle: inout AppleBundle) {
    #if SignedBuilds && os(Linux)
      do throws(BuildFault) {
        let message = try SignedMessage(bytes)
        bundle.profile = ProvisioningProfile(message.content)
        if bundle.profile == nil { bundle.profileFault = "it holds no profile" }
        if !message.isVerified { bundle.profileFault = "its signature does not fit" }
      } catch { bundle.profileFault = error.says }
    #endif
  }
}
