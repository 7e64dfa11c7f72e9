extension ViewState {
  /// Step 6: history, reload and resubmission show pages again. They never route, launch or open a window.
  mutating func history() -> Rung.Outcome {
    guard situation.isHistory else { return .pass }
    guard situation.address.isWeb else { return block(.historyLaunch) }
    return situation.target == .new ? block(.historyWindow) : .go(.page)
  }
}
