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

  /// The same questions compare as many rules where there are a hundred times as many: one that may match, or none. How long that takes is measured in
  /// `make bench`.
  @Test func flat() throws {
    let urls = try (0..<100).flatMap { number in
      try ["section\(number * 7 % 100)", "other\(number)"].map { try WebURL("https://example.com/\($0)/item?id=\(number)") }
    }
    for count in [100, 10_000] {
      let matcher = Self.rules(count)
      let table = RuleTable(matcher.rules(of: Self.app))
      #expect(table.rules.count == count)
      for url in urls {
        let link = AppleLink(url)
        var compared = 0
        let rule = table.first(link) { rule in
          compared += 1
          return rule.matches(link)
        }
        #expect(compared == (rule == nil ? 0 : 1), "\(count) rules, \(url.href)")
        #expect(matcher.match(url, appID: Self.app, domain: "example.com").isMatch == (rule != nil), "\(url.href)")
        #expect((rule != nil) == url.path.hasPrefix("/section"), "\(url.href)")
      }
    }
  }

  /// Patterns that take exponential time in a matcher that tries every way: such a one would not end while anybody waits.
  @Test(.timeLimit(.minutes(10))) func noPatternExplodes() throws {
    let long = String(repeating: "a", count: 4_000)
    let variables = #"{"a":["a","aa","aaa","a*","*a","?a"]}"#
    let patterns = [
      String(repeating: "*a", count: 40) + "b", String(repeating: "$(a)", count: 40) + "b", String(repeating: "$(a)*", count: 30) + "b",
      String(repeating: "$(lang)", count: 40) + "0", String(repeating: "?*", count: 60) + "b",
      String(repeating: "$(alnum)*", count: 50) + "-",
    ]
    for pattern in patterns {
      let matcher = Self.matcher([#"{"/":"/\#(pattern)"}"#], variables: variables)
      #expect(!matcher.match(try WebURL("https://example.com/\(long)"), appID: Self.app, domain: "example.com").isMatch)
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
