import Foundation

/// The shared case files, which stand beside the package and not in it.
///
/// They come from public sources under licences of their own, so a clone of the package alone does not have them. Then the tests that
/// need them say so and do not run.
enum SharedFiles {
  /// The folder `shared/cases` beside the package.
  static let folder = packageRoot.deletingLastPathComponent().appendingPathComponent("shared/cases", isDirectory: true)

  /// The package's own root.
  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the folder is there.
  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Why nothing runs when it is not.
  static let absence: String =
    "the shared cases did not run: they lie beside the package in ../shared/cases, and that folder is not there"

  /// A file's bytes; `nil` if the file is not there.
  static func data(_ name: String) -> Data? { try? Data(contentsOf: folder.appendingPathComponent(name)) }

  /// The rows of a file that is an array of cases (`.json`) or one case a line (`.ndjson`), read once. `nil` if it is not there.
  static func rows(_ name: String) throws -> [JSON]? {
    guard let rows = read[name] else { throw HarnessError("\(name) is not among the files that are read") }
    return try rows.get()
  }

  private static let read: [String: Result<[JSON]?, any Error>] = {
    let names = Set(CaseSet.allCases.compactMap(\.file))
    return Dictionary(uniqueKeysWithValues: names.map { name in (name, Result { try load(name) }) })
  }()

  private static func load(_ name: String) throws -> [JSON]? {
    guard let data = data(name) else { return nil }
    if name.hasSuffix(".ndjson") {
      return try data.split(separator: UInt8(ascii: "\n")).map { try JSON.read($0) }
    }
    guard let rows = try JSON.read(data).array else { throw HarnessError("\(name) is not an array") }
    return rows
  }

  /// A policy of the cases, as text.
  static func policy(_ name: String) throws -> String {
    guard let data = data("policies/\(name).json"), let text = String(data: data, encoding: .utf8) else {
      throw HarnessError("policies/\(name).json is missing or is not UTF-8")
    }
    return text
  }
}

/// The harness itself cannot go on.
struct HarnessError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
