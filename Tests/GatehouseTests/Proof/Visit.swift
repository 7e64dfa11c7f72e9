import Gatehouse

/// A random visit: what happens in a view, and what its engine asks. The same seed makes the same visit.
struct Visit {
  /// One step of a visit.
  enum Step {
    case event(ViewEvent)
    case navigation(NavigationFacts)
  }

  private var random: SplitMix64
  private var now: Int64 = 1_000
  private let isSteady: Bool

  /// - Parameter isSteady: whether the clock only goes forward and every line has it.
  init(seed: UInt64, isSteady: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isSteady = isSteady
  }

  mutating func next() -> Step {
    tick()
    return random.oneIn(3) ? .event(event()) : .navigation(facts())
  }

  private mutating func tick() {
    now += random.pick([0, 0, 5, 50, 400, 1_500, 6_000, 20_000])
    if !isSteady, random.oneIn(300) { now = random.pick([.min, .min + 100, .max - 100_000_000, 0]) }
    if !isSteady, random.oneIn(15), now > .min + 100_000 { now -= random.pick([1, 700, 9_000, 100_000]) }
  }

  private mutating func time() -> Int64? { !isSteady && random.oneIn(12) ? nil : now }

  private static let frames = [
    Activation.Frame(origin: "https://shop.example", isMain: true), Activation.Frame(origin: "https://evil.example", isMain: true),
    Activation.Frame(origin: "https://pay.example", isMain: false), Activation.Frame(origin: "https://ads.example", isMain: false),
    Activation.Frame(origin: nil, isMain: nil),
  ]

  private static let addresses: [String] =
    LatticeAddresses.all.compactMap(\.text) + [
      "wallet://pay?x=2", "wallet://pay?x=2", "wallet://pay?x=3", "bank://pay", "strange://y", "https://partner.example/p",
      "https://partner.example/q", "https://partner.example/p", "https://shop.example/product/43", "shopapp://product/44",
      "https://shop.example/back?state=s", "https://SHOP.example/./product/45", "HTTPS://evil.example:443/x", "https://stay.example/y",
    ]

  private mutating func event() -> ViewEvent {
    let at = time()
    switch random.next() % 24 {
    case 0...8:
      return .input(
        frame: random.oneIn(8) ? nil : random.pick(Self.frames), document: nil, kind: random.pick([.tap, .key, nil, .other]), at: at)
    case 9...12:
      return .commit(url: random.pick(["https://shop.example/cart", "https://evil.example/e", "https://partner.example/"]), at: at)
    case 13: return .background(at: at)
    case 14, 15: return .foreground(at: at)
    case 16: return .terminated(at: at)
    case 17, 18: return .userLoad(url: random.pick(Self.addresses), at: at)
    case 19: return .expectReturn(address: "https://shop.example/back", state: "s", issuer: nil, withinMs: 60_000, at: at)
    case 20: return .answer(url: random.pick(Self.addresses), isYes: random.oneIn(2), at: at)
    case 21: return .openFailed(url: random.pick(Self.addresses), at: at)
    case 22: return .hostFile(url: "file:///srv/pages/a.html", at: at)
    default: return .cancelReturn(at: at)
    }
  }

  private mutating func facts() -> NavigationFacts {
    let frame = random.pick(Self.frames)
    let source = random.oneIn(8) ? nil : Source(origin: frame.origin, isMain: frame.isMain)
    let kinds: [Activation.Kind] = [.direct, .direct, .recent(ageMs: random.pick([0, 300, 900, 4_000, 30_000])), .sticky, .none]
    var activation: Activation?
    if !random.oneIn(4) {
      activation = Activation(random.pick(kinds), frame: random.oneIn(4) ? nil : random.oneIn(4) ? random.pick(Self.frames) : frame)
      if random.oneIn(10) { activation?.input = .other }
    }
    var redirects: [Redirect] = []
    if random.oneIn(6) { redirects = [Redirect(from: "https://shop.example/go", to: "https://hop.example/r", status: 302)] }
    return NavigationFacts(
      url: random.pick(Self.addresses), trigger: trigger(), activation: activation, redirects: redirects, source: source,
      target: random.pick([.main, .main, .main, .main, .frame, .new, .later, nil]),
      current: random.oneIn(3) ? random.pick(["https://shop.example/cart", "https://evil.example/e", "https://partner.example/"]) : nil,
      method: random.pick(["GET", "GET", "GET", "GET", "GET", "POST", nil]),
      platform: random.pick([.ios, .ios, .macos, .linux, .android, nil]),
      at: time())
  }

