/// A cookie as a store keeps it: RFC 6265bis, section 5.7, "storage model". A value without a store.
public struct Cookie: Sendable, Hashable {
  /// When it goes along with a request that another site began.
  public enum SameSite: String, Sendable, Hashable, CaseIterable {
    case none, lax, strict
  }

  /// Its name.
  public var name: String
  /// Its value; nothing here reads it.
  public var value: String
  /// The host, or the domain whose hosts get it, without a dot in front.
  public var domain: String
  /// Whether only that host gets it, and no host below it.
  public var isHostOnly: Bool
  /// The path below which it is sent.
  public var path: String
  /// Whether only encrypted requests carry it.
  public var isSecure: Bool
  /// Whether no script may see it.
  public var isHTTPOnly: Bool
  /// `nil` if it was not stated.
  public var sameSite: SameSite?
  /// When it ends, in milliseconds since 1970; `nil` is with the session.
  public var expires: Int64?

  /// Makes a cookie of one host for the session, as safe as a cookie can be.
  public init(
    _ name: String, value: String, domain: String, isHostOnly: Bool = true, path: String = "/", isSecure: Bool = true,
    isHTTPOnly: Bool = true, sameSite: SameSite? = nil, expires: Int64? = nil
  ) {
    self.name = name
    self.value = value
    self.domain = domain
    self.isHostOnly = isHostOnly
    self.path = path
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.sameSite = sameSite
    self.expires = expires
  }

  /// What a store tells cookies apart by: setting one replaces another with the same.
  public struct Key: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The domain, without a dot in front.
    public let domain: String
    /// The path.
    public let path: String

    /// Makes a key.
    public init(name: String, domain: String, path: String) {
      self.name = name
      self.domain = domain
      self.path = path
    }
  }
  /// What it is told apart by.
  public var key: Key { Key(name: name, domain: domain, path: path) }

  /// Whether it would be sent to a host: its own, or one below its domain.
  public func reaches(_ host: String) -> Bool { host == domain || !isHostOnly && host.hasSuffix("." + domain) }
}
