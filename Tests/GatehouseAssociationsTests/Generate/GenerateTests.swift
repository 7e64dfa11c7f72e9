import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// What is generated checks clean, and opens what the policy's routes accept.
@Suite("Generated files") struct GenerateTests {
  private static let text = #"""
    {"gatehouse":1,
     "app":{"apple":{"appIDs":["ABCDE12345.com.example.shop"]},
       "android":{"package":"com.example.shop","sha256":["14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"]}},
     "links":{"domains":["shop.example","*.m.shop.example"],"schemes":["com.example.shop"],
       "routes":[
         {"name":"home","path":"/"},
         {"name":"product","path":"/product/{id}","parameters":{"id":"digits(1...12)","utm_source":"token?"}},
         {"name":"reviews","path":"/product/{id}/reviews","parameters":{"id":"digits(1...12)"}},
         {"name":"list","path":"/list/{kind}","parameters":{"kind":"oneOf(new,old,used)"}},
         {"name":"search","path":"/search","parameters":{"q":"text(100)","page":"int(1...99)"}},
         {"name":"open","path":"/open/*"},
         {"name":"own","path":"/own","via":["com.example.shop"]}]},
     "handoff":{"schemes":["tel",{"scheme":"wallet"}]}}
    """#

  private static func files() throws -> (Policy, [String: GeneratedFile]) {
    let policy = try ComparisonTests.policy(text)
    return (policy, Dictionary(uniqueKeysWithValues: AssociationGenerator.files(for: policy).map { ($0.name, $0) }))
  }

  private static func bytes(_ files: [String: GeneratedFile], _ name: String) -> [UInt8] { Array((files[name]?.text ?? "").utf8) }

  @Test func everyFileChecksClean() throws {
    let (policy, files) = try Self.files()
    #expect(files.count == 8)
    let apple = AppleAssociationFile(Self.bytes(files, ".well-known/apple-app-site-association"))
    #expect(apple.isValid)
    #expect(apple.findings.map(\.message) == [])
    #expect(AppIDComparison.check(apple, expected: policy.app.appIDs).map(\.message) == [])
    #expect(RouteComparison.check(apple, policy).map(\.message) == [])
    let links = AssetLinksFile(Self.bytes(files, ".well-known/assetlinks.json"))
    #expect(links.findings.map(\.message) == [])
    #expect(AssetLinksComparison.check(links, package: "com.example.shop", fingerprints: policy.app.sha256).map(\.message) == [])
    let entitlements = AppleBuild(entitlements: try #require(PropertyList(xml: Self.bytes(files, "App.entitlements"))))
    #expect(entitlements.check(domains: policy.links.domains).map(\.message) == [])
    let info = try #require(PropertyList(xml: Self.bytes(files, "Info.plist")))
    #expect(info["LSApplicationQueriesSchemes"]?.strings == ["tel", "wallet"])
    #expect(info["CFBundleURLTypes"]?.elements?.first?["CFBundleURLSchemes"]?.strings == ["com.example.shop"])
    let manifest = AndroidManifest(Self.bytes(files, "AndroidManifest.xml"))
    #expect(manifest.findings.map(\.message) == [])
    #expect(manifest.queriedSchemes == ["http", "https", "tel", "wallet"])
    #expect(SchemeComparison.check(policy).isEmpty)
    for file in files.values { #expect(file.text.hasSuffix("\n") && !file.limits.isEmpty, "\(file.name)") }
  }

  @Test func opensWhatRoutesAccept() throws {
    let (_, files) = try Self.files()
    let apple = AppleMatcher(
      AppleAssociationFile(Self.bytes(files, ".well-known/apple-app-site-association")).association)
    let manifest = AndroidManifest(Self.bytes(files, "AndroidManifest.xml"))
    let rows: [(path: String, apple: Bool, android: Bool)] = [
      ("/", true, true), ("/product/42", true, true), ("/product/42/reviews", true, true), ("/product/42/other", false, true),
      ("/product/1/2/reviews", false, true), ("/product", false, false), ("/list/new", true, true), ("/list/other", false, true),
      ("/search?q=a&page=2", true, true), ("/search", false, true), ("/open/a/b", true, true), ("/open", false, false),
      ("/own", false, false),
    ]
    for row in rows {
      let url = "https://shop.example\(row.path)"
      #expect(
        apple.match(try WebURL(url), appID: "ABCDE12345.com.example.shop", domain: "shop.example").isMatch == row.apple, "Apple \(row.path)"
      )
      #expect(manifest.filters.contains { $0.filter.match(url) == .match } == row.android, "Android \(row.path)")
    }
  }
}
