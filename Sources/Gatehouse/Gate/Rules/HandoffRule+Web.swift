import URLStandard

extension ViewState {
  /// Web addresses that an app may own: a partner's, a store's, and what the user asked the app to load.
  mutating func webHandoff() -> Rung.Outcome {
    guard situation.isGET, situation.target == .main || situation.target == .new else { return .pass }
    if situation.standing.isStay { return .pass }
    if let decision = userLoad() { return offered(decision) }
    guard let owner = owner(), mayLaunch() else { return .pass }
    guard !isOffered, !isHostLoad, situation.isVisible, !isPending else { return here(owner) }
    let sufficiency = situation.evidence.suffices(policy.handoff.activation, window: policy.handoff.windowMs)
    guard sufficiency == .enough || sufficiency == .notNeeded,
      room(leaningOn: sufficiency == .enough ? policy.handoff.activation : nil) == .free
    else { return here(owner) }
    // What is only stated can take the launch away, and admits nothing that would not have launched.
    if situation.stated?.reissued == true { return owner.fallback == .load ? again(owner) : .pass }
    return offered(
      .launch(.universalLinkOnly, owner.fallback, owner.reason, owner.pointer, isAsked: policy.handoff.confirm == .always))
  }

  /// What is not offered to its owner now is a page. It needs no list where it was offered before and this view is its fallback: in this chain,
  /// and later too, or better evidence, which begins a new chain, would allow less.
  private mutating func here(_ owner: Owner) -> Rung.Outcome {
    guard owner.fallback == .load, offered.contains(where: { $0.text == situation.address.text }) else { return .pass }
    return again(owner)
  }

  private mutating func again(_ owner: Owner) -> Rung.Outcome {
    decide(landing(admittedBy: Decision(.load, .partnerAgain, owner.pointer)))
  }

  private typealias Owner = (pointer: PolicyPointer, reason: Reason, fallback: Policy.Fallback)

  /// Who owns a web address: a partner, unless the page is the partner's own (as WebKit treats it), or a store.
  private mutating func owner() -> Owner? {
    let standing = situation.standing
    guard standing.isStore || standing.partner.isAdmitted, situation.address.isPlainHTTPS else { return nil }
    if let index = standing.partner.index {
      if standing.partner == askingStanding?.partner { return nil }
      return (PolicyPointer(.universalLinks, index), .partner, policy.handoff.partnerFallbacks[index])
    }
    if let page = askingPage, page.hasHost(of: situation.address) { return nil }
    return (PolicyPointer(.stores), .store, .load)
  }

  /// An https address that the host loads for the user, and the hops of that load that change host: its owner may take it, then it loads here.
  /// A hop is a redirect, or what the engine names no further (Apple's tells no redirects), within the activation window of the load
  /// or with evidence of its own.
  private mutating func userLoad() -> Decision? {
    guard case .some(let announced) = chain.userLoad, policy.handoff.userLoads == .universalLinks else { return nil }
    guard situation.address.kind == .https, !situation.isHistory, !situation.asker.isFrame, !situation.standing.isOwn,
      !isReissued
    else { return nil }
    if chain.isEmpty || situation.trigger == .host && !situation.isHop {
      guard situation.address.text == announced.address.text else { return nil }
    } else {
      // Without a committed page the load's own host is the current one; a page without a host has none to compare with.
      guard situation.isHop || situation.trigger == .other, mayFollow() else { return nil }
      let from = current ?? announced.address
      guard from.isWeb, !from.hasHost(of: situation.address) else { return nil }
    }
    guard situation.isVisible, !isPending, room(leaningOn: nil) == .free else { return nil }
    return .launch(.universalLinkOnly, .load, .userLoad, PolicyPointer(.userLoads), isAsked: false)
  }

  /// Whether a hop may still be the user's: within the activation window of the load (a clock that nobody states does not run), or with evidence
  /// that is enough by itself.
  private mutating func mayFollow() -> Bool {
    let windowMs = policy.handoff.windowMs
    guard let now = situation.now, let began = chain.userLoadBegan, now.since(began) >= windowMs else { return true }
    let sufficiency = situation.evidence.suffices(policy.handoff.activation, window: windowMs)
    return sufficiency == .enough || sufficiency == .notNeeded
  }

  /// The page that asks, or the page that is shown.
  private var askingPage: Address? {
    mutating get { pages.page(of: situation.asker.origin)?.address ?? current }
  }

  /// What the policy's lists say of that page.
  private var askingStanding: Standing? {
    mutating get { pages.standing(of: situation.asker.origin) ?? (situation.hasCurrent ? pages.currentStanding : nil) }
  }
}
