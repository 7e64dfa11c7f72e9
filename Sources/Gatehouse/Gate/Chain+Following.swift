import URLStandard

extension Chain {
  /// The most redirects that may lead to an address.
  static let longest = 20

  /// Why the redirects that led here refuse the navigation, or `nil`.
  ///
  /// More than 20 hops; a hop whose address would be refused by itself; a cleartext hop where cleartext does not load.
  static func refusal(of redirects: [Redirect], http: Policy.Cleartext) -> Decision? {
    if redirects.count > longest { return Decision(.block, .chainTooLong) }
    for hop in redirects {
      for text in [hop.from, hop.to] {
        if Address.isIntent(text) { continue }
        guard let address = try? Address.read(text) else { return Decision(.block, .chainUnreadable) }
        if address.kind == .http, http != .load { return Decision(.block, .chainCleartext, PolicyPointer(.http)) }
      }
    }
    return nil
  }
}

extension ViewState {
  /// Decides whether a navigation goes on with the chain that is running or begins a new one.
  ///
  /// Redirects, scripts and history go on with it, and so does what nobody says the trigger of. A new one begins with the host, with an
  /// activation that is newer than the chain, and with a link or form that the engine vouches for, unless it is known that nobody acted.
  ///
  /// - Parameter stated: the facts with their texts.
  @inline(__always)
  mutating func follow(_ facts: PlainFacts, _ stated: NavigationFacts) {
    // What was offered to its owner and comes back goes on with the chain, also when the host loads it again.
    if facts.trigger == .host, isOffered { return }
    if isAnnounced(facts) {
      beginAnnounced()
    } else if !facts.isHop || chain.isEmpty, chain.isEmpty || beginsAnew(facts) {
      begin(facts)
    } else {
      return
    }
    chain.begin(stated.source, at: facts.at ?? newest)
  }

  @inline(__always)
  private mutating func isAnnounced(_ facts: PlainFacts) -> Bool {
    guard case .some(let announced) = announced else { return false }
    return announced.address.text == situation.address.text && !facts.isHop && facts.canBeAnnounced
  }

  /// Begins a chain that no announced load begins.
  @inline(__always)
  private mutating func begin(_ facts: PlainFacts) {
    let isFollowed = isUserLoadFollowed(facts)
    chain.restart(keepsUserLoad: isFollowed)
    chain.isHost = facts.trigger == .host
    if isFollowed { chain.isEmpty = false }
    chain.isUsers = facts.isDirect || !facts.hasNoActivation && (facts.trigger == .link || facts.trigger == .form)
    if chain.isHost { announced = nil }
  }

  /// Begins the chain of the load that the host announced as the user's.
  mutating func beginAnnounced() {
    guard let announced else { return }
    chain.restart(userLoad: announced, at: newest)
    self.announced = nil
  }

  /// Whether the user load goes on although the user acted on its page: as without the action, until something was launched. Otherwise better
  /// evidence would allow less.
  @inline(__always)
  private mutating func isUserLoadFollowed(_ facts: PlainFacts) -> Bool {
    guard case .some = chain.userLoad, chain.launches == 0 else { return false }
    switch facts.trigger {
    case .script, .metaRefresh, .other: return true
    case .link, .form, .formResubmit, .backForward, .reload, .redirect, .typed, .host, nil: return false
    }
  }

  /// Better evidence begins whatever worse evidence does.
  @inline(__always)
  private mutating func beginsAnew(_ facts: PlainFacts) -> Bool {
    switch facts.trigger {
    case .typed, .host: return true
    case .backForward, .reload, .formResubmit, .redirect, nil: return false
    case .link, .form, .script, .metaRefresh, .other: break
    }
    if facts.hasNoActivation { return false }
    let asked = facts.at ?? newest
    let unseen = timeOfUnseenInput(asked)
    // An input that is later than now is from before the clock jumped back.
    let seen = inputs.isEmpty ? nil : inputs.last(where: { $0.kind != .other && ($0.at ?? .min) <= asked ?? .max })?.at
    let isVouchedFor = facts.trigger == .link || facts.trigger == .form
    if isNewer(seen) || isVouchedFor && (chain.launches == 0 || isNewer(seen ?? unseen)) { return true }
    if facts.isOtherInput { return false }
    switch facts.activation {
    case .direct: return isNewer(seen ?? unseen)
    case .recent(let age?):
      guard let time = asked?.since(max(0, age)) else { return false }
      return isNewer(min(time, seen ?? unseen ?? time))
    case .recent(nil), .sticky, .some(.none), nil: return false
    }
  }

  @inline(__always)
  private mutating func isNewer(_ time: Int64?) -> Bool {
    guard let time, let began = chain.began else { return false }
    return time > began
  }
}
