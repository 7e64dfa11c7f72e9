import URLStandard

/// One navigation with every fact known, as the ladder judges it: the facts as stated, and one value for each that was missing.
struct Situation: Sendable {
  let policy: CompiledPolicy
  let address: Address
  let facts: NavigationFacts
  let trigger: Trigger
  let asker: Asker
  let target: Target
  let isGET: Bool
  let platform: Platform
  let current: Address?
  let state: ViewState
  let evidence: Evidence
  let isHop: Bool

  /// Whether the host itself started it, or it is a hop of a load that the host started.
  var isHostLoad: Bool { trigger == .host || (isHop && state.chain.isHost) }

  /// Whether it comes from history, a reload or a resubmission.
  var isHistory: Bool { trigger == .backForward || trigger == .reload || trigger == .formResubmit }

  /// Whether the view can be seen and the app is in the foreground.
  var isVisible: Bool {
    (facts.isVisible ?? true) && (facts.state?.isVisible ?? true) && (facts.state?.appIsActive ?? true) && state.isActive
  }

  /// Whether this address was offered to another app before in this chain.
  var isReissued: Bool { facts.state?.reissued == true || state.chain.opened.contains(address.url) }
}
