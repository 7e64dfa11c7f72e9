public import URLStandard

/// Why a cookie is not handed over.
public enum CookieRefusal: String, Error, Sendable, Hashable, CaseIterable {
  /// The policy's `session.cookies.domains` does not name its domain.
  case domain = "cookie.domain"
  /// A domain cookie as wide as a whole registry, or of an address.
  case width = "cookie.width"
  /// A cookie for encrypted requests, and the page that is to have it is loaded without encryption.
  case cleartext = "cookie.cleartext"
  /// Its name promises what its attributes do not keep: `__Secure-`, `__Host-`, `__Http-`, `__Host-Http-` (RFC 6265bis, section 4.1.3).
  case prefix = "cookie.prefix"
  /// `SameSite=None` without `Secure` (RFC 6265bis, section 5.7, step 19).
  case sameSite = "cookie.same-site"
  /// A name or value with a control character or a separator, no name and no value, or a path that does not begin with a slash.
  case text = "cookie.text"
  /// Name and value are longer than 4,096 bytes, or domain or path is longer than 1,024 (RFC 6265bis, section 5.6).
  case length = "cookie.length"
}

/// Says which cookies an app and its view may hand each other: those of the domains that the policy names, as they are, or not at all. Nothing is
/// widened or mended: a cookie of one host stays that host's.
public struct CookieGuard: Sendable {
  /// What becomes of a cookie.
  public enum Verdict: Sendable, Hashable {
    /// It is handed over as it is.
    case hand
    /// Its time is over: the other store's cookie of the same name, domain and path is deleted.
    case delete
    /// It is not handed over.
    case refuse(CookieRefusal)
  }

  private let domains: Set<String>

  /// The guard of a policy.
  public init(_ gate: Gate) { domains = Set(gate.policy.session.cookieDomains) }

  /// The domains that the policy names, in the order of their names.
  public var sites: [String] { domains.sorted() }

  /// Whether a domain is one that the policy names.
  public func isListed(_ domain: String) -> Bool { domains.contains(domain) }

  /// Whether a host is one that the policy names, or lies below one: what it left behind is removed when the user signs out.
  public func isBelowListed(_ host: String) -> Bool {
    domains.contains { host == $0 || host.hasSuffix("." + $0) }
  }

  /// Judges a cookie.
  /// - Parameters:
  ///   - page: the page that is to load with it; `nil` is none in particular.
  ///   - now: in milliseconds since 1970.
  public func judge(_ cookie: Cookie, for page: WebURL? = nil, at now: Int64) -> Verdict {
    guard cookie.name.utf8.count + cookie.value.utf8.count <= 4_096, cookie.domain.utf8.count <= 1_024, cookie.path.utf8.count <= 1_024
    else {
      return .refuse(.length)
    }
    guard isListed(cookie.domain) else { return .refuse(.domain) }
    if !cookie.isHostOnly, Self.isTooWide(cookie.domain) { return .refuse(.width) }
    if let ends = cookie.expires, ends <= now { return .delete }
    guard Self.isWellFormed(cookie) else { return .refuse(.text) }
    guard cookie.isSecure || cookie.sameSite != Cookie.SameSite.none else { return .refuse(.sameSite) }
    guard Self.keepsItsName(cookie) else { return .refuse(.prefix) }
    if cookie.isSecure, let page, page.scheme != "https" { return .refuse(.cleartext) }
    return .hand
  }

  /// A name of one label, or an address: no site of one owner lies below it.
  private static func isTooWide(_ domain: String) -> Bool {
    guard domain.utf8.contains(UInt8(ascii: ".")) else { return true }
    guard let last = domain.split(separator: ".").last else { return true }
    return last.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } || domain.utf8.first == UInt8(ascii: "[")
  }

  /// RFC 6265bis, section 5.6: no control character but a tab, and none of the characters that end a name, a value or a path.
  private static func isWellFormed(_ cookie: Cookie) -> Bool {
    func isClean(_ text: String, without separators: StaticString) -> Bool {
      text.utf8.allSatisfy { byte in
        (byte >= 0x20 || byte == 0x09) && byte != 0x7F && !separators.withUTF8Buffer { $0.contains(byte) }
      }
    }
    return isClean(cookie.name, without: "=;") && isClean(cookie.value, without: ";") && isClean(cookie.path, without: ";")
      && cookie.path.utf8.first == UInt8(ascii: "/") && !(cookie.name.isEmpty && cookie.value.isEmpty)
  }

  /// The prefixes, which are compared without case (RFC 6265bis, section 5.7).
  private static func keepsItsName(_ cookie: Cookie) -> Bool {
    // Without a name the value stands where a name would, and may imitate one.
    let name = (cookie.name.isEmpty ? cookie.value : cookie.name).lowercased()
    guard name.hasPrefix("__secure-") || name.hasPrefix("__host-") || name.hasPrefix("__http-") else { return true }
    guard cookie.isSecure, !cookie.name.isEmpty else { return false }
    if name.hasPrefix("__http-") || name.hasPrefix("__host-http-") { guard cookie.isHTTPOnly else { return false } }
    return !name.hasPrefix("__host-") || cookie.isHostOnly && cookie.path == "/"
  }
}
