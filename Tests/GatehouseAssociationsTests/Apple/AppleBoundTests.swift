import Gatehouse
import Testing
import URLStandard

@testable import GatehouseAssociations

/// Matching stays within bounds.
@Suite("Apple bounds") struct AppleBoundTests {
  private static let app = "ABCDE12345.com.example.app"

  private static func matcher(_ components: [String], variables: String = "{}") -> AppleMatcher {
    let text =
      #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(components.joined(separator: ","))]}],"#
      + #""substitutionVariables":\#(variables)}}"#
    return AppleMatcher(AppleAssociationFile(Array(text.utf8)).association)
  }

  private static func rules(_ count: Int) -> AppleMatcher {
    matcher((0..<count).map { #"{"/":"/section\#($0)/?*","?":{"id":"?*"}}"# })
  }

  /// The same questions take the same time with a hundred times as many rules, to within a factor of three.
  @Test(.timeLimit(.minutes(2))) func flat() throws {
    let few = Self.rules(100)
    let many = Self.rules(10_000)
    let urls = try (0..<100).map { try WebURL("https://example.com/section\($0 * 7 % 100)/item?id=\($0)") }
    let others = try (0..<100).map { try WebURL("https://example.com/other\($0)/item?id=\($0)") }
    func time(_ matcher: AppleMatcher, _ urls: [WebURL], _ isMatch: Bool) -> Duration {
      (0..<15).map { _ in
        ContinuousClock().measure {
          for url in urls { #expect(matcher.match(url, appID: Self.app, domain: "example.com").isMatch == isMatch) }
        }
      }.min() ?? .zero
    }
    for (name, urls, isMatch) in [("found", urls, true), ("not found", others, false)] {
      let ratio = time(many, urls, isMatch) / time(few, urls, isMatch)
      print("10,000 rules to 100, \(name): time × \(ratio)")
      #expect(ratio < 3, "\(name)")
    }
  }

  /// Patterns that take exponential time in a matcher that tries every way.
  @Test(.timeLimit(.minutes(1))) func noPatternExplodes() throws {
    let long = String(repeating: "a", count: 4_000)
    let variables = #"{"a":["a","aa","aaa","a*","*a","?a"]}"#
    let patterns = [
      String(repeating: "*a", count: 40) + "b", String(repeating: "$(a)", count: 40) + "b", String(repeating: "$(a)*", count: 30) + "b",
      String(repeating: "$(lang)", count: 40) + "0", String(repeating: "?*", count: 60) + "b",
      String(repeating: "$(alnum)*", count: 50) + "-",
    ]
    for pattern in patterns {
      let matcher = Self.matcher([#"{"/":"/\#(pattern)"}"#], variables: variables)
      let clock = ContinuousClock()
      let start = clock.now
      #expect(!matcher.match(try WebURL("https://example.com/\(long)"), appID: Self.app, domain: "example.com").isMatch)
      #expect(clock.now - start < .seconds(10), "\(pattern.prefix(20))")
    }
  }

  /// The order of a hundred random rules is the order in which one by one they would be compared.
  @Test func indexKeepsTheOrder() throws {
    var random = Seed(3)
    let words = ["a", "ab", "abc", "b", "*", "?", "/", "A", "%41", "$(digit)", "1", "/*"]
    for _ in 0..<300 {
      let components = (0..<20).map { _ -> String in
        let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined()
        let extra = ["", #","exclude":true"#, #","caseSensitive":false"#, #","percentEncoded":false"#].randomElement(using: &random) ?? ""
        return #"{"/":"\#(path)"\#(extra)}"#
      }
      let matcher = Self.matcher(components)
      for path in ["", "a", "ab/1", "abc", "A/b", "%41b", "b//", "1", "abab/abc1"] {
        let url = try WebURL("https://example.com/\(path)")
        let link = AppleLink(url)
        let first = matcher.rules(of: Self.app).first { $0.matches(link) }
        #expect(matcher.match(url, appID: Self.app, domain: "example.com") == first.map(matcher.result) ?? AppleMatch(.noMatch(.noRule)))
      }
    }
  }
}
