/// An entry of a list of origins: an exact origin, an origin with any sub-domain, or a scheme alone.
///
/// The text forms are `https://shop.example`, `https://shop.example:8443`, `https://*.m.shop.example` (one or more labels before the
/// suffix, never the suffix itself) and `https:`.
public enum OriginPattern: Sendable, Hashable {
  /// Every origin of a scheme.
  case scheme(String)
  /// One origin. `host` is serialised; `port` is `nil` for the scheme's default.
  case origin(scheme: String, host: String, port: UInt16?)
  /// Every sub-domain of a host, not the host itself.
  case subdomains(scheme: String, of: String, port: UInt16?)
}

/// A host or every sub-domain of one. The text forms are `shop.example` and `*.shop.example`.
public enum HostPattern: Sendable, Hashable {
  /// One host, serialised.
  case exact(String)
  /// Every sub-domain of a host, not the host itself.
  case subdomains(of: String)
}
