/// The origin of a URL: what browsers compare to decide whether two pages may touch each other.
///
/// See [URL standard, origin](https://url.spec.whatwg.org/#concept-url-origin).
public enum Origin: Sendable, Hashable {
  /// An origin that is the same as no other one, written `null`: of `file:`, `data:`, `about:` and all custom schemes.
  ///
  /// Two values of this case are equal as Swift values; ask ``isSameOrigin(as:)`` for the rule of the standard.
  case opaque
  /// Scheme, host and port; `port` is `nil` for the scheme's default.
  case tuple(scheme: String, host: Host, port: UInt16?)
}

extension Origin {
  /// Whether two origins are the same: equal tuples. An opaque origin, of which nothing else is known, is the same as none.
  ///
  /// See [HTML standard, same origin](https://html.spec.whatwg.org/#same-origin).
  public func isSameOrigin(as other: Origin) -> Bool { self != .opaque && self == other }

  /// Reads an origin as it is serialised: `https://shop.example`, `https://shop.example:8443` or `null`.
  ///
  /// A default port, capital letters in scheme or host and a host outside ASCII are read as a URL's would be. `nil` for everything else:
  /// a path (even `/`), query, fragment, user information, other schemes, and every spelling that ``URLRemarks`` has a name for.
  public init?(parsing text: some StringProtocol) {
    if text == "null" {
      self = .opaque
      return
    }
    guard let parsed = try? WebURL.parse(text), parsed.remarks.isSubset(of: .explicitDefaultPort) else { return nil }
    let url = parsed.url
    guard let scheme = url.specialScheme, scheme != .file, text.utf8.filter({ $0 == .ascii("/") }).count == 2 else { return nil }
    guard url.pathRange.count == 1, url.pathRange.upperBound == url.utf8.count else { return nil }
    self = url.origin
  }
}

extension Origin: CustomStringConvertible {
  /// The serialisation, `null` if opaque.
  public var description: String {
    switch self {
    case .opaque: "null"
    case .tuple(let scheme, let host, let port): "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")"
    }
  }
}

extension WebURL {
  /// The URL's origin. A `blob:` URL has the origin of the http(s) URL inside it.
  public var origin: Origin {
    switch specialScheme {
    case .file: return .opaque
    case .some(let scheme): return host.map { .tuple(scheme: scheme.name, host: $0, port: port) } ?? .opaque
    case nil:
      // Only one level: the URL inside must be a web address itself.
      guard schemeUTF8.elementsEqual("blob".utf8), let inner = try? WebURL(utf8: Array(pathUTF8)) else { return .opaque }
      return inner.specialScheme == .http || inner.specialScheme == .https ? inner.origin : .opaque
    }
  }

  /// Whether scheme, host and port are the same, without making the origins: both URLs must have tuple origins.
  ///
  /// The common cases compare bytes and allocate nothing.
  public func isSameOrigin(as other: WebURL) -> Bool {
    if isSpecial, other.isSpecial {
      guard specialScheme == other.specialScheme, specialScheme != .file, port == other.port else { return false }
      return hostUTF8 == other.hostUTF8
    }
    return origin.isSameOrigin(as: other.origin)
  }

  /// Whether the URL has this origin, without making the URL's own for ordinary addresses.
  public func hasOrigin(_ origin: Origin) -> Bool {
    guard case .tuple(let scheme, let host, let port) = origin else { return false }
    guard isSpecial else { return self.origin == origin }
    guard specialScheme != .file, self.port == port, schemeUTF8.elementsEqual(scheme.utf8) else { return false }
    guard case .domain(let name) = host else { return self.host == host }
    return layout.host == .domain && (hostUTF8 ?? []).elementsEqual(name.utf8)
  }
}
