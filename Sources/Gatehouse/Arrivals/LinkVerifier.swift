public import URLStandard

/// Vouches for signed and one-time links: those of routes that require `signed`.
///
/// A signature proves who made the link, and that nobody changed it. It does not prove who sent it, to whom, that the person who opened
/// it is the one it was made for, nor that it is opened for the first time: a forwarded link carries the same signature. So a verified
/// link still names a screen only, the screen asks before it does anything, and a one-time link needs a store that its issuer shares.
public protocol LinkVerifier: Sendable {
  /// Judges a link. It is asked once for each delivery, before the link waits.
  ///
  /// - Parameter now: milliseconds on the inbox's clock, or `nil` if no time is known; a link with an expiry is not valid then.
  func verify(_ link: WebURL, route: RouteMatch, now: Int64?) -> LinkVerification
}

/// What a verifier says of a link.
public enum LinkVerification: Sendable, Hashable {
  /// The signature is the issuer's, the link is in time and was not used before.
  case valid
  /// There is no signature, or it is not the issuer's.
  case invalid
  /// Its time is over.
  case expired
  /// It was used before.
  case used
}

extension Optional where Wrapped == any LinkVerifier {
  /// Why a link is refused, or `nil` if it is vouched for. Without a verifier nobody vouches.
  func refusal(of link: WebURL, route: RouteMatch, now: Int64?) -> Reason? {
    guard let verifier = self else { return .arrivalUnsigned }
    return switch verifier.verify(link, route: route, now: now) {
    case .valid: nil
    case .invalid: .arrivalUnsigned
    case .expired: .arrivalSignatureExpired
    case .used: .arrivalUsed
    }
  }
}
