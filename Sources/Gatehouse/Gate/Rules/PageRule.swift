import URLStandard

extension Ladder {
  /// Step 11: a web page by the list of where it lands, cleartext, other pages, `stay`, new windows.
  static func page(_ situation: Situation) -> Outcome { .decide(landing(situation, admittedBy: nil)) }

  /// Decides how a web page lands.
  ///
  /// - Parameter admission: a load that an earlier rule admits although no list has the page.
  static func landing(_ situation: Situation, admittedBy admission: Verdict?) -> Verdict {
    let web = situation.policy.policy.web
    if situation.address.kind == .http {
      if web.http == .block { return Verdict(.block, .cleartext, rule: PolicyPointer("/web/http")) }
      if web.http == .upgrade { return upgraded(situation) }
    }
    let verdict = admission ?? listed(situation, situation.address.url)
    guard verdict.kind == .load else { return verdict }
    if situation.isHistory, !situation.isGET { return resubmission(web.resubmit) }
    if situation.target == .new { return window(situation, admitted: verdict) }
    return stays(situation) ? Verdict(.loadInPlace, .stay, rule: PolicyPointer("/web/stay")) : verdict
  }

  /// The list of where it lands.
  private static func listed(_ situation: Situation, _ url: WebURL) -> Verdict {
    switch situation.target {
    case .frame:
      if let rule = situation.policy.admitsFrame(url) { return Verdict(.load, .framePage, rule: rule) }
      return Verdict(.block, .frameUnlisted, rule: PolicyPointer("/web/frames"))
    case .main, .new:
      if let rule = situation.policy.admitsPage(url) { return Verdict(.load, .page, rule: rule) }
      return otherPage(situation)
    case .later:
      if let rule = situation.policy.admitsFrame(url) ?? situation.policy.admitsPage(url) {
        return Verdict(.load, .provisional, rule: rule)
      }
      if situation.policy.policy.web.otherPages == .load {
        return Verdict(.load, .provisional, rule: PolicyPointer("/web/otherPages"))
      }
      return Verdict(.block, .pageUnlisted, rule: PolicyPointer("/web/pages"))
    }
  }

  /// A page that is on no list. The system's browser shows it only if the main frame asks with a direct activation, as a launch.
  private static func otherPage(_ situation: Situation) -> Verdict {
    let pointer = PolicyPointer("/web/otherPages")
    switch situation.policy.policy.web.otherPages {
    case .load: return Verdict(.load, .otherPage, rule: pointer)
    case .block: return Verdict(.block, .pageUnlisted, rule: PolicyPointer("/web/pages"))
    case .open: break
    }
    guard case .main = situation.asker, situation.isGET, !situation.isHistory else {
      return Verdict(.block, .pageUnlisted, rule: PolicyPointer("/web/pages"))
    }
    guard situation.evidence.level == .direct else { return Verdict(.block, .otherPageActivation, rule: pointer) }
    let limits = situation.policy.policy.handoff.launches
    guard situation.isVisible, !situation.state.isPending(situation.facts),
      situation.state.room(for: situation.evidence, leans: true, facts: situation.facts, limits: limits) == .free
    else { return Verdict(.block, .otherPageLimit, rule: pointer) }
    var verdict = Verdict(.open, .otherPage, rule: pointer)
    verdict.handoff = HandoffPlan(mode: .any, fallback: .report)
    return verdict
  }

  /// Cleartext that loads as https in its place: never in a frame, never a form.
  private static func upgraded(_ situation: Situation) -> Verdict {
    let refused = Verdict(.block, .cleartext, rule: PolicyPointer("/web/http"))
    guard situation.target == .main || situation.target == .new, situation.isGET, let url = situation.address.url.upgraded else {
      return refused
    }
    if let rule = situation.policy.admitsPage(url) ?? situation.otherPagesLoad {
      if situation.target == .new {
        let opened = window(situation, admitted: Verdict(.load, .page, rule: rule))
        if opened.kind == .block { return opened }
      }
      var verdict = Verdict(.loadInPlace, .upgraded, rule: PolicyPointer("/web/http"))
      verdict.url = url
      return verdict
    }
    return Verdict(.block, .pageUnlisted, rule: PolicyPointer("/web/pages"))
  }

  private static func resubmission(_ resubmit: Policy.Resubmit) -> Verdict {
    let pointer = PolicyPointer("/web/resubmit")
    switch resubmit {
    case .block: return Verdict(.block, .historyResubmit, rule: pointer)
    case .load: return Verdict(.load, .historyResubmit, rule: pointer)
    case .ask:
      var verdict = Verdict(.ask, .historyResubmit, rule: pointer)
      verdict.then = .load
      return verdict
    }
  }

  /// A page that is admitted and asks for a window of its own.
  private static func window(_ situation: Situation, admitted: Verdict) -> Verdict {
    if situation.asker.isFrame {
      let pointer = PolicyPointer("/web/newWindows/frames")
      let isAllowed = situation.policy.policy.web.frameWindows == .window
      return Verdict(isAllowed ? .load : .block, isAllowed ? .window : .frameWindow, rule: pointer)
    }
    let pointer = PolicyPointer("/web/newWindows")
    switch situation.policy.policy.web.newWindows {
    case .block: return Verdict(.block, .windowBlocked, rule: pointer)
    case .window: return Verdict(.load, .window, rule: pointer)
    case .inPlace:
      return situation.isGET ? Verdict(.loadInPlace, .windowInPlace, rule: pointer) : Verdict(.block, .windowPost, rule: pointer)
    }
  }

  /// Whether the page is loaded anew by the host, so that the system does not offer it to another app: a `stay` host, once a chain,
  /// when the host of the main frame changes.
  private static func stays(_ situation: Situation) -> Bool {
    guard !situation.policy.stay.isEmpty, situation.target == .main, situation.isGET, !situation.isHistory, !situation.isHostLoad,
      !situation.state.chain.hasStayed, let current = situation.current
    else { return false }
    let host = situation.address.url.hostname
    return situation.policy.stay.entry(for: host) != nil && current.url.hostname != host
  }
}

extension Situation {
  fileprivate var otherPagesLoad: PolicyPointer? { policy.policy.web.otherPages == .load ? PolicyPointer("/web/otherPages") : nil }
}

extension CompiledPolicy {
  /// The rule that admits a page to the main frame or a new window. Without a list, any https, and any http where `http` is `load`.
  func admitsPage(_ url: WebURL) -> PolicyPointer? {
    guard let pages else { return admitsByDefault(url) ? PolicyPointer("/web/pages") : nil }
    return pages.entry(for: url).map { PolicyPointer("/web/pages", $0) }
  }

  /// The rule that admits a page to a sub-frame.
  func admitsFrame(_ url: WebURL) -> PolicyPointer? {
    guard let frames else { return admitsByDefault(url) ? PolicyPointer("/web/frames") : nil }
    return frames.entry(for: url).map { PolicyPointer("/web/frames", $0) }
  }

  private func admitsByDefault(_ url: WebURL) -> Bool {
    url.specialScheme == .https || (url.specialScheme == .http && policy.web.http == .load)
  }
}

extension WebURL {
  /// The same address by https; a written port stays.
  var upgraded: WebURL? {
    guard specialScheme == .http else { return nil }
    return try? WebURL(utf8: Array("https".utf8) + utf8[schemeRange.upperBound...])
  }
}
