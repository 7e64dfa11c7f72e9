/// Recognises text that is its own serialisation, so that it can be taken as it is.
///
/// Engines hand on canonical URLs, so almost everything that a navigation delegate sees is of this kind. Recognised are http, https,
/// ws and wss URLs and those of custom schemes, without user information, IP addresses and anything unusual; everything else is
/// left to ``URLParser``, which gives the same answer for these too.
enum CanonicalForm {
  /// Where the parts are, or `nil` if the text is not known to be canonical.
  static func layout(of input: Span<UInt8>) -> WebURL.Layout? {
    var layout = WebURL.Layout()
    return read(input, into: &layout) ? layout : nil
  }

  /// Notes where the parts are in a layout that was just made.
  ///
  /// - Returns: whether the text is known to be canonical; if not, the layout is good for nothing.
  @inline(__always)
  static func read(_ input: Span<UInt8>, into layout: inout WebURL.Layout) -> Bool {
    guard input.count <= WebURL.maximumLength else { return false }
    guard let colon = schemeEnd(input, into: &layout) else { return false }
    if layout.special == .file || layout.special == .ftp { return false }
    let start = colon + 1
    let isSlash = start < input.count && input[start] == .ascii("/")
    var position: Int
    if isSlash, start + 1 < input.count, input[start + 1] == .ascii("/") {
      guard let end = authority(input, from: start + 2, into: &layout) else { return false }
      position = end
    } else if layout.special == nil {
      layout.endAuthority(at: start)
      layout.hasOpaquePath = !isSlash
      position = isSlash ? start : opaquePathEnd(input, from: start)
    } else {
      return false
    }
    if !layout.hasOpaquePath {
      layout.pathStart = UInt32(truncatingIfNeeded: position)
      guard let end = pathEnd(input, from: position, isSpecial: layout.special != nil) else { return false }
      position = end
    }
    layout.queryStart = UInt32(truncatingIfNeeded: position)
    if position < input.count, input[position] == .ascii("?") { position = ByteClass.query.end(in: input, from: position + 1) }
    layout.fragmentStart = UInt32(truncatingIfNeeded: position)
    if position < input.count, input[position] == .ascii("#") { position = ByteClass.fragment.end(in: input, from: position + 1) }
    return position == input.count
  }

  /// The colon behind a lower-case scheme.
  @inline(__always)
  private static func schemeEnd(_ input: Span<UInt8>, into layout: inout WebURL.Layout) -> Int? {
    if startsWithHTTPS(input) {
      layout.schemeEnd = 5
      layout.special = .https
      return 5
    }
    var packed: UInt64 = 0
    var position = 0
    while position < input.count {
      let byte = input[position]
      let isLetter = byte &- 0x61 < 26
      guard isLetter || (position > 0 && (byte.isASCIIDigit || byte == .ascii("+") || byte == .ascii("-") || byte == .ascii("."))) else {
        break
      }
      packed = packed &<< 8 | UInt64(byte)
      position &+= 1
    }
    guard position > 0, position < input.count, input[position] == .ascii(":") else { return nil }
    layout.schemeEnd = UInt32(truncatingIfNeeded: position)
    layout.special = SpecialScheme(packed: packed, length: position)
    return position
  }

  /// Whether the text begins with `https://`, as most do.
  @inline(__always)
  private static func startsWithHTTPS(_ input: Span<UInt8>) -> Bool {
    guard input.count >= 8 else { return false }
    let head = input.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    return head == 0x2F2F_3A73_7074_7468
  }

  /// The end of host and port.
  @inline(__always)
  private static func authority(_ input: Span<UInt8>, from start: Int, into layout: inout WebURL.Layout) -> Int? {
    layout.usernameEnd = UInt32(truncatingIfNeeded: start)
    layout.passwordEnd = UInt32(truncatingIfNeeded: start)
    let end = ByteClass.domain.end(in: input, from: start)
    layout.hostEnd = UInt32(truncatingIfNeeded: end)
    if layout.special != nil {
      guard end > start, !mayEndInNumber(input, start..<end) else { return nil }
      layout.host = .domain
    } else {
      layout.host = end > start ? .opaque : .empty
    }
    guard end < input.count, input[end] == .ascii(":") else { return end }
    return end > start ? port(input, from: end + 1, into: &layout) : nil
  }

  /// Whether the last label is made of what numbers are made of and begins with a digit; whether it really is one is not settled here.
  private static func mayEndInNumber(_ input: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.upperBound - 1
    if start > range.lowerBound, input[start] == .ascii(".") { start -= 1 }
    // A number has digits or, in hexadecimal, also a–f and the x of "0x".
    while input[start].isASCIIDigit || input[start] &- 0x61 < 6 || input[start] == .ascii("x") {
      if start == range.lowerBound || input[start - 1] == .ascii(".") { return input[start].isASCIIDigit }
      start -= 1
    }
    return false
  }

  /// The end of a canonical port: one to five digits, no leading zero, not the default.
  private static func port(_ input: Span<UInt8>, from start: Int, into layout: inout WebURL.Layout) -> Int? {
    var position = start
    var value: UInt32 = 0
    while position < input.count, position - start < 5, input[position].isASCIIDigit {
      value = value * 10 + UInt32(input[position] &- .ascii("0"))
      position += 1
    }
    guard position > start, input[start] != .ascii("0") || position == start + 1, let port = UInt16(exactly: value) else { return nil }
    guard port != layout.special?.defaultPort else { return nil }
    layout.port = port
    layout.hasPort = true
    return position
  }

  /// The end of a path that begins with a slash and has no dot segments; only a URL that is not special may have no path.
  @inline(__always)
  private static func pathEnd(_ input: Span<UInt8>, from start: Int, isSpecial: Bool) -> Int? {
    guard start < input.count, input[start] == .ascii("/") else { return isSpecial ? nil : start }
    var position = ByteClass.plainPath.end(in: input, from: start + 1)
    while position < input.count, input[position] == .ascii(".") || input[position] == .ascii("%") {
      if input[position - 1] == .ascii("/"), mayBeDots(input, from: position) { return nil }
      position = ByteClass.plainPath.end(in: input, from: position + 1)
    }
    return position
  }

  /// Whether a segment consists of dots and escapes of dots only, as far as one can tell from its first six bytes.
  private static func mayBeDots(_ input: Span<UInt8>, from start: Int) -> Bool {
    var position = start
    while position < input.count, position - start < 6 {
      switch input[position] {
      case .ascii("."): position += 1
      case .ascii("%") where position + 1 < input.count && input[position + 1] == .ascii("2"): position += 3
      case .ascii("/"), .ascii("?"), .ascii("#"): return true
      default: return false
      }
    }
    return true
  }

  /// The end of an opaque path without spaces.
  private static func opaquePathEnd(_ input: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position < input.count, input[position] > 0x20, input[position] < 0x7F, input[position] != .ascii("?"),
      input[position] != .ascii("#")
    {
      position &+= 1
    }
    return position
  }
}

extension WebURL.Layout {
  /// There is no authority: what would follow the scheme's colon begins with the path.
  mutating func endAuthority(at offset: Int) {
    usernameEnd = UInt32(truncatingIfNeeded: offset)
    passwordEnd = usernameEnd
    hostEnd = usernameEnd
    pathStart = usernameEnd
  }
}
