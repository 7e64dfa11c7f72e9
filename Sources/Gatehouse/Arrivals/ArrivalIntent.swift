public import URLStandard

/// What an arrival asks for while it waits: a screen, and for whom, where and until when.
public struct ArrivalIntent: Sendable, Hashable {
  /// Its number in the inbox, from 0 in the order of arrival.
  public let number: Int
  /// The link in its canonical form.
  public let url: WebURL
  /// The screen.
  public let route: RouteMatch
  /// The scene in which it is shown; `nil` leaves it to the app.
  public let scene: String?
  /// The system's delivery.
  public let delivery: String?
  /// The account to which it is bound: that of the user who was signed in when it came, or the first that signed in after it.
  public internal(set) var account: String?
  /// Whether somebody is signed in, as far as is known.
  var authentication: Arrival.Authentication?
  /// From when on it is over, in milliseconds on the inbox's clock; `nil` if no time was known when it came.
  private(set) var expires: Int64?
  /// The identity of a one-time link.
  private(set) var once: String?

  init(
    number: Int, url: WebURL, route: RouteMatch, scene: String?, delivery: String?, account: String?,
    authentication: Arrival.Authentication?, expires: Int64?, once: String? = nil
  ) {
    (self.number, self.url, self.route) = (number, url, route)
    (self.scene, self.delivery, self.account) = (scene, delivery, account)
    (self.authentication, self.expires, self.once) = (authentication, expires, once)
  }

  /// Takes up what a verifier said: it is over when the link is, if that is earlier.
  mutating func bind(forMs: Int64?, once: String?, now: Int64?) {
    if let forMs, let now, let limit = expires { expires = min(limit, now.later(by: forMs)) }
    self.once = once
  }
}

extension ArrivalIntent: CustomStringConvertible, CustomDebugStringConvertible {
  /// The intent without what its sender wrote into it: fit for a log.
  public var description: String { "ArrivalIntent(\(route.name), \(RedactedLink(url)))" }
  /// The same: a debugger's log is a log.
  public var debugDescription: String { description }
}

/// What must hold before the app shows a route: a word of the policy's `requires`.
enum Requirement {
  /// Somebody is signed in.
  static let signedIn = "signedIn"
  /// It is known who.
  static let account = "account"
  /// The app's data is there.
  static let dataReady = "dataReady"
  /// A verifier vouches for the link.
  static let signed = "signed"
  /// What an inbox that is not open yet waits for; no policy writes it.
  static let open = "ready"
}
