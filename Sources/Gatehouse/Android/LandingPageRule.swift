extension ViewState {
  /// A web address that would be offered to its owner, unless it is known that the owner's app takes only the host and not this page: then it is
  /// the page that leads to the app, and it loads here. Where this view is not its fallback, it is judged as a page.
  mutating func offered(_ decision: Decision) -> Rung.Outcome {
    guard situation.isLandingPage, policy.policy.handoff.android.landingPages == .load else { return decide(decision) }
    guard decision.launch?.fallback == .load else { return .pass }
    return decide(landing(admittedBy: Decision(.load, .landingPage, PolicyPointer(.landingPages))))
  }
}
