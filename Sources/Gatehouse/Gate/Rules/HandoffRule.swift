import URLStandard

extension Ladder {
  /// Step 9: other apps. A web address passes on as a page where it is not handed off; another scheme is handed off, refused, or unknown.
  static func handoff(_ situation: Situation) -> Outcome {
    situation.address.isWeb ? webHandoff(situation) : schemeHandoff(situation)
  }
}

// MARK: - Web addresses that an app may own

extension Ladder {
  private static func webHandoff(_ situation: Situation) -> Outcome {
    let policy = situation.policy, host = situation.address.url.hostname
    guard situation.isGET, situation.target == .main || situation.target == .new, policy.stay.entry(for: host) == nil else { return .pass }
    if let verdict = userLoad(situation) { return .decide(verdict) }
    guard let (pointer, reason, fallback) = owner(situation, host) else { return .pass }
    if situation.isReissued {
      return .decide(landing(situation, admittedBy: Verdict(.load, .partnerAgain, rule: pointer)))
    }
    guard !situation.isHostLoad, mayLaunch(situation), situation.isVisible, !situation.state.isPending(situation.facts) else {
      return .pass
    }
    let handoff = policy.policy.handoff
    let sufficiency = situation.evidence.suffices(handoff.activation, window: handoff.activationWindowMs)
    guard sufficiency == .enough || sufficiency == .notNeeded else { return .pass }
    let room = situation.state.room(
      for: situation.evidence, leans: sufficiency != .notNeeded, facts: situation.facts, limits: handoff.launches)
    guard room == .free else { return .pass }
    return .decide(launch(.universalLinkOnly, fallback, reason, pointer, isAsked: handoff.confirm == .always))
  }

  /// Who owns a web address: a partner, unless the page is the partner's own (as WebKit treats it), or a store.
  private static func owner(_ situation: Situation, _ host: String) -> (PolicyPointer, Reason, Policy.Fallback)? {
    let policy = situation.policy
    guard situation.address.isPlainHTTPS else { return nil }
    if let index = policy.partners.entry(for: host) {
      if let own = situation.askingHost, policy.partners.entry(for: own) == index { return nil }
      let partner = policy.policy.handoff.universalLinks[index]
      return (PolicyPointer("/handoff/universalLinks", index), .partner, partner.fallback)
    }
    if policy.stores.entry(for: host) != nil {
      if situation.askingHost == host { return nil }
      return (PolicyPointer("/handoff/stores"), .store, .load)
    }
    return nil
  }

  /// An https address that the host loads for the user, and the hops of that load that change host: its owner may take it, then it loads here.
  private static func userLoad(_ situation: Situation) -> Verdict? {
    let chain = situation.state.chain, url = situation.address.url
    guard situation.policy.policy.handoff.userLoads == .universalLinks, let announced = chain.userLoad, situation.address.kind == .https,
      !situation.isHistory, !situation.asker.isFrame, !situation.policy.isOwn(situation.address)
    else { return nil }
    let pointer = PolicyPointer("/handoff/userLoads")
    if situation.isReissued { return nil }
    if chain.isEmpty || situation.trigger == .host && !situation.isHop {
      guard url == announced else { return nil }
    } else {
      // Without a committed page the load's own host is the current one; a page without a host has none to compare with.
      let from = situation.current?.url ?? announced
      guard !from.hostname.isEmpty, from.hostname != url.hostname else { return nil }
    }
    let limits = situation.policy.policy.handoff.launches
    guard situation.isVisible, !situation.state.isPending(situation.facts),
      situation.state.room(for: situation.evidence, leans: false, facts: situation.facts, limits: limits) == .free
    else { return nil }
    return launch(.universalLinkOnly, .load, .userLoad, pointer, isAsked: false)
  }
}

// MARK: - Schemes

