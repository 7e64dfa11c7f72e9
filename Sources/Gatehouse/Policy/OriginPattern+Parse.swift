import URLStandard

extension OriginPattern {
  /// Reads `https://shop.example`, `https://shop.example:8443`, `https://*.m.shop.example` or `https:`; http in place of https.
  ///
  /// The host is taken in the form that the URL standard gives it: lower case, ASCII. Anything that is no part of an origin (a path,
  /// credentials) and every spelling that programs read differently is refused.
  public init(parsing text: String) throws(PatternError) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw PatternError(
        at: 0, "an origin begins with its scheme",
        remedy: text.isEmpty ? "write an origin, for example \"https://shop.example\"" : "write \"https://\(text.prefix(80))\"")
    }
    let scheme = text[..<colon].lowercased()
    guard scheme == "https" || scheme == "http" else {
      throw PatternError(
        at: 0, "\(quoted(scheme)) is no scheme of a web page",
        remedy: "write an origin of https or http, for example \"https://shop.example\"")
    }
    let schemeEnd = text.utf8.distance(from: text.utf8.startIndex, to: colon) + 1
    let rest = String(text[text.utf8.index(after: colon)...])
    if rest.isEmpty {
      self = .scheme(scheme)
      return
    }
    guard rest.hasPrefix("//") else {
      throw PatternError(at: schemeEnd, "two slashes follow the scheme", remedy: "write \"\(scheme)://\" and the host")
    }
    self = try Self.read(authority: String(rest.dropFirst(2)), scheme: scheme, at: schemeEnd + 2)
  }

  private static func read(authority: String, scheme: String, at start: Int) throws(PatternError) -> OriginPattern {
    try refuseMore(than: authority, scheme: scheme, at: start)
    if let suffix = HostText.wildcardSuffix(authority) {
      let (host, port) = try HostText.read(suffix, scheme: scheme, at: start + 2)
      return .subdomains(scheme: scheme, of: try HostText.domain(host, at: start + 2), port: port)
    }
    if let star = authority.utf8.firstIndex(of: UInt8(ascii: "*")) {
      throw PatternError(
        at: start + authority.utf8.distance(from: authority.utf8.startIndex, to: star),
        "a wildcard stands for whole labels at the beginning",
        remedy: authority == "*" ? "write \"\(scheme):\" for every host" : "write \"\(scheme)://*.\" and the rest of the host")
    }
    let (host, port) = try HostText.read(authority, scheme: scheme, at: start)
    return .origin(scheme: scheme, host: host.description, port: port)
  }

  /// Names what an origin does not have, each by its own name.
  private static func refuseMore(than authority: String, scheme: String, at start: Int) throws(PatternError) {
    for (offset, byte) in authority.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "@"):
        throw PatternError(at: start, "an origin has no user name or password", remedy: "remove everything up to the \"@\"")
      case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        let host = String(decoding: Array(authority.utf8.prefix(offset)), as: UTF8.self)
        throw PatternError(
          at: start + offset, "an origin has no path, query or fragment", remedy: "end it before this: write \"\(scheme)://\(host)\"")
      default: continue
      }
    }
  }
}

extension OriginPattern: CustomStringConvertible {
  /// The pattern in its canonical text, which reads back as an equal one.
  public var description: String {
    switch self {
    case .scheme(let scheme): "\(scheme):"
    case .origin(let scheme, let host, let port): "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")"
    case .subdomains(let scheme, let host, let port): "\(scheme)://*.\(host)\(port.map { ":\($0)" } ?? "")"
    }
  }
}

extension HostPattern {
  /// Reads `shop.example` or `*.shop.example`. The host is taken in the form that the URL standard gives it.
  public init(parsing text: String) throws(PatternError) {
    if let suffix = HostText.wildcardSuffix(text) {
      self = .subdomains(of: try HostText.domain(try HostText.readHost(suffix, at: 2), at: 2))
    } else {
      self = .exact(try HostText.readHost(text, at: 0).description)
    }
  }
}

extension HostPattern: CustomStringConvertible {
  /// The pattern in its canonical text, which reads back as an equal one.
  public var description: String {
    switch self {
    case .exact(let host): host
    case .subdomains(let host): "*.\(host)"
    }
  }
}
