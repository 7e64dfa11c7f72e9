import Gatehouse

// Payments and sign-ins whose result comes back at an address.
extension WebViewGate {
  /// A payment or sign-in begins: its result comes back at this address. It replaces one that is under way.
  ///
  /// - Parameters:
  ///   - address: the exact address, without the result's own parameters.
  ///   - state: the value that the parameter `state` must have (RFC 6749, section 10.12).
  ///   - issuer: the value that the parameter `iss` must have (RFC 9207).
  ///   - withinMs: how long it is waited for, in milliseconds.
  public func expectReturn(_ address: String, state: String? = nil, issuer: String? = nil, withinMs: Int64? = nil) {
    note(.expectReturn(address: address, state: state, issuer: issuer, withinMs: withinMs, at: now))
  }

  /// The payment or sign-in is over without a result.
  public func cancelReturn() { note(.cancelReturn(at: now)) }
}
