import Gatehouse

/// The product of the finite kinds of every fact. A state is a number; its digits, in a mixed radix, choose one value of each dimension.
struct Lattice: Sendable {
  /// What started it, and the hops that led there: a hop's trigger may be any.
  struct Start: Sendable {
    var trigger: Trigger?
    var redirects: [Redirect] = []
  }

  /// One state, as digits.
  struct State: Sendable {
    var address: Int
    var start: Int
    var proof: Int
    var target: Int
    var method: Int
    var stated: Int
    var platform: Int
  }

  /// A state that has less of a fact, and the fact.
  struct Weaker: Sendable {
    var fact: String
    var state: State
  }

  let addresses: [LatticeAddresses.Class]
  let proofs = Proof.all
  let starts = Lattice.starts()
  let targets: [Target?] = [.main, .frame, .new, .later, nil]
  let methods: [String?] = ["GET", "POST", nil]
  let platforms: [Platform?] = [.ios, .android, nil]
  let stated = Lattice.statements()

  /// The states of one class of addresses.
  var statesPerAddress: Int { starts.count * proofs.count * targets.count * methods.count * stated.count * platforms.count }
  /// All states.
  var count: Int { addresses.count * statesPerAddress }

  private let weakerProofs: [[(fact: String, index: Int)]]
  private let weakerStarts: [Int?]

  init(_ addresses: [LatticeAddresses.Class] = LatticeAddresses.all) {
    self.addresses = addresses
    var places: [Proof: Int] = [:]
    for (index, proof) in Proof.all.enumerated() { places[proof] = index }
    weakerProofs = Proof.all.map { proof in proof.weaker.compactMap { weaker in places[weaker.proof].map { (weaker.fact, $0) } } }
    let starts = Self.starts()
    weakerStarts = starts.map { start in
      start.trigger == nil ? nil : starts.firstIndex { $0.trigger == nil && $0.redirects == start.redirects }
    }
  }

  private static func starts() -> [Start] {
    let hop = [Redirect(from: "https://shop.example/go", to: "https://hop.example/r", status: 302)]
    let clear = [Redirect(from: "http://hop.example/r", to: "https://hop.example/s", status: 301)]
    var starts = Trigger.allCases.map { Start(trigger: $0) } + [Start(trigger: nil)]
    starts += [.link, .form, .backForward, .script, .redirect, .host, nil].map { Start(trigger: $0, redirects: hop) }
    return starts + [.redirect, nil].map { Start(trigger: $0, redirects: clear) }
  }

  private static func statements() -> [(name: String, state: StatedState?, isVisible: Bool?)] {
    var result: [(String, StatedState?, Bool?)] = [("nothing stated", nil, nil)]
    func add(_ name: String, _ edit: (inout StatedState) -> Void) {
      var state = StatedState()
      edit(&state)
      result.append((name, state, nil))
    }
    add("activationUsed") { $0.activationUsed = true }
    add("previousLaunch 1 s ago") { $0.previousLaunch = 1_000 }
    add("previousDenials") { $0.previousDenials = true }
    add("pendingPrompt") { $0.pendingPrompt = true }
    add("reissued") { $0.reissued = true }
    add("in the background") { $0.appIsActive = false }
    result.append(("hidden", nil, false))
    return result
  }
}

// MARK: - Numbers and facts

extension Lattice {
  /// The state of a number below ``count``.
  func state(_ number: Int) -> State {
    var rest = number
    func digit(_ radix: Int) -> Int {
      defer { rest /= radix }
      return rest % radix
    }
    let platform = digit(platforms.count)
    let stated = digit(self.stated.count)
    let method = digit(methods.count)
    let target = digit(targets.count)
    let proof = digit(proofs.count)
    let start = digit(starts.count)
    return State(
      address: rest % addresses.count, start: start, proof: proof, target: target, method: method, stated: stated, platform: platform)
  }

  /// The place of a state among those of its address.
  func place(_ state: State) -> Int {
    var place = state.start
    place = place * proofs.count + state.proof
    place = place * targets.count + state.target
    place = place * methods.count + state.method
    place = place * stated.count + state.stated
    return place * platforms.count + state.platform
  }

  /// The facts of a state.
  func facts(_ state: State) -> NavigationFacts {
    let proof = proofs[state.proof], start = starts[state.start], stated = stated[state.stated]
    return NavigationFacts(
      url: addresses[state.address].text, trigger: start.trigger, activation: proof.activation, redirects: start.redirects,
      source: proof.source, target: targets[state.target], current: proof.current, method: methods[state.method],
      platform: platforms[state.platform], isVisible: stated.isVisible, at: 100_000, state: stated.state)
  }

  /// A sentence for people.
  func describe(_ state: State) -> String {
    let proof = proofs[state.proof], start = starts[state.start]
    let source = proof.source.map { "\($0.origin ?? "?") \($0.isMain.map { $0 ? "main" : "frame" } ?? "?")" } ?? "missing"
    let activation = proof.activation.map { evidence in
      let frame = evidence.frame.map { " in \($0.origin ?? "?") \($0.isMain == false ? "frame" : "main")" } ?? ""
      return "\(evidence.kind)\(frame)\(evidence.input == .other ? " (no activation)" : "")"
    }
    let parts = [
      addresses[state.address].name, "trigger \(start.trigger?.rawValue ?? "missing")",
      start.redirects.isEmpty ? "" : "after \(start.redirects[0].from)", "source \(source)", "on \(proof.current)",
      "activation \(activation ?? "unknown")", "target \(targets[state.target]?.rawValue ?? "missing")",
      "method \(methods[state.method] ?? "missing")", stated[state.stated].name,
      "platform \(platforms[state.platform]?.rawValue ?? "missing")",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

// MARK: - Weakening

extension Lattice {
  /// The states with one fact less, and those in which more is stated: neither may allow more.
  func weaker(_ state: State, under policy: Policy) -> [Weaker] {
    var result: [Weaker] = []
    func add(_ fact: String, _ edit: (inout State) -> Void) {
      var copy = state
      edit(&copy)
      result.append(Weaker(fact: fact, state: copy))
    }
    for (fact, index) in weakerProofs[state.proof] where fact != "source" || losesSource(state, policy) { add(fact) { $0.proof = index } }
    if let missing = weakerStarts[state.start] { add("trigger") { $0.start = missing } }
    switch targets[state.target] {
    case .main, .frame: add("target") { $0.target = targets.count - 1 }
    // Every engine tells a new window apart, so a missing target is never one. `later` is a statement of its own.
    case .new, .later, nil: break
    }
    if methods[state.method] != nil { add("method") { $0.method = methods.count - 1 } }
    if platforms[state.platform] != nil { add("platform") { $0.platform = platforms.count - 1 } }
    if state.stated == 0 { for index in stated.indices.dropFirst() { add(stated[index].name) { $0.stated = index } } }
    return result
  }

  /// Whether leaving the source out is a loss. With `host` and `typed` a missing source is the app; on Android, under `unknownSource: page`,
  /// it is the page.
  private func losesSource(_ state: State, _ policy: Policy) -> Bool {
    switch starts[state.start].trigger {
    case .host, .typed: return false
    case .link, .form, .formResubmit, .backForward, .reload, .script, .metaRefresh, .redirect, .other, nil: break
    }
    return policy.unknownSource != .page || platforms[state.platform] == .ios
  }
}
