import URLStandard

extension ViewState {
  /// Step 5: only the fragment of the page in the main frame changes (HTML, "navigate to a fragment"). A reload or a form is a new request.
  mutating func sameDocument() -> Rung.Outcome {
    guard situation.isGET, situation.target == .main, case .main = situation.asker, situation.hasCurrent else { return .pass }
    switch situation.trigger {
    case .reload, .form, .formResubmit: return .pass
    case .link, .backForward, .script, .metaRefresh, .redirect, .typed, .host, .other: break
    }
    // A link without a fragment to the page itself is a new request; a step back from a fragment is not.
    guard situation.address.hasFragment || situation.trigger == .backForward, let current else { return .pass }
    guard situation.address.hasFragment || current.hasFragment, situation.address.url.equalsExcludingFragment(current.url) else {
      return .pass
    }
    return decide(Decision(.load, .sameDocument))
  }
}
