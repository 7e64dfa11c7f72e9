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
        guard case .address(let address) = Address.read(text) else { return Decision(.block, .chainUnreadable) }
        if address.kind == .http, http != .load { return Decision(.block, .chainCleartext, PolicyPointer(.http)) }
      }
    }
    return nil
  }
}

extension ViewState {
  /// Decides whether a navigation goes on with the chain that is running or begins a new one.
  ///
  /// Redirects, scripts and history go on with it. A new one begins with the host, with an activation that is newer than the chain, and with a
  /// link or form that the engine vouches for, unless it is known that nobody acted.
  mutating func follow(_ facts: NavigationFacts, _ url: WebURL) {
    // What was offered to its owner and comes back goes on with the chain, also when the host loads it again.
    if facts.trigger == .host, chain.opened.contains(url) { return }
    if announced == url, !facts.isHop, facts.trigger?.canBeAnnounced ?? true {
      beginUserLoad(url)
    } else if !facts.isHop || chain.isEmpty, chain.isEmpty || beginsAnew(facts) {
      chain = Chain()
      chain.isHost = facts.trigger == .host
      chain.isUsers = isUsers(facts)
      if chain.isHost { announced = nil }
    } else {
      return
    }
    chain.source = facts.source
    chain.began = facts.at ?? newest
  }

  /// Begins the chain of a load that the host announced as the user's.
  mutating func beginUserLoad(_ url: WebURL) {
    chain = Chain()
    chain.isHost = true
    chain.userLoad = Address(url)
    chain.isUsers = true
    announced = nil
  }

  private func beginsAnew(_ facts: NavigationFacts) -> Bool {
    switch facts.trigger {
    case .typed, .host: return true
    case .backForward, .reload, .formResubmit, .redirect: return false
    case .link, .form, .script, .metaRefresh, .other, nil: break
    }
    switch facts.activation?.kind {
    case .some(.none): return false
    case .direct: return facts.activation?.input != .other && isNewer(latestTime(facts))
    case .recent(let age?):
      guard facts.activation?.input != .other, let now = facts.at ?? newest else { return false }
      return isNewer(now.subtractingReportingOverflow(max(0, age)).partialValue)
    case .recent(nil), .sticky, nil:
      let isVouchedFor = facts.trigger == .link || facts.trigger == .form
      if isVouchedFor { return chain.launches == 0 || isNewer(latestTime(facts)) }
      return isNewer(inputs.last { $0.kind != .other }?.at)
    }
  }

  private func latestTime(_ facts: NavigationFacts) -> Int64? { inputs.last { $0.kind != .other }?.at ?? facts.at }

  private func isNewer(_ time: Int64?) -> Bool {
    guard let time, let began = chain.began else { return false }
    return time > began
  }

  /// Whether a chain that begins with these facts began with the user.
  private func isUsers(_ facts: NavigationFacts) -> Bool {
    if facts.activation?.kind == .direct, facts.activation?.input != .other { return true }
    return facts.activation?.kind != Activation.Kind.none && (facts.trigger == .link || facts.trigger == .form)
  }
}

extension Trigger {
  /// Whether a navigation with this trigger can be the load that a host announced.
  fileprivate var canBeAnnounced: Bool {
    switch self {
    case .host, .typed, .other, .script, .redirect, .metaRefresh: true
    case .link, .form, .formResubmit, .backForward, .reload: false
    }
  }
}

extension Chain {
  /// Whether a hop that this source asks for belongs to the user's action with which the chain began: the same frame asks, or the host began it.
  func carriesUser(to source: Source?) -> Bool {
    guard isUsers else { return false }
    if isHost { return source?.isMain ?? true }
    return self.source?.isMain == source?.isMain && self.source?.origin == source?.origin
  }
}
