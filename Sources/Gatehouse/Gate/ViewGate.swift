import URLStandard

/// A gate in front of one view: the policy, and what the view remembers (inputs, launches, the chain of redirects that is running).
///
/// The decision is synchronous and pure but for that memory. The clock is the caller's: `at` is milliseconds on a monotonic clock of the view.
public struct ViewGate: Sendable {
  /// The compiled policy.
  public let gate: Gate
  var state = ViewState()
  private var memory = PageMemory()

  /// Puts a gate in front of a view that has just been made.
  public init(_ gate: Gate) { self.gate = gate }

  /// Decides a navigation and remembers what follows from it.
  ///
  /// Where facts are missing, the ladder is walked for each value that they may have, and the narrowest verdict counts.
  public mutating func decide(_ facts: NavigationFacts) -> Verdict {
    let judgement = judge(facts)
    settle(facts, judgement.decision, judgement.url)
    return Verdict(judgement.decision, judgement.url, policy: gate.compiled, missing: judgement.missing)
  }

  /// Notes something that happened in the view.
  public mutating func note(_ event: ViewEvent) {
    switch event {
    case .input(let frame, let document, let kind, let at):
      state.tick(at)
      state.remember(ViewState.Input(frame: frame, document: document, kind: kind, at: at))
    case .commit(let url, let at):
      state.tick(at)
      state.committed = url
      state.fileGrant = nil
      state.hasDenied = false
      if let announced = state.announced {
        state.beginUserLoad(announced)
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
      state.announced = Address.announced(url)
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
      state.chain = Chain()
      state.announced = nil
      state.fileGrant = grant
    }
  }

  /// The user answered. An answer to a question that is no longer open changes nothing.
  private mutating func answer(_ text: String, isYes: Bool, at: Int64?) {
    guard let asked = state.chain.asked, let url = try? WebURL(text), url == asked else { return }
    state.chain.asked = nil
    if isYes {
      state.remember(ViewState.Launch(address: url, at: at ?? state.newest, isTentative: false))
    } else {
      state.hasDenied = true
    }
  }

  /// A launch did not happen. What was offered to its owner only is given back; after any other failure nothing is launched in this chain.
  private mutating func openFailed(_ text: String) {
    guard let url = try? WebURL(text), let launch = state.launches.last(where: { $0.address == url }) else {
      state.chain.hasFailed = true
      return
    }
    if launch.isTentative { state.giveBack(url) } else { state.chain.hasFailed = true }
  }
}

// MARK: - Judging

extension ViewGate {
  /// The decision and its address, and nothing else.
  mutating func judge(_ facts: NavigationFacts) -> Judgement {
    state.tick(facts.at)
    if state.isClosed { return Judgement(decision: Decision(.block, .viewClosed)) }
    let address: Address
    switch Address.read(facts) {
    case .refused(let reason, let url): return Judgement(decision: Decision(.block, reason), url: url)
    case .address(let read): address = read
    }
    if !facts.redirects.isEmpty, let refusal = Chain.refusal(of: facts.redirects, http: gate.compiled.web.http) {
      return Judgement(decision: refusal, url: address.url)
    }
    state.follow(facts, address.url)
    let current = memory.current(facts.current ?? state.committed)
    let origin = memory.origin(facts.source?.origin)
    var judgement = Judgement(decision: Decision(.block, .schemeUnknown), url: address.url)
    if let situation = Walk.only(gate.compiled, address, facts, state, current: current, origin: origin) {
      judgement.decision = Ladder.decide(situation, state)
      judgement.situation = situation
      if facts.activation == nil, Decision.needsActivation.contains(judgement.decision.reason) { judgement.missing = FactSet(.activation) }
    } else {
      let walk = Walk(gate.compiled, address, facts, state, current: current)
      (judgement.decision, judgement.situation, judgement.missing) = walk.narrowest(origin: origin)
    }
    if judgement.decision.isUpgraded { judgement.url = address.url.upgraded ?? address.url }
    return judgement
  }

  /// A decision with what led to it.
  struct Judgement {
    var decision: Decision
    var url: WebURL?
    var missing: FactSet = []
    /// The reading of the facts that decided; `nil` if the address or the redirects did.
    var situation: Situation?
  }

  /// Remembers what follows from a decision.
  private mutating func settle(_ facts: NavigationFacts, _ decision: Decision, _ url: WebURL?) {
    state.chain.isEmpty = false
    guard let url else { return }
    switch decision.kind {
    case .open:
      let isTentative = decision.launch?.mode == .universalLinkOnly
      state.remember(ViewState.Launch(address: url, at: facts.at ?? state.newest, isTentative: isTentative))
    case .route: state.chain.hasRouted = true
    case .loadInPlace where decision.reason == .stay: state.chain.hasStayed = true
    case .load where url.specialScheme == .file: state.fileGrant = nil
    // The host itself loads what nobody took. A page that asks for it again proves nothing.
    case .load where facts.trigger == .host, .loadInPlace where facts.trigger == .host: state.giveBack(url)
    case .load, .loadInPlace: break
    case .deliver: state.expected = nil
    case .ask where decision.then == .open: state.chain.asked = url
    case .block, .ask: break
    }
  }
}
