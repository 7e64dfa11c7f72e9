import URLStandard

extension ViewState {
  /// Addresses of other schemes: refused, ours, listed, and then whether this page may launch now.
  mutating func schemeHandoff() -> Rung.Outcome {
    let policy = policy
    if situation.standing.isRefused { return block(.handoffRefused, PolicyPointer(.refuse)) }
    if situation.standing.isOwn { return block(.handoffOwn, PolicyPointer(.linkSchemes)) }
    guard let listing = policy.listing(of: situation.address, situation.standing) else { return .pass }
    guard listing.isMatched else { return block(.handoffRule, listing.pointer) }
    if !situation.isGET { return block(.handoffPost, listing.pointer) }
    let isFrame = situation.asker.isFrame
    guard isFrame || mayLaunch() else { return block(.handoffFrom, PolicyPointer(.from)) }
    guard situation.isVisible else { return block(.handoffHidden, listing.pointer) }
    guard !isPending else { return block(.handoffPending, PolicyPointer(.launches)) }

    let handoff = policy.handoff
    let list = isFrame ? handoff.frameActivation : handoff.activation
    // What the host loads for the user is the user's action itself.
    let isUserLoad = situation.trigger == .host && chain.userLoad?.address.text == situation.address.text
    let sufficiency = isUserLoad ? .enough : situation.evidence.suffices(list, window: handoff.windowMs)
    let fallback = policy.fallback(for: situation.standing)
    /// What is late, spent or too much is asked where the policy says so, else refused.
    func late(_ reason: Reason, _ member: PolicyPointer.Member) -> Decision {
      guard handoff.confirm == .late else { return Decision(.block, reason, PolicyPointer(member)) }
      return .launch(.any, fallback, .handoffConfirm, PolicyPointer(.confirm), isAsked: true)
    }
    let inactive: (Reason, PolicyPointer.Member) = isFrame ? (.frameActivation, .frameActivation) : (.handoffActivation, .activation)
    switch sufficiency {
    case .enough, .notNeeded: break
    case .late: return decide(late(inactive.0, inactive.1))
    case .no: return block(inactive.0, PolicyPointer(inactive.1))
    }
    switch room(leaningOn: sufficiency == .enough ? list : nil) {
    case .free: break
    case .spent: return decide(late(.handoffSpent, .perActivation))
    case .chainSpent: return decide(late(.handoffChain, .launches))
    case .limit: return decide(late(.handoffLimit, .atMost))
    }
    let isAsked = listing.asks || (handoff.confirm == .always && !isUserLoad)
    return decide(.launch(.any, fallback, listing.isStore ? .store : .scheme, listing.pointer, isAsked: isAsked))
  }
}

extension CompiledPolicy {
  /// What the policy's list of schemes says of an address.
  fileprivate struct Listing {
    var pointer: PolicyPointer
    var isMatched: Bool
    var asks = false
    var isStore = false
  }

  /// The entry of `handoff.schemes` or `handoff.stores` for an address, or `nil` if nothing lists its scheme.
  fileprivate func listing(of address: Address, _ standing: Standing) -> Listing? {
    let hasSafeForm = standing.form == .any || address.withUTF8 { NativeScheme.problem(in: $0, address.layout, standing.form) == nil }
    if let rule = standing.rule.index {
      if standing.isPlainRule { return Listing(pointer: PolicyPointer(.schemes, rule), isMatched: hasSafeForm, asks: schemesThatAsk[rule]) }
      switch address.withUTF8({ schemes?.find($0, address.layout, page: isPage) ?? .unlisted }) {
      case .match(let index): return Listing(pointer: PolicyPointer(.schemes, index), isMatched: hasSafeForm, asks: schemesThatAsk[index])
      case .none(let miss): return Listing(pointer: PolicyPointer(.schemes, miss.rule), isMatched: false)
      case .unlisted: break
      }
    }
    if standing.isStoreScheme { return Listing(pointer: PolicyPointer(.stores), isMatched: hasSafeForm, isStore: true) }
    guard schemes == nil, !standing.isWebScheme else { return nil }
    return Listing(pointer: PolicyPointer(.schemes), isMatched: hasSafeForm)
  }

  /// What follows when no app takes a scheme. A store search for the system's own schemes would find nothing.
  fileprivate func fallback(for standing: Standing) -> Policy.Fallback {
    handoff.onFailure == .store && !standing.isNeverSearched ? .store : .report
  }
}
