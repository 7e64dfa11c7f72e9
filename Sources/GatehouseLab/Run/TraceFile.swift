import Foundation

/// The trace on disk, written line by line: what was recorded stays, whatever happens to this process.
final class TraceFile {
  private let handle: FileHandle
  /// The file's path.
  let path: String

  /// Makes the file, or empties it.
  init(path: String) throws(LabError) {
    try LabFile.write([], to: path)
    guard let handle = FileHandle(forWritingAtPath: path) else {
      throw LabError("\(path) cannot be written; name another place with --out")
    }
    self.path = path
    self.handle = handle
  }

  /// Adds a line.
  func append(_ line: [UInt8]) { try? handle.write(contentsOf: Data(line + [UInt8(ascii: "\n")])) }

  deinit { try? handle.close() }
}

/// Why the lab cannot do what it was asked: one line with the remedy.
struct LabError: Error, Sendable, Hashable, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
