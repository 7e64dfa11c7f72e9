extension URLParser {
  /// Path state, from the beginning of a segment. What the path holds already was inherited from a base.
  mutating func path(_ input: Span<UInt8>, from start: Int) {
    var position = start
    while true {
      let segmentStart = href.count
      href.append(.ascii("/"))
      while true {
        position = appendRun(input, from: position, of: .path)
        guard position < input.count else { break }
        let byte = input[position]
        if isSlash(byte) || byte == .ascii("?") || byte == .ascii("#") { break }
        href.append(byte, encodedBy: .path)
        position += 1
      }
      let isLast = position == input.count || !isSlash(input[position])
      switch dotSegment(at: segmentStart + 1) {
      case .double:
        href.removeSubrange(segmentStart...)
        shortenPath()
        if isLast { href.append(.ascii("/")) }
      case .single:
        href.removeSubrange(segmentStart...)
        if isLast { href.append(.ascii("/")) }
      case nil:
        if layout.special == .file, segmentStart == Int(layout.pathStart), isDriveLetter(at: segmentStart + 1) {
          href[segmentStart + 2] = .ascii(":")
        }
      }
      if isLast { break }
      noteBackslash(input[position])
      position += 1
    }
    separateFromScheme()
    query(input, from: position)
  }

  /// A path that begins with `//` without a host would be read as an authority: `/.` is written before it.
  private mutating func separateFromScheme() {
    let start = Int(layout.pathStart)
    guard layout.host == .none, href.count >= start + 2, href[start] == .ascii("/"), href[start + 1] == .ascii("/") else { return }
    href.insert(contentsOf: [.ascii("/"), .ascii(".")], at: start)
    layout.pathStart += 2
  }

  private enum DotSegment {
    case single
    case double
  }

  /// Whether the end of the serialisation, from `start`, is a single-dot or double-dot segment, dots written as `.` or `%2e`.
  private func dotSegment(at start: Int) -> DotSegment? {
    guard start < href.count, href.count - start <= 6 else { return nil }
    var dots = 0
    var position = start
    while position < href.count {
      if href[position] == .ascii(".") {
        position += 1
      } else if href[position] == .ascii("%"), position + 2 < href.count, href[position + 1] == .ascii("2"),
        href[position + 2].asciiLowercased == .ascii("e")
      {
        position += 3
      } else {
        return nil
      }
      dots += 1
    }
    return dots == 1 ? .single : dots == 2 ? .double : nil
  }

  /// Removes the last segment, but not a `file` URL's drive letter.
  ///
  /// See [shorten a url's path](https://url.spec.whatwg.org/#shorten-a-urls-path).
  mutating func shortenPath() {
    let start = Int(layout.pathStart)
    if layout.special == .file, href.count == start + 3, href[start + 2] == .ascii(":"), isDriveLetter(at: start + 1) { return }
    guard let slash = href[start...].lastIndex(of: .ascii("/")) else { return }
    href.removeSubrange(slash...)
  }

  /// Whether the serialisation ends, from `start`, in a Windows drive letter: a letter and `:` or `|`.
  private func isDriveLetter(at start: Int) -> Bool {
    href.count == start + 2 && href[start].isASCIIAlpha && (href[start + 1] == .ascii(":") || href[start + 1] == .ascii("|"))
  }

  /// Opaque path state.
  mutating func opaquePath(_ input: Span<UInt8>, from start: Int) {
    layout.hasOpaquePath = true
    var position = start
    while position < input.count {
      let byte = input[position]
      if byte == .ascii("?") || byte == .ascii("#") { break }
      href.append(byte, encodedBy: .c0Control)
      position += 1
    }
    // A space just before the query or fragment would be lost when these are removed.
    if position < input.count, position > start, input[position - 1] == .ascii(" ") {
      href.removeLast()
      href.append(contentsOf: [.ascii("%"), .ascii("2"), .ascii("0")])
    }
    query(input, from: position)
  }

  /// Query state, at the end of the path; goes on to the fragment.
  mutating func query(_ input: Span<UInt8>, from start: Int) {
    layout.queryStart = offset
    var position = start
    if position < input.count, input[position] == .ascii("?") {
      let set = isSpecial ? PercentEncoding.EncodeSet.specialQuery : .query
      href.append(.ascii("?"))
      position = appendRun(input, from: position + 1, of: .query)
      while position < input.count, input[position] != .ascii("#") {
        href.append(input[position], encodedBy: set)
        position = appendRun(input, from: position + 1, of: .query)
      }
    }
    fragment(input, from: position)
  }

  /// Fragment state, at the end of the query.
  mutating func fragment(_ input: Span<UInt8>, from start: Int) {
    layout.fragmentStart = offset
    guard start < input.count else { return }
    href.append(.ascii("#"))
    var position = appendRun(input, from: start + 1, of: .fragment)
    while position < input.count {
      href.append(input[position], encodedBy: .fragment)
      position = appendRun(input, from: position + 1, of: .fragment)
    }
  }
}
