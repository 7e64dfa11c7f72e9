import Gatehouse
import GatehouseAssociations
import URLStandard

/// Matching a link against apple-app-site-association files of a hundred and of 10,000 components, in turns.
enum Components {
  private static let app = "ABCDE12345.com.example.app"

  static func run() {
    let few = matcher(100)
    let many = matcher(10_000)
    let kinds = [
      ("found", urls { "section\($0 * 7 % 100)/item?id=\($0)" }), ("in no component", urls { "other\($0)/item?id=\($0)" }),
    ]
    for (name, urls) in kinds {
      var best = (few: Double.infinity, many: Double.infinity)
      for _ in 0..<30 {
        best.few = min(best.few, time(few, urls))
        best.many = min(best.many, time(many, urls))
      }
      let nanoseconds = Int(best.many * 1e9)
      let ratio = (best.many / best.few * 100).rounded() / 100
      print("a link \(name) among 10,000 components: \(nanoseconds) ns, \(ratio) times that among 100 (the limit is 3)")
    }
  }

  private static func matcher(_ count: Int) -> AppleMatcher {
    let components = (0..<count).map { #"{"/":"/section\#($0)/?*","?":{"id":"?*"}}"# }.joined(separator: ",")
    let text = #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":[\#(components)]}]}}"#
    return AppleMatcher(AppleAssociationFile(Array(text.utf8)).association)
  }

  private static func urls(_ path: (Int) -> String) -> [WebURL] {
    (0..<1_000).compactMap { try? WebURL("https://example.com/\(path($0))") }
  }

  /// Seconds for one link.
  private static func time(_ matcher: AppleMatcher, _ urls: [WebURL]) -> Double {
    var matches = 0
    let seconds = Main.seconds {
      for url in urls where matcher.match(url, appID: app, domain: "example.com").isMatch { matches += 1 }
    }
    precondition(matches == 0 || matches == urls.count, "some links match, some do not")
    return seconds / Double(urls.count)
  }
}
