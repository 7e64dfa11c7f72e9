/// The host of a URL.
///
/// See [URL standard, hosts](https://url.spec.whatwg.org/#concept-host).
public enum Host: Sendable, Hashable {
  /// A domain in its ASCII form, lower case (`xn--…` labels stay as they are). Only special URLs have domains.
  case domain(String)
  /// An IPv4 address. Only special URLs have them.
  case ipv4(IPv4Address)
  /// An IPv6 address.
  case ipv6(IPv6Address)
  /// The host of a URL that is not special, percent-encoded; it keeps its case.
  case opaque(String)
  /// An empty host, as in `file:///path` or `scheme:///path`.
  case empty
}

extension Host: CustomStringConvertible {
  /// The host as it is serialised; an IPv6 address in brackets.
  public var description: String {
    switch self {
    case .domain(let name), .opaque(let name): name
    case .ipv4(let address): address.description
    case .ipv6(let address): "[\(address.description)]"
    case .empty: ""
    }
  }
}

/// Which kind of host a URL has: what has to be known beside its text.
@usableFromInline package enum HostKind: UInt8, Sendable {
  /// No host at all, as in `mailto:` or `scheme:/path`.
  case none
  case empty
  case domain
  case ipv4
  case ipv6
  case opaque
}
