import URLStandard

/// A gate in front of one view: the policy, and what the view remembers (inputs, launches, the chain of redirects that is running).
///
/// The decision is synchronous and pure but for that memory. The clock is the caller's: `at` is milliseconds on a monotonic clock of the view.
public struct ViewGate: Sendable {
  /// The compiled policy.
  public let gate: Gate
  var state = ViewState()

  /// Puts a gate in front of a view that has just been made.
  public init(_ gate: Gate) { self.gate = gate }

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
      state.chain.restart()
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
  /// The verdict, without remembering what follows from it.
  ///
  /// - Parameter observe: is told the reading of the facts that decided, unless the address or the redirects did.
  mutating func judge(_ facts: NavigationFacts, observe: ((Situation) -> Void)? = nil) -> Verdict {
    state.tick(facts.at)
    if state.isClosed { return Verdict(Decision(.block, .viewClosed), nil) }
    let address: Address
    do throws(Address.Refusal) {
      address = try Address.read(facts)
    } catch {
      return Verdict(Decision(.block, error.reason), error.url)
    }
    if !facts.redirects.isEmpty, let refusal = Chain.refusal(of: facts.redirects, http: gate.compiled.web.http) {
      return Verdict(refusal, address.url)
    }
    state.follow(facts, address.url)
    let current = facts.current == nil ? state.pages.current(state.committed) : state.pages.current(facts.current)
    let origin = state.pages.origin(facts.source?.origin)
    guard let known = facts.known else { return walk(facts, address, current: current, origin: origin, observe) }
    let evidence = Evidence.of(facts, trigger: known.trigger, asker: known.asker(origin), state: state)
    let situation = Situation(
      policy: gate.compiled, address: address, known: known, asker: known.asker(origin), isHop: facts.isHop, current: current,
      now: facts.at ?? state.newest, isVisible: facts.isVisible(in: state), stated: facts.state, evidence: evidence,
      isLandingPage: facts.isLandingPage(on: known.platform))
    let decision = Ladder.decide(situation, state)
    observe?(situation)
    let missing: FactSet = decision.reason.needsActivation && facts.activation == nil ? .activation : []
    return Verdict.on(situation.address, decision, gate.compiled, missing: missing)
  }

  /// The narrowest verdict of a navigation that misses facts. Apart, because it keeps copies of everything, which the common path never does.
  @inline(never)
  private func walk(
    _ facts: NavigationFacts, _ address: Address, current: Page?, origin: SourceOrigin, _ observe: ((Situation) -> Void)?
  ) -> Verdict {
    let walk = Walk(gate.compiled, address, facts, state, current: current)
    let (decision, situation, missing) = walk.narrowest(origin: origin)
    if let situation { observe?(situation) }
    return Verdict.on(address, decision, gate.compiled, missing: missing)
  }

  /// Remembers what follows from a decision.
  private mutating func settle(_ verdict: Verdict, at time: Int64?, isHosts: Bool) {
    state.chain.isEmpty = false
    guard let url = verdict.url else { return }
    switch verdict.kind {
    case .open:
      let isTentative = verdict.launchMode == .universalLinkOnly
      state.remember(ViewState.Launch(address: url, at: time ?? state.newest, isTentative: isTentative))
    case .route: state.chain.hasRouted = true
    case .loadInPlace where verdict.reason == .stay: state.chain.hasStayed = true
    case .load where url.specialScheme == .file: state.fileGrant = nil
    // The host itself loads what nobody took. A page that asks for it again proves nothing.
    case .load where isHosts, .loadInPlace where isHosts: state.giveBack(url)
    case .load, .loadInPlace: break
    case .deliver: state.expected = nil
    case .ask where verdict.then == .open: state.chain.asked = url
    case .block, .ask: break
    }
  }
}
