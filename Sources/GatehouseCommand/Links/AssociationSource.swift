import Gatehouse
import GatehouseAssociations

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that says something about links, as a command line names it.
enum AssociationSource {
  /// The kinds.
  enum Kind {
    case apple, android, entitlements, info, manifest
  }

  /// No such file is larger.
  static let maximumBytes = 16 << 20

  /// Where the files lie in a site's or a project's folder.
  static let places: [(path: String, kind: Kind)] = [
    (".well-known/apple-app-site-association", .apple), ("apple-app-site-association", .apple), (".well-known/assetlinks.json", .android),
    ("assetlinks.json", .android),
    ("App.entitlements", .entitlements), ("Info.plist", .info), ("AndroidManifest.xml", .manifest),
    ("app/src/main/AndroidManifest.xml", .manifest),
  ]

  /// The bytes of a file.
  static func bytes(_ name: String) throws(FileError) -> [UInt8] { try FileBytes.read(name, limit: maximumBytes) }

  /// Whether a path is a folder.
  static func isFolder(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files in a folder that say something about links.
  static func files(in folder: String) -> [String] {
    places.map { folder + (folder.hasSuffix("/") ? "" : "/") + $0.path }.filter { access($0, F_OK) == 0 && !isFolder($0) }
  }

  /// Whether a property list is an Info.plist and no entitlements.
  static func isInfo(_ list: PropertyList) -> Bool {
    ["CFBundleIdentifier", "CFBundleExecutable", "CFBundleURLTypes", "LSApplicationQueriesSchemes"].contains { list[$0] != nil }
  }

  /// What a file is, by its name, or else by how it begins.
  static func kind(_ name: String, _ bytes: [UInt8]) -> Kind {
    let base = name.split(separator: "/").last.map(String.init) ?? name
    if base.contains("assetlinks") { return .android }
    if base.contains("apple-app-site-association") { return .apple }
    if base.hasSuffix(".entitlements") { return .entitlements }
    if base.hasSuffix("Info.plist") { return .info }
    if base.hasSuffix("Manifest.xml") { return .manifest }
    if bytes.starts(with: "bplist00".utf8) { return .info }
    let start = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if start == UInt8(ascii: "[") { return .android }
    guard start == UInt8(ascii: "<") else { return .apple }
    let text = String(decoding: bytes.prefix(2_000), as: UTF8.self)
    if text.contains("<manifest") { return .manifest }
    return text.contains("<plist") ? .entitlements : .apple
  }
}
