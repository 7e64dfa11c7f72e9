extension URLParser {
  /// The host parser: writes the serialised host and notes its kind.
  ///
  /// See [host parser](https://url.spec.whatwg.org/#concept-host-parser).
  mutating func host(_ input: Span<UInt8>, _ range: Range<Int>) throws(URLParseError) {
    if range.isEmpty {
      layout.host = .empty
    } else if input[range.lowerBound] == .ascii("[") {
      let last = range.upperBound - 1
      guard input[last] == .ascii("]") else { throw URLParseError(.ipv6Unclosed, at: range.upperBound) }
      let address = try IPv6Address.parse(input, range.lowerBound + 1..<last)
      layout.host = .ipv6
      href.append(.ascii("["))
      address.append(to: &href)
      href.append(.ascii("]"))
    } else if isSpecial {
      try domain(input, range)
    } else {
      try opaqueHost(input, range)
    }
    layout.hostEnd = offset
  }

  /// See [opaque-host parser](https://url.spec.whatwg.org/#concept-opaque-host-parser).
  private mutating func opaqueHost(_ input: Span<UInt8>, _ range: Range<Int>) throws(URLParseError) {
    layout.host = .opaque
    for index in range {
      guard !ASCIISet.forbiddenHost.contains(input[index]) else { throw URLParseError(.hostInvalidCodePoint, at: index) }
      href.append(input[index], encodedBy: .c0Control)
    }
  }

  /// A domain or IPv4 address. Plain ASCII is lower-cased on the way; only what is escaped or not ASCII is copied first.
  private mutating func domain(_ input: Span<UInt8>, _ range: Range<Int>) throws(URLParseError) {
    let start = href.count
    layout.host = .domain
    var position = appendRun(input, from: range.lowerBound, of: .domain)
    while position < range.upperBound {
      let byte = input[position]
      if byte.asciiLowercased == byte {
        // Something forbidden, unless what follows is mapped and joins with it.
        guard range.contains(where: { input[$0] == .ascii("%") || input[$0] >= 0x80 }) else {
          throw URLParseError(.domainInvalidCodePoint, at: position)
        }
        href.removeSubrange(start...)
        try escapedDomain(input, range)
        break
      }
      href.append(byte.asciiLowercased)
      position = appendRun(input, from: position + 1, of: .domain)
    }
    guard IPv4Address.endsInNumber(href[start...]) else { return }
    let address: IPv4Address
    do throws(URLParseError) {
      address = try IPv4Address.parse(href[start...])
    } catch {
      throw URLParseError(error.kind, at: range.lowerBound)
    }
    layout.host = .ipv4
    href.removeSubrange(start...)
    address.append(to: &href)
    let isCanonical = range.count == href.count - start && range.allSatisfy { input[$0] == href[start + $0 - range.lowerBound] }
    if !isCanonical { remarks.insert(.nonCanonicalIPv4) }
  }

  /// A domain that has to be percent-decoded or mapped to ASCII.
  ///
  /// ASCII is only lower-cased, its `xn--` labels are not looked at.
  /// See [domain to ASCII](https://url.spec.whatwg.org/#concept-domain-to-ascii).
  private mutating func escapedDomain(_ input: Span<UInt8>, _ range: Range<Int>) throws(URLParseError) {
    let start = href.count
    if range.contains(where: { input[$0] == .ascii("%") }) {
      remarks.insert(.escapeInHost)
      let decoded = PercentEncoding.decode(Array(copying: input, range))[...]
      if decoded.allSatisfy({ $0 < 0x80 }) {
        for byte in decoded { href.append(byte.asciiLowercased) }
      } else {
        try mappedDomain(decoded.span, at: range.lowerBound)
      }
    } else {
      try mappedDomain(input.extracting(range), at: range.lowerBound)
    }
    guard href[start...].allSatisfy(ByteClass.domain.contains) else {
      throw URLParseError(.domainInvalidCodePoint, at: range.lowerBound)
    }
  }

  private mutating func mappedDomain(_ domain: Span<UInt8>, at offset: Int) throws(URLParseError) {
    guard let mapping = MappedDomain(domain) else { throw URLParseError(.domainToASCII, at: offset) }
    if mapping.hasCapitalSharpS { remarks.insert(.capitalSharpS) }
    guard UTS46.appendASCII(mapping, to: &href) else { throw URLParseError(.domainToASCII, at: offset) }
  }
}

extension ASCIISet {
  /// See [forbidden host code point](https://url.spec.whatwg.org/#forbidden-host-code-point).
  static let forbiddenHost = ASCIISet("\0\t\n\r #/:<>?@[\\]^|")

  /// See [forbidden domain code point](https://url.spec.whatwg.org/#forbidden-domain-code-point).
  static let forbiddenDomain = forbiddenHost | ASCIISet(0x00...0x1F) | ASCIISet("%\u{7F}")
}