extension Ladder {
  private static func schemeHandoff(_ situation: Situation) -> Outcome {
    let policy = situation.policy, handoff = policy.policy.handoff, scheme = situation.address.url.scheme
    if policy.refused.contains(scheme) || scheme == "intent" { return block(.handoffRefused, PolicyPointer("/handoff/refuse")) }
    if policy.isOwn(situation.address) { return block(.handoffOwn, PolicyPointer("/links/schemes")) }
    guard let listing = policy.listing(of: situation.address) else { return .pass }
    guard listing.isMatched else { return block(.handoffRule, listing.pointer) }
    if !situation.isGET { return block(.handoffPost, listing.pointer) }
    guard situation.asker.isFrame || mayLaunch(situation) else { return block(.handoffFrom, PolicyPointer("/handoff/from")) }
    guard situation.isVisible else { return block(.handoffHidden, listing.pointer) }

    guard !situation.state.isPending(situation.facts) else { return block(.handoffPending, PolicyPointer("/handoff/launches")) }

    let isFrame = situation.asker.isFrame
    let list = isFrame ? handoff.frameActivation : handoff.activation
    let listPointer = PolicyPointer(isFrame ? "/handoff/frameActivation" : "/handoff/activation")
    let sufficiency = situation.evidence.suffices(list, window: handoff.activationWindowMs)
    let mayAsk = handoff.confirm == .late
    let ask = Outcome.decide(launch(.any, policy.fallback(for: scheme), .handoffConfirm, PolicyPointer("/handoff/confirm"), isAsked: true))
    switch sufficiency {
    case .enough, .notNeeded: break
    case .late: return mayAsk ? ask : block(isFrame ? .frameActivation : .handoffActivation, listPointer)
    case .no: return block(isFrame ? .frameActivation : .handoffActivation, listPointer)
    }
    let room = situation.state.room(
      for: situation.evidence, leans: sufficiency == .enough, facts: situation.facts, limits: handoff.launches)
    switch room {
    case .free: break
    case .spent: return mayAsk ? ask : block(.handoffSpent, PolicyPointer("/handoff/launches/perActivation"))
    case .chainSpent: return mayAsk ? ask : block(.handoffChain, PolicyPointer("/handoff/launches"))
    case .limit: return mayAsk ? ask : block(.handoffLimit, PolicyPointer("/handoff/launches/atMost"))
    }
    let isUserLoad = situation.state.chain.userLoad == situation.address.url
    let isAsked = listing.asks || (handoff.confirm == .always && !isUserLoad)
    let reason: Reason = isAsked ? .handoffConfirm : listing.isStore ? .store : .scheme
    return .decide(launch(.any, policy.fallback(for: scheme), reason, listing.pointer, isAsked: isAsked))
  }

  private static func block(_ reason: Reason, _ pointer: PolicyPointer) -> Outcome { .decide(Verdict(.block, reason, rule: pointer)) }

  private static func launch(
    _ mode: HandoffPlan.Mode, _ fallback: Policy.Fallback, _ reason: Reason, _ pointer: PolicyPointer, isAsked: Bool
  ) -> Verdict {
    var verdict = Verdict(isAsked ? .ask : .open, isAsked ? .handoffConfirm : reason, rule: pointer)
    verdict.then = isAsked ? .open : nil
    verdict.handoff = HandoffPlan(mode: mode, fallback: fallback)
    return verdict
  }

  /// Whether the page that asks may launch apps; the app itself may.
  private static func mayLaunch(_ situation: Situation) -> Bool {
    if case .app = situation.asker { return true }
    guard let list = situation.policy.launchOrigins else { return true }
    guard let origin = situation.asker.origin else { return false }
    return list.entry(for: origin, includingSchemes: situation.policy.launchOriginsHaveSchemes) != nil
  }
}

extension Situation {
  /// The host of the page that asks.
  fileprivate var askingHost: String? {
    if case .tuple(_, let host, _) = asker.origin { return host.description }
    return current.map(\.url.hostname)
  }
}

extension CompiledPolicy {
  /// What the policy's list of schemes says of an address.
  struct Listing: Sendable {
    var pointer: PolicyPointer
    var isMatched: Bool
    var asks: Bool
    var isStore: Bool
  }

  /// The entry of `handoff.schemes` or `handoff.stores` for an address, or `nil` if nothing lists its scheme.
  func listing(of address: Address) -> Listing? {
    let scheme = address.url.scheme
    let hasSafeForm = NativeScheme.problem(in: address.url) == nil
    switch schemes?.find(address.url, page: isPage) ?? .unlisted {
    case .match(let index):
      return Listing(
        pointer: PolicyPointer("/handoff/schemes", index), isMatched: hasSafeForm, asks: schemesThatAsk[index], isStore: false)
    case .none(let miss):
      return Listing(pointer: PolicyPointer("/handoff/schemes", miss.rule), isMatched: false, asks: false, isStore: false)
    case .unlisted: break
    }
    if storeSchemes.contains(scheme) {
      return Listing(pointer: PolicyPointer("/handoff/stores"), isMatched: hasSafeForm, asks: false, isStore: true)
    }
    guard schemes == nil, !Self.webSchemes.contains(scheme) else { return nil }
    return Listing(pointer: PolicyPointer("/handoff/schemes"), isMatched: hasSafeForm, asks: false, isStore: false)
  }

  /// Whether the launch origins admit bare schemes: only where the policy writes the list itself.
  var launchOriginsHaveSchemes: Bool { if case .origins = policy.handoff.from { true } else { false } }

  /// What follows when no app takes a scheme. A store search for the system's own schemes would find nothing.
  func fallback(for scheme: String) -> Policy.Fallback {
    policy.handoff.onFailure == .store && !Self.neverSearched.contains(scheme) ? .store : .report
  }

  /// Whether `web` would load an address in the main frame.
  func isPage(_ url: WebURL) -> Bool {
    guard url.specialScheme == .https || (url.specialScheme == .http && policy.web.http == .load) else { return false }
    return admitsPage(url) != nil || policy.web.otherPages == .load
  }

  private static let webSchemes: Set<String> = ["http", "https", "ws", "wss"]
  private static let neverSearched: Set<String> = ["mailto", "tel", "sms", "facetime", "maps", "itms", "itms-apps"]
}
