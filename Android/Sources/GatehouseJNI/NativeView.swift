internal import Gatehouse
internal import Synchronization
internal import URLStandard

/// One view's gate, and what Java asks about afterwards: the last verdict's details, the next step of a launch, the question that is open.
final class NativeView: Sendable {
  private let state: Mutex<State>

  init(_ gate: Gate, apiLevel: Int) { state = Mutex(State(ViewGate(gate), BridgeGuard(gate), apiLevel: apiLevel)) }

  /// Does something with the view's state, alone.
  func with<Result: Sendable>(_ body: (inout State) -> Result) -> Result { state.withLock { body(&$0) } }

  struct State: Sendable {
    var gate: ViewGate
    var bridge: BridgeGuard
    /// Counts commits and deaths: which page a call belongs to.
    private var generation: Int64 = 0
    /// The origin of the page that is shown.
    private var committed: Origin?
    /// When the user acted on the page that is shown.
    private var lastInput: Int64?
    let apiLevel: Int
    /// The last verdict.
    private(set) var verdict: Verdict?
    /// The launch that is going on.
    private var plan: AndroidHandoff?
    /// The launch that waits for the user's answer.
    private var asked: AndroidHandoff?
    /// The last address that was let through to the engine, and the hops that led there.
    private var loaded: String?
    private var hops: [Redirect] = []
    private var recovery = RecoveryBudget()

    init(_ gate: ViewGate, _ bridge: BridgeGuard, apiLevel: Int) {
      self.gate = gate
      self.bridge = bridge
      self.apiLevel = apiLevel
    }

    /// Takes note of an event.
    mutating func note(_ event: ViewEvent) {
      gate.note(event)
      switch event {
      case .input(_, _, _, let at): lastInput = at
      case .commit(let url, _): commit(url, event)
      case .terminated, .teardown:
        bridge.note(event)
        beginPage()
      case .background, .foreground: lastInput = nil
      default: break
      }
    }

    /// WebView tells of a commit when script changes the address too. For the bridge it is another page if the origin is another one;
    /// of other pages it is told when they start.
    private mutating func commit(_ url: String?, _ event: ViewEvent) {
      let origin = url.flatMap { try? WebURL($0) }?.origin
      guard origin == nil || origin == .opaque || origin != committed else { return }
      committed = origin
      bridge.note(event)
      beginPage()
    }

    /// Another page starts in the main frame: who called before is gone, and the user has not acted on this one.
    mutating func beginPage() {
      bridge.note(.terminated(at: nil))
      (generation, lastInput) = (generation &+ 1, nil)
    }

    /// Judges a message to the bridge. A touch does not say which frame it was in, so it counts for the main frame only.
    mutating func judge(message: [UInt8], _ frame: Activation.Frame, at: Int64) -> BridgeVerdict {
      let activation = lastInput.map { Activation(.recent(ageMs: at.subtractingReportingOverflow($0).partialValue)) }
      return bridge.judge(message: message, frame: frame, generation: generation, activation: activation, at: at)
    }

    /// Decides; `nil` if what takes the address matters and has to be asked first.
    mutating func decide(
      _ url: String?, current: String?, _ flags: NavigationFlags, handlers: AppLinkHandlers?, at: Int64
    ) -> Verdict? {
      let redirects = hops(to: url, flags)
      let facts = flags.facts(url: url, current: current, redirects: redirects, handlers: handlers, at: at)
      if flags.contains(.canQuery), handlers == nil {
        var next = gate
        let verdict = next.decide(facts)
        if verdict.handoff?.mode == .universalLinkOnly { return nil }
        gate = next
        return remember(verdict, url, redirects, nil)
      }
      return remember(gate.decide(facts), url, redirects, handlers)
    }

    private func hops(to url: String?, _ flags: NavigationFlags) -> [Redirect] {
      guard flags.contains(.redirect), let from = loaded, let url else { return [] }
      // One more than the gate allows is enough to be refused.
      return hops.suffix(20) + [Redirect(from: from, to: url)]
    }

    private mutating func remember(_ verdict: Verdict, _ url: String?, _ redirects: [Redirect], _ handlers: AppLinkHandlers?) -> Verdict {
      self.verdict = verdict
      (loaded, hops) = verdict.kind == .load ? (url, redirects) : (nil, [])
      switch verdict.kind {
      case .open: plan = AndroidHandoff(verdict, apiLevel: apiLevel, handlers: handlers)
      case .ask: asked = verdict.then == .open ? AndroidHandoff(verdict, apiLevel: apiLevel, handlers: handlers) : nil
      case .block, .load, .loadInPlace, .route, .deliver: break
      }
      return verdict
    }

    /// The next step of the launch.
    mutating func step(isStarted: Bool, current: String?, at: Int64) -> AndroidHandoff.Step {
      guard var plan else { return .failed }
      let step = plan.next(isStarted: isStarted, in: &gate, current: current, at: at)
      self.plan = plan
      if case .fallback(let verdict) = step { _ = remember(verdict, verdict.url?.href, [], nil) }
      return step
    }

    /// The user's answer; whether the launch goes on.
    mutating func answer(_ isYes: Bool, _ url: String, at: Int64) -> Bool {
      guard let open = gate.asked?.href, open == url, let asked else { return false }
      gate.note(.answer(url: url, isYes: isYes, at: at))
      self.asked = nil
      plan = isYes ? asked : nil
      return isYes
    }

    /// The page that a view shows again after its process ended, or `nil`.
    mutating func recover(_ page: String?, at: Int64) -> String? {
      note(.terminated(at: at))
      let policy = gate.gate.policy.session
      guard recovery.allows(policy.recoveryAttempts, within: policy.recoveryWithinMs, at: at) else { return nil }
      guard let page, gate.admits(committed: page, at: at) else { return nil }
      return page
    }
  }
}
