import URLStandard

/// A gate in front of one view: the policy, and what the view remembers (inputs, launches, the chain of redirects that is running).
///
/// The decision is synchronous and pure but for that memory. The clock is the caller's: `at` is milliseconds on a monotonic clock of the view.
public struct ViewGate: Sendable {
  /// The compiled policy.
  public var gate: Gate { state.gate }
  var state: ViewState

  /// Puts a gate in front of a view that has just been made.
  public init(_ gate: Gate) { state = ViewState(gate) }

  /// Decides a navigation and remembers what follows from it.
  ///
  /// Where facts are missing, the ladder is walked for each value that they may have, and the narrowest verdict counts.
  public mutating func decide(_ facts: NavigationFacts) -> Verdict {
    let verdict = judge(facts)
    settle(verdict, at: facts.at, isHosts: facts.trigger == .host)
    return verdict
  }

  /// Notes something that happened in the view.
  public mutating func note(_ event: ViewEvent) {
    switch event {
    case .input(let frame, let document, let kind, let at):
      state.tick(at)
      state.remember(ViewState.Input(frame: frame, document: document, kind: kind, at: at ?? state.newest))
    case .commit(let url, let at):
      state.tick(at)
      state.committed = url
      state.fileGrant = nil
      state.hasDenied = false
      if case .some = state.announced {
        state.beginAnnounced()
        state.chain.isEmpty = false
      }
    case .background(let at):
      state.tick(at)
      state.isActive = false
    case .foreground(let at):
      state.tick(at)
      state.isActive = true
      state.voidProofs(at: at)
    case .terminated(let at):
      state.tick(at)
      state.voidProofs(at: at)
    case .teardown: state.isClosed = true
    case .userLoad(let url, let at):
      state.tick(at)
      state.announced = Address.announced(url).map { Page($0) }
      state.remember(ViewState.Input(frame: nil, document: nil, kind: .button, at: at ?? state.newest))
    case .expectReturn(let address, let expected, let issuer, let within, let at):
      state.tick(at)
      let expires = within.flatMap { within in (at ?? state.newest).map { $0.addingReportingOverflow(max(0, within)).partialValue } }
      state.expected = (try? WebURL(address)).map { ReturnSession(address: $0, state: expected, issuer: issuer, expires: expires) }
    case .cancelReturn(let at):
      state.tick(at)
      state.expected = nil
    case .answer(let url, let isYes, let at):
      state.tick(at)
      answer(url, isYes: isYes, at: at)
    case .openFailed(let url, let at):
      state.tick(at)
      openFailed(url)
    case .hostFile(let url, let at):
      state.tick(at)
      let grant = try? WebURL(url)
      state.voidProofs(at: at)
      state.chain.restart()
      state.announced = nil
      state.fileGrant = grant
    }
  }

  /// The user answered. An answer to a question that is no longer open changes nothing.
  private mutating func answer(_ text: String, isYes: Bool, at: Int64?) {
    guard let asked = state.chain.asked, let url = try? WebURL(text), url.href == asked else { return }
    state.chain.asked = nil
    if isYes {
      state.remember(ViewState.Launch(address: LaunchAddress(asked), at: at ?? state.newest, isTentative: false))
    } else {
      state.hasDenied = true
    }
  }

  /// A launch did not happen. What was offered to its owner only is given back; after any other failure nothing is launched in this chain.
  private mutating func openFailed(_ text: String) {
    guard let address = (try? WebURL(text)).map({ LaunchAddress($0.href) }),
      let launch = state.launches.last(where: { $0.address == address })
    else {
      state.chain.hasFailed = true
      return
    }
    if launch.isTentative { state.giveBack(address) } else { state.chain.hasFailed = true }
  }
}

// MARK: - Judging