  private mutating func trigger() -> Trigger? {
    random.pick(
      [.link, .link, .link, .form, .script, .script, .script, .redirect, .redirect, .metaRefresh, .host, .typed, .other, .other]
        + [.backForward, .reload, .formResubmit, nil])
  }
}

extension Visit.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .event(let event): "\(event)"
    case .navigation(let facts): facts.brief
    }
  }
}

extension NavigationFacts {
  /// The facts in a few words.
  var brief: String {
    let source = source.map { "\($0.origin ?? "?")\($0.isMain.map { $0 ? "" : " frame" } ?? " main?")" } ?? "nobody"
    let evidence = activation.map { given in
      "\(given.kind)\(given.frame.map { " in \($0.origin ?? "?")\($0.isMain == false ? " frame" : "")" } ?? "")\(given.input == .other ? " not" : "")"
    }
    return "[\(at.map { "\($0)" } ?? "-") \(url ?? "-") \(trigger?.rawValue ?? "?")\(redirects.isEmpty ? "" : " hop") by \(source) "
      + "with \(evidence ?? "?") to \(target?.rawValue ?? "?") on \(current ?? "-") \(method ?? "?") \(platform?.rawValue ?? "?")]"
  }

  /// The facts with less of one fact, each with its name.
  ///
  /// - Parameter view: what the events of the view said counts where the line says nothing, so leaving evidence out is a loss only where
  ///   there was no input.
  func weakened(under policy: Policy, hasInputs: Bool) -> [(fact: String, facts: NavigationFacts)] {
    var result: [(String, NavigationFacts)] = []
    func add(_ fact: String, _ edit: (inout NavigationFacts) -> Void) {
      var copy = self
      edit(&copy)
      if copy != self { result.append((fact, copy)) }
    }
    if hasInputs {
      add("evidence") { if let activation = $0.activation { $0.activation = Optional(activation).weaker ?? Activation(.none) } }
    } else {
      add("evidence") { $0.activation = $0.activation.weaker }
    }
    if activation?.kind == .direct { add("direct") { $0.activation?.kind = .recent(ageMs: 0) } }
    add("no evidence") { $0.activation = Activation(.none) }
    if trigger != .host, trigger != .typed, policy.unknownSource != .page || platform == .ios { add("source") { $0.source = nil } }
    add("source.main") { $0.source?.isMain = nil }
    add("source.origin") { $0.source?.origin = nil }
    add("trigger") { $0.trigger = nil }
    if target == .main || target == .frame { add("target") { $0.target = nil } }
    add("method") { $0.method = nil }
    add("platform") { $0.platform = nil }
    return result
  }

  /// The facts with one more statement about the past, each with its name.
  var stated: [(fact: String, facts: NavigationFacts)] {
    var result: [(String, NavigationFacts)] = []
    func add(_ name: String, _ edit: (inout StatedState) -> Void) {
      var copy = self
      var state = copy.state ?? StatedState()
      edit(&state)
      copy.state = state
      result.append((name, copy))
    }
    add("activationUsed") { $0.activationUsed = true }
    add("previousLaunch") { $0.previousLaunch = 500 }
    add("previousDenials") { $0.previousDenials = true }
    add("pendingPrompt") { $0.pendingPrompt = true }
    add("isVisible") { $0.isVisible = false }
    add("appIsActive") { $0.appIsActive = false }
    return result
  }
}
