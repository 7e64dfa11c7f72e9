extension ViewState {
  /// Step 2: the result of a payment or sign-in that is under way. Any frame may bring it, by any trigger, once it reaches the top.
  /// A form that is sent there goes on as a page.
  mutating func returns() -> Rung.Outcome {
    guard case .some = expected, situation.isGET, situation.target == .main || situation.target == .new else { return .pass }
    switch expected?.judge(situation.address.url, now: situation.now) {
    case .other, nil: return .pass
    case .result: return decide(Decision(.deliver, .returned))
    case .refused(let reason): return block(reason)
    }
  }
}
