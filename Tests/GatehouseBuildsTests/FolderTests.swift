import BuildSamples
import Foundation
import GatehouseAssociations
import GatehouseBuilds
import Testing

/// Apps as folders, and files that are none.
@Suite("Folders of builds") struct FolderTests {
  private static func write(_ folder: URL, _ files: [SampleZip.File], without prefix: String = "Payload/") throws {
    for file in files where !file.name.hasSuffix("/") {
      let place = folder.appendingPathComponent(String(file.name.dropFirst(prefix.count)))
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.content).write(to: place)
    }
  }

  @Test func apps() throws {
    try Tool.inFolder { folder in
      try Self.write(folder, try Samples.ipa())
      let bundles = Samples.bundles(try Build.read(folder.path + "/Shop.app/"))
      #expect(bundles.map(\.path) == ["", "PlugIns/Share.appex"])
      for bundle in bundles {
        #expect(bundle.fault == nil && bundle.build.identifier == Samples.identifier && bundle.build.domains == Samples.domains)
      }
      let archive = folder.appendingPathComponent("Shop.xcarchive/Products/Applications")
      try FileManager.default.createDirectory(at: archive, withIntermediateDirectories: true)
      #expect(throws: BuildFault.missing("app in Products/Applications")) { try Build.read(folder.path + "/Shop.xcarchive") }
      try FileManager.default.moveItem(at: folder.appendingPathComponent("Shop.app"), to: archive.appendingPathComponent("Shop.app"))
      let archived = Samples.bundles(try Build.read(folder.path + "/Shop.xcarchive"))
      #expect(archived.map(\.path) == ["Products/Applications/Shop.app", "Products/Applications/Shop.app/PlugIns/Share.appex"])
    }
  }

  /// On macOS everything lies a folder deeper.
  @Test func macOS() throws {
    try Tool.inFolder { folder in
      let files = [
        SampleZip.File("Shop.app/Contents/Info.plist", try Samples.info()), .init("Shop.app/Contents/MacOS/Shop", Samples.executable),
      ]
      try Self.write(folder, files, without: "")
      #expect(Samples.bundles(try Build.read(folder.path + "/Shop.app")).map(\.build.identifier) == [Samples.identifier])
    }
  }

  /// Links, pipes and devices in the place of a file: none is followed, none is waited for.
  @Test(.timeLimit(.minutes(10))) func noFiles() throws {
    try Tool.inFolder { folder in
      try Self.write(folder, try Samples.ipa())
      let app = folder.path + "/Shop.app"
      for name in ["Info.plist", "Shop"] {
        let place = app + "/" + name
        let kept = try Data(contentsOf: URL(fileURLWithPath: place))
        try FileManager.default.removeItem(atPath: place)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/dev/zero")
        #expect(throws: BuildFault.link(place)) { try Build.read(app) }
        try FileManager.default.removeItem(atPath: place)
        #expect(mkfifo(place, 0o600) == 0)
        #expect(throws: BuildFault.notFile(place)) { try Build.read(app) }
        try FileManager.default.removeItem(atPath: place)
        try kept.write(to: URL(fileURLWithPath: place))
      }
      try FileManager.default.removeItem(atPath: app + "/PlugIns/Share.appex")
      try FileManager.default.createSymbolicLink(atPath: app + "/PlugIns/Share.appex", withDestinationPath: "/")
      #expect(throws: BuildFault.link("PlugIns/Share.appex")) { try Build.read(app) }
      #if SignedBuilds && os(Linux)
        for name in ["pipe.ipa", "pipe.apk"] {
          #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
          #expect(throws: BuildFault.notFile(folder.path + "/" + name)) { try Build.read(folder.path + "/" + name) }
        }
        #expect(throws: BuildFault.self) { try Build.read(folder.path + "/absent.ipa") }
      #endif
      #expect(throws: BuildFault.self) { try Build.read(folder.path + "/absent.app") }
    }
  }
}
