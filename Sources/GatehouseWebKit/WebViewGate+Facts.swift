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
    facts.trigger = clues.isHostLoad == true ? .host : clues.isRedirect ? .redirect : Trigger(action.navigationType)
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
    facts.current = view.flatMap(evidence.committedAddress)
    facts.at = at
    return facts
  }

  private func baseFacts(_ clues: NavigationClues, _ phase: Phase = .request) -> NavigationFacts {
    NavigationFacts(
      url: clues.url, activation: clues.activation, redirects: clues.redirects, source: clues.source, target: clues.target, phase: phase,
      current: view.flatMap(evidence.committedAddress), platform: Self.platform, at: clues.at.map { $0 - epoch } ?? now)
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

  private static var platform: Platform {
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
