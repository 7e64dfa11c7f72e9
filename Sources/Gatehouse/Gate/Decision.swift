/// What a rule of the ladder answers: a verdict as a small value, without the address and without anything that is made for people.
struct Decision: Sendable, Hashable {
  var kind: Verdict.Kind
  var reason: Reason
  var rule: PolicyPointer?
  /// For `ask`: what a yes does.
  var then: Verdict.Kind?
  /// For `open`, and for `ask` whose yes opens: how.
  var launch: Launch?
  /// It is about the address by https instead of http.
  var isUpgraded = false

  /// How an address is handed to another app.
  struct Launch: Sendable, Hashable {
    var mode: HandoffPlan.Mode
    var fallback: Policy.Fallback
    /// It goes on as the intent around the address; ``Verdict`` has what that carries.
    var isIntent = false
  }

  init(_ kind: Verdict.Kind, _ reason: Reason, _ rule: PolicyPointer? = nil) {
    self.kind = kind
    self.reason = reason
    self.rule = rule
  }

  /// How much it allows; see ``Verdict/breadth``.
  var breadth: Int {
    switch kind {
    case .block: 0
    case .ask: then == .load ? 1 : 4
    case .load, .loadInPlace: 2
    case .route, .deliver: 3
    case .open: 5
    }
  }
}
