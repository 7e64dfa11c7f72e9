import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// The shared matching vectors: document, domain, app and address, and what Apple's systems make of them.
@Suite("Apple vectors", .enabled(if: SharedCases.arePresent, Comment(rawValue: SharedCases.absence))) struct AppleVectorTests {
  @Test func everyVector() throws {
    var ran = 0
    for row in try SharedCases.rows("aasa-vectors.json") {
      let id = row["id"]?.string ?? ""
      guard let input = row["input"], let document = input["aasa"], let url = input["url"]?.string, let app = input["app_id"]?.string,
        let domain = input["domain"]?.string
      else {
        Issue.record("\(id) cannot be read")
        continue
      }
      ran += 1
      let file = AppleAssociationFile(document.bytes)
      let matcher = AppleMatcher(file.association)
      let address = try WebURL(url)
      let match = matcher.match(address, appID: app, domain: domain)
      #expect(matcher.explain(address, appID: app, domain: domain).match == match, "\(id)")
      let got = Self.answer(match)
      let expected = row["expected"]
      #expect(got.result == expected?["result"]?.string, "\(id): \(url) \(String(decoding: document.bytes, as: UTF8.self))")
      #expect(got.detail == expected?["detail_index"]?.int64.map(Int.init), "\(id)")
      #expect(got.rule == expected?["rule_index"]?.int64.map(Int.init), "\(id)")
    }
    print("aasa-vectors: \(ran) cases, 0 deviations by 0 rules")
    #expect(ran > 0)
  }

  private static func answer(_ match: AppleMatch) -> (result: String, detail: Int?, rule: Int?) {
    switch match.result {
    case .match(let place): ("match", place.detail, place.rule)
    case .excluded(let place): ("excluded", place.detail, place.rule)
    case .noMatch: ("no_match", nil, nil)
    }
  }

  /// What a comparable library says; its tests are about the same rules.
  @Test func peers() throws {
    var ran = 0
    for row in try SharedCases.rows("peer-ios.json") where row["class"]?.string?.hasPrefix("aasa-") == true {
      let id = row["id"]?.string ?? ""
      guard let input = row["input"], let path = input["url"]?.string, let expected = row["expected"] else { continue }
      ran += 1
      let file = AppleAssociationFile(Self.document(input))
      if expected["error"]?.bool == true {
        #expect(!file.isValid, "\(id)")
        continue
      }
      let matcher = AppleMatcher(file.association)
      let address = try WebURL("https://example.com\(path)")
      let apps = expected.members?.map { ($0.name, $0.value.string) } ?? [(Self.app, expected.string)]
      for (app, word) in apps {
        #expect(matcher.match(address, appID: app, domain: "example.com").isMatch == (word == "match"), "\(id) \(app)")
      }
    }
    #expect(ran > 0)
  }

  private static let app = "ABCDE12345.com.example.app"

  private static func document(_ input: JSONValue) -> [UInt8] {
    if let text = input["text"]?.string { return Array(text.utf8) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("applinks")
      writer.object { writer in
        writer.key("details")
        if let details = input["details"] { return writer.value(details) }
        writer.array { writer in
          writer.object { writer in
            if let appIDs = input["appIDs"] {
              writer.key("appIDs")
              writer.value(appIDs)
            } else if input["appID"] == nil {
              writer.field("appID", app)
            }
            if let appID = input["appID"] {
              writer.key("appID")
              writer.value(appID)
            }
            writer.key("components")
            writer.value(input["components"] ?? JSONValue(.array([]), range: SourceRange(0, 0)))
          }
        }
      }
    }
    return writer.bytes
  }
}
