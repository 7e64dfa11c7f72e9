import URLStandard

extension Rung {
  /// Step 8: the app's own address is one of its screens, if a route matches wholly. Never a form, never what the host itself loads (a route's
  /// own web screen would loop), and once a chain.
  static func links(_ situation: Situation, _ view: inout ViewState) -> Outcome {
    let policy = situation.policy
    guard situation.standing.isOwn, !situation.isHostLoad(&view) else { return .pass }
    if !situation.isGET { return unmatched(situation, &view, .linkPost, PolicyPointer(.unmatched)) }
    if view.chain.hasRouted { return unmatched(situation, &view, .linkAgain, PolicyPointer(.unmatched)) }
    let address = situation.address
    switch address.withUTF8({ policy.routes.find($0, address.layout, page: policy.isPage) }) {
    case .match(let index): return .decide(Decision(.route, .route, PolicyPointer(.routes, index)))
    case .none(let miss): return unmatched(situation, &view, Reason(miss.cause), PolicyPointer(.routes, miss.route))
    }
  }

  /// An own address without a screen: a page, if the policy says so; never another app's.
  private static func unmatched(_ situation: Situation, _ view: inout ViewState, _ reason: Reason, _ pointer: PolicyPointer) -> Outcome {
    let policy = situation.policy
    let refused = Outcome.block(reason, pointer)
    guard situation.address.isWeb else { return refused }
    switch policy.web.unmatched {
    case .block: return refused
    case .load: return .decide(landing(situation, &view, admittedBy: Decision(.load, .linkPage, PolicyPointer(.unmatched))))
    case .pages:
      guard policy.web.hasPages, situation.standing.page.isAdmitted else { return refused }
      let pointer = PolicyPointer(.pages, situation.standing.page.index)
      return .decide(landing(situation, &view, admittedBy: Decision(.load, .linkPage, pointer)))
    }
  }
}

extension Reason {
  /// The reason for a link that no route matches.
  init(_ cause: RouteMiss.Cause) {
    self =
      switch cause {
      case .notALink, .path, .via, .emptySegment: .linkUnmatched
      case .encoded: .linkEncoded
      case .parameter, .tooManyParameters: .linkParameter
      case .missingParameter: .linkMissingParameter
      case .duplicateParameter: .linkDuplicateParameter
      case .unknownParameter, .fragment: .linkUnknownParameter
      }
  }
}
