import URLStandard

/// The walk over the facts that are missing: one situation for each value that they may have.
///
/// Most navigations miss nothing; they have one situation and no walk (``KnownFacts``).
struct Walk {
  private let policy: CompiledPolicy
  private let address: Address
  private let facts: NavigationFacts
  private let view: ViewState
  private let current: Page?

  init(_ policy: CompiledPolicy, _ address: Address, _ facts: NavigationFacts, _ view: ViewState, current: Page?) {
    self.policy = policy
    self.address = address
    self.facts = facts
    self.view = view
    self.current = current
  }

  /// The narrowest decision over all values of the missing facts, and the facts that made it narrow.
  ///
  /// - Parameter origin: the origin that the facts state for the source.
  func narrowest(origin: SourceOrigin) -> (decision: Decision, situation: Situation?, missing: FactSet) {
    let situations = situations(origin)
    let decisions = situations.map { Ladder.decide($0, view) }
    guard var best = decisions.indices.first else { return (Decision(.block, .schemeUnknown), nil, []) }
    for index in decisions.indices.dropFirst() where decisions[index].isNarrower(than: decisions[best]) { best = index }
    var missing: FactSet = []
    for name in FactName.allCases where mattered(name, situations, decisions) { missing.insert(FactSet(name)) }
    return (decisions[best], situations[best], missing)
  }

  private func situations(_ origin: SourceOrigin) -> [Situation] {
    var situations: [Situation] = []
    for trigger in facts.trigger.map({ [$0] }) ?? Self.triggers {
      for platform in facts.platform.map({ [$0] }) ?? [.ios, .android] {
        for asker in askers(trigger, platform, origin) {
          for target in facts.target.map({ [$0] }) ?? [.main, .frame] {
            for isGET in facts.method.map({ [$0 == "GET"] }) ?? [true, false] {
              let known = KnownFacts(trigger: trigger, target: target, isGET: isGET, platform: platform, isMain: !asker.isFrame)
              situations.append(
                Situation(
                  policy: policy, address: address, known: known, asker: asker, isHop: facts.isHop, current: current,
                  now: facts.at ?? view.newest, isVisible: facts.isVisible(in: view), stated: facts.state,
                  evidence: Evidence.of(facts, trigger: trigger, asker: asker, state: view),
                  isLandingPage: facts.isLandingPage(on: platform)))
            }
          }
        }
      }
    }
    return situations
  }

  /// What a missing trigger may be: history or other; and of each the one that is never the same page.
  private static let triggers: [Trigger] = [.other, .form, .backForward, .reload]

  /// Who may be asking. A source of which only a part is known is walked for the rest.
  private func askers(_ trigger: Trigger, _ platform: Platform, _ origin: SourceOrigin) -> [Asker] {
    if let isMain = facts.source?.isMain { return [isMain ? .main(origin) : .frame(origin)] }
    if facts.source == nil {
      if trigger == .host || trigger == .typed { return [.app] }
      if platform == .android, policy.policy.unknownSource == .page { return [.main(SourceOrigin(of: current))] }
    }
    return [.main(origin), .frame(origin)]
  }

  /// Whether a fact is missing and the decision would have been another had it had one of its values.
  private func mattered(_ name: FactName, _ situations: [Situation], _ decisions: [Decision]) -> Bool {
    switch name {
    case .source:
      guard facts.source?.isMain == nil, situations.contains(where: { !$0.asker.isApp }) else { return false }
      return decisions.contains { Self.needsSource.contains($0.reason) } || differ(situations, decisions) { $0.asker.isFrame }
    case .target: return facts.target == nil && differ(situations, decisions) { $0.target == .main }
    case .trigger: return facts.trigger == nil && differ(situations, decisions) { $0.isHistory }
    case .method: return facts.method == nil && differ(situations, decisions) { $0.isGET }
    case .platform: return facts.platform == nil && differ(situations, decisions) { $0.platform == .android }
    case .activation: return facts.activation == nil && decisions.contains { $0.reason.needsActivation }
    }
  }

  private static let needsSource: Set<Reason> = [.handoffFrom, .frameHandoff]

  /// Whether the narrowest decisions of the two groups differ.
  private func differ(_ situations: [Situation], _ decisions: [Decision], by isFirst: (Situation) -> Bool) -> Bool {
    func narrowest(_ group: Bool) -> Decision? {
      zip(situations, decisions).filter { isFirst($0.0) == group }.map(\.1).min { $0.isNarrower(than: $1) }
    }
    guard let first = narrowest(true), let second = narrowest(false) else { return false }
    return first.kind != second.kind
  }
}

extension Decision {
  /// Whether it allows less. Among equals the plain load counts: it hijacks nothing.
  fileprivate func isNarrower(than other: Decision) -> Bool {
    breadth < other.breadth || (breadth == other.breadth && kind == .load && other.kind == .loadInPlace)
  }
}

extension Reason {
  /// Whether a known activation could have changed the decision.
  var needsActivation: Bool { self == .handoffActivation || self == .frameActivation || self == .otherPageActivation }
}
