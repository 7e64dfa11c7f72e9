import URLStandard

/// Links from outside wait here until the app may show them.
///
/// Every entry point (scenes, the app delegate, SwiftUI, notifications, a command line) only builds an ``Arrival`` and posts it. The inbox
/// decides it by the same routes as a navigation, then holds the intent until its requirements hold, asks the app once more at that
/// moment, and gives it out once. It is a value without a clock, a timer or a lock: the caller passes the time in.
///
/// ```swift
/// var inbox = Inbox(gate, isOpen: false)
/// inbox.post(Arrival(link: "shopapp://open/order/1", scene: "s1", delivery: "d1", at: 0))   // holds: nothing is lost on a cold start
/// for outcome in inbox.note(.ready(at: 900)) { show(outcome) }                              // route: order, once
/// ```
///
/// What ends a waiting intent, each with a reason of its own: expiry (`links.pending`), a newer arrival in the same scene unless
/// `links.arrivals` is `queue`, sign-out, another account, a closed scene, a cancelled sign-in. None of it is silent.
public struct Inbox: Sendable {
  /// Asks the app whether an intent may still be shown, at the moment of delivery. It must have no effect.
  public typealias Authorization = @Sendable (ArrivalIntent) -> Bool

  let gate: Gate
  let authorize: Authorization
  let verifier: (any LinkVerifier)?
  var intents: [ArrivalIntent] = []
  var deliveries = DeliveryMemory()
  /// The one-time links that were shown.
  var used = RecentIdentities()
  private var authentication: Arrival.Authentication?
  private var account: String?
  private var satisfied: Set<String>
  var newest: Int64?
  private var count = 0
  /// The most intents that wait at once, whoever sends them; one more takes the place of the oldest.
  private static let mostWaiting = 100

  /// Opens an inbox.
  ///
  /// - Parameters:
  ///   - isOpen: whether the app can show screens already. An inbox that is not open holds everything until ``InboxEvent/ready(requirement:holds:at:)``.
  ///   - verifier: vouches for the links of routes that require `signed`; without one such a route never opens.
  ///   - authorize: asks the app once more when an intent is about to be delivered.
  public init(
    _ gate: Gate, isOpen: Bool = true, verifier: (any LinkVerifier)? = nil, authorize: @escaping Authorization = { _ in true }
  ) {
    self.gate = gate
    self.verifier = verifier
    self.authorize = authorize
    satisfied = isOpen ? [Requirement.open] : []
  }

  /// What became of an arrival, at once or later.
  public struct Outcome: Sendable, Hashable {
    /// The arrival's number, from 0 in the order of posting.
    public let number: Int
    /// What becomes of it.
    public let verdict: ArrivalVerdict
    /// The intent, if the arrival named a screen: its scene and account.
    public let intent: ArrivalIntent?
  }

  /// The intents that wait, oldest first.
  public var waiting: [ArrivalIntent] { intents }

  /// Takes an arrival.
  ///
  /// - Returns: first what ended or was released before it by the time that passed, then the arrival's own outcome, then the intents that it replaced.
  public mutating func post(_ arrival: Arrival) -> [Outcome] {
    var outcomes = advance(to: arrival.at)
    let number = takeNumber()
    let now = arrival.at ?? newest
    var verdict = gate.decide(arrival)
    guard verdict.kind == .route, let url = verdict.url, let route = verdict.route else {
      return outcomes + [Outcome(number: number, verdict: verdict, intent: nil)]
    }
    if deliveries.isRepeat(arrival, url: url.href, now: now) {
      verdict.kind = .ignore
      verdict.reason = .arrivalRepeated
      return outcomes + [Outcome(number: number, verdict: verdict, intent: nil)]
    }
    let vouched = vouch(for: url, route, now: now)
    if let reason = vouched.refusal {
      verdict.kind = .reject
      verdict.reason = reason
      return outcomes + [Outcome(number: number, verdict: verdict, intent: nil)]
    }
    var intent = ArrivalIntent(
      number: number, url: url, route: route, scene: arrival.scene, delivery: arrival.delivery,
      account: arrival.account ?? (arrival.authentication == .signedOut ? nil : account),
      authentication: arrival.authentication ?? authentication,
      expires: now.map { $0.later(by: gate.policy.links.pendingMs) })
    if case .valid(let forMs, let once) = vouched { intent.bind(forMs: forMs, once: once, now: now) }
    let waitsFor = missing(for: intent)
    guard waitsFor.isEmpty else {
      let replaced = gate.policy.links.arrivals == .newest ? end(.arrivalReplaced) { $0.scene == intent.scene } : []
      let crowded = intents.count >= Self.mostWaiting ? end(.arrivalReplaced) { [oldest = intents[0].number] in $0.number == oldest } : []
      intents.append(intent)
      verdict.kind = .hold
      verdict.reason = .arrivalWaits
      verdict.waitsFor = waitsFor
      return outcomes + [Outcome(number: number, verdict: verdict, intent: intent)] + replaced + crowded
    }
    if gate.policy.links.arrivals == .newest {
      let replaced = end(.arrivalReplaced) { $0.scene == intent.scene }
      outcomes.append(deliver(intent))
      return outcomes + replaced
    }
    return outcomes + [deliver(intent)]
  }

