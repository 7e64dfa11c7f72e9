import Foundation

/// A folder whose sub-folders are web sites: each is named by the host for which its files answer.
///
/// Files are read when they are asked for, so a page may be changed between two visits without anything being built.
struct SiteFolder: Sendable {
  /// The folder's path, without symbolic links.
  let root: String
  /// The hosts, sorted.
  let hosts: [String]
  /// The sub-folders that are not served, and why. Names that begin with a dot or an underscore are left out on purpose and not told.
  let skipped: [SiteError]
  private let redirects: [String: Redirects]

  /// Reads the list of hosts and their redirects.
  init(path: String) throws(SiteError) {
    guard let root = Self.real(path) else { throw SiteError(.missing(path)) }
    guard Self.isFolder(root) else { throw SiteError(.notAFolder(path)) }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
    var redirects: [String: Redirects] = [:]
    var skipped: [SiteError] = []
    for name in names where !name.hasPrefix(".") && !name.hasPrefix("_") && Self.isFolder(root + "/" + name) {
      if let problem = HostName.problem(name) {
        skipped.append(SiteError(.notAHost(name, problem: problem)))
      } else {
        redirects[name] = try Redirects(file: root + "/" + name + "/" + Redirects.fileName)
      }
    }
    guard !redirects.isEmpty else { throw SiteError(.noHosts(path)) }
    self.root = root
    self.redirects = redirects
    self.skipped = skipped
    hosts = redirects.keys.sorted()
  }

  /// What a host answers to a path without its query. Every method gets the same answer: the pages are files.
  func answer(host: String, path: String) -> SiteAnswer {
    guard let rules = redirects[host.lowercased()] else {
      return .text(502, "no folder \(host) in the site")
    }
    let folder = root + "/" + host.lowercased()
    if let file = Self.file(path, in: folder) { return file }
    guard let rule = rules.match(path) else { return .text(404, "nothing at \(path)") }
    guard rule.status == 200 else { return SiteAnswer(status: rule.status, location: rule.destination) }
    return Self.file(rule.destination, in: folder) ?? .text(404, "the rewrite of \(path) leads to \(rule.destination), which is no file")
  }

  /// The file for a path: itself, with `.html`, or the folder's `index.html`. Nothing outside the host's folder, and no name that
  /// begins with a dot or an underscore.
  private static func file(_ path: String, in folder: String) -> SiteAnswer? {
    guard let decoded = path.removingPercentEncoding, decoded.hasPrefix("/"), !decoded.utf8.contains(0) else { return nil }
    let segments = decoded.split(separator: "/", omittingEmptySubsequences: true)
    guard !segments.contains(where: { $0.hasPrefix(".") || $0.hasPrefix("_") }) else { return nil }
    let plain = folder + segments.map { "/" + $0 }.joined()
    let candidates = segments.isEmpty || decoded.hasSuffix("/") ? [plain + "/index.html"] : [plain, plain + ".html", plain + "/index.html"]
    for candidate in candidates {
      guard let real = real(candidate), real.hasPrefix(folder + "/"), !isFolder(real) else { continue }
      guard let data = FileManager.default.contents(atPath: real) else { continue }
      return SiteAnswer(status: 200, type: MediaType.of(real), body: Array(data))
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// What a site answers.
struct SiteAnswer: Sendable, Hashable {
  /// The HTTP status.
  var status: Int
  /// Where a redirect leads.
  var location: String?
  /// The media type of the body.
  var type = "text/plain; charset=utf-8"
  /// The body.
  var body: [UInt8] = []

  static func text(_ status: Int, _ text: String) -> SiteAnswer { SiteAnswer(status: status, body: Array((text + "\n").utf8)) }
}

/// The media types that small sites need, by the file name's ending.
enum MediaType {
  static func of(_ path: String) -> String {
    switch path.split(separator: ".").last.map({ $0.lowercased() }) {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "txt": "text/plain; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "woff2": "font/woff2"
    default: "application/octet-stream"
    }
  }
}
