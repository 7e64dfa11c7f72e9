import Dispatch
import Gatehouse

/// The decisions that the Android client asks for, in Swift: what its calls through JNI are held against.
enum AndroidDecisions {
  static let policy: Policy = {
    var policy = Main.policy
    policy.unknownSource = .page
    return policy
  }()

  /// The policy file and the links, one a line: the client's benchmark reads the same.
  static func printCorpus(_ corpus: Corpus) {
    print(PolicyFile.write(policy).split(separator: "\n").joined())
    for link in corpus.links where !link.contains("\n") { print(link) }
  }

  /// Nanoseconds a decision, the best of some rounds.
  static func run(_ corpus: Corpus) {
    var facts = NavigationFacts(
      url: nil, trigger: .other, activation: Activation(.direct), target: .main, current: "https://shop.example/cart", method: "GET",
      platform: .android)
    var view = ViewGate(Gate(policy))
    var best = Double.infinity
    for round in 0..<7 {
      let start = DispatchTime.now().uptimeNanoseconds
      var time = Int64(round) * 10_000_000_000
      for link in corpus.links {
        time += 10_000
        facts.url = link
        facts.at = time
        _ = view.decide(facts).kind
      }
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(corpus.links.count))
    }
    print(Int(best))
  }
}
