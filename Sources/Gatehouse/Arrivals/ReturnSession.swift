import URLStandard

/// A payment or sign-in that is under way: the address at which its result comes back, honoured once, while it is open.
///
/// The result counts at exactly this address (scheme, host, port, path, and every query pair that the address itself has), without a fragment
/// and without a repeated key. The state (RFC 6749, 10.12) and the issuer (RFC 9207) are checked where the session has them. A wrong one is
/// refused and leaves the session open: otherwise a stranger's link could end it.
struct ReturnSession: Sendable, Hashable {
  let address: WebURL
  let state: String?
  let issuer: String?
  /// The time from which it is over, or `nil` without a limit or a clock.
  let expires: Int64?

  /// What an address is to the session.
  enum Answer: Sendable, Hashable {
    /// Another address.
    case other
    /// The result.
    case result
    /// The address, but not this session's result.
    case refused(Reason)
  }

  func judge(_ url: WebURL, now: Int64?) -> Answer {
    if let expires, let now, now >= expires { return .other }
    guard url.fragmentRange == nil, url.utf8[..<url.pathRange.upperBound] == address.utf8[..<address.pathRange.upperBound] else {
      return .other
    }
    var found: [String: String] = [:]
    for pair in url.queryPairs where found.updateValue(pair.value, forKey: pair.name) != nil { return .other }
    for pair in address.queryPairs where found[pair.name] != pair.value { return .other }
    if let state, found["state"] != state { return .refused(.returnState) }
    if let issuer, found["iss"] != issuer { return .refused(.returnIssuer) }
    return .result
  }
}
