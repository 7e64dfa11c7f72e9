import URLStandard

/// One navigation with every fact known, as the ladder judges it: the facts as stated, and one value for each that was missing.
struct Situation: Sendable {
  let policy: CompiledPolicy
  var address: Address
  let trigger: Trigger
  let asker: Asker
  let target: Target
  let isGET: Bool
  let platform: Platform
  let isHop: Bool
  /// The committed page.
  let current: Address?
  /// The time, on the view's clock.
  let now: Int64?
  /// The view can be seen and the app is in the foreground.
  let isVisible: Bool
  let stated: StatedState?
  let evidence: Evidence
  /// On Android, it is known that apps take this address, but none for its path.
  let isLandingPage: Bool

  /// Whether it comes from history, a reload or a resubmission.
  var isHistory: Bool { trigger == .backForward || trigger == .reload || trigger == .formResubmit }

  /// Whether the host itself started it, or it is a hop of a load that the host started.
  func isHostLoad(_ view: ViewState) -> Bool { trigger == .host || (isHop && view.chain.isHost) }

  /// Whether this address was offered to another app before in this chain.
  func isReissued(_ view: ViewState) -> Bool { stated?.reissued == true || view.chain.opened.contains(address.url) }
}
