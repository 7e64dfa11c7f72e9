import Foundation
import Gatehouse

/// The shared case files beside the package. They are not part of it: without them the tests that need them say so and do not run.
enum SharedCases {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/cases", isDirectory: true)

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static let absence = "the shared cases did not run: they lie beside the package in ../shared/cases, and that folder is not there"

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appendingPathComponent(name))) }

  /// The rows of a file that is an array of cases.
  static func rows(_ name: String) throws -> [JSONValue] {
    let value = try JSONReader.read(try bytes(name))
    guard let rows = value.elements, !rows.isEmpty else { throw CaseError(description: "\(name) holds no cases") }
    return rows
  }
}

struct CaseError: Error, CustomStringConvertible { var description: String }

extension JSONValue {
  /// The value as a file.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}
