import URLStandard

/// The walk over the facts that are missing: one situation for each value that they may have.
///
/// Most navigations miss nothing; they have one situation and no walk (``KnownFacts``).
struct Walk {
  private let facts: NavigationFacts
  private let plain: PlainFacts
  private let view: ViewState

  /// - Parameter view: has the address, its standing and the page already.
  init(_ facts: NavigationFacts, _ plain: PlainFacts, _ view: ViewState) {
    self.facts = facts
    self.plain = plain
    self.view = view
  }

  /// The situation with the narrowest decision over all values of the missing facts, and the facts that made it narrow.
  ///
  /// - Parameter origin: the origin that the facts state for the source.
  func narrowest(origin: AskingOrigin) -> (situation: Situation?, missing: FactSet) {
    var best: Situation?
    var groups = Groups()
    var reasons: FactSet = []
    eachSituation(origin) { situation in
      let decision = situation.decision
      groups.add(situation)
      if Self.needsSource.contains(decision.reason) { reasons.insert(FactSet(.source)) }
      if decision.reason.needsActivation { reasons.insert(FactSet(.activation)) }
      guard let known = best, !decision.isNarrower(than: known.decision) else { return best = situation }
    }
    if best == nil { return (nil, []) }
    var missing: FactSet = []
    for name in FactName.allCases where mattered(name, groups, reasons) { missing.insert(FactSet(name)) }
    return (best, missing)
  }

  private func eachSituation(_ origin: AskingOrigin, _ body: (Situation) -> Void) {
    var view = view
    for trigger in facts.trigger.map({ [$0] }) ?? Self.triggers {
      for platform in facts.platform.map({ [$0] }) ?? [.ios, .android] {
        for asker in askers(trigger, platform, origin) {
          for target in facts.target.map({ [$0] }) ?? [.main, .frame] {
            for isGET in facts.method.map({ [$0 == "GET"] }) ?? [true, false] {
              let known = KnownFacts(trigger: trigger, target: target, isGET: isGET, platform: platform, isMain: !asker.isFrame)
              view.situate(known, asker, plain, facts)
              Ladder.decide(&view)
              body(view.situation)
            }
          }
        }
      }
    }
  }

  /// What a missing trigger may be: history or other; and of each the one that is never the same page.
  private static let triggers: [Trigger] = [.other, .form, .backForward, .reload]

  /// Who may be asking. A source of which only a part is known is walked for the rest.
  private func askers(_ trigger: Trigger, _ platform: Platform, _ origin: AskingOrigin) -> [Asker] {
    if let isMain = facts.source?.isMain { return [isMain ? .main(origin) : .frame(origin)] }
    if facts.source == nil {
      if trigger == .host || trigger == .typed { return [.app] }
      if platform == .android, view.policy.policy.unknownSource == .page {
        return [.main(view.situation.hasCurrent ? view.pages.shownOrigin : .unknown)]
      }
    }
    return [.main(origin), .frame(origin)]
  }

  /// Whether a fact is missing and the decision would have been another had it had one of its values.
  private func mattered(_ name: FactName, _ groups: Groups, _ reasons: FactSet) -> Bool {
    switch name {
    case .source:
      guard facts.source?.isMain == nil, groups.hasAsker else { return false }
      return reasons.contains(FactSet(.source)) || groups.differ(.source)
    case .target: return facts.target == nil && groups.differ(.target)
    case .trigger: return facts.trigger == nil && groups.differ(.trigger)
    case .method: return facts.method == nil && groups.differ(.method)
    case .platform: return facts.platform == nil && groups.differ(.platform)
    case .activation: return facts.activation == nil && reasons.contains(FactSet(.activation))
    }
  }

  private static let needsSource: Set<Reason> = [.handoffFrom, .frameHandoff]
}

/// For each fact that is walked, the narrowest decision over either half of its values. Nothing is kept of the rest: a walk of many
/// situations costs their decisions and little more.
private struct Groups {
  /// A fact whose values fall into two groups.
  enum Fact: Int, CaseIterable {
    case source, target, trigger, method, platform
  }

  /// Whether anybody but the app may be asking.
  private(set) var hasAsker = false
  private var narrowest = [(breadth: Int, kind: Verdict.Kind)?](repeating: nil, count: 2 * Fact.allCases.count)

  mutating func add(_ situation: Situation) {
    let decision = situation.decision
    if !situation.asker.isApp { hasAsker = true }
    note(.source, situation.asker.isFrame, decision)
    note(.target, situation.target == .main, decision)
    note(.trigger, situation.isHistory, decision)
    note(.method, situation.isGET, decision)
    note(.platform, situation.platform == .android, decision)
  }

  /// Whether the narrowest decisions of the two groups differ.
  func differ(_ fact: Fact) -> Bool {
    guard let first = narrowest[2 * fact.rawValue], let second = narrowest[2 * fact.rawValue + 1] else { return false }
    return first.kind != second.kind
  }

  private mutating func note(_ fact: Fact, _ isFirst: Bool, _ decision: Decision) {
    let index = 2 * fact.rawValue + (isFirst ? 0 : 1)
    if let known = narrowest[index], !Decision.isNarrower(decision.breadth, decision.kind, than: known) { return }
    narrowest[index] = (decision.breadth, decision.kind)
  }
}

extension Decision {
  /// Whether it allows less. Among equals the plain load counts: it hijacks nothing.
  fileprivate func isNarrower(than other: Decision) -> Bool {
    Self.isNarrower(breadth, kind, than: (other.breadth, other.kind))
  }

  fileprivate static func isNarrower(_ breadth: Int, _ kind: Verdict.Kind, than other: (breadth: Int, kind: Verdict.Kind)) -> Bool {
    breadth < other.breadth || (breadth == other.breadth && kind == .load && other.kind == .loadInPlace)
  }
}

extension Reason {
  /// Whether a known activation could have changed the decision.
  var needsActivation: Bool { self == .handoffActivation || self == .frameActivation || self == .otherPageActivation }
}
