import Gatehouse
import GatehouseAssociations
import Testing

/// The collected files: each gets the verdict that its index states, and every remark of the index is among the findings.
@Suite("Apple files", .enabled(if: SharedCases.arePresent, Comment(rawValue: SharedCases.absence))) struct AppleFileTests {
  @Test func everyFile() throws {
    var ran = 0
    for row in try SharedCases.rows("aasa-files.json") {
      let id = row["id"]?.string ?? ""
      guard let name = row["input"]?["file"]?.string, let expected = row["expected"], let valid = expected["valid"]?.bool else {
        Issue.record("\(id) cannot be read")
        continue
      }
      ran += 1
      let file = AppleAssociationFile(try SharedCases.bytes(name))
      #expect(file.isValid == valid, "\(id) \(name): \(file.findings.map { $0.headline(file: name) })")
      let codes = Set(file.findings.map(\.code))
      for remark in expected["findings"]?.elements?.compactMap(\.string) ?? [] {
        let wanted = Self.codes(remark)
        #expect(!wanted.isEmpty, "\(id): no finding is known for the remark \"\(remark)\"")
        #expect(!codes.isDisjoint(with: wanted.map(\.code)), "\(id): \"\(remark)\" is not among \(codes.sorted())")
      }
    }
    print("aasa files: \(ran) cases")
    #expect(ran > 0)
  }

  /// Our findings for a remark of the index.
  private static func codes(_ remark: String) -> [AssociationFinding] {
    let table: [(String, [AssociationFinding])] = [
      ("query item pattern", [.itemStar]), ("appIDs with paths only", [.legacyRules]), ("placeholder identifier", [.identifierPlaceholder]),
      ("paths and components mixed", [.mixedRules]), ("applinks.apps must be empty", [.appsNotEmpty]),
      ("details entry without identifier", [.identifierMissing]), ("applinks without details", [.detailsMissing]),
      ("entry without paths and components", [.rulesMissing]), ("unknown details key", [.wrongShape]),
      ("invalid JSON", [.keyInArray, .missingComma, .unclosedBracket]), ("identifier not PREFIX(10).bundle", [.identifierShape]),
      ("S/MIME", [.signedFile]), ("appIDs is not an array", [.wrongShape]), ("details is one object", [.wrongShape]),
      ("fragment in a path pattern", [.fragmentInPath]), ("query text in a path pattern", [.queryInPath]),
    ]
    return table.first { remark.hasPrefix($0.0) }?.1 ?? []
  }
}
