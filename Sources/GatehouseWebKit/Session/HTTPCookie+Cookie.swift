public import Gatehouse

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Cookie {
  /// A platform's cookie. Foundation on Linux knows no `SameSite`; there it is not known.
  public init(_ cookie: HTTPCookie) {
    let isHostOnly = !cookie.domain.hasPrefix(".")
    self.init(
      cookie.name, value: cookie.value, domain: isHostOnly ? cookie.domain : String(cookie.domain.dropFirst()), isHostOnly: isHostOnly,
      path: cookie.path, isSecure: cookie.isSecure, isHTTPOnly: cookie.isHTTPOnly, sameSite: Self.sameSite(of: cookie),
      expires: cookie.expiresDate.map { Int64(clamping: $0.timeIntervalSince1970) })
  }

  private static func sameSite(of cookie: HTTPCookie) -> SameSite? {
    #if canImport(WebKit)
      cookie.sameSitePolicy.flatMap { SameSite(rawValue: $0.rawValue.lowercased()) }
    #else
      nil
    #endif
  }

  /// The cookie for a platform's store, made as a server's answer would make it, so that each attribute is kept.
  public var platformCookie: HTTPCookie? {
    guard let url = URL(string: "https://\(domain)\(path)") else { return nil }
    return HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": header], for: url).first
  }
}

extension Int64 {
  /// Milliseconds of a time in seconds; what is no number is 0, and what is too large the largest there is.
  fileprivate init(clamping seconds: Double) {
    let milliseconds = seconds * 1_000
    if milliseconds.isNaN {
      self = 0
    } else {
      self = milliseconds >= 9e18 ? .max : milliseconds <= -9e18 ? .min : Int64(milliseconds)
    }
  }
}
