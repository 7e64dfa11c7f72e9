/// Whether the limits allow one more launch.
enum LaunchRoom: Sendable, Hashable {
  case free
  /// The activation was used.
  case spent
  /// The chain launched already.
  case chainSpent
  /// Too many in the window.
  case limit
}

extension ViewState {
  /// Whether the user is being asked, or an app did not open: nothing more in this chain.
  var isPending: Bool {
    mutating get { situation.stated?.pendingPrompt == true || chain.isAsking || chain.hasFailed }
  }

  /// Judges whether there is room for a launch.
  ///
  /// - Parameter list: the evidence on one of which the launch leans; `nil` if it needs no activation at all.
  mutating func room(leaningOn list: EvidenceSet?) -> LaunchRoom {
    let stated = situation.stated, evidence = situation.evidence, limits = policy.handoff.launches
    let now = situation.now
    if let list {
      let acted = evidence.time(for: list)
      if stated?.activationUsed == true { return .spent }
      if let ago = stated?.previousLaunch, evidence.isSpent(byLaunch: ago) { return .spent }
      let used =
        areLaunches(before: acted)
        ? 0
        : launches.count(where: { launch in
          guard let at = launch.at, let time = acted else { return true }
          return at >= time
        })
      // The memory is as long as the largest limit that can be kept.
      if used >= min(limits.perActivation, Self.longestMemory) { return .spent }
    }
    if chain.launches >= 1 { return .chainSpent }
    var recent =
      areLaunches(olderThan: limits.withinMs, at: now)
      ? 0
      : launches.count(where: { launch in
        guard let at = launch.at, let now else { return true }
        return now.since(at) < limits.withinMs
      })
    if let ago = stated?.previousLaunch, ago < limits.withinMs { recent += 1 }
    return recent >= min(limits.atMost, Self.longestMemory) ? .limit : .free
  }

  /// Whether all launches came before a time, as far as one can tell without looking at each.
  private mutating func areLaunches(before time: Int64?) -> Bool {
    guard let latestLaunch else { return true }
    guard let time else { return false }
    return latestLaunch < time
  }

  /// Whether all launches are at least so old, as far as one can tell without looking at each.
  private mutating func areLaunches(olderThan age: Int64, at now: Int64?) -> Bool {
    guard let latestLaunch else { return true }
    guard let now else { return false }
    return now.since(latestLaunch) >= age
  }
}

extension Evidence {
  /// Whether a launch this many milliseconds ago (0 if that is not known) came at or after the user's action. A direct activation is newer.
  fileprivate func isSpent(byLaunch ago: Int64) -> Bool {
    switch level {
    case .direct: false
    case .recent(let age): ago <= age
    case .sticky, .unknown, .none: true
    }
  }
}
