import URLStandard

/// The walk over the facts that are missing: one situation for each value that they may have.
struct Walk {
  /// The situations, in an order in which the first of equal verdicts counts.
  let situations: [Situation]
  /// The facts that were missing.
  let missing: Set<FactName>

  init(_ policy: CompiledPolicy, _ address: Address, _ facts: NavigationFacts, _ state: ViewState) {
    let current = (facts.current ?? state.committed).flatMap { text in (try? WebURL(text)).map(Address.init) }
    var missing: Set<FactName> = []
    func values<Value>(_ value: Value?, or possible: [Value], _ name: FactName) -> [Value] {
      if let value { return [value] }
      missing.insert(name)
      return possible
    }
    let triggers = values(facts.trigger, or: [.other, .backForward], .trigger)
    let targets = values(facts.target, or: [.main, .frame], .target)
    let methods = values(facts.method.map { $0 == "GET" }, or: [true, false], .method)
    let platforms = values(facts.platform, or: [.ios, .android], .platform)
    var situations: [Situation] = []
    for trigger in triggers {
      for platform in platforms {
        for asker in Self.askers(policy, facts, trigger, platform, current, &missing) {
          let evidence = Evidence(facts, trigger: trigger, asker: asker, state: state)
          for target in targets {
            for isGET in methods {
              situations.append(
                Situation(
                  policy: policy, address: address, facts: facts, trigger: trigger, asker: asker, target: target, isGET: isGET,
                  platform: platform, current: current, state: state, evidence: evidence, isHop: facts.isHop))
            }
          }
        }
      }
    }
    if facts.activation == nil { missing.insert(.activation) }
    self.situations = situations
    self.missing = missing
  }

  /// Who may be asking. A source of which only a part is known is walked for the rest.
  private static func askers(
    _ policy: CompiledPolicy, _ facts: NavigationFacts, _ trigger: Trigger, _ platform: Platform, _ current: Address?,
    _ missing: inout Set<FactName>
  ) -> [Asker] {
    guard let source = facts.source else {
      if trigger == .host || trigger == .typed { return [.app] }
      if platform == .android, policy.policy.unknownSource == .page { return [.main(current?.url.origin)] }
      missing.insert(.source)
      return [.main(nil), .frame(nil)]
    }
    // Text that is no serialised origin is an origin that nobody can name.
    let origin = source.origin.map { Origin(parsing: $0) ?? .opaque }
    guard let isMain = source.isMain else {
      missing.insert(.source)
      return [.main(origin), .frame(origin)]
    }
    return isMain ? [.main(origin)] : [.frame(origin)]
  }

  /// Whether the verdict would have been another had a missing fact had one of its values.
  func mattered(_ name: FactName, _ verdicts: [Verdict]) -> Bool {
    guard missing.contains(name) else { return false }
    switch name {
    case .source: return verdicts.contains { Self.needsSource.contains($0.reason) } || differ(verdicts) { $0.asker.isFrame ? 1 : 0 }
    case .target: return differ(verdicts) { $0.target == .main ? 1 : 0 }
    case .trigger: return differ(verdicts) { $0.isHistory ? 1 : 0 }
    case .method: return differ(verdicts) { $0.isGET ? 1 : 0 }
    case .platform: return differ(verdicts) { $0.platform == .android ? 1 : 0 }
    case .activation: return verdicts.contains { Self.needsActivation.contains($0.reason) }
    }
  }

  private static let needsSource: Set<Reason> = [.handoffFrom, .frameHandoff]
  private static let needsActivation: Set<Reason> = [.handoffActivation, .frameActivation, .otherPageActivation]

  /// Whether the narrowest verdicts of the groups differ.
  private func differ(_ verdicts: [Verdict], by group: (Situation) -> Int) -> Bool {
    var narrowest: [Int: Verdict] = [:]
    for (situation, verdict) in zip(situations, verdicts) {
      let key = group(situation)
      if let best = narrowest[key], best.breadth <= verdict.breadth { continue }
      narrowest[key] = verdict
    }
    return Set(narrowest.values.map(\.kind)).count > 1
  }
}
