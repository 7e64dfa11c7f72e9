extension Rung {
  /// Step 7: a sub-frame may show pages and, if it is listed, launch. Only the main frame may route. A web address that lands in a frame is
  /// a page, whoever asks; one of which the engine does not say yet where it lands is judged as a page too.
  static func frames(_ situation: Situation, _ view: inout ViewState) -> Outcome {
    if situation.address.isWeb {
      let isPage = situation.asker.isFrame || situation.target == .frame || situation.target == .later
      return isPage ? .go(.page) : .pass
    }
    guard case .frame(let origin) = situation.asker else { return .pass }
    let refused = Outcome.block(.frameHandoff, PolicyPointer(.handoffFrames))
    guard let standing = view.pages.standing(of: origin), standing.mayLaunchFromFrame else { return refused }
    return .go(.handoff)
  }
}
