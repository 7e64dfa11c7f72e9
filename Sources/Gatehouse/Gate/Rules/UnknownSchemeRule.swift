extension Rung {
  /// Step 10: what no rule took and is no web address goes nowhere.
  static func unknownScheme(_ situation: Situation) -> Outcome {
    situation.address.isWeb ? .pass : .block(.schemeUnknown, PolicyPointer(.schemes))
  }
}
