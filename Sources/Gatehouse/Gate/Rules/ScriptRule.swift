extension Rung {
  /// Step 3: a `javascript:` address is script, never a page; it never loads, whoever asks.
  static func script(_ situation: Situation) -> Outcome { situation.address.kind == .javascript ? .block(.script) : .pass }
}
