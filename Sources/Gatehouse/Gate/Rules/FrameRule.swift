extension ViewState {
  /// Step 7: a sub-frame may show pages and, if it is listed, launch. Only the main frame may route. A web address that lands in a frame is
  /// a page, whoever asks; one of which the engine does not say yet where it lands is judged as a page too.
  mutating func frames() -> Rung.Outcome {
    if situation.address.isWeb {
      let isPage = situation.asker.isFrame || situation.target == .frame || situation.target == .later
      return isPage ? .go(.page) : .pass
    }
    guard case .frame(let origin) = situation.asker else { return .pass }
    guard let standing = pages.standing(of: origin), standing.mayLaunchFromFrame else {
      return block(.frameHandoff, PolicyPointer(.handoffFrames))
    }
    return .go(.handoff)
  }
}
