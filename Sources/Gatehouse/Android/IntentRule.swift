import URLStandard

extension ViewState {
  /// Step 9 for an `intent:` on Android: what it says beside its address is judged here, the address inside as if a page had named it plainly.
  ///
  /// The request that goes on is a new one (see ``AndroidLaunch``); nothing of the text is passed on but what was read.
  mutating func intentHandoff(_ request: IntentRequest) -> Rung.Outcome {
    let (address, standing) = (situation.address, situation.standing)
    situation.address = Address(request.url)
    situation.standing = policy.standing(of: situation.address)
    defer { (situation.address, situation.standing) = (address, standing) }
    return intentAround(request)
  }

  /// The same, the situation's address being the one inside.
  private mutating func intentAround(_ request: IntentRequest) -> Rung.Outcome {
    let policy = policy, android = policy.policy.handoff.android
    guard situation.platform == .android, !policy.policy.handoff.refuse.contains("intent") else {
      return block(.handoffRefused, PolicyPointer(.refuse))
    }
    if situation.standing.isOwn || request.package != nil && request.package == policy.policy.app.package {
      return block(.handoffOwn, PolicyPointer(.linkSchemes))
    }
    if request.hasExcess, android.intents == .exact { return block(.intentExcess, PolicyPointer(.androidIntents)) }
    if let package = request.package, let list = android.packages, !list.contains(package) {
      return block(.intentPackage, PolicyPointer(.androidPackages))
    }
    let fallback = request.fallback.flatMap(policy.fallback)
    if request.fallback != nil, fallback == nil, android.intents == .exact { return block(.intentFallback, PolicyPointer(.pages)) }

    if request.text != nil, policy.restrictsParameters(of: request.url.scheme) { return block(.handoffRule, PolicyPointer(.schemes)) }

    let isWeb = situation.address.isWeb
    // A web address that a frame asks for is a page (step 7), and an intent is none.
    if isWeb, situation.asker.isFrame { return block(.intentWeb, PolicyPointer(.universalLinks)) }
    let outcome = isWeb ? webHandoff() : schemeHandoff()
    guard case .decided = outcome else { return isWeb ? block(.intentWeb, PolicyPointer(.universalLinks)) : .pass }
    guard situation.decision.kind != .block else { return outcome }
    guard let launch = situation.decision.launch else { return block(.intentWeb, PolicyPointer(.universalLinks)) }
    if situation.decision.reason == .scheme { situation.decision.reason = .intent }
    // What has no address to fall back to is the plain address's case; the plain address itself is none: this view cannot show it.
    let plain: Policy.Fallback = launch.fallback == .load ? .report : launch.fallback
    situation.decision.launch?.fallback = fallback?.kind ?? plain
    situation.decision.launch?.isIntent = true
    return .decided
  }
}

extension CompiledPolicy {
  /// Whether a rule of a scheme looks into the query, which data that is no URL does not have. Hosts and paths it has not either; there the rules
  /// themselves say no.
  fileprivate func restrictsParameters(of scheme: String) -> Bool {
    guard case .listed(let rules) = policy.handoff.schemes else { return false }
    return rules.contains { $0.scheme == scheme && $0.parameters != nil }
  }

  /// What becomes of an intent's fallback, decided as a navigation that nobody stands behind: a page that the view loads, a page of a store that
  /// the policy admits, or `nil`.
  func fallback(_ address: Address) -> (kind: Policy.Fallback, url: WebURL)? {
    if isPage(address.url) { return (.load, address.url) }
    if web.http == .upgrade, let upgraded = address.url.upgraded, isPage(upgraded) { return (.load, upgraded) }
    if address.isPlainHTTPS, standing(of: address).isStore { return (.store, address.url) }
    return nil
  }
}

/// What an intent's launch carries beside the address. A class: a decision names it with one word.
final class IntentLaunch: Sendable, Hashable {
  let data: String
  let package: String?
  let flags: UInt32
  let fallback: WebURL?

  /// `nil` if the decision on the request launches nothing.
  convenience init?(_ request: IntentRequest, _ decision: Decision, _ policy: CompiledPolicy) {
    guard let launch = decision.launch, launch.isIntent else { return nil }
    self.init(request, fallback: request.fallback.flatMap(policy.fallback)?.url)
  }

  init(_ request: IntentRequest, fallback: WebURL?) {
    data = request.text ?? request.url.href
    package = request.package
    flags = request.flags
    self.fallback = fallback
  }

  static func == (left: IntentLaunch, right: IntentLaunch) -> Bool {
    left === right
      || left.data == right.data && left.package == right.package && left.flags == right.flags && left.fallback == right.fallback
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(data)
    hasher.combine(package)
  }
}
