import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// Files that are nearly right: reading, checking and matching them ends, and what is found has its place in the text.
@Suite("Apple fuzz") struct AppleFuzzTests {
  @Test func nearlyRightFiles() throws {
    var mutator = Mutator(seeds: Self.seeds, pieces: Self.pieces, seed: 8)
    let urls = try ["https://example.com/", "https://example.com/en_US/sushi/?a=1&b=&a=2#x", "https://example.com/%E5%93%88//b/?c"]
      .map { try WebURL($0) }
    FuzzShare.appleFiles.run { number in
      let text = mutator.next()
      let file = AppleAssociationFile(text)
      for finding in file.findings where finding.range.end > text.count { Issue.record("input \(number): \(finding) lies outside") }
      if file.findings.contains(where: \.isStructural), file.isValid { Issue.record("input \(number) is valid and has structural errors") }
      let matcher = AppleMatcher(file.association)
      for app in file.association.appIDs.prefix(2) {
        for url in urls {
          let match = matcher.match(url, appID: app, domain: "example.com")
          if matcher.explain(url, appID: app, domain: "example.com").match != match { Issue.record("input \(number): two answers") }
        }
      }
    }
  }

  private static let seeds = [
    ##"{"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.com.example.app","paths":["NOT /_/*","/buy/*","*"]}]}}"##,
    ##"""
    {"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.app"],"components":[
      {"/":"/$(lang)_$(region)/$(food)/","?":{"a":"?*"},"#":"x"},{"?":"a=*","exclude":true,"caseSensitive":false},
      {"/":"/\u54c8/*","percentEncoded":false}]}],"substitutionVariables":{"food":["su*","b?"]},"defaults":{"caseSensitive":false}},
      "webcredentials":{"apps":["ABCDE12345.com.example.app"]}}
    """##,
    ##"{"applinks":{"details":{"ABCDE12345.com.example.app":{"paths":["*"]}}}}"##,
  ]
  private static let pieces = [
    "\"", "{", "}", "[", "]", ",", ":", "*", "?", "#", "$(", ")", "$(alnum)", "NOT ", "//", "/*", "*/", "\\u", "\\ud800", "“", "”", "'",
    "\u{2003}",
    "null", "true", "1e9", "\u{FEFF}", "HTTP/1.1 200 OK\n", "---\n", "<html>", "\"exclude\":true,", "\"defaults\":{\"/\":\"*\"},", "\n",
  ]
}

extension Diagnostic {
  fileprivate var isStructural: Bool {
    severity == .error && AssociationFinding.allCases.contains { $0.code == code && $0.spoilsStructure }
  }
}
