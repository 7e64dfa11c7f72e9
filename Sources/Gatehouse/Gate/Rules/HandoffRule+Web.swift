import URLStandard

extension Rung {
  /// Web addresses that an app may own: a partner's, a store's, and what the user asked the app to load.
  static func webHandoff(_ situation: Situation, _ view: ViewState) -> Outcome {
    let policy = situation.policy, handoff = policy.handoff
    guard situation.isGET, situation.target == .main || situation.target == .new else { return .pass }
    if !policy.stay.isEmpty, policy.stay.entry(for: situation.address) != nil { return .pass }
    if let decision = userLoad(situation, view) { return .decide(decision) }
    guard let owner = owner(situation), mayLaunch(situation) else { return .pass }
    guard !situation.isReissued(view), !situation.isHostLoad(view), situation.isVisible, !view.isPending(situation) else {
      return here(situation, view, owner)
    }
    let sufficiency = situation.evidence.suffices(handoff.activation, window: handoff.windowMs)
    guard sufficiency == .enough || sufficiency == .notNeeded,
      view.room(for: situation, leaningOn: sufficiency == .enough ? handoff.activation : nil) == .free
    else { return here(situation, view, owner) }
    return .decide(
      launch(.universalLinkOnly, owner.fallback, owner.reason, owner.pointer, isAsked: handoff.confirm == .always))
  }

  /// What is not offered to its owner now is a page. It needs no list where it was offered before and this view is its fallback: in this chain,
  /// and later too, or better evidence, which begins a new chain, would allow less.
  private static func here(_ situation: Situation, _ view: ViewState, _ owner: Owner) -> Outcome {
    guard owner.fallback == .load, situation.isReissued(view) || view.offered.contains(situation.address.url) else { return .pass }
    return .decide(landing(situation, view, admittedBy: Decision(.load, .partnerAgain, owner.pointer)))
  }

  private typealias Owner = (pointer: PolicyPointer, reason: Reason, fallback: Policy.Fallback)

  /// Who owns a web address: a partner, unless the page is the partner's own (as WebKit treats it), or a store.
  private static func owner(_ situation: Situation) -> Owner? {
    let policy = situation.policy, address = situation.address
    guard address.isPlainHTTPS else { return nil }
    if let index = policy.partners.entry(for: address) {
      if let page = situation.askingPage, policy.partners.entry(for: page) == index { return nil }
      return (PolicyPointer(.universalLinks, index), .partner, policy.handoff.partnerFallbacks[index])
    }
    guard !policy.stores.isEmpty, policy.stores.entry(for: address) != nil else { return nil }
    if let page = situation.askingPage, page.hasHost(of: address) { return nil }
    return (PolicyPointer(.stores), .store, .load)
  }

  /// An https address that the host loads for the user, and the hops of that load that change host: its owner may take it, then it loads here.
  /// A link or a form on its page is no hop of it.
  private static func userLoad(_ situation: Situation, _ view: ViewState) -> Decision? {
    guard situation.policy.handoff.userLoads == .universalLinks, let announced = view.chain.userLoad else { return nil }
    guard situation.address.kind == .https, !situation.isHistory, !situation.asker.isFrame, !situation.policy.isOwn(situation.address),
      !situation.isReissued(view), situation.trigger != .link, situation.trigger != .form
    else { return nil }
    if view.chain.isEmpty || situation.trigger == .host && !situation.isHop {
      guard situation.address.url == announced.url else { return nil }
    } else {
      // Without a committed page the load's own host is the current one; a page without a host has none to compare with.
      let from = situation.current ?? announced
      guard from.isWeb, !from.hasHost(of: situation.address) else { return nil }
    }
    guard situation.isVisible, !view.isPending(situation), view.room(for: situation, leaningOn: nil) == .free else { return nil }
    return launch(.universalLinkOnly, .load, .userLoad, PolicyPointer(.userLoads), isAsked: false)
  }
}

extension Situation {
  /// The page that asks, or the page that is shown.
  fileprivate var askingPage: Address? { asker.origin.address ?? current }
}
