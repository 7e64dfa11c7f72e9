import Gatehouse

/// The inbox told another way: no state but the history. What became of an arrival is found by walking, for it alone, over everything that
/// happened after it; who is signed in and what holds is found by walking over everything that happened before. Slow, and too simple to
/// share a mistake with the inbox.
struct InboxModel {
  enum Moment {
    case arrival(Arrival)
    case event(InboxEvent)
    /// The process was killed and came back; what the inbox had saved was restored.
    case restart(at: Int64)
  }

  /// What becomes of an arrival at one moment.
  struct Fate: Hashable, CustomStringConvertible {
    var arrival: Int
    var word: String
    var description: String { "\(arrival) \(word)" }
  }

  let requirements: [String: [String]]
  let isQueue: Bool
  let pendingMs: Int64
  private(set) var moments: [Moment] = []
  /// The moment of each arrival.
  private var arrivals: [Int] = []

  init(gate: Gate) {
    requirements = Dictionary(uniqueKeysWithValues: gate.policy.links.routes.map { ($0.name, $0.requires) })
    isQueue = gate.policy.links.arrivals == .queue
    pendingMs = gate.policy.links.pendingMs
  }

  /// Adds a moment: every fate that it brings, in no order.
  mutating func add(_ moment: Moment) -> Set<Fate> {
    moments.append(moment)
    let now = moments.count - 1
    if case .arrival = moment { arrivals.append(now) }
    return Set(arrivals.indices.compactMap { number in fate(of: number, at: now).map { Fate(arrival: number, word: $0) } })
  }

  /// What a moment does to an arrival, or `nil`. Its earlier fates decide whether it still waits.
  private func fate(of number: Int, at moment: Int) -> String? {
    let start = arrivals[number]
    guard moment >= start, case .arrival(let arrival) = moments[start] else { return nil }
    let name = Self.name(of: arrival)
    guard let needs = requirements[name] else { return moment == start ? "reject" : nil }
    if let delivery = arrival.delivery, isTaken(delivery, before: start) { return moment == start ? "repeated" : nil }
    var who = signIn(before: start)
    if let stated = arrival.authentication {
      if stated == .signedOut { who = .nobody } else if case .user = who {} else { who = .user(nil) }
    }
    var binding: String?
    if let account = arrival.account { binding = account } else if case .user(let account) = who { binding = account }
    let began = time(at: start)
    if isFree(needs, who, binding, at: start) { return moment == start ? "route" : nil }
    if moment == start { return "hold" }
    // Everything after it, one by one; the first that ends the wait is its fate.
    for later in (start + 1)...moment {
      let isNow = later == moment
      if case .restart = moments[later] {
        // Past its time it is not saved, and nobody is told.
        if time(at: later) >= began + pendingMs { return nil }
        if case .nobody = who {} else { who = .unknown }
        continue
      }
      if time(at: later) >= began + pendingMs { return isNow ? "expired" : nil }
      var end: String?
      switch moments[later] {
      case .arrival(let newer):
        if !isQueue, newer.scene == arrival.scene, requirements[Self.name(of: newer)] != nil,
          newer.delivery.map({ !isTaken($0, before: later) }) ?? true
        {
          end = "replaced"
        }
      case .restart: break
      case .event(let event):
        switch event {
        case .signIn(let account, _), .switchAccount(let account, _):
          let isSwitch =
            if case .switchAccount = event { true } else if case .user(let before) = signIn(before: later) { before != account } else {
              false
            }
          let isOfNobody = if case .nobody = who { true } else { false }
          if binding != nil && binding != account {
            end = "other-account"
          } else if isSwitch, !isOfNobody, binding == nil {
            end = "other-account"
          }
          who = .user(account)
          if binding == nil { binding = account }
        case .signOut: if case .nobody = who {} else { end = "signed-out" }
        case .sceneClosed(let scene, _): if scene == nil || scene == arrival.scene { end = "scene-closed" }
        case .cancelled(let scene, _): if scene == nil || scene == arrival.scene { end = "cancelled" }
        case .ready, .time: break
        }
        if end == nil, isFree(needs, who, binding, at: later) { end = "route" }
      }
      if let end { return isNow ? end : nil }
    }
    return nil
  }

  private enum Who {
    case unknown
    case nobody
    case user(String?)
  }

  /// Who is signed in by the events before a moment.
  private func signIn(before moment: Int) -> Who {
    for index in (0..<moment).reversed() {
      switch moments[index] {
      case .restart: return .unknown
      case .event(.signIn(let account, _)), .event(.switchAccount(let account, _)): return .user(account)
      case .event(.signOut): return .nobody
      default: continue
      }
    }
    return .unknown
  }

  /// Whether everything that a route needs holds after a moment.
  private func isFree(_ needs: [String], _ who: Who, _ binding: String?, at moment: Int) -> Bool {
    isOpen(at: moment)
      && needs.allSatisfy { need in
        switch need {
        case "signedIn": if case .user = who { true } else { false }
        case "account": if case .user = who { binding != nil } else { false }
        default: holds(need, at: moment)
        }
      }
  }

  /// Whether the app can show screens after a moment: it begins so, and only an unnamed word about it changes it.
  private func isOpen(at moment: Int) -> Bool {
    for index in (0...moment).reversed() {
      switch moments[index] {
      case .restart: return true
      case .event(.ready(nil, let holds, _)): return holds
      default: continue
      }
    }
    return true
  }

  /// Whether a named requirement holds after a moment: the last word about it counts, and a change of user takes it away.
  private func holds(_ need: String, at moment: Int) -> Bool {
    for index in (0...moment).reversed() {
      switch moments[index] {
      case .restart, .event(.signOut), .event(.switchAccount): return false
      case .event(.signIn(let account, _)):
        if case .user(let before) = signIn(before: index), before != account { return false }
      case .event(.ready(let requirement, let holds, _)):
        if requirement == need || requirement == nil && need == "dataReady" { return holds }
      default: continue
      }
    }
    return false
  }

  /// Whether a delivery was taken by an arrival before a moment.
  private func isTaken(_ delivery: String, before moment: Int) -> Bool {
    moments[..<moment].contains {
      if case .arrival(let arrival) = $0 { arrival.delivery == delivery && requirements[Self.name(of: arrival)] != nil } else { false }
    }
  }

  /// The latest time that is known at a moment.
  private func time(at moment: Int) -> Int64 {
    moments[...moment].compactMap {
      switch $0 {
      case .arrival(let arrival): arrival.at
      case .event(.signIn(_, let at)), .event(.signOut(let at)), .event(.switchAccount(_, let at)), .event(.ready(_, _, let at)),
        .event(.sceneClosed(_, let at)), .event(.cancelled(_, let at)), .event(.time(let at)):
        at
      case .restart(let at): at
      }
    }.max() ?? 0
  }

  private static func name(of arrival: Arrival) -> String {
    let parts = (arrival.link ?? "").split(separator: "/")
    return parts.count == 4 ? String(parts[2]) : ""
  }
}
