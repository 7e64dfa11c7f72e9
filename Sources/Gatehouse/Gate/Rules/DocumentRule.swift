import URLStandard

extension ViewState {
  /// Step 4: documents without a server, by where they land and by `web.documents`; local files by `web.files`.
  mutating func documents() -> Rung.Outcome {
    switch situation.address.kind {
    case .about: return about(policy.policy.web.documents.about)
    case .data: return place(policy.policy.web.documents.data, .data)
    case .blob: return place(policy.policy.web.documents.blob, .blob)
    case .file: return decide(file())
    case .forbidden: return block(.documentForbidden)
    case .https, .http, .javascript, .intent, .other: return .pass
    }
  }

  private mutating func about(_ place: Policy.DocumentPlace) -> Rung.Outcome {
    let path = situation.address.url.pathUTF8
    let isBlank = path.elementsEqual("blank".utf8) || path.elementsEqual("srcdoc".utf8)
    if isBlank, situation.target == .frame || situation.target == .later { return decide(Decision(.load, .documentBlank)) }
    return self.place(place, .about)
  }

  private mutating func place(_ place: Policy.DocumentPlace, _ member: PolicyPointer.Member) -> Rung.Outcome {
    let landsInMain = situation.target == .main || situation.target == .new
    let isAdmitted =
      switch place {
      case .never: false
      case .frames: situation.target == .frame
      case .main: landsInMain && !situation.asker.isFrame
      case .always: true
      }
    return decide(Decision(isAdmitted ? .load : .block, isAdmitted ? .documentAdmitted : .documentPlace, PolicyPointer(member)))
  }

  /// A file loads when the host starts it, and then within the folder of the file page that is shown.
  private mutating func file() -> Decision {
    let pointer = PolicyPointer(.files)
    let refused = Decision(.block, .fileRefused, pointer)
    let url = situation.address.url
    guard let path = FilePath(url) else { return refused }
    switch policy.policy.web.files {
    case .never: return refused
    case .host: break
    case .directory(let directory): guard path.isInside(directory: directory) else { return refused }
    }
    let isHosts = situation.trigger == .host || fileGrant == url
    let isInFolder = current.flatMap { FilePath($0.url) }.map(path.isInFolder) ?? false
    return isHosts || isInFolder ? Decision(.load, .fileHost, pointer) : refused
  }
}

/// The path of a local file address, in bytes.
struct FilePath: Sendable {
  private let bytes: ArraySlice<UInt8>

  /// `nil` if it is not a local file, or hides separators in escapes.
  init?(_ url: WebURL) {
    guard url.specialScheme == .file, url.hostname.isEmpty else { return nil }
    bytes = url.pathUTF8
    let text = bytes.map { $0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0) }
    for escape in ["%2f", "%5c", "%00"] where text.contains(escape.utf8) { return nil }
  }

  /// Whether it lies in the folder of another file, or below; folders are compared with their closing slash.
  func isInFolder(of page: FilePath) -> Bool {
    guard let slash = page.bytes.lastIndex(of: UInt8(ascii: "/")) else { return false }
    return bytes.starts(with: page.bytes[...slash])
  }

  /// Whether it lies in a directory, or below.
  func isInside(directory: String) -> Bool {
    guard let url = try? WebURL("file://" + directory + (directory.hasSuffix("/") ? "" : "/")), let folder = FilePath(url) else {
      return false
    }
    return isInFolder(of: folder)
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: String.UTF8View) -> Bool {
    let part = Array(part)
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
