import BuildSamples
import Foundation
import GatehouseAssociations
import GatehouseBuilds

/// Builds on a disk.
enum Samples {
  static let identifier = "ABCDE12345.com.example.shop"
  static let domains = ["applinks:shop.example"]

  static var executable: [UInt8] { SampleBuild.machO(xml: nil, der: SampleBuild.entitlementsDER(identifier: identifier, domains: domains)) }

  static func info(_ executable: String = "Shop", format: PropertyListSerialization.PropertyListFormat = .binary) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(
        fromPropertyList: [
          "CFBundleExecutable": executable, "CFBundleIdentifier": "com.example.shop",
          "CFBundleURLTypes": [["CFBundleURLSchemes": ["shopapp"]]],
        ], format: format, options: 0))
  }

  /// The files of an .ipa with an extension.
  static func ipa() throws -> [SampleZip.File] {
    [
      .init("Payload/", []).with { $0.mode = 0o040_755 }, .init("Payload/Shop.app/Info.plist", try info()),
      .init("Payload/Shop.app/Shop", executable), .init("Payload/Shop.app/Base.lproj/Info.plist", [1, 2, 3]),
      .init("Payload/Shop.app/PlugIns/Share.appex/Info.plist", try info("Share", format: .xml)),
      .init("Payload/Shop.app/PlugIns/Share.appex/Share", executable),
    ]
  }

  static func apk(_ certificate: [UInt8]) -> [UInt8] {
    SampleBuild.package(
      [(id: 0x7109_871A, certificate: certificate)],
      [.init("AndroidManifest.xml", SampleManifest.binary), .init("resources.arsc", SampleManifest.resources)])
  }

  /// Reads bytes as a build.
  static func read(_ bytes: [UInt8], _ name: String = "Shop.ipa", limits: BuildLimits = BuildLimits()) throws -> Build {
    try Tool.inFolder { folder in
      let file = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      return try Build.read(file.path, limits: limits)
    }
  }

  static func bundles(_ build: Build) -> [AppleBundle] { if case .apple(let bundles) = build { bundles } else { [] } }
  static func android(_ build: Build) -> AndroidBuild? { if case .android(let build) = build { build } else { nil } }

  /// The fault of reading bytes; `nil` if there is none.
  static func fault(_ bytes: [UInt8], _ name: String = "Shop.ipa", limits: BuildLimits = BuildLimits()) throws -> BuildFault? {
    do {
      _ = try read(bytes, name, limits: limits)
      return nil
    } catch let fault as BuildFault { return fault }
  }
}
