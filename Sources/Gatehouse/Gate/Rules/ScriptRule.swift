extension ViewState {
  /// Step 3: a `javascript:` address is script, never a page; it never loads, whoever asks.
  mutating func script() -> Rung.Outcome { situation.address.kind == .javascript ? block(.script) : .pass }
}
