import URLStandard

extension Rung {
  /// Web addresses that an app may own: a partner's, a store's, and what the user asked the app to load.
  static func webHandoff(_ situation: Situation, _ view: inout ViewState) -> Outcome {
    let policy = situation.policy, handoff = policy.handoff
    guard situation.isGET, situation.target == .main || situation.target == .new else { return .pass }
    if situation.standing.isStay { return .pass }
    if let decision = userLoad(situation, &view) { return offered(decision, situation, &view) }
    guard let owner = owner(situation, &view), mayLaunch(situation, &view) else { return .pass }
    guard !view.chain.opened.contains(where: { $0 == situation.address.text }), !situation.isHostLoad(&view), situation.isVisible,
      !view.isPending(situation)
    else {
      return here(situation, &view, owner)
    }
    let sufficiency = situation.evidence.suffices(handoff.activation, window: handoff.windowMs)
    guard sufficiency == .enough || sufficiency == .notNeeded,
      view.room(for: situation, leaningOn: sufficiency == .enough ? handoff.activation : nil) == .free
    else { return here(situation, &view, owner) }
    // What is only stated can take the launch away, and admits nothing that would not have launched.
    if situation.stated?.reissued == true { return owner.fallback == .load ? again(situation, &view, owner) : .pass }
    return offered(
      launch(.universalLinkOnly, owner.fallback, owner.reason, owner.pointer, isAsked: handoff.confirm == .always), situation, &view)
  }

  /// What is not offered to its owner now is a page. It needs no list where it was offered before and this view is its fallback: in this chain,
  /// and later too, or better evidence, which begins a new chain, would allow less.
  private static func here(_ situation: Situation, _ view: inout ViewState, _ owner: Owner) -> Outcome {
    guard owner.fallback == .load, view.offered.contains(where: { $0 == situation.address.text }) else { return .pass }
    return again(situation, &view, owner)
  }

  private static func again(_ situation: Situation, _ view: inout ViewState, _ owner: Owner) -> Outcome {
    .decide(landing(situation, &view, admittedBy: Decision(.load, .partnerAgain, owner.pointer)))
  }

  private typealias Owner = (pointer: PolicyPointer, reason: Reason, fallback: Policy.Fallback)

  /// Who owns a web address: a partner, unless the page is the partner's own (as WebKit treats it), or a store.
  private static func owner(_ situation: Situation, _ view: inout ViewState) -> Owner? {
    let standing = situation.standing
    guard standing.isStore || standing.partner.isAdmitted, situation.address.isPlainHTTPS else { return nil }
    if let index = standing.partner.index {
      if standing.partner == situation.askingStanding(&view)?.partner { return nil }
      return (PolicyPointer(.universalLinks, index), .partner, situation.policy.handoff.partnerFallbacks[index])
    }
    if let page = situation.askingPage(&view), page.hasHost(of: situation.address) { return nil }
    return (PolicyPointer(.stores), .store, .load)
  }

  /// An https address that the host loads for the user, and the hops of that load that change host: its owner may take it, then it loads here.
  /// A hop is a redirect, or what the engine names no further (Apple's tells no redirects), within the activation window of the load
  /// or with evidence of its own.
  private static func userLoad(_ situation: Situation, _ view: inout ViewState) -> Decision? {
    guard situation.policy.handoff.userLoads == .universalLinks, let announced = view.chain.userLoad else { return nil }
    guard situation.address.kind == .https, !situation.isHistory, !situation.asker.isFrame, !situation.standing.isOwn,
      !situation.isReissued(&view)
    else { return nil }
    if view.chain.isEmpty || situation.trigger == .host && !situation.isHop {
      guard situation.address.text == announced.address.text else { return nil }
    } else {
      // Without a committed page the load's own host is the current one; a page without a host has none to compare with.
      guard situation.isHop || situation.trigger == .other, mayFollow(situation, loadBegan: view.chain.userLoadBegan) else { return nil }
      let from = situation.current(&view) ?? announced.address
      guard from.isWeb, !from.hasHost(of: situation.address) else { return nil }
    }
    guard situation.isVisible, !view.isPending(situation), view.room(for: situation, leaningOn: nil) == .free else { return nil }
    return launch(.universalLinkOnly, .load, .userLoad, PolicyPointer(.userLoads), isAsked: false)
  }
}

extension Rung {
  /// Whether a hop may still be the user's: within the activation window of the load (a clock that nobody states does not run), or with evidence
  /// that is enough by itself.
  private static func mayFollow(_ situation: Situation, loadBegan began: Int64?) -> Bool {
    let handoff = situation.policy.handoff
    guard let now = situation.now, let began, now.since(began) >= handoff.windowMs else { return true }
    let sufficiency = situation.evidence.suffices(handoff.activation, window: handoff.windowMs)
    return sufficiency == .enough || sufficiency == .notNeeded
  }
}

extension Situation {
  /// The page that asks, or the page that is shown.
  fileprivate func askingPage(_ view: inout ViewState) -> Address? { view.pages.page(of: asker.origin)?.address ?? current(&view) }

  /// What the policy's lists say of that page.
  fileprivate func askingStanding(_ view: inout ViewState) -> Standing? {
    view.pages.standing(of: asker.origin) ?? (hasCurrent ? view.pages.currentStanding : nil)
  }
}
