import Gatehouse
import URLStandard

/// The look-up of one link among 10,000 rules, link by link, each of another rule.
enum Routes {
  private static let count = 10_000

  static func run() {
    var links = Policy.Links()
    for number in 0..<count {
      // Three shapes: an id at the end, an id in the middle, an id and a required key.
      let pattern: [PathPattern.Segment] =
        switch number % 3 {
        case 0: [.literal("shelf\(number)"), .parameter("id")]
        case 1: [.literal("shelf\(number)"), .parameter("id"), .literal("reviews")]
        default: [.literal("search"), .literal("shelf\(number)"), .parameter("id")]
        }
      var parameters = [Policy.Parameter("id", ParameterType(.digits(1...12)))]
      if number % 3 == 2 { parameters.append(Policy.Parameter("q", ParameterType(.token(1...64)))) }
      links.routes.append(
        .init(name: "shelf\(number)", path: PathPattern(text: "", segments: pattern, hasWildcard: false), parameters: parameters))
    }
    let table = RouteTable(links)
    let urls = (0..<count).compactMap { number -> WebURL? in
      switch number % 3 {
      case 0: try? WebURL("https://shop.example/shelf\(number)/\(number * 7)")
      case 1: try? WebURL("https://shop.example/shelf\(number)/\(number * 7)/reviews")
      default: try? WebURL("https://shop.example/search/shelf\(number)/\(number * 7)?q=blue")
      }
    }
    var matches = 0
    let best =
      (0..<20).map { _ in
        matches = 0
        return Main.seconds {
          for (number, url) in urls.enumerated() where table.find(url, page: { _ in false }) == .match(index: number) { matches += 1 }
        }
      }.min() ?? 0
    print("one of \(count) rules: \(Int(best / Double(urls.count) * 1e9)) ns (\(matches) of \(urls.count) links found theirs)")
  }
}
