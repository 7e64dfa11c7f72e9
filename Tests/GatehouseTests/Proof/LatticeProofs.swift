import Gatehouse

/// Who asks, with what evidence, on which page: these belong together, because evidence names the frame where it landed.
struct Proof: Sendable, Hashable {
  var source: Source?
  var activation: Activation?
  var current: String

  /// The weaker proofs that are one step away, each with the fact that was weakened.
  var weaker: [(fact: String, proof: Proof)] {
    var result: [(String, Proof)] = []
    func add(_ fact: String, _ edit: (inout Proof) -> Void) {
      var copy = self
      edit(&copy)
      if copy != self { result.append((fact, copy)) }
    }
    add("evidence") { $0.activation = $0.activation.weaker }
    guard let source else { return result }
    add("source") { $0.source = nil }
    // Half a source is walked for one main frame and one sub-frame, and the origin for the partner's own page too.
    let isStranger = source.origin == Self.shop || source.origin == "https://ads.example"
    if isStranger, source.origin != nil { add("source.main") { $0.source?.isMain = nil } }
    if isStranger || source.origin == Self.partner, source.isMain != nil { add("source.origin") { $0.source?.origin = nil } }
    return result
  }

  /// All that are walked: every source with every evidence in its frame, with evidence from another frame, from a frame that is not named, by
  /// an input that is no activation; and all that is weaker.
  static let all: [Proof] = {
    var found: [Proof] = []
    var known: Set<Proof> = []
    var open: [Proof] = []
    for (source, current) in sources {
      let own = Activation.Frame(origin: source?.origin ?? shop, isMain: source?.isMain ?? true)
      let other = Activation.Frame(origin: "https://other.example", isMain: false)
      open.append(Proof(source: source, activation: Activation(.direct, frame: own), current: current))
      open.append(Proof(source: source, activation: Activation(.direct, frame: other), current: current))
      if source?.origin == shop {
        open.append(Proof(source: source, activation: Activation(.direct), current: current))
        open.append(Proof(source: source, activation: Activation(.direct, input: .other, frame: own), current: current))
      }
    }
    while let proof = open.popLast() {
      guard known.insert(proof).inserted else { continue }
      found.append(proof)
      open += proof.weaker.map(\.proof)
    }
    return found.reversed()
  }()

  private static let shop = "https://shop.example"
  private static let partner = "https://partner.example"
  private static let shopPage = "https://shop.example/cart"
  private static let sources: [(Source?, String)] = [
    (Source(origin: shop, isMain: true), shopPage),
    (Source(origin: "https://evil.example", isMain: true), "https://evil.example/e"),
    (Source(origin: partner, isMain: true), partner + "/"),
    (Source(origin: "null", isMain: true), shopPage),
    (Source(origin: "https://pay.example", isMain: false), shopPage),
    (Source(origin: "https://ads.example", isMain: false), shopPage),
    (Source(origin: "null", isMain: false), shopPage),
    (nil, "file:///srv/pages/index.html"),
  ]
}

extension Activation? {
  /// The evidence one step worse, in the order direct, recent, sticky, unknown, none; among recent ones the older is worse.
  var weaker: Activation? {
    guard let activation = self else { return Activation(.none) }
    // What does not count in any frame is as good as no word of it.
    if activation.kind == .none { return activation }
    if activation.input == .other || activation.frame?.origin == "https://other.example" { return nil }
    var result = activation
    switch activation.kind {
    case .direct: result.kind = .recent(ageMs: 900)
    case .recent(let age?) where age < 60_000: result.kind = .recent(ageMs: 60_000)
    case .recent: result.kind = .sticky
    // Better than no word of it is that there was one, but not which frame it was in.
    case .sticky: return nil
    case .none: return activation
    }
    return result
  }
}
