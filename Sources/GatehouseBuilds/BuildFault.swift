/// Why a build cannot be read, or is not to be trusted: nobody makes such files by building an app.
public enum BuildFault: Error, Sendable, Hashable {
  /// The system does not give it; in the system's words.
  case unreadable(String)
  /// A name is a folder, a pipe or a device where a file should be.
  case notFile(String)
  /// It is a link, and links lead out of a build.
  case link(String)
  /// It is no zip.
  case notArchive(String)
  /// It is cut off, or says one thing and holds another: sizes, checksums, offsets.
  case damaged(name: String, detail: String)
  /// A name leads out of the folder into which it would be unpacked.
  case unsafeName(String)
  /// Two files have the same name: readers differ on which of them counts.
  case duplicate(String)
  /// A file is larger than any of its kind, or everything together than any build.
  case tooLarge(String)
  /// There are more files than in any build.
  case tooManyFiles
  /// What makes it a build is not in it.
  case missing(String)
  /// A file has another form than it should.
  case malformed(name: String, detail: String)
  /// This program was built without the libraries that archives need.
  case notSupported

  /// One clause for people.
  public var says: String {
    switch self {
    case .unreadable(let cause): cause
    case .notFile(let name): "\(name) is no file"
    case .link(let name): "\(name) is a link; a build holds the file itself"
    case .notArchive(let detail): "it is no zip: \(detail)"
    case .damaged(let name, let detail): name.isEmpty ? "it is damaged: \(detail)" : "\(name) is damaged: \(detail)"
    case .unsafeName(let name): "it holds \(name), a name that leads out of its folder"
    case .duplicate(let name): "it holds \(name) twice, and readers differ on which of them counts"
    case .tooLarge(let name): "\(name) unpacks to more than any has"
    case .tooManyFiles: "it holds more files than any build"
    case .missing(let what): "it holds no \(what)"
    case .malformed(let name, let detail): "\(name): \(detail)"
    case .notSupported:
      "this gatehouse was built without libarchive and OpenSSL, which archives need; build it with the trait SignedBuilds, on Linux"
    }
  }
}
