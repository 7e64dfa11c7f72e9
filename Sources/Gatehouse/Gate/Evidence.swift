import URLStandard

/// What is known about the user's action behind one navigation, judged for one asker.
struct Evidence: Sendable, Hashable {
  /// How good it is, best first.
  enum Level: Sendable, Hashable {
    case direct
    /// The age in milliseconds, 0 or more.
    case recent(Int64)
    case sticky
    case unknown
    case none
  }

  /// How good it is.
  var level: Level
  /// The engine's word for the trigger: `link` or `form`, unless it is known that there was no activation.
  var word: EvidenceSet = []
  /// When the user acted, if that is known.
  var time: Int64?
  /// How long ago the chain began of which this is a hop, in milliseconds, if that is known.
  var hopAge: Int64?
  /// When the user acted by the engine's word: at the latest input that was seen, and now if none was.
  var wordTime: Int64?

  /// When the user acted, for a launch that leans on one of these: the word counts beside the activation, or worse evidence would be newer.
  func time(for list: EvidenceSet) -> Int64? {
    guard !word.isDisjoint(with: list), let wordTime else { return time }
    return max(wordTime, time ?? wordTime)
  }

  /// Whether it is enough for a list of evidence.
  ///
  /// - Returns: `late` if only its age is wrong, where the list has `recent`.
  func suffices(_ list: EvidenceSet, window: Int64) -> Sufficiency {
    if list.contains(.none) { return .notNeeded }
    if !word(within: window).isDisjoint(with: list) { return .enough }
    switch level {
    case .direct: return list.isDisjoint(with: [.direct, .recent, .sticky]) ? .no : .enough
    case .recent(let age) where age < window: return list.isDisjoint(with: [.recent, .sticky]) ? .no : .enough
    case .recent, .sticky:
      if list.contains(.sticky) { return .enough }
      return list.contains(.recent) ? .late : .no
    case .unknown, .none: return .no
    }
  }

  /// The engine's words that count: a hop only as long as an action would.
  private func word(within window: Int64) -> EvidenceSet {
    guard let hopAge, hopAge >= window else { return word }
    return word.subtracting(.redirect)
  }

  /// Whether evidence is enough.
  enum Sufficiency: Sendable, Hashable {
    case enough, notNeeded, late, no
  }
}

extension Evidence {
  /// The evidence that the facts and what the view remembers give an asker.
  ///
  /// - Parameter stated: the facts with their texts, which are looked at only where plain values do not tell.
  @inline(__always)
  static func of(
    _ facts: PlainFacts, _ stated: NavigationFacts, trigger: Trigger, asker: Asker, state: inout ViewState
  ) -> Evidence {
    let now = facts.at ?? state.newest
    let seen = state.inputs.isEmpty ? nil : state.latestInput(for: asker, document: stated.source?.document, upTo: now)
    let latest = seen ?? state.timeOfUnseenInput(now)
    var evidence: Evidence
    if let kind = facts.activation {
      let counts = !facts.isOtherInput && (facts.isActivationPlaced ? state.landed(stated, in: asker) : !asker.isFrame)
      evidence = Evidence(kind, counts: counts, now: now, latest: latest, seen: seen)
    } else if let seen, let now {
      evidence = Evidence(level: .recent(max(0, now.since(seen))), time: seen)
    } else {
      evidence = Evidence(level: .unknown, time: latest)
    }
    evidence.wordTime = latest
    // Whose input it was is not known of a page without a name: then nobody knows when it acted.
    if asker.isNameless { (evidence.time, evidence.wordTime) = (nil, nil) }
    if state.isVoid(evidence.time) { (evidence.level, evidence.time) = (evidence.level == .none ? .none : .unknown, nil) }
    if evidence.level != .none {
      if trigger == .link { evidence.word.insert(.link) }
      if trigger == .form { evidence.word.insert(.form) }
    }
    if facts.isHop, state.chain.carriesUser(to: asker, isNamed: facts.hasSource, origin: stated.source?.origin) {
      evidence.word.insert(.redirect)
      if let now, let began = state.chain.began { evidence.hopAge = now.since(began) }
    }
    if state.isVoid(evidence.wordTime) { evidence.wordTime = nil }
    if state.hasDenied || stated.state?.previousDenials == true, evidence.level != .direct {
      (evidence.level, evidence.word) = (evidence.level == .none ? .none : .unknown, [])
    }
    return evidence
  }

  /// What an activation that is stated is worth.
  ///
  /// - Parameters:
  ///   - counts: whether it was an activation that landed in the asker's frame and document.
  ///   - latest: when the latest input was that counts for the asker, seen or not.
  ///   - seen: the same, if it was seen.
  @inline(__always)
  private init(_ kind: Activation.Kind, counts: Bool, now: Int64?, latest: Int64?, seen: Int64?) {
    switch kind {
    case .none: self.init(level: .none)
    case .direct, .recent, .sticky:
      guard counts else {
        self.init(level: .unknown, time: latest)
        return
      }
      self.init(kind, now: now, latest: latest, seen: seen)
    }
  }

  @inline(__always)
  private init(_ kind: Activation.Kind, now: Int64?, latest: Int64?, seen: Int64?) {
    switch kind {
    case .direct: self.init(level: .direct, time: latest)
    case .recent(let age?):
      let age = max(0, age)
      // No input is newer than the latest that was seen, nor than a direct one that was not.
      let time = now.map { $0.since(age) }
      self.init(level: .recent(age), time: time.map { min($0, latest ?? $0) })
    case .recent(nil), .sticky: self.init(level: .sticky, time: seen)
    case .none: self.init(level: .none)
    }
  }
}

extension Activation.Frame {
  /// Whether a frame, or the main frame if none is named, is the asker's.
  @inline(__always)
  static func matches(_ frame: Activation.Frame?, _ asker: Asker, _ pages: PageMemory) -> Bool {
    guard let frame else { return !asker.isFrame }
    return frame.matches(asker, pages)
  }

  private func matches(_ asker: Asker, _ pages: PageMemory) -> Bool {
    guard let isMain, isMain != asker.isFrame else { return false }
    if case .app = asker { return isMain }
    guard let text = origin else { return isMain }
    return pages.isSame(asker.origin, as: text)
  }
}

extension ViewState {
  /// Whether the activation that the facts state landed in the asker's frame and document. Without a frame it counts for the main frame only.
  @inline(never)
  mutating func landed(_ facts: NavigationFacts, in asker: Asker) -> Bool {
    if let document = facts.activation?.document, let source = facts.source?.document, document != source { return false }
    return Activation.Frame.matches(facts.activation?.frame, asker, pages)
  }

  /// When the latest input was that counts for an asker. One without a time proves nothing and hides none that has one.
  @inline(never)
  mutating func latestInput(for asker: Asker, document: String?, upTo now: Int64?) -> Int64? {
    let input = inputs.last(where: { input in
      if input.kind == .other { return false }
      guard let at = input.at, at <= now ?? .max else { return false }
      if let landed = input.document, let document, landed != document { return false }
      return Activation.Frame.matches(input.frame, asker, pages)
    })
    return input?.at
  }

  /// Whether a proof of this time is void.
  @inline(__always)
  mutating func isVoid(_ time: Int64?) -> Bool {
    if isAllVoid { return true }
    guard let voidUpTo else { return false }
    return time.map { $0 <= voidUpTo } ?? true
  }
}
