extension URLParser {
  /// Authority state, host state and port state: user information, host and port from the position behind the slashes.
  mutating func authority(_ input: Span<UInt8>, from start: Int) throws(URLParseError) {
    var end = start
    var at: Int?
    var hasColonBehindAt = false
    while end < input.count {
      let byte = input[end]
      if isSlash(byte) || byte == .ascii("?") || byte == .ascii("#") { break }
      if byte == .ascii("@") {
        at = end
        hasColonBehindAt = false
      } else if byte == .ascii(":") {
        hasColonBehindAt = true
      }
      end += 1
    }
    href.append(.ascii("/"))
    href.append(.ascii("/"))
    var hostStart = start
    if let at {
      userinfo(input, start..<at)
      hostStart = at + 1
      guard hostStart < end else { throw URLParseError(.hostMissing, at: end) }
    } else {
      layout.usernameEnd = offset
      layout.passwordEnd = offset
    }
    let hostEnd = hasColonBehindAt ? self.hostEnd(input, hostStart..<end) : end
    if hostStart == hostEnd, isSpecial || hostEnd < end { throw URLParseError(.hostMissing, at: hostEnd) }
    try host(input, hostStart..<hostEnd)
    if hostEnd < end { try port(input, hostEnd + 1..<end) }
    pathStart(input, from: end)
  }

  /// Where the host ends: at the first `:` outside brackets.
  private func hostEnd(_ input: Span<UInt8>, _ range: Range<Int>) -> Int {
    var isInsideBrackets = false
    for index in range {
      switch input[index] {
      case .ascii("["): isInsideBrackets = true
      case .ascii("]"): isInsideBrackets = false
      case .ascii(":") where !isInsideBrackets: return index
      default: continue
      }
    }
    return range.upperBound
  }

  /// User name and password: up to the last `@`, split at the first `:`.
  private mutating func userinfo(_ input: Span<UInt8>, _ range: Range<Int>) {
    remarks.insert(.credentials)
    let start = href.count
    var hasColon = false
    for index in range {
      let byte = input[index]
      if byte == .ascii(":"), !hasColon {
        hasColon = true
        layout.usernameEnd = offset
        href.append(byte)
      } else {
        href.append(byte, encodedBy: .userinfo)
      }
    }
    if !hasColon {
      layout.usernameEnd = offset
    } else if Int(layout.usernameEnd) == href.count - 1 {
      href.removeLast()
    }
    layout.passwordEnd = offset
    if href.count > start { href.append(.ascii("@")) }
  }

  /// The port between the colon and the end of the authority.
  private mutating func port(_ input: Span<UInt8>, _ range: Range<Int>) throws(URLParseError) {
    if range.isEmpty { return remarks.formUnion(.emptyPort) }
    var value: UInt32 = 0
    for index in range {
      guard input[index].isASCIIDigit else { throw URLParseError(.portInvalid, at: index) }
      value = min(value * 10 + UInt32(input[index] &- .ascii("0")), 1 << 20)
    }
    guard let port = UInt16(exactly: value) else { throw URLParseError(.portOutOfRange, at: range.lowerBound) }
    if port == layout.special?.defaultPort { return remarks.formUnion(.explicitDefaultPort) }
    layout.port = port
    layout.hasPort = true
    href.append(.ascii(":"))
    href.append(decimal: port)
  }

  /// Path start state.
  mutating func pathStart(_ input: Span<UInt8>, from start: Int) {
    layout.pathStart = offset
    if start < input.count, isSlash(input[start]) {
      noteBackslash(input[start])
      path(input, from: start + 1)
    } else if isSpecial {
      path(input, from: start)
    } else {
      query(input, from: start)
    }
  }
}
