import URLStandard

extension ViewState {
  /// Step 8: the app's own address is one of its screens, if a route matches wholly. Never a form, never what the host itself loads (a route's
  /// own web screen would loop), and once a chain.
  mutating func links() -> Rung.Outcome {
    guard situation.standing.isOwn, !isHostLoad else { return .pass }
    if !situation.isGET { return unmatched(.linkPost, PolicyPointer(.unmatched)) }
    if chain.hasRouted { return unmatched(.linkAgain, PolicyPointer(.unmatched)) }
    let policy = policy, layout = situation.address.layout
    switch situation.address.withUTF8({ policy.routes.find($0, layout, page: policy.isPage) }) {
    case .match(let index): return decide(Decision(.route, .route, PolicyPointer(.routes, index)))
    case .none(let miss): return unmatched(Reason(miss.cause), PolicyPointer(.routes, miss.route))
    }
  }

  /// An own address without a screen: a page, if the policy says so; never another app's.
  private mutating func unmatched(_ reason: Reason, _ pointer: PolicyPointer) -> Rung.Outcome {
    guard situation.address.isWeb else { return block(reason, pointer) }
    switch policy.web.unmatched {
    case .block: return block(reason, pointer)
    case .load: return decide(landing(admittedBy: Decision(.load, .linkPage, PolicyPointer(.unmatched))))
    case .pages:
      guard policy.web.hasPages, situation.standing.page.isAdmitted else { return block(reason, pointer) }
      let pointer = PolicyPointer(.pages, situation.standing.page.index)
      return decide(landing(admittedBy: Decision(.load, .linkPage, pointer)))
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
