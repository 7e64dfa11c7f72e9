/// What a replay remembers of one view: what its gate and the guard of its bridge know.
struct ReplayedView: Sendable {
  var gate: ViewGate
  var bridge: BridgeGuard

  init(_ gate: Gate, _ contract: BridgeContract) {
    self.gate = ViewGate(gate)
    bridge = BridgeGuard(contract)
  }

  /// Takes note of an event.
  mutating func note(_ event: ViewEvent) {
    gate.note(event)
    bridge.note(event)
  }
}
