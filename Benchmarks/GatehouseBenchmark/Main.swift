import Foundation
import Gatehouse
import URLStandard

/// What it measures is named by the first argument; how many links by the second.
///
/// `gate`, `delegate`, `parse`, `none` run their work once, for a counter of instructions; `ratio` times gate and delegate in turns, in one run;
/// `hostile` reads texts of 10 kB of every ambiguous kind and twice as long ones.
@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    let mode = arguments.count > 1 ? arguments[1] : "ratio"
    let count = arguments.count > 2 ? Int(arguments[2]) ?? 100_000 : 100_000
    let corpus = Corpus(count: count)
    switch mode {
    case "none": print(corpus.links.count)
    case "gate": print(gate(corpus))
    case "parse": print(parse(corpus))
    case "delegate": print(delegate(corpus))
    case "hostile": Hostile.run()
    default: ratio(corpus)
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

  static func gate(_ corpus: Corpus) -> [Int] {
    let gate = Gate(policy)
    var view = ViewGate(gate)
    var counts = [Int](repeating: 0, count: Verdict.Kind.allCases.count)
    var facts = NavigationFacts(
      url: nil, trigger: .link, activation: Activation(.direct), source: Source(origin: "https://shop.example", isMain: true),
      target: .main,
      current: "https://shop.example/cart", method: "GET", platform: .ios)
    for (index, link) in corpus.links.enumerated() {
      facts.url = link
      facts.at = Int64(index) * 10_000
      let verdict = view.decide(facts)
      counts[verdict.breadth] += 1
    }
    return counts
  }

  static func parse(_ corpus: Corpus) -> Int {
    var bytes = 0
    for link in corpus.links { if let url = try? WebURL(link) { bytes += url.utf8.count } }
    return bytes
  }

  static func delegate(_ corpus: Corpus) -> [Int] {
    let delegate = FoundationDelegate()
    var counts = [0, 0, 0, 0]
    for link in corpus.links {
      switch delegate.decide(link, isLink: true, isMain: true) {
      case .load: counts[0] += 1
      case .route: counts[1] += 1
      case .open: counts[2] += 1
      case .block: counts[3] += 1
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

/// Long texts of every ambiguous kind: reading one twice as long takes about twice as long.
enum Hostile {
  static func run() {
    let kinds: [(String, String, String)] = [
      ("dot segments", "https://shop.example/", "a/../"), ("escaped dots", "https://shop.example/", "%2e%2E/"),
      ("at signs", "https://", "a@"),
      ("tabs", "https://shop.example/", "\t"), ("query keys", "https://shop.example/?", "a=1&"), ("backslashes", "https:", "\\"),
      ("colons", "https://[", ":"), ("numbers", "https://", "1."), ("escapes", "https://shop.example/", "%41"),
      ("letters", "https://", "\u{fc}."),
    ]
    for (name, head, unit) in kinds {
      let times = [10_000, 20_000, 40_000].map { length -> Double in
        let text = head + String(repeating: unit, count: length / unit.utf8.count)
        return (0..<5).map { _ in Main.seconds { for _ in 0..<20 { _ = try? WebURL(text) } } }.min() ?? 0
      }
      print("\(name): \(times.map { Int($0 / 20 * 1e6) }) us for 10, 20 and 40 kB")
    }
  }
}
