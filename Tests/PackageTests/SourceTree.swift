import Foundation

/// The package's own files, for tests that read them.
enum SourceTree {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder, as paths relative to the package.
  static func files(below folder: String, ending: String = "") -> [String] {
    let base = root.appendingPathComponent(folder)
    guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return walker.compactMap { $0 as? String }
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } && $0.hasSuffix(ending) }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: base.appendingPathComponent(path).path, isDirectory: &isFolder) && !isFolder.boolValue
      }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }

  /// The lines of a Swift file that are not comments.
  static func code(_ path: String) throws -> [(number: Int, text: String)] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0.offset + 1, text: String($0.element)) }
      .filter { !$0.text.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
  }
}
