import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// From the engine's questions to facts.
extension WebViewGate {
  /// The facts of a navigation before its request.
  func facts(_ action: WKNavigationAction, _ clues: NavigationClues) -> NavigationFacts {
    var facts = baseFacts(clues)
    facts.method = clues.method
    if clues.isHostLoad == true { _ = hostLoads.take(clues.url, at: now) }
    let isHosts = clues.isHostLoad ?? isKnownHostLoad(action, clues)
    // A form that history or a reload sends again is one, whoever steps there.
    let isRepeat = action.navigationType == .formResubmitted
    facts.trigger = isHosts && !isRepeat ? .host : clues.isRedirect ? .redirect : Trigger(action.navigationType)
    if isHosts, clues.isPublicOnly { facts.redirects = hostHops(to: clues.url) }
    if clues.isPublicOnly { facts.activation = publicActivation(facts, clues) }
    // A hop of a load that the gate carried out for somebody belongs to the one who asked first.
    if clues.isRedirect, let began = chains.facts(of: clues.navigation), began.trigger != .host {
      facts.trigger = .redirect
      facts.source = began.source
      facts.activation = aged(began, at: facts.at)
      facts.redirects = began.redirects + clues.redirects.suffix(1)
    }
    return facts
  }

  /// The facts of the same navigation at its response, when its target is known.
  func facts(_ response: WKNavigationResponse, _ clues: NavigationClues) -> NavigationFacts {
    guard var facts = chains.facts(of: clues.navigation) else { return baseFacts(clues, .response) }
    let at = now
    facts.activation = clues.isAmbiguous ? nil : aged(facts, at: at)
    if clues.isAmbiguous { facts.source = nil }
    facts.url = clues.url
    facts.target = clues.target
    facts.phase = .response
    facts.current = committedAddress
    facts.at = at
    return facts
  }

  /// Whether it is a load that the app started through the gate, where the host cannot tell.
  private func isKnownHostLoad(_ action: WKNavigationAction, _ clues: NavigationClues) -> Bool {
    guard action.navigationType == .other, clues.target == .main, clues.source?.isMain != false else { return false }
    // What the app started has no source, or since the SDK of iOS 18.4 an empty document's. While such a load is on its way, the next of the same
    // source is its redirect.
    return hostLoads.take(clues.url, at: now) || (clues.isPublicOnly && hostFlight.map { isHop(clues.source, of: $0) } ?? false)
  }

  private func isHop(_ source: Source?, of load: NavigationFacts) -> Bool {
    if has(.losesHops) { return false }
    return source == load.source && (source == nil || source?.origin == "null")
  }

  /// The redirects of the app's own load that lead to an address.
  private func hostHops(to url: String?) -> [Redirect] {
    guard let hostFlight, let from = hostFlight.url, let url, from != url else { return [] }
    return hostFlight.redirects.suffix(20) + [Redirect(from: from, to: url)]
  }

  /// The user's part, as far as Apple's public interface and the inputs that were seen tell.
  ///
  /// A button in the action is a trusted event of the very frame that asks. A link or form within a second of an input that was seen is that
  /// input's, in a frame that nobody names. Keyboards and assistive technology are not all visible, so where no input was seen nothing is known, but
  /// that assistive technology is on: then links and forms are its user's.
  private func publicActivation(_ facts: NavigationFacts, _ clues: NavigationClues) -> Activation? {
    if clues.hasButton {
      let frame = clues.source.map { Activation.Frame(origin: $0.origin, isMain: $0.isMain) }
      return Activation(.direct, input: .button, frame: frame)
    }
    let isVouchedFor = facts.trigger == .link || facts.trigger == .form
    let age = lastInput.map { max(0, (facts.at ?? now) - $0) }
    if isVouchedFor, let age, age <= 1000 { return Activation(.direct, input: .tap) }
    if isVouchedFor, InputWatch.isAssistive { return Activation(.direct, input: .button) }
    return age.map { Activation(.recent(ageMs: $0), input: .tap) }
  }

  private func baseFacts(_ clues: NavigationClues, _ phase: Phase = .request) -> NavigationFacts {
    NavigationFacts(
      url: clues.url, activation: clues.activation, redirects: clues.redirects, source: clues.source, target: clues.target, phase: phase,
      current: committedAddress, platform: Self.platform, at: clues.at.map { $0 - epoch } ?? now)
  }

  /// The activation with which a navigation began, as old as it is at another time. What was an input's own action is the next moment's past.
  ///
  /// Age and time must come from one reading of the clock: the gate finds the input's own time from both, and compares it with launches.
  private func aged(_ facts: NavigationFacts, at time: Int64?) -> Activation? {
    guard var activation = facts.activation, let began = facts.at, let time else { return facts.activation }
    switch activation.kind {
    case .direct: activation.kind = .recent(ageMs: max(0, time - began))
    case .recent(let age?): activation.kind = .recent(ageMs: age + max(0, time - began))
    case .recent(nil), .sticky, .none: break
    }
    return activation
  }

  static var platform: Platform {
    #if os(iOS)
      .ios
    #elseif os(macOS)
      .macos
    #else
      .linux
    #endif
  }
}

extension Trigger {
  /// WebKit's word for what started a navigation; `other` is script, a refresh, a redirect or the app.
  init(_ type: WKNavigationType) {
    switch type {
    case .linkActivated: self = .link
    case .formSubmitted: self = .form
    case .backForward: self = .backForward
    case .reload: self = .reload
    case .formResubmitted: self = .formResubmit
    case .other: self = .other
    @unknown default: self = .other
    }
  }
}
