import URLStandard

extension ViewState {
  /// Step 11: a web page by the list of where it lands, cleartext, other pages, `stay`, new windows.
  mutating func page() -> Rung.Outcome {
    decide(landing(admittedBy: nil))
  }

  /// Decides how a web page lands.
  ///
  /// - Parameter admission: a load that an earlier rule admits although no list has the page.
  mutating func landing(admittedBy admission: Decision?) -> Decision {
    if situation.address.kind == .http {
      if policy.web.http == .block { return Decision(.block, .cleartext, PolicyPointer(.http)) }
      if policy.web.http == .upgrade { return upgraded() }
    }
    let decision = admission ?? listed()
    guard decision.kind == .load else { return decision }
    if situation.isHistory, !situation.isGET { return Self.resubmission(policy.web.resubmit) }
    if situation.target == .new { return window(admitted: decision) }
    return stays() ? Decision(.loadInPlace, .stay, PolicyPointer(.stay)) : decision
  }

  /// The list of where it lands.
  private mutating func listed() -> Decision {
    let standing = situation.standing
    switch situation.target {
    case .frame:
      if standing.frame.isAdmitted { return Decision(.load, .framePage, PolicyPointer(.frames, standing.frame.index)) }
      return Decision(.block, .frameUnlisted, PolicyPointer(.frames))
    case .main, .new:
      if standing.page.isAdmitted { return Decision(.load, .page, PolicyPointer(.pages, standing.page.index)) }
      return otherPage()
    case .later:
      if standing.frame.isAdmitted { return Decision(.load, .provisional, PolicyPointer(.frames, standing.frame.index)) }
      if standing.page.isAdmitted { return Decision(.load, .provisional, PolicyPointer(.pages, standing.page.index)) }
      if policy.web.otherPages == .load { return Decision(.load, .provisional, PolicyPointer(.otherPages)) }
      return Decision(.block, .pageUnlisted, PolicyPointer(.pages))
    }
  }

  /// A page that is on no list. The system's browser shows it only if the main frame asks with a direct activation, as a launch.
  private mutating func otherPage() -> Decision {
    let pointer = PolicyPointer(.otherPages), unlisted = Decision(.block, .pageUnlisted, PolicyPointer(.pages))
    switch policy.web.otherPages {
    case .load: return Decision(.load, .otherPage, pointer)
    case .block: return unlisted
    case .open: break
    }
    guard case .main = situation.asker, situation.isGET, !situation.isHistory else { return unlisted }
    guard situation.evidence.level == .direct else { return Decision(.block, .otherPageActivation, pointer) }
    guard situation.isVisible, !isPending, room(leaningOn: [.direct]) == .free else {
      return Decision(.block, .otherPageLimit, pointer)
    }
    return .launch(.any, .report, .otherPage, pointer, isAsked: policy.handoff.confirm == .always)
  }

  /// Cleartext that loads as https in its place: never in a frame, never a form.
  private mutating func upgraded() -> Decision {
    let refused = Decision(.block, .cleartext, PolicyPointer(.http))
    guard situation.target == .main || situation.target == .new, situation.isGET, let url = situation.address.url.upgraded else {
      return refused
    }
    let others = policy.web.otherPages == .load ? PolicyPointer(.otherPages) : nil
    guard let rule = policy.admitsPage(Address(url)) ?? others else {
      return Decision(.block, .pageUnlisted, PolicyPointer(.pages))
    }
    if situation.target == .new {
      let opened = window(admitted: Decision(.load, .page, rule))
      if opened.kind == .block { return opened }
    }
    var decision = Decision(.loadInPlace, .upgraded, PolicyPointer(.http))
    decision.isUpgraded = true
    return decision
  }

  private static func resubmission(_ resubmit: Policy.Resubmit) -> Decision {
    let pointer = PolicyPointer(.resubmit)
    switch resubmit {
    case .block: return Decision(.block, .historyResubmit, pointer)
    case .load: return Decision(.load, .historyResubmit, pointer)
    case .ask:
      var decision = Decision(.ask, .historyResubmit, pointer)
      decision.then = .load
      return decision
    }
  }

  /// A page that is admitted and asks for a window of its own.
  private mutating func window(admitted: Decision) -> Decision {
    if situation.asker.isFrame {
      let isAllowed = policy.web.frameWindows == .window
      return Decision(isAllowed ? .load : .block, isAllowed ? .window : .frameWindow, PolicyPointer(.frameWindows))
    }
    let pointer = PolicyPointer(.newWindows)
    switch policy.web.newWindows {
    case .block: return Decision(.block, .windowBlocked, pointer)
    case .window: return Decision(.load, .window, pointer)
    case .inPlace:
      return situation.isGET ? Decision(.loadInPlace, .windowInPlace, pointer) : Decision(.block, .windowPost, pointer)
    }
  }

  /// Whether the page is loaded anew by the host, so that the system does not offer it to another app: a `stay` host, once a chain,
  /// when the host of the main frame changes.
  private mutating func stays() -> Bool {
    guard situation.standing.isStay, situation.target == .main, situation.isGET, !situation.isHistory, !isHostLoad,
      !chain.hasStayed, let current
    else { return false }
    return !current.hasHost(of: situation.address)
  }
}

extension WebURL {
  /// The same address by https; a written port stays.
  var upgraded: WebURL? {
    guard specialScheme == .http else { return nil }
    return try? WebURL(utf8: Array("https".utf8) + utf8[schemeRange.upperBound...])
  }
}
