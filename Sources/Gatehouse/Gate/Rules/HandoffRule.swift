import URLStandard

extension ViewState {
  /// Step 9: other apps. A web address passes on as a page where it is not handed off; another scheme is handed off, refused, or unknown.
  mutating func handoff() -> Rung.Outcome {
    if let intent = situation.address.intent { return intentHandoff(intent) }
    return situation.address.isWeb ? webHandoff() : schemeHandoff()
  }

  /// Whether the page that asks may launch apps; the app itself may.
  mutating func mayLaunch() -> Bool {
    if case .app = situation.asker { return true }
    if policy.handoff.isForAnyPage { return true }
    return pages.standing(of: situation.asker.origin)?.mayLaunch ?? false
  }
}

extension Decision {
  /// A launch, or the question that comes before it.
  static func launch(
    _ mode: HandoffPlan.Mode, _ fallback: Policy.Fallback, _ reason: Reason, _ pointer: PolicyPointer, isAsked: Bool
  ) -> Decision {
    var decision = Decision(isAsked ? .ask : .open, isAsked ? .handoffConfirm : reason, pointer)
    decision.then = isAsked ? .open : nil
    decision.launch = Launch(mode: mode, fallback: fallback)
    return decision
  }
}
