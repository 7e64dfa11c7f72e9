import URLStandard

extension Rung {
  /// Step 9: other apps. A web address passes on as a page where it is not handed off; another scheme is handed off, refused, or unknown.
  static func handoff(_ situation: Situation, _ view: inout ViewState) -> Outcome {
    if let intent = situation.address.intent { return intentHandoff(intent, situation, &view) }
    return situation.address.isWeb ? webHandoff(situation, &view) : schemeHandoff(situation, &view)
  }

  /// A launch, or the question that comes before it.
  static func launch(
    _ mode: HandoffPlan.Mode, _ fallback: Policy.Fallback, _ reason: Reason, _ pointer: PolicyPointer, isAsked: Bool
  ) -> Decision {
    var decision = Decision(isAsked ? .ask : .open, isAsked ? .handoffConfirm : reason, pointer)
    decision.then = isAsked ? .open : nil
    decision.launch = Decision.Launch(mode: mode, fallback: fallback)
    return decision
  }

  /// Whether the page that asks may launch apps; the app itself may.
  static func mayLaunch(_ situation: Situation, _ view: inout ViewState) -> Bool {
    if case .app = situation.asker { return true }
    if situation.policy.handoff.isForAnyPage { return true }
    return view.pages.standing(of: situation.asker.origin)?.mayLaunch ?? false
  }
}
