extension WebURL {
  /// The scheme, lower case, without its colon.
  public var scheme: String { text(schemeRange) }

  /// Which special scheme the URL has, or `nil`.
  @inlinable public var specialScheme: SpecialScheme? { layout.special }

  /// Whether the scheme is special: `ftp`, `file`, `http`, `https`, `ws` or `wss`.
  @inlinable public var isSpecial: Bool { layout.special != nil }

  /// The user name, percent-encoded; empty if there is none.
  public var username: String { text(usernameRange) }

  /// The password, percent-encoded; empty if there is none.
  public var password: String { text(passwordRange) }

  /// Whether there is a user name or a password.
  @inlinable public var hasCredentials: Bool { layout.hasCredentials }

  /// The host, or `nil` if there is none.
  public var host: Host? {
    guard let range = hostRange else { return nil }
    switch layout.host {
    case .none: return nil
    case .empty: return .empty
    case .domain: return .domain(text(range))
    case .opaque: return .opaque(text(range))
    case .ipv4: return (try? IPv4Address.parse(utf8[range])).map(Host.ipv4)
    case .ipv6:
      let bytes = utf8[...]
      return (try? IPv6Address.parse(bytes.span, range.lowerBound + 1..<range.upperBound - 1)).map(Host.ipv6)
    }
  }

  /// The host as it is serialised, IPv6 addresses in brackets; empty if there is none or it is empty.
  public var hostname: String { hostRange.map(text) ?? "" }

  /// The port, or `nil` if there is none or it is the scheme's default.
  @inlinable public var port: UInt16? { layout.hasPort ? layout.port : nil }

  /// The port, or else the scheme's default, or else `nil`.
  public var effectivePort: UInt16? { port ?? layout.special?.defaultPort }

  /// The path, percent-encoded.
  public var path: String { text(pathRange) }

  /// Whether the path is opaque: one string without segments, as in `mailto:` and `data:`.
  @inlinable public var hasOpaquePath: Bool { layout.hasOpaquePath }

  /// The query without its `?`, percent-encoded; `nil` if there is none. It may be empty.
  public var query: String? { queryRange.map(text) }

  /// The fragment without its `#`, percent-encoded; `nil` if there is none. It may be empty.
  public var fragment: String? { fragmentRange.map(text) }

  /// The pairs of the query, read as form data; none without a query.
  public var queryPairs: FormURLEncoded { FormURLEncoded(utf8: queryUTF8 ?? []) }

  private func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
}
