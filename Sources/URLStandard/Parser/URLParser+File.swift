extension URLParser {
  /// File state. The scheme and its colon are written; `base` is a `file` URL or none.
  mutating func file(_ input: Span<UInt8>, from start: Int, base: WebURL?) throws(URLParseError) {
    layout.special = .file
    layout.host = .empty
    if start < input.count, isSlash(input[start]) {
      noteBackslash(input[start])
      return try fileSlash(input, from: start + 1, base: base)
    }
    guard let base else {
      emptyHost()
      return path(input, from: start)
    }
    if startsWithDriveLetter(input, at: start) {
      inherit(base, upTo: base.authorityEnd)
      path(input, from: start)
    } else {
      relativePath(input, from: start, base: base)
    }
  }

  /// File slash state.
  private mutating func fileSlash(_ input: Span<UInt8>, from start: Int, base: WebURL?) throws(URLParseError) {
    if start < input.count, isSlash(input[start]) {
      noteBackslash(input[start])
      return try fileHost(input, from: start + 1)
    }
    guard let base else {
      emptyHost()
      return path(input, from: start)
    }
    inherit(base, upTo: base.authorityEnd)
    if !startsWithDriveLetter(input, at: start) { href.append(contentsOf: base.driveLetter) }
    path(input, from: start)
  }

  /// File host state.
  private mutating func fileHost(_ input: Span<UInt8>, from start: Int) throws(URLParseError) {
    var end = start
    while end < input.count, !isSlash(input[end]), input[end] != .ascii("?"), input[end] != .ascii("#") { end += 1 }
    emptyHost()
    if end - start == 2, startsWithDriveLetter(input, at: start) { return path(input, from: start) }
    if start < end {
      let hostStart = href.count
      try host(input, start..<end)
      if href[hostStart...].elementsEqual("localhost".utf8) {
        href.removeSubrange(hostStart...)
        layout.host = .empty
        layout.hostEnd = offset
      }
    }
    pathStart(input, from: end)
  }

  /// Writes `//` and no host behind it.
  private mutating func emptyHost() {
    href.append(.ascii("/"))
    href.append(.ascii("/"))
    layout.host = .empty
    endAuthority()
  }

  /// See [starts with a Windows drive letter](https://url.spec.whatwg.org/#start-with-a-windows-drive-letter).
  private func startsWithDriveLetter(_ input: Span<UInt8>, at start: Int) -> Bool {
    guard start + 1 < input.count, input[start].isASCIIAlpha else { return false }
    guard input[start + 1] == .ascii(":") || input[start + 1] == .ascii("|") else { return false }
    guard start + 2 < input.count else { return true }
    let byte = input[start + 2]
    return byte == .ascii("/") || byte == .ascii("\\") || byte == .ascii("?") || byte == .ascii("#")
  }
}

extension WebURL {
  /// The first segment of the path with its slash, if it is a normalised Windows drive letter; else nothing.
  fileprivate var driveLetter: ArraySlice<UInt8> {
    let path = pathUTF8
    let segment = path.prefix(3)
    let next = path.dropFirst(3).first
    guard segment.count == 3, segment[segment.startIndex + 1].isASCIIAlpha, segment.last == .ascii(":") else { return [] }
    return next == nil || next == .ascii("/") ? segment : []
  }
}