extension ViewGate {
  /// The verdict, without remembering what follows from it.
  ///
  /// - Parameter observe: is told the reading of the facts that decided, unless the address or the redirects did.
  @inline(__always)
  mutating func judge(_ facts: NavigationFacts, observe: ((Situation) -> Void)? = nil) -> Verdict {
    state.tick(facts.at)
    if state.isClosed { return refused(Decision(.block, .viewClosed)) }
    if let refusal = state.situation.address.take(facts) { return refused(Decision(.block, refusal.reason), refusal.text) }
    if !facts.redirects.isEmpty, let refusal = Chain.refusal(of: facts.redirects, http: state.policy.web.http) {
      state.situation.decision = refusal
      return Verdict(of: &state, missing: [])
    }
    let plain = PlainFacts(facts)
    state.follow(plain, facts)
    state.takeStanding()
    state.situation.hasCurrent = state.showsPage(facts)
    let origin = state.askingOrigin(facts)
    guard let known = plain.known else { return walk(facts, plain, origin: origin, observe) }
    state.situate(known, known.asker(origin), plain, facts)
    Ladder.decide(&state)
    observe?(state.situation)
    let isUnknown = plain.activation == nil && state.situation.decision.reason.needsActivation
    return Verdict(of: &state, missing: isUnknown ? .activation : [])
  }

  @inline(never)
  private mutating func refused(_ decision: Decision, _ text: String = "") -> Verdict {
    state.situation.decision = decision
    return Verdict(decision, unread: text)
  }

  /// The narrowest verdict of a navigation that misses facts. Apart, because it keeps copies of everything, which the common path never does.
  @inline(never)
  private mutating func walk(
    _ facts: NavigationFacts, _ plain: PlainFacts, origin: AskingOrigin, _ observe: ((Situation) -> Void)?
  ) -> Verdict {
    let (narrowest, missing) = Walk(facts, plain, state).narrowest(origin: origin)
    if let narrowest {
      state.situation = narrowest
      observe?(narrowest)
    } else {
      state.situation.decision = Decision(.block, .schemeUnknown)
    }
    return Verdict(of: &state, missing: missing)
  }

  /// Remembers what follows from the decision.
  @inline(__always)
  private mutating func settle(_ verdict: Verdict, at time: Int64?, isHosts: Bool) {
    state.chain.isEmpty = false
    switch state.situation.decision.kind {
    case .open:
      let isTentative = state.situation.decision.launch?.mode == .universalLinkOnly
      state.remember(ViewState.Launch(address: LaunchAddress(verdict.text), at: time ?? state.newest, isTentative: isTentative))
    case .route: state.chain.hasRouted = true
    case .loadInPlace where verdict.reason == .stay: state.chain.hasStayed = true
    case .load where verdict.isOfFile: state.fileGrant = nil
    // The host itself loads what nobody took. A page that asks for it again proves nothing.
    case .load where isHosts: state.giveBack(LaunchAddress(verdict.text))
    case .loadInPlace where isHosts: verdict.url.map { state.giveBack(LaunchAddress($0.href)) }
    case .load, .loadInPlace: break
    case .deliver: state.expected = nil
    case .ask where verdict.then == .open: state.chain.asked = verdict.text
    case .block, .ask: break
    }
  }
}

extension ViewState {
  /// Takes up what the policy's lists say of the address.
  @inline(__always)
  mutating func takeStanding() { situation.standing = policy.standing(of: situation.address) }

  /// Makes the situation of facts that are known; address, standing and page are there already.
  @inline(__always)
  mutating func situate(_ known: KnownFacts, _ asker: Asker, _ plain: PlainFacts, _ facts: NavigationFacts) {
    situation.known = known
    situation.asker = asker
    situation.isHop = plain.isHop
    situation.now = plain.at ?? newest
    situation.isVisible = facts.isVisible(isActive: isActive)
    if case .some = situation.stated { situation.stated = nil }
    if case .some = facts.state { situation.stated = facts.state }
    situation.evidence = Evidence.of(plain, facts, trigger: known.trigger, asker: asker, state: &self)
    situation.isLandingPage = facts.isLandingPage(on: known.platform)
  }
}
