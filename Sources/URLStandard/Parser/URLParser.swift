/// The basic URL parser: one pass over the text, writing the serialisation and noting where its parts begin.
///
/// The standard describes a state machine over code points. Without state overrides its states follow each other in a
/// fixed order, so that each is a method here, named after its state, which reads from a position to the end of its part.
/// See [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser).
struct URLParser {
  var href: [UInt8] = []
  var layout = WebURL.Layout()
  var remarks: URLRemarks

  init(remarks: URLRemarks, capacity: Int) {
    self.remarks = remarks
    href.reserveCapacity(capacity + 8)
  }

  var isSpecial: Bool { layout.special != nil }

  /// The offset of the next byte of the serialisation. Below 2^32: the input is at most 2^30 bytes and grows at most threefold.
  var offset: UInt32 { UInt32(truncatingIfNeeded: href.count) }

  /// Scheme start state and scheme state.
  mutating func parse(_ input: Span<UInt8>, base: WebURL?) throws(URLParseError) {
    guard let colon = schemeEnd(input) else { return try noScheme(input, base: base) }
    var packed: UInt64 = 0
    for index in 0..<colon {
      let byte = input[index].asciiLowercased
      packed = packed &<< 8 | UInt64(byte)
      href.append(byte)
    }
    layout.schemeEnd = offset
    layout.special = SpecialScheme(packed: packed, length: colon)
    href.append(.ascii(":"))
    let start = colon + 1
    switch layout.special {
    case .file:
      try file(input, from: start, base: base?.specialScheme == .file ? base : nil)
    case .some(let scheme):
      let authorityStart = skipSlashes(input, from: start)
      if authorityStart - start != 2 { remarks.insert(.unusualSlashes) }
      if let base, base.specialScheme == scheme, !hasTwoSlashes(input, at: start) {
        try relative(input, from: start, base: base)
      } else {
        try authority(input, from: authorityStart)
      }
    case nil:
      if hasTwoSlashes(input, at: start) {
        try authority(input, from: start + 2)
      } else if start < input.count, input[start] == .ascii("/") {
        endAuthority()
        path(input, from: start + 1)
      } else {
        endAuthority()
        opaquePath(input, from: start)
      }
    }
  }

  /// The position of the colon behind a scheme, if the text begins with one.
  private func schemeEnd(_ input: Span<UInt8>) -> Int? {
    guard !input.isEmpty, input[0].isASCIIAlpha else { return nil }
    for index in 1..<input.count {
      switch input[index] {
      case .ascii(":"): return index
      case .ascii("+"), .ascii("-"), .ascii("."): continue
      case let byte where byte.isASCIIAlpha || byte.isASCIIDigit: continue
      default: return nil
      }
    }
    return nil
  }

  /// No scheme state.
  private mutating func noScheme(_ input: Span<UInt8>, base: WebURL?) throws(URLParseError) {
    guard let base else { throw URLParseError(.missingSchemeNonRelativeURL, at: 0) }
    if base.hasOpaquePath {
      guard !input.isEmpty, input[0] == .ascii("#") else { throw URLParseError(.missingSchemeNonRelativeURL, at: 0) }
      inherit(base, upTo: Int(base.layout.fragmentStart))
      fragment(input, from: 0)
    } else if base.specialScheme == .file {
      inherit(base, upTo: base.schemeEnd + 1)
      try file(input, from: 0, base: base)
    } else {
      try relative(input, from: 0, base: base)
    }
  }

  /// Relative state and relative slash state. The scheme is the base's.
  private mutating func relative(_ input: Span<UInt8>, from start: Int, base: WebURL) throws(URLParseError) {
    layout.special = base.specialScheme
    guard start < input.count, isSlash(input[start]) else {
      return relativePath(input, from: start, base: base)
    }
    let second = start + 1
    if second < input.count, isSlash(input[second]) {
      let authorityStart = isSpecial ? skipSlashes(input, from: start) : start + 2
      if authorityStart - start > 2 { remarks.insert(.unusualSlashes) }
      inherit(base, upTo: base.schemeEnd + 1)
      try authority(input, from: authorityStart)
    } else {
      noteBackslash(input[start])
      inherit(base, upTo: base.authorityEnd)
      path(input, from: second)
    }
  }

  /// The end of relative state and of file state: keeps of the base what the reference does not replace.
  mutating func relativePath(_ input: Span<UInt8>, from start: Int, base: WebURL) {
    if start == input.count {
      inherit(base, upTo: Int(base.layout.fragmentStart))
      layout.fragmentStart = offset
    } else if input[start] == .ascii("#") {
      inherit(base, upTo: Int(base.layout.fragmentStart))
      fragment(input, from: start)
    } else if input[start] == .ascii("?") {
      inherit(base, upTo: Int(base.layout.queryStart))
      query(input, from: start)
    } else {
      inherit(base, upTo: base.authorityEnd)
      href.append(contentsOf: base.pathUTF8)
      shortenPath()
      path(input, from: start)
    }
  }

  /// Starts over with the beginning of the base's serialisation.
  mutating func inherit(_ base: WebURL, upTo end: Int) {
    href.removeAll(keepingCapacity: true)
    href.append(contentsOf: base.utf8[..<end])
    let isPathKept = end >= Int(base.layout.queryStart)
    layout = base.layout
    if !isPathKept { layout.pathStart = offset }
    if end <= base.schemeEnd + 1 {
      layout.host = .none
      layout.hasPort = false
      endAuthority()
    }
  }
}

// What the states share.
extension URLParser {
  /// `/`, and in a special URL `\`.
  @inline(__always)
  func isSlash(_ byte: UInt8) -> Bool { byte == .ascii("/") || (byte == .ascii("\\") && isSpecial) }

  /// Remembers that a slash was a backslash.
  @inline(__always)
  mutating func noteBackslash(_ byte: UInt8) {
    if byte == .ascii("\\") { remarks.insert(.backslashAsSlash) }
  }

  /// The first position from `start` that holds no slash; special authority (ignore) slashes state.
  private mutating func skipSlashes(_ input: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position < input.count, isSlash(input[position]) {
      noteBackslash(input[position])
      position += 1
    }
    return position
  }

  private func hasTwoSlashes(_ input: Span<UInt8>, at start: Int) -> Bool {
    start + 1 < input.count && input[start] == .ascii("/") && input[start + 1] == .ascii("/")
  }

  /// Appends the bytes from `start` that stand for themselves, and returns the position behind them.
  mutating func appendRun(_ input: Span<UInt8>, from start: Int, of kind: ByteClass) -> Int {
    let end = kind.end(in: input, from: start)
    if start < end { input.extracting(start..<end).withUnsafeBufferPointer { href.append(contentsOf: $0) } }
    return end
  }

  /// There is no authority, or none is left: the path begins here.
  mutating func endAuthority() { layout.endAuthority(at: href.count) }
}
