import URLStandard

extension Rung {
  /// Step 5: only the fragment of the page in the main frame changes (HTML, "navigate to a fragment"). A reload or a form is a new request.
  static func sameDocument(_ situation: Situation) -> Outcome {
    guard situation.isGET, situation.target == .main, case .main = situation.asker, let current = situation.current?.address else {
      return .pass
    }
    switch situation.trigger {
    case .reload, .form, .formResubmit: return .pass
    case .link, .backForward, .script, .metaRefresh, .redirect, .typed, .host, .other: break
    }
    // A link without a fragment to the page itself is a new request; a step back from a fragment is not.
    let hasFragment = situation.address.url.fragmentRange != nil
    let isStep = situation.trigger == .backForward && current.url.fragmentRange != nil
    guard hasFragment || isStep, situation.address.url.equalsExcludingFragment(current.url) else { return .pass }
    return .decide(Decision(.load, .sameDocument))
  }
}
