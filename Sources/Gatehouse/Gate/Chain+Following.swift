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
  @inline(__always)
  mutating func follow(_ facts: NavigationFacts, _ address: Address) {
    // What was offered to its owner and comes back goes on with the chain, also when the host loads it again.
    if facts.trigger == .host, chain.opened.contains(where: { $0 == address.text }) { return }
    if let announced, announced.text == address.text, !facts.isHop, facts.canBeAnnounced {
      beginUserLoad(announced)
    } else if !facts.isHop || chain.isEmpty, chain.isEmpty || beginsAnew(facts) {
      let (followed, followedSince) = (followedUserLoad(facts), chain.userLoadBegan)
      chain.restart()
      chain.isHost = facts.trigger == .host
      if let followed { chain.follow(userLoad: followed, since: followedSince) }
      chain.isUsers = isUsers(facts)
      if chain.isHost { announced = nil }
    } else {
      return
    }
    if let source = facts.source {
      chain.begin(hasSource: true, isMain: source.isMain, origin: source.origin, at: facts.at ?? newest)
    } else {
      chain.begin(hasSource: false, isMain: nil, origin: nil, at: facts.at ?? newest)
    }
  }

  /// Begins the chain of a load that the host announced as the user's.
  mutating func beginUserLoad(_ address: Address) {
    chain.restart(userLoad: address, at: newest)
    announced = nil
  }

  /// The user load that goes on although the user acted on its page: as without the action, until something was launched. Otherwise better
  /// evidence would allow less.
  @inline(__always)
  private func followedUserLoad(_ facts: NavigationFacts) -> Page? {
    guard let userLoad = chain.userLoad, chain.launches == 0 else { return nil }
    switch facts.trigger {
    case .script, .metaRefresh, .other: return userLoad
    case .link, .form, .formResubmit, .backForward, .reload, .redirect, .typed, .host, nil: return nil
    }
  }

  /// Better evidence begins whatever worse evidence does.
  @inline(__always)
  private func beginsAnew(_ facts: NavigationFacts) -> Bool {
    switch facts.trigger {
    case .typed, .host: return true
    case .backForward, .reload, .formResubmit, .redirect, nil: return false
    case .link, .form, .script, .metaRefresh, .other: break
    }
    guard facts.activation?.kind != Activation.Kind.none else { return false }
    let asked = facts.at ?? newest
    let unseen = timeOfUnseenInput(asked)
    // An input that is later than now is from before the clock jumped back.
    let seen = inputs.last(where: { $0.kind != .other && ($0.at ?? .min) <= asked ?? .max })?.at
    let isVouchedFor = facts.trigger == .link || facts.trigger == .form
    if isNewer(seen) || isVouchedFor && (chain.launches == 0 || isNewer(seen ?? unseen)) { return true }
    guard facts.activation?.input != .other else { return false }
    switch facts.activation?.kind {
    case .direct: return isNewer(seen ?? unseen)
    case .recent(let age?):
      guard let time = asked?.since(max(0, age)) else { return false }
      return isNewer(min(time, seen ?? unseen ?? time))
    case .recent(nil), .sticky, .some(.none), nil: return false
    }
  }

  private func isNewer(_ time: Int64?) -> Bool {
    guard let time, let began = chain.began else { return false }
    return time > began
  }

  /// Whether a chain that begins with these facts began with the user.
  @inline(__always)
  private func isUsers(_ facts: NavigationFacts) -> Bool {
    if facts.activation?.kind == .direct, facts.activation?.input != .other { return true }
    return facts.activation?.kind != Activation.Kind.none && (facts.trigger == .link || facts.trigger == .form)
  }
}

extension NavigationFacts {
  /// Whether it can be the load that a host announced: the host's own, by a name that its engine gives it, and never a frame's.
  fileprivate var canBeAnnounced: Bool {
    if source?.isMain == false || target == .frame { return false }
    switch trigger {
    case .host, .typed, .other, nil: return true
    case .link, .form, .formResubmit, .backForward, .reload, .script, .redirect, .metaRefresh: return false
    }
  }
}
