import URLStandard

/// One navigation with every fact known, as the ladder judges it: the facts as stated, and one value for each that was missing.
///
/// A view has one, which is made and decided in place: nothing of it is copied on the way, and no references are counted.
struct Situation: Sendable {
  var address = Address()
  /// What the policy's lists say of the address.
  var standing = Standing()
  var known = KnownFacts()
  var asker = Asker.app
  var isHop = false
  /// Whether a page is committed; ``PageMemory`` has it.
  var hasCurrent = false
  /// The time, on the view's clock.
  var now: Int64?
  /// The view can be seen and the app is in the foreground.
  var isVisible = false
  var stated: StatedState?
  var evidence = Evidence(level: .unknown)
  /// On Android, it is known that apps take this address, but none for its path.
  var isLandingPage = false
  /// What the ladder answers.
  var decision = Decision(.block, .schemeUnknown)

  var trigger: Trigger { known.trigger }
  var target: Target { known.target }
  var isGET: Bool { known.isGET }
  var platform: Platform { known.platform }

  /// Whether it comes from history, a reload or a resubmission.
  var isHistory: Bool { trigger == .backForward || trigger == .reload || trigger == .formResubmit }
}

extension ViewState {
  /// Whether the host itself started the navigation, or it is a hop of a load that the host started.
  var isHostLoad: Bool {
    mutating get { situation.trigger == .host || (situation.isHop && chain.isHost) }
  }

  /// Whether the address was offered to another app before in this chain.
  var isOffered: Bool {
    mutating get { !chain.opened.isEmpty && chain.opened.contains(where: { $0.text == situation.address.text }) }
  }

  /// The same, or somebody states it.
  var isReissued: Bool {
    mutating get { situation.stated?.reissued == true || isOffered }
  }

  /// The committed page.
  var current: Address? {
    mutating get { situation.hasCurrent ? pages.current?.address : nil }
  }
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
