public import URLStandard

/// Vouches for signed and one-time links: those of routes that require `signed`.
///
/// A signature proves who made the link, and that nobody changed it. It does not prove who sent it, to whom, that the person who opened
/// it is the one it was made for, nor that it is opened for the first time: a forwarded link carries the same signature. So a verified
/// link still names a screen only, and the screen asks before it does anything. The inbox remembers the one-time links that it showed; that
/// a link was not used on another device only its issuer can know.
public protocol LinkVerifier: Sendable {
  /// Judges a link. It is asked once for each delivery, before the link waits.
  ///
  /// - Parameter now: milliseconds on the inbox's clock, or `nil` if no time is known; a link with an expiry is not valid then.
  func verify(_ link: WebURL, route: RouteMatch, now: Int64?) -> LinkVerification
}

/// What a verifier says of a link.
public enum LinkVerification: Sendable, Hashable {
  /// The signature is the issuer's, the link is in time and was not used before, as far as the verifier knows.
  ///
  /// - `forMs`: how long it stays in time, in milliseconds from now; `nil` without an end. A link that waits until then is over.
  /// - `once`: the identity of a one-time link, such as its serial number or its digest, never a secret, because it is saved. The inbox shows
  ///   it once; one that was never shown is not used. `nil` for a link that may be opened often.
  case valid(forMs: Int64? = nil, once: String? = nil)
  /// There is no signature, or it is not the issuer's.
  case invalid
  /// Its time is over.
  case expired
  /// It was used before.
  case used
}

extension LinkVerification {
  /// Why the link is refused, or `nil` if it is vouched for.
  var refusal: Reason? {
    switch self {
    case .valid(let forMs?, _) where forMs <= 0: .arrivalSignatureExpired
    case .valid: nil
    case .invalid: .arrivalUnsigned
    case .expired: .arrivalSignatureExpired
    case .used: .arrivalUsed
    }
  }
}
