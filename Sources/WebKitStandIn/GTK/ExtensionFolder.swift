#if WebKitGTK
  import CGatehouseGTK
  import CWebKitGTK
  import Foundation

  /// The folder that WebKit loads its page processes' extension from. WebKit loads every file in it, so it is private to this process and
  /// holds nothing but a link.
  struct ExtensionFolder {
    /// The folder with the link.
    let path: String
    /// The folder with the extension itself, which a sandboxed page process must be able to read.
    let target: String

    static let fileName = "libGatehouseWebProcessExtension.so"
    static let variable = "GATEHOUSE_WEB_PROCESS_EXTENSION"

    /// Where the extension may lie, in the order of search: where the environment says, beside the executable, and where an installation
    /// puts it.
    static func candidates(environment: [String: String], executable: String) -> [String] {
      if let stated = environment[variable], !stated.isEmpty { return [stated] }
      let folder = (executable as NSString).deletingLastPathComponent as NSString
      return [
        folder.appendingPathComponent(fileName),
        (folder.deletingLastPathComponent as NSString).appendingPathComponent("lib/gatehouse/" + fileName),
      ]
    }

    /// Finds the extension and makes the folder, which is removed when the process exits.
    init() throws {
      let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
      let candidates = Self.candidates(environment: ProcessInfo.processInfo.environment, executable: executable)
      guard let found = candidates.first(where: { FileManager.default.isReadableFile(atPath: $0) }) else {
        throw EngineError(
          """
          the web-process extension is missing; looked for \(candidates.joined(separator: ", ")). \
          Build it with a plain `swift build --traits WebKitGTK`, or name it in \(Self.variable)
          """)
      }
      let file = URL(fileURLWithPath: found).resolvingSymlinksInPath()
      target = file.deletingLastPathComponent().path
      var template = Array((NSTemporaryDirectory() as NSString).appendingPathComponent("gatehouse-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { throw EngineError("no private folder could be made in \(NSTemporaryDirectory())") }
      path = template.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { String(cString: $0) } ?? "" }
      let link = (path as NSString).appendingPathComponent(Self.fileName)
      do {
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
      } catch {
        throw EngineError("the extension cannot be linked into \(path): \(error.localizedDescription)")
      }
      gatehouse_remove_at_exit(link, path)
    }
  }
#endif
