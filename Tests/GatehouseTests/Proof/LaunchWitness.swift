import Gatehouse
import URLStandard

/// Counts launches from outside, by the verdicts alone, and says when there is one too many.
struct LaunchWitness {
  private struct Launch {
    var address: String
    var at: Int64?
    var isTentative: Bool
  }

  private let limits: Policy.Launches
  private var newest: Int64?
  private var launches: [Launch] = []
  /// Whether the user, or the app, did something since the last launch that nobody asked about.
  private var hasActed = true
  /// The app announced a load of the user's that begins with the next page.
  private var isAnnounced = false
  private(set) var isActive = true

  init(_ policy: Policy) { limits = policy.handoff.launches }

  /// Takes note of an event.
  mutating func note(_ event: ViewEvent) {
    switch event {
    case .input(_, _, let kind, let at):
      tick(at)
      if kind != .other { hasActed = true }
    case .userLoad(_, let at), .hostFile(_, let at):
      tick(at)
      hasActed = true
      if case .userLoad = event { isAnnounced = true }
    case .commit(_, let at):
      tick(at)
      if isAnnounced { hasActed = true }
      isAnnounced = false
    case .background(let at):
      tick(at)
      isActive = false
    case .foreground(let at):
      tick(at)
      isActive = true
    case .openFailed(let url, let at):
      tick(at)
      takeBack(url)
    case .terminated(let at), .cancelReturn(let at), .expectReturn(_, _, _, _, let at), .answer(_, _, let at): tick(at)
    case .teardown: break
    }
  }

  /// Takes note of a verdict; gives what is wrong with it.
  mutating func note(_ facts: NavigationFacts, _ verdict: Verdict) -> String? {
    tick(facts.at)
    let now = facts.at ?? newest
    if isAct(facts) { hasActed = true }
    guard verdict.kind == .open, let url = verdict.url?.href else {
      if verdict.kind == .load || verdict.kind == .loadInPlace, let url = verdict.url?.href { takeBack(url) }
      return nil
    }
    var problem: String?
    if !hasActed, !launches.isEmpty { problem = "a second launch although nobody acted" }
    let recent = launches.count { launch in
      guard let at = launch.at, let now else { return true }
      let (age, isTooGreat) = now.subtractingReportingOverflow(at)
      return now >= at && !isTooGreat && age < limits.withinMs
    }
    if recent >= limits.atMost { problem = "launch number \(recent + 1) within \(limits.withinMs) ms" }
    launches.append(Launch(address: url, at: now, isTentative: verdict.handoff?.mode == .universalLinkOnly))
    hasActed = false
    return problem
  }

  private mutating func tick(_ at: Int64?) { if let at { newest = max(at, newest ?? at) } }

  /// What was offered to its owner only and was not taken, is no launch.
  private mutating func takeBack(_ address: String) {
    guard let index = launches.lastIndex(where: { $0.address == address && $0.isTentative }) else { return }
    launches.remove(at: index)
    hasActed = true
  }

  /// Whether these facts tell of somebody's act after the last launch.
  private func isAct(_ facts: NavigationFacts) -> Bool {
    if facts.trigger == .host || facts.trigger == .typed { return true }
    guard let activation = facts.activation else { return facts.trigger == .link || facts.trigger == .form }
    if activation.kind == .none { return false }
    if facts.trigger == .link || facts.trigger == .form { return true }
    guard activation.input != .other else { return false }
    switch activation.kind {
    case .direct: return true
    case .recent(let age?):
      guard let at = facts.at, let launched = launches.last?.at else { return true }
      let (acted, isTooGreat) = at.subtractingReportingOverflow(age)
      return !isTooGreat && acted >= launched
    case .recent(nil), .sticky, .none: return false
    }
  }
}