  /// Takes note of something that happened to the app.
  ///
  /// - Returns: the intents that it ended, then those that it released, each oldest first.
  public mutating func note(_ event: InboxEvent) -> [Outcome] {
    var outcomes = advance(to: event.at)
    switch event {
    case .signIn(let account, _) where authentication != .signedIn || self.account == account: outcomes += signedIn(account)
    case .signIn(let account, _), .switchAccount(let account, _):
      outcomes += end(.arrivalAccount) { $0.authentication != .signedOut && ($0.account == nil || $0.account != account) }
      satisfied.formIntersection([Requirement.open])
      outcomes += signedIn(account)
    case .signOut:
      outcomes += end(.arrivalSignedOut) { $0.authentication != .signedOut }
      satisfied.formIntersection([Requirement.open])
      (authentication, account) = (.signedOut, nil)
    case .ready(let requirement, let holds, _):
      let words = requirement.map { [$0] } ?? [Requirement.open, Requirement.dataReady]
      if holds { satisfied.formUnion(words) } else { satisfied.subtract(words) }
    case .sceneClosed(let scene, _): outcomes += end(.arrivalSceneClosed) { scene == nil || $0.scene == scene }
    case .cancelled(let scene, _): outcomes += end(.arrivalCancelled) { scene == nil || $0.scene == scene }
    case .time: break
    }
    return outcomes + release()
  }

  /// The number of the next arrival.
  mutating func takeNumber() -> Int {
    defer { count &+= 1 }
    return count
  }

  /// Somebody signed in: intents of others end, those of nobody are theirs from now on.
  private mutating func signedIn(_ account: String?) -> [Outcome] {
    let ended = end(.arrivalAccount) { $0.account != nil && $0.account != account }
    for index in intents.indices {
      intents[index].authentication = .signedIn
      intents[index].account = account
    }
    (authentication, self.account) = (.signedIn, account)
    return ended
  }

  /// What an intent still waits for, in the policy's words and order.
  private func missing(for intent: ArrivalIntent) -> [String] {
    let words = (satisfied.contains(Requirement.open) ? [] : [Requirement.open]) + gate.requirements(of: intent.route)
    return words.filter { word in
      switch word {
      case Requirement.signed: false
      case Requirement.signedIn: intent.authentication != .signedIn
      case Requirement.account: intent.authentication != .signedIn || intent.account == nil
      default: !satisfied.contains(word)
      }
    }
  }

  /// Brings the clock forward and ends what waited too long. A time that lies before one that is known is not believed.
  private mutating func advance(to time: Int64?) -> [Outcome] {
    guard let time else { return [] }
    let now = max(time, newest ?? time)
    newest = now
    return end(.arrivalExpired) { intent in intent.expires.map { now >= $0 } ?? true }
  }

  /// Ends every waiting intent for which a condition holds.
  private mutating func end(_ reason: Reason, where condition: (ArrivalIntent) -> Bool) -> [Outcome] {
    let ended = intents.filter(condition)
    guard !ended.isEmpty else { return [] }
    intents.removeAll(where: condition)
    return ended.map { outcome(of: $0, .ignore, reason) }
  }

  /// Delivers every intent that waits for nothing more.
  private mutating func release() -> [Outcome] {
    let free = intents.filter { missing(for: $0).isEmpty }
    guard !free.isEmpty else { return [] }
    let numbers = Set(free.map(\.number))
    intents.removeAll { numbers.contains($0.number) }
    return free.map { deliver($0) }
  }

  /// Asks the app a last time. A one-time link is used from the moment at which it is shown.
  private mutating func deliver(_ intent: ArrivalIntent) -> Outcome {
    if let once = intent.once, used.contains(once) { return outcome(of: intent, .reject, .arrivalUsed) }
    guard authorize(intent) else { return outcome(of: intent, .reject, .arrivalUnauthorized) }
    if let once = intent.once { used.take(once) }
    return outcome(of: intent, .route, .route)
  }

  /// What is known of a link whose route requires `signed`; without a verifier nobody vouches. Any other link needs none.
  private func vouch(for url: WebURL, _ route: RouteMatch, now: Int64?) -> LinkVerification {
    guard gate.requirements(of: route).contains(Requirement.signed) else { return .valid() }
    let answer = verifier?.verify(url, route: route, now: now) ?? .invalid
    if case .valid(_, let once?) = answer, used.contains(once) { return .used }
    return answer
  }

  private func outcome(of intent: ArrivalIntent, _ kind: ArrivalVerdict.Kind, _ reason: Reason) -> Outcome {
    let rule = PolicyPointer(.routes, intent.route.index)
    return Outcome(
      number: intent.number, verdict: ArrivalVerdict(kind, reason, rule: rule, url: intent.url, route: intent.route), intent: intent)
  }
}

extension Gate {
  /// The words that must hold before the app shows a route.
  func requirements(of route: RouteMatch) -> [String] {
    policy.links.routes.indices.contains(route.index) ? policy.links.routes[route.index].requires : []
  }
}

extension Inbox {
  /// Takes several arrivals that the system handed over at once, as a set without an order.
  ///
  /// The policy orders them: by the place of their routes in `links.routes`, then by their text. Under `newest` only one can win, and it is
  /// the one whose route stands first; under `queue` they wait in that order.
  public mutating func post(together arrivals: [Arrival]) -> [Outcome] {
    func rank(_ arrival: Arrival) -> (Int, String) {
      let verdict = gate.decide(arrival)
      return (verdict.route?.index ?? .max, verdict.url?.href ?? arrival.link ?? "")
    }
    let ordered = arrivals.map { (arrival: $0, rank: rank($0)) }.sorted { $0.rank < $1.rank }.map(\.arrival)
    let isNewest = gate.policy.links.arrivals == .newest
    return (isNewest ? ordered.reversed() : ordered).flatMap { post($0) }
  }
}
