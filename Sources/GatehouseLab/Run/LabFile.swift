import Foundation

/// Files that the lab reads and writes, with errors that say why and what to do.
enum LabFile {
  /// Reads a file.
  /// - Parameter name: what it is, for the message: `the script`.
  static func read(_ path: String, as name: String) throws(LabError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw LabError("\(name) \(path) cannot be read: \(cause(of: error)); name a file that is there and may be read")
    }
  }

  /// Writes a file, or over one that is there.
  static func write(_ bytes: [UInt8], to path: String) throws(LabError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw LabError("\(path) cannot be written: \(cause(of: error)); name another place")
    }
  }

  /// Why something about a file failed, in the system's words where it has any.
  static func cause(of error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    for error in [error, underlying].compactMap(\.self) where error.domain == NSPOSIXErrorDomain {
      if let text = strerror(Int32(clamping: error.code)) { return String(cString: text) }
    }
    return switch error.code {
    case CocoaError.fileReadNoSuchFile.rawValue, CocoaError.fileNoSuchFile.rawValue: "No such file or directory"
    case CocoaError.fileReadNoPermission.rawValue, CocoaError.fileWriteNoPermission.rawValue: "Permission denied"
    default: error.localizedDescription
    }
  }
}
