extension ViewState {
  /// Step 10: what no rule took and is no web address goes nowhere.
  mutating func unknownScheme() -> Rung.Outcome {
    situation.address.isWeb ? .pass : block(.schemeUnknown, PolicyPointer(.schemes))
  }
}
