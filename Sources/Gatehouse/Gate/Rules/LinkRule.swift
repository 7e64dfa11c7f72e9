import URLStandard

extension Ladder {
  /// Step 8: the app's own address is one of its screens, if a route matches wholly. Never a form, never what the host itself loads (a route's
  /// own web screen would loop), and once a chain.
  static func links(_ situation: Situation) -> Outcome {
    guard situation.policy.isOwn(situation.address), !situation.isHostLoad else { return .pass }
    if !situation.isGET { return unmatched(situation, .linkPost, PolicyPointer("/links/unmatched")) }
    if situation.state.chain.hasRouted { return unmatched(situation, .linkAgain, PolicyPointer("/links/unmatched")) }
    switch situation.policy.match(situation.address) {
    case .match(let match):
      var verdict = Verdict(.route, .route, rule: PolicyPointer("/links/routes", match.index))
      verdict.route = match
      return .decide(verdict)
    case .none(let reason, let pointer): return unmatched(situation, reason, pointer)
    }
  }

  /// An own address without a screen: a page, if the policy says so; never another app's.
  private static func unmatched(_ situation: Situation, _ reason: Reason, _ pointer: PolicyPointer) -> Outcome {
    let links = situation.policy.policy.links
    let refused = Outcome.decide(Verdict(.block, reason, rule: pointer))
    guard situation.address.isWeb else { return refused }
    switch links.unmatched {
    case .block: return refused
    case .load: return .decide(landing(situation, admittedBy: Verdict(.load, .linkPage, rule: PolicyPointer("/links/unmatched"))))
    case .pages:
      guard let index = situation.policy.pages?.entry(for: situation.address.url) else { return refused }
      return .decide(landing(situation, admittedBy: Verdict(.load, .linkPage, rule: PolicyPointer("/web/pages", index))))
    }
  }
}

extension CompiledPolicy {
  /// What the routes say of an own address.
  enum LinkAnswer: Sendable {
    case match(RouteMatch)
    case none(Reason, PolicyPointer)
  }

  /// Asks the routes.
  func match(_ address: Address) -> LinkAnswer {
    switch routes.find(address.url, page: isPage) {
    case .match(let index):
      guard let match = routes.match(index, of: address.url) else { return .none(.linkUnmatched, PolicyPointer("/links/routes", index)) }
      return .match(match)
    case .none(let miss): return .none(Reason(miss.cause), PolicyPointer("/links/routes", miss.route))
    }
  }
}

extension Reason {
  /// The reason for a link that no route matches.
  fileprivate init(_ cause: RouteMiss.Cause) {
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
