import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// Entitlements, manifests and policies against files.
@Suite("Comparisons") struct ComparisonTests {
  @Test func domainEntries() {
    let rows: [(String, AssociationFinding?, String?)] = [
      ("applinks:example.com", nil, nil), ("applinks:*.example.com?mode=developer", nil, nil), ("webcredentials:a.b.example.com", nil, nil),
      ("example.com", .entitlementFormat, nil), ("applinks:https://example.com", .entitlementFormat, "applinks:example.com"),
      ("applinks:example.com/", .entitlementFormat, "applinks:example.com"),
      ("applinks:example.com/a", .entitlementFormat, "applinks:example.com"),
      ("applinks:example.com:443", .entitlementFormat, "applinks:example.com"),
      ("applinks:*example.com", .entitlementWildcard, "applinks:*.example.com"),
      ("applinks:a.*.example.com", .entitlementWildcard, nil), ("applinks:", .entitlementFormat, nil),
      ("applinks:b\u{FC}cher.example", .entitlementFormat, nil),
      ("applinks:example.com?mode=x", .entitlementFormat, nil), ("appclips:*.example.com", .entitlementWildcard, nil),
    ]
    for (text, finding, repaired) in rows {
      do {
        _ = try AssociatedDomain(text)
        #expect(finding == nil, "\(text)")
      } catch {
        #expect(error.finding == finding, "\(text): \(error.message)")
        if let repaired { #expect(error.repaired == repaired, "\(text)") }
      }
    }
  }

  @Test func missingDomains() {
    var build = AppleBuild()
    build.identifier = "ABCDE12345.com.example.shop"
    build.domains = ["applinks:shop.example", "applinks:*.m.shop.example", "applinks:old.example"]
    let found = build.check(domains: [.exact("shop.example"), .exact("www.shop.example"), .subdomains(of: "m.shop.example")])
    #expect(found.map(\.code) == ["association.domain-missing", "association.domain-unused"])
    #expect(found.first?.remedy == "add \"applinks:www.shop.example\"")
  }

  @Test func manifest() {
    let text = """
      <?xml version="1.0"?>
      <manifest xmlns:android="x" package="com.example.shop"><queries><intent><data android:scheme="wallet"/></intent></queries>
      <application><activity android:name=".Main"><!-- links -->
        <intent-filter android:autoVerify="true">
          <action android:name="android.intent.action.VIEW"/>
          <category android:name="android.intent.category.DEFAULT"/><category android:name="android.intent.category.BROWSABLE"/>
          <data android:scheme="https" android:host="shop.example"/><data android:pathPattern="/product/..*"/>
          <uri-relative-filter-group android:allow="false"><data android:query="debug=1"/></uri-relative-filter-group>
        </intent-filter>
      </activity></application></manifest>
      """
    let manifest = AndroidManifest(Array(text.utf8))
    #expect(manifest.package == "com.example.shop")
    #expect(manifest.queriedSchemes == ["wallet"])
    #expect(manifest.findings.map(\.code) == ["association.filter-version"])
    let filter = manifest.filters.first?.filter
    #expect(filter?.match("https://shop.example/product/1") == .match)
    #expect(filter?.match("https://shop.example/help") == .path)
    #expect(AndroidManifest(Array("<manifest><a></manifest>".utf8)).findings.map(\.severity) == [.error])
  }

  @Test func rulesAndRoutes() throws {
    let policy = try Self.policy(
      #"{"gatehouse":1,"app":{"apple":{"appIDs":["ABCDE12345.com.example.shop"]}},"links":{"domains":["shop.example"],"routes":[{"name":"product","path":"/product/{id}","parameters":{"id":"digits(1...12)"}},{"name":"help","path":"/help"}]}}"#
    )
    let file = AppleAssociationFile(
      Array(
        #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example.shop"],"components":[{"/":"/product/?*"},{"/":"/old/*"}]}]}}"#.utf8))
    let found = RouteComparison.check(file, policy)
    #expect(Set(found.map(\.code)) == ["association.opens-unrouted", "association.route-not-associated"])
    #expect(found.first?.pointer == "/applinks/details/0/components/1")
  }

  @Test func differences() throws {
    let files = ["/a/*", "/b/*"].map { path in
      AppleAssociationFile(Array(#"{"applinks":{"details":[{"appID":"ABCDE12345.com.example.shop","paths":["\#(path)","/c"]}]}}"#.utf8))
        .association
    }
    let changes = AssociationDiff.changes(from: files[0], to: files[1], urls: nil, domain: "shop.example")
    #expect(changes.map(\.url) == ["https://shop.example/a/", "https://shop.example/b/"])
    #expect(changes.map(\.isGain) == [false, true])
  }

  static func policy(_ text: String) throws -> Policy { try #require(PolicyFile.read(text).policy) }
}
