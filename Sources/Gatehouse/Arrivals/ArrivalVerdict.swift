public import URLStandard

/// The gate's answer to an arrival.
public struct ArrivalVerdict: Sendable, Hashable {
  /// What happens to an arrival.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Nothing happens.
    case reject
    /// It is a repeat of what was delivered already, or ended while it waited.
    case ignore
    /// It waits until its requirements hold.
    case hold
    /// The app shows its screen.
    case route
    /// It is the result that a session waits for.
    case deliver
  }

  /// What happens.
  public var kind: Kind
  /// Why.
  public var reason: Reason
  /// The part of the policy that decided.
  public var rule: PolicyPointer?
  /// The link in its canonical form, if it could be read.
  public var url: WebURL?
  /// For `route` and `hold`: the screen.
  public var route: RouteMatch?
  /// For `hold`: the words of the route's `requires` that do not hold yet, in the policy's order.
  public var waitsFor: [String] = []

  init(_ kind: Kind, _ reason: Reason, rule: PolicyPointer? = nil, url: WebURL? = nil, route: RouteMatch? = nil) {
    self.kind = kind
    self.reason = reason
    self.rule = rule
    self.url = url
    self.route = route
  }

  /// The sentence of the reason, for people.
  public var says: String { reason.sentence(url: url, route: route) }
}

extension ViewGate {
  /// Decides an arrival that may be the result that this view's payment or sign-in waits for; otherwise as the gate does without a view.
  public mutating func decide(_ arrival: Arrival) -> ArrivalVerdict {
    guard let session = state.expected, let address = try? Address.read(arrival.link) else { return gate.decide(arrival) }
    switch session.judge(address.url, now: arrival.at ?? state.newest) {
    case .other: return gate.decide(arrival)
    case .refused(let reason): return ArrivalVerdict(.reject, reason, url: address.url)
    case .result:
      state.expected = nil
      return ArrivalVerdict(.deliver, .returned, url: address.url)
    }
  }
}

extension Gate {
  /// Decides an arrival without waiting: it is a route, or it is refused.
  ///
  /// The same table serves web navigations, custom schemes and universal links. Requirements of a route (`requires`) are the caller's to check.
  public func decide(_ arrival: Arrival) -> ArrivalVerdict {
    let address: Address
    do throws(Address.Refusal) {
      address = try Address.read(arrival.link)
    } catch {
      return ArrivalVerdict(.reject, error.reason, url: error.url)
    }
    guard address.kind != .javascript else { return ArrivalVerdict(.reject, .script, url: address.url) }
    guard compiled.isOwn(address) else {
      return ArrivalVerdict(.reject, .linkForeign, rule: PolicyPointer(.links), url: address.url)
    }
    switch compiled.routes.find(address.url, page: compiled.isPage) {
    case .match(let index):
      let match = compiled.routes.match(index, of: address.url)
      return ArrivalVerdict(.route, .route, rule: PolicyPointer(.routes, index), url: address.url, route: match)
    case .none(let miss):
      return ArrivalVerdict(.reject, Reason(miss.cause), rule: PolicyPointer(.routes, miss.route), url: address.url)
    }
  }
}
