import Gatehouse

/// The outcome of walking states of the lattice under one policy.
struct LatticeWalk: Sendable {
  var states = 0
  var comparisons = 0
  var reasons: Set<Reason> = []
  private var violations: [Group: (count: Int, example: String)] = [:]

  /// Violations that have the same cause, as far as one can tell.
  private struct Group: Hashable {
    var address: String
    var fact: String
    var change: String
  }

  /// Walks one state in so many; every one if that is 1.
  static func run(_ lattice: Lattice, _ policy: Policy, oneIn distance: Int) async -> LatticeWalk {
    let gate = Gate(policy)
    return await withTaskGroup(of: LatticeWalk.self) { group in
      for address in lattice.addresses.indices {
        group.addTask { distance <= 1 ? whole(lattice, gate, address) : part(lattice, gate, address, distance) }
      }
      var sum = LatticeWalk()
      for await walk in group { sum.add(walk) }
      return sum
    }
  }

  /// States at even distances; the distance has no common divisor with a dimension, so that all their values are met.
  private static func part(_ lattice: Lattice, _ gate: Gate, _ address: Int, _ distance: Int) -> LatticeWalk {
    var walk = LatticeWalk()
    let size = lattice.statesPerAddress
    var stride = distance
    while lattice.hasCommonDivisor(stride) { stride += 1 }
    for number in Swift.stride(from: (address * 7919) % stride, to: size, by: stride) {
      let state = lattice.state(address * size + number)
      let verdict = gate.decide(lattice.facts(state))
      walk.states += 1
      walk.reasons.insert(verdict.reason)
      for weaker in lattice.weaker(state, under: gate.policy) {
        let other = gate.decide(lattice.facts(weaker.state))
        walk.reasons.insert(other.reason)
        walk.compare(lattice, state, verdict.breadth, weaker, other.breadth)
      }
    }
    return walk
  }

  /// Every state of one address: first the verdicts as a table, then the comparisons in it.
  private static func whole(_ lattice: Lattice, _ gate: Gate, _ address: Int) -> LatticeWalk {
    var walk = LatticeWalk()
    let size = lattice.statesPerAddress
    var table = [UInt8](repeating: 0, count: size)
    for number in 0..<size {
      let verdict = gate.decide(lattice.facts(lattice.state(address * size + number)))
      table[number] = UInt8(verdict.breadth)
      walk.reasons.insert(verdict.reason)
    }
    walk.states = size
    for number in 0..<size {
      let state = lattice.state(address * size + number)
      for weaker in lattice.weaker(state, under: gate.policy) {
        walk.compare(lattice, state, Int(table[number]), weaker, Int(table[lattice.place(weaker.state)]))
      }
    }
    return walk
  }

  /// Notes a verdict that allows more although less is known. To state that an address was offered to its app and came back admits something,
  /// the page instead of the app.
  private mutating func compare(_ lattice: Lattice, _ state: Lattice.State, _ breadth: Int, _ weaker: Lattice.Weaker, _ other: Int) {
    comparisons += 1
    let isFallback = weaker.fact == "reissued" && lattice.addresses[state.address].hasOwner && other <= Self.load
    guard other > breadth, !isFallback else { return }
    let group = Group(
      address: lattice.addresses[state.address].name, fact: weaker.fact, change: "\(Self.name(breadth)) → \(Self.name(other))")
    violations[group, default: (0, lattice.describe(state))].count += 1
  }

  private static let load = 2

  private static func name(_ breadth: Int) -> String {
    let names = ["block", "ask to load", "load", "route", "ask to open", "open"]
    return names.indices.contains(breadth) ? names[breadth] : "\(breadth)"
  }

  private mutating func add(_ other: LatticeWalk) {
    states += other.states
    comparisons += other.comparisons
    reasons.formUnion(other.reasons)
    violations.merge(other.violations) { ($0.count + $1.count, $0.example) }
  }

  /// The violations in words, the first twenty groups and how many there are.
  func report(policy: String) -> [String] {
    let groups = violations.sorted { ($0.key.fact, $0.key.address, $0.key.change) < ($1.key.fact, $1.key.address, $1.key.change) }
    var lines = groups.prefix(20).map { group, found in
      "\(policy): \(group.address), \(group.fact) weakened: \(group.change), \(found.count) times; \(found.example)"
    }
    if groups.count > 20 { lines.append("\(policy): \(groups.count - 20) more groups") }
    return lines
  }
}

extension Lattice {
  /// Whether a distance between samples would leave out values of a dimension.
  func hasCommonDivisor(_ number: Int) -> Bool {
    [starts.count, proofs.count, targets.count, methods.count, stated.count, platforms.count].contains { size in
      (2...max(2, size)).contains { size % $0 == 0 && number % $0 == 0 }
    }
  }
}
