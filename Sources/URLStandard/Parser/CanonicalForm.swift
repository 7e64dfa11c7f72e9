/// Recognises text that is its own serialisation, so that it can be taken as it is.
///
/// Engines hand on canonical URLs, so almost everything that a navigation delegate sees is of this kind. Only http, https, ws and wss
/// URLs without user information and IP address are recognised; everything else is left to ``URLParser``, which gives the same
/// answer for these too.
enum CanonicalForm {
  /// Where the parts are, or `nil` if the text is not known to be canonical.
  static func layout(of input: Span<UInt8>) -> WebURL.Layout? {
    guard input.count <= WebURL.maximumLength, let scheme = scheme(of: input) else { return nil }
    var layout = WebURL.Layout()
    layout.special = scheme
    let colon = scheme.length
    layout.schemeEnd = UInt32(truncatingIfNeeded: colon)
    guard colon + 3 < input.count, input[colon + 1] == .ascii("/"), input[colon + 2] == .ascii("/") else { return nil }

    let hostStart = colon + 3
    layout.usernameEnd = UInt32(truncatingIfNeeded: hostStart)
    layout.passwordEnd = UInt32(truncatingIfNeeded: hostStart)
    var position = ByteClass.domain.end(in: input, from: hostStart)
    guard position > hostStart, position < input.count, !mayEndInNumber(input, hostStart..<position) else { return nil }
    layout.host = .domain
    layout.hostEnd = UInt32(truncatingIfNeeded: position)

    if input[position] == .ascii(":") {
      guard let end = port(input, from: position + 1, into: &layout) else { return nil }
      position = end
    }
    guard position < input.count, input[position] == .ascii("/") else { return nil }
    layout.pathStart = UInt32(truncatingIfNeeded: position)
    position = ByteClass.plainPath.end(in: input, from: position + 1)
    while position < input.count, input[position] == .ascii(".") || input[position] == .ascii("%") {
      if input[position - 1] == .ascii("/"), mayBeDots(input, from: position) { return nil }
      position = ByteClass.plainPath.end(in: input, from: position + 1)
    }
    layout.queryStart = UInt32(truncatingIfNeeded: position)
    if position < input.count, input[position] == .ascii("?") { position = ByteClass.query.end(in: input, from: position + 1) }
    layout.fragmentStart = UInt32(truncatingIfNeeded: position)
    if position < input.count, input[position] == .ascii("#") { position = ByteClass.fragment.end(in: input, from: position + 1) }
    return position == input.count ? layout : nil
  }

  private static func scheme(of input: Span<UInt8>) -> SpecialScheme? {
    guard input.count >= 6 else { return nil }
    if input[0] == .ascii("h"), input[1] == .ascii("t"), input[2] == .ascii("t"), input[3] == .ascii("p") {
      if input[4] == .ascii(":") { return .http }
      return input[4] == .ascii("s") && input[5] == .ascii(":") ? .https : nil
    }
    guard input[0] == .ascii("w"), input[1] == .ascii("s") else { return nil }
    if input[2] == .ascii(":") { return .ws }
    return input[2] == .ascii("s") && input[3] == .ascii(":") ? .wss : nil
  }

  /// Whether the last label begins with a digit; whether it really is a number is not settled here.
  private static func mayEndInNumber(_ input: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.upperBound - 1
    if start > range.lowerBound, input[start] == .ascii(".") { start -= 1 }
    // A number ends in a digit or, in hexadecimal, also in one of a–f or in the x of "0x".
    guard input[start].hexDigitValue != nil || input[start] == .ascii("x") else { return false }
    while start > range.lowerBound, input[start - 1] != .ascii(".") { start -= 1 }
    return input[start].isASCIIDigit
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
}

extension SpecialScheme {
  /// Bytes of the name.
  fileprivate var length: Int {
    switch self {
    case .ws: 2
    case .ftp, .wss: 3
    case .file, .http: 4
    case .https: 5
    }
  }
}
