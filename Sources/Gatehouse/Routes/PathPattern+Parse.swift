extension PathPattern {
  /// The most bytes that the text of a pattern may have.
  public static let maximumLength = 2_048
  /// The most segments that a pattern may have.
  public static let maximumSegments = 64

  /// Reads a pattern: `/product/{id}`, `/open/*`, `/`.
  ///
  /// A literal is written as the URL standard serialises it: characters of its path percent-encode set are escaped, letters, digits
  /// and `- . _ ~` are not. The case of an escape's digits does not matter. A trailing slash is a part of the pattern. `{name}` takes a
  /// whole segment, and no name comes twice. `*` stands at the end only, behind a slash or behind fixed text.
  ///
  /// - Parameter allowsEmpty: whether an empty text, which means no path, is a pattern (it is in handoff rules).
  public init(parsing text: String, allowsEmpty: Bool = false) throws(PatternError) {
    let bytes = Array(text.utf8)
    if bytes.isEmpty {
      guard allowsEmpty else {
        throw PatternError(at: 0, "the path is empty", remedy: "begin it with a slash; `/` alone is the root")
      }
      self.init(text: text, segments: [], hasWildcard: false)
      return
    }
    guard bytes[0] == RouteBytes.slash else {
      throw PatternError(at: 0, "a path begins with a slash", remedy: "write `/` before it")
    }
    guard bytes.count <= Self.maximumLength else {
      throw PatternError(at: Self.maximumLength, "the path has \(bytes.count) bytes", remedy: "use at most \(Self.maximumLength)")
    }
    var reader = SegmentReader()
    var segments: [Segment] = []
    for segment in bytes[1...].split(separator: RouteBytes.slash, omittingEmptySubsequences: false) {
      let isLast = segment.endIndex == bytes.endIndex
      guard segments.count < Self.maximumSegments else {
        throw PatternError(
          at: segment.startIndex, "the path has more than \(Self.maximumSegments) segments", remedy: "shorten it, or end it with `*`")
      }
      segments.append(try reader.read(segment, isLast: isLast))
    }
    self.init(text: text, segments: segments, hasWildcard: reader.hasWildcard)
  }

  /// The names in braces, in order.
  public var parameterNames: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }
}

extension PathPattern: CustomStringConvertible {
  /// The pattern in its canonical text, which reads back as an equal one; escapes are upper case.
  public var description: String {
    var result = ""
    for segment in segments {
      switch segment {
      case .literal(let text): result += "/" + text
      case .parameter(let name): result += "/{" + name + "}"
      }
    }
    return hasWildcard ? result + "*" : result
  }
}

/// Reads the segments of one pattern and remembers what must not come twice.
private struct SegmentReader {
  var names: Set<[UInt8]> = []
  var hasWildcard = false

  mutating func read(_ segment: ArraySlice<UInt8>, isLast: Bool) throws(PatternError) -> PathPattern.Segment {
    if segment.first == UInt8(ascii: "{") { return try readParameter(segment) }
    var literal = segment
    if isLast, literal.last == UInt8(ascii: "*") {
      literal.removeLast()
      hasWildcard = true
    }
    if literal.isEmpty, !isLast {
      throw PatternError(at: segment.startIndex, "the path has an empty segment", remedy: "write one slash")
    }
    let text = try readLiteral(literal)
    if text == [0x2E] || text == [0x2E, 0x2E] {
      throw PatternError(
        at: segment.startIndex, "`.` and `..` never occur in the path of a parsed link", remedy: "write the path that they lead to")
    }
    return .literal(RouteBytes.text(text))
  }

  private mutating func readParameter(_ segment: ArraySlice<UInt8>) throws(PatternError) -> PathPattern.Segment {
    guard let close = segment.firstIndex(of: UInt8(ascii: "}")) else {
      throw PatternError(at: segment.startIndex, "`{` is not closed in its segment", remedy: "write `{name}`")
    }
    let name = segment[segment.index(after: segment.startIndex)..<close]
    try ParameterName.checkInPath(name)
    guard segment.index(after: close) == segment.endIndex else {
      throw PatternError(
        at: close + 1, "`{\(RouteBytes.text(name))}` takes a whole segment", remedy: "write a slash behind it, or use a `pattern(/…/)` type"
      )
    }
    guard names.insert(Array(name)).inserted else {
      throw PatternError(at: segment.startIndex, "`{\(RouteBytes.text(name))}` comes twice", remedy: "give each segment a name of its own")
    }
    return .parameter(RouteBytes.text(name))
  }

  private func readLiteral(_ literal: ArraySlice<UInt8>) throws(PatternError) -> [UInt8] {
    var result: [UInt8] = []
    var index = literal.startIndex
    while index < literal.endIndex {
      let byte = literal[index]
      if byte == RouteBytes.percent {
        result += try readEscape(literal[index...])
        index += 3
        continue
      }
      if byte == UInt8(ascii: "*") {
        throw PatternError(at: index, "`*` stands at the end of a path only", remedy: "use `{name}` for one segment in the middle")
      }
      if RouteBytes.needsEscapeInPath(byte) { throw unusable(byte, at: index, in: literal) }
      result.append(byte)
      index += 1
    }
    return result
  }

  /// `%XX` in upper case.
  private func readEscape(_ text: ArraySlice<UInt8>) throws(PatternError) -> [UInt8] {
    let start = text.startIndex
    guard text.count >= 3, let high = RouteBytes.hexValue(text[start + 1]), let low = RouteBytes.hexValue(text[start + 2]) else {
      throw PatternError(at: start, "`%` is not followed by two hexadecimal digits", remedy: "write `%25` for a percent sign")
    }
    let byte = high << 4 | low
    if RouteBytes.isUnreserved(byte) {
      let character = RouteBytes.text([byte])
      throw PatternError(
        at: start, "`\(RouteBytes.text(text.prefix(3)))` escapes `\(character)`, which needs no escape", remedy: "write `\(character)`")
    }
    if byte < 0x20 || byte == 0x7F {
      throw PatternError(at: start, "`\(RouteBytes.text(text.prefix(3)))` is a control character", remedy: "leave it out")
    }
    return [RouteBytes.percent, RouteBytes.upperHex(text[start + 1]), RouteBytes.upperHex(text[start + 2])]
  }

  private func unusable(_ byte: UInt8, at index: Int, in literal: ArraySlice<UInt8>) -> PatternError {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      return PatternError(at: index, "a brace inside fixed text", remedy: "let `{name}` take the whole segment")
    case UInt8(ascii: "?"):
      return PatternError(at: index, "a path has no query", remedy: "name the keys of the query in `parameters`")
    case UInt8(ascii: "#"):
      return PatternError(at: index, "a path has no fragment", remedy: "leave it out; a link with a fragment has an unknown parameter")
    case 0x80...:
      let tail = literal[index...]
      let scalar = String(decoding: tail, as: UTF8.self).unicodeScalars.first.map { String($0) } ?? ""
      let escaped = scalar.utf8.map(RouteBytes.escape).joined()
      return PatternError(at: index, "`\(scalar)` is not ASCII; a link carries it escaped", remedy: "write `\(escaped)`")
    case 0..<0x20, 0x7F:
      return PatternError(at: index, "a control character", remedy: "leave it out")
    default:
      return PatternError(
        at: index, "`\(RouteBytes.text([byte]))` is escaped in the path of a link", remedy: "write `\(RouteBytes.escape(byte))`")
    }
  }
}
