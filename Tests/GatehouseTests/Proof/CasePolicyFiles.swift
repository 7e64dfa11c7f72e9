import Foundation
import Gatehouse
import Testing

/// The policies of the shared cases. They lie beside the package; where they are not, the tests that walk them say so and do not run.
enum CasePolicyFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/cases/policies", isDirectory: true)

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static let absence: Comment =
    "the case policies were not walked: they lie beside the package in ../shared/cases, and that folder is not there"

  /// Every policy, by its name.
  static func all() throws -> [LatticePolicies.Named] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted().map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let policy = try #require(PolicyFile.read(text, name: name).policy, "\(name) has errors")
      return LatticePolicies.Named(name: name, policy: policy)
    }
  }
}
