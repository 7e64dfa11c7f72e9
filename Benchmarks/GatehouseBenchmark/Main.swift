import Foundation
import Gatehouse
import URLStandard

/// What it measures is named by the first argument; how many links and how many rounds over them by the next two.
///
/// `gate`, `parse`, `delegate` and `loop` (the rounds without a decision) work for a counter of instructions: what one round costs is the
/// difference between two runs. `ratio` times gate and delegate in turns, in one run; `routes` times the look-up among 10,000 rules, `components` among as many of
/// an apple-app-site-association; `hostile`
/// decides texts of every ambiguous kind, as long as its argument says, once, or, without an argument, times them at three lengths; `android`
/// times what the Android client asks.
@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    let count = numbers.first ?? 100_000
    let rounds = numbers.dropFirst().first ?? 1
    switch arguments.first ?? "ratio" {
    case "loop": print(loop(Corpus(count: count), rounds: rounds))
    case "gate": print(gate(Corpus(count: count), rounds: rounds))
    case "parse": print(parse(Corpus(count: count), rounds: rounds))
    case "delegate": print(delegate(Corpus(count: count), rounds: rounds))
    case "routes": Routes.run()
    case "components": Components.run()
    case "android": AndroidDecisions.run(Corpus(count: count))
    case "android-corpus": AndroidDecisions.printCorpus(Corpus(count: count))
    case "hostile": numbers.isEmpty ? Hostile.time() : Hostile.decide(length: count)
    default: ratio(Corpus(count: count))
    }
  }

  static let policy: Policy = {
    var policy = Policy()
    let pages = ["shop.example", "help.shop.example", "www.example.org"]
    policy.web.pages = pages.map { .origin(scheme: "https", host: $0, port: nil) }
    policy.links.domains = [.exact("shop.example")]
    policy.links.schemes = ["shopapp"]
    for name in ["product", "order"] {
      let path = PathPattern(text: "/\(name)/{id}", segments: [.literal(name), .parameter("id")], hasWildcard: false)
      let parameters = [
        Policy.Parameter("id", ParameterType(.digits(1...12))),
        Policy.Parameter("utm_source", ParameterType(.token(1...64), isOptional: true)),
      ]
      policy.links.routes.append(.init(name: name, path: path, parameters: parameters))
    }
    policy.handoff.schemes = .listed([.init("tel"), .init("mailto"), .init("wallet")])
    policy.handoff.universalLinks = [.init(domain: .exact("partner.example"))]
    return policy
  }()

  /// What an engine states with a link that the user tapped.
  static let tap = NavigationFacts(
    url: nil, trigger: .link, activation: Activation(.direct), source: Source(origin: "https://shop.example", isMain: true), target: .main,
    current: "https://shop.example/cart", method: "GET", platform: .ios)

  static func loop(_ corpus: Corpus, rounds: Int) -> Int64 {
    var facts = tap
    var time: Int64 = 0
    for _ in 0..<rounds {
      for link in corpus.links {
        time += 10_000
        facts.url = link
        facts.at = time
      }
    }
    return facts.at ?? 0
  }

  static func gate(_ corpus: Corpus, rounds: Int = 1) -> [Int] {
    let gate = Gate(policy)
    var view = ViewGate(gate)
    var counts = [Int](repeating: 0, count: Verdict.Kind.allCases.count)
    var facts = tap
    var time: Int64 = 0
    for _ in 0..<rounds {
      for link in corpus.links {
        time += 10_000
        facts.url = link
        facts.at = time
        counts[view.decide(facts).breadth] += 1
      }
    }
    return counts
  }

  static func parse(_ corpus: Corpus, rounds: Int = 1) -> Int {
    var bytes = 0
    for _ in 0..<rounds {
      for link in corpus.links { if let url = try? WebURL(link) { bytes += url.utf8.count } }
    }
    return bytes
  }

  static func delegate(_ corpus: Corpus, rounds: Int = 1) -> [Int] {
    let delegate = FoundationDelegate()
    var counts = [0, 0, 0, 0]
    for _ in 0..<rounds {
      for link in corpus.links {
        switch delegate.decide(link, isLink: true, isMain: true) {
        case .load: counts[0] += 1
        case .route: counts[1] += 1
        case .open: counts[2] += 1
        case .block: counts[3] += 1
        }
      }
    }
    return counts
  }

  /// Rounds in turns, so that whatever else the machine does falls on both.
  static func ratio(_ corpus: Corpus) {
    var ratios: [Double] = []
    for _ in 0..<7 {
      let ours = seconds { _ = gate(corpus) }
      let theirs = seconds { _ = delegate(corpus) }
      ratios.append(theirs / ours)
      print("gate \(Int(ours / Double(corpus.links.count) * 1e9)) ns, delegate \(Int(theirs / Double(corpus.links.count) * 1e9)) ns a link")
    }
    print("ratio to the delegate: \((ratios.sorted()[3] * 10).rounded() / 10)")
  }

  static func seconds(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
}
