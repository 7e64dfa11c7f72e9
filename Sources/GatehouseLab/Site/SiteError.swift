/// Why a site cannot be served.
struct SiteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  var kind: Kind

  enum Kind: Sendable, Hashable {
    /// There is nothing at this path.
    case missing(String)
    /// It is a file.
    case notAFolder(String)
    /// No sub-folder is named like a host.
    case noHosts(String)
    /// A sub-folder's name is no host, so it is not served.
    case notAHost(String, problem: String)
    /// A line of a redirects file cannot be used.
    case redirect(file: String, line: Int, problem: String)
  }

  init(_ kind: Kind) { self.kind = kind }

  /// What is wrong and what to do, in one line.
  var description: String {
    switch kind {
    case .missing(let path): "the site folder \(path) does not exist"
    case .notAFolder(let path): "\(path) is not a folder; a site is a folder with one sub-folder for each host"
    case .noHosts(let path): "the site folder \(path) has no sub-folder named like a host, for example \(path)/shop.example"
    case .notAHost(let name, let problem): "the folder \(name) is not served: \(problem)"
    case .redirect(let file, let line, let problem): "\(file):\(line): \(problem)"
    }
  }
}
