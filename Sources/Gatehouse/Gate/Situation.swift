import URLStandard

/// One navigation with every fact known, as the ladder judges it: the facts as stated, and one value for each that was missing.
struct Situation {
  let policy: CompiledPolicy
  var address: Address
  /// What the policy's lists say of the address.
  var standing: Standing
  let known: KnownFacts
  let asker: Asker
  let isHop: Bool
  /// Whether a page is committed; ``PageMemory`` has it.
  let hasCurrent: Bool
  /// The time, on the view's clock.
  let now: Int64?
  /// The view can be seen and the app is in the foreground.
  let isVisible: Bool
  let stated: StatedState?
  let evidence: Evidence
  /// On Android, it is known that apps take this address, but none for its path.
  let isLandingPage: Bool

  var trigger: Trigger { known.trigger }
  var target: Target { known.target }
  var isGET: Bool { known.isGET }
  var platform: Platform { known.platform }

  /// Whether it comes from history, a reload or a resubmission.
  var isHistory: Bool { trigger == .backForward || trigger == .reload || trigger == .formResubmit }

  /// Whether the host itself started it, or it is a hop of a load that the host started.
  func isHostLoad(_ view: inout ViewState) -> Bool { trigger == .host || (isHop && view.chain.isHost) }

  /// Whether this address was offered to another app before in this chain.
  func isReissued(_ view: inout ViewState) -> Bool { stated?.reissued == true || view.chain.opened.contains(where: { $0 == address.text }) }

  /// The committed page.
  func current(_ view: inout ViewState) -> Address? { hasCurrent ? view.pages.current?.address : nil }
}

extension NavigationFacts {
  /// Whether it is known, on Android, that apps take this address, but none for its path.
  func isLandingPage(on platform: Platform) -> Bool { platform == .android && handlers?.isLandingPage == true }

  /// Whether the view can be seen and the app is in the foreground, as far as anybody says.
  @inline(__always)
  func isVisible(isActive: Bool) -> Bool {
    guard isActive, isVisible ?? true else { return false }
    guard let state else { return true }
    return (state.isVisible ?? true) && (state.appIsActive ?? true)
  }
}
