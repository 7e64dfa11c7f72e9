import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// The collected files: each gets the verdict that its index states, and every remark of the index is among the findings.
@Suite("Asset link files", .enabled(if: SharedCases.arePresent, Comment(rawValue: SharedCases.absence))) struct AssetLinksFileTests {
  @Test func everyFile() throws {
    var ran = 0
    for row in try SharedCases.rows("assetlinks-files.json") {
      let id = row["id"]?.string ?? ""
      guard let name = row["input"]?["file"]?.string, let expected = row["expected"], let valid = expected["valid"]?.bool else {
        Issue.record("\(id) cannot be read")
        continue
      }
      ran += 1
      let file = AssetLinksFile(try SharedCases.bytes(name))
      #expect(file.isValid == valid, "\(id) \(name): \(file.findings.map { $0.headline(file: name) })")
      let codes = Set(file.findings.map(\.code))
      for remark in expected["findings"]?.elements?.compactMap(\.string) ?? [] {
        let wanted = Self.codes(remark)
        #expect(!wanted.isEmpty, "\(id): no finding is known for the remark \"\(remark)\"")
        #expect(!codes.isDisjoint(with: wanted.map(\.code)), "\(id): \"\(remark)\" is not among \(codes.sorted())")
      }
    }
    print("assetlinks files: \(ran) cases")
    #expect(ran > 0)
  }

  private static func codes(_ remark: String) -> [AssociationFinding] {
    let table: [(String, [AssociationFinding])] = [
      ("dynamic rules only exclude", [.dynamicOnlyExclude]), ("SHA-1 fingerprint", [.fingerprintSHA1]),
      ("no statements", [.statementsMissing]),
      ("sha256_cert_fingerprints missing or empty", [.fingerprintsEmpty]), ("package_name missing or empty", [.packageMissing]),
      ("empty file", [.emptyFile]), ("placeholder fingerprint", [.fingerprintPlaceholder]),
    ]
    return table.first { remark.hasPrefix($0.0) }?.1 ?? []
  }

  /// The intent filters that AOSP's own classes were asked about.
  @Test func intentFilters() throws {
    var ran = 0
    for row in try SharedCases.rows("peer-android.json") where row["class"]?.string == "uri-filter" {
      let id = row["id"]?.string ?? ""
      guard let input = row["input"], let filter = input["filter"], let url = input["url"]?.string else { continue }
      ran += 1
      let match = Self.filter(filter).match(url)
      #expect((match == .match) == row["expected"]?["match"]?.bool, "\(id): \(url) \(match.says)")
    }
    print("intent filters: \(ran) cases")
    #expect(ran > 0)
  }

  private static func texts(_ value: JSONValue?) -> [String] { value?.elements?.compactMap(\.string) ?? [] }

  private static func filter(_ value: JSONValue) -> IntentFilter {
    var filter = IntentFilter()
    filter.schemes = texts(value["schemes"])
    filter.hosts = texts(value["hosts"]).map { IntentFilter.Authority(host: $0) }
    let forms: [(String, IntentFilter.PathRule.Form)] = [
      ("paths", .literal), ("pathPrefixes", .prefix), ("pathSuffixes", .suffix), ("pathPatterns", .pattern),
      ("pathAdvancedPatterns", .advancedPattern),
    ]
    for (name, form) in forms { filter.paths += texts(value[name]).map { IntentFilter.PathRule(form, $0) } }
    filter.groups = (value["groups"]?.elements ?? []).map { group in
      var rules: [IntentFilter.RelativeRule] = []
      for (name, part, form) in [
        ("path", IntentFilter.RelativeRule.Part.path, IntentFilter.PathRule.Form.literal), ("pathPrefix", .path, .prefix),
        ("query", .query, .literal), ("fragment", .fragment, .literal),
      ] {
        rules += texts(group[name]).map { IntentFilter.RelativeRule(part, IntentFilter.PathRule(form, $0)) }
      }
      return IntentFilter.RelativeGroup(allows: group["allow"]?.bool ?? true, rules: rules)
    }
    return filter
  }
}
