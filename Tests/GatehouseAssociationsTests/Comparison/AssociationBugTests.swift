import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// Reported failures: each is found, under the name that its case gives it.
@Suite("Association bugs", .enabled(if: SharedCases.arePresent, Comment(rawValue: SharedCases.absence))) struct AssociationBugTests {
  @Test func everyBug() throws {
    var ran = 0
    for row in try SharedCases.rows("aasa-bugs.json") {
      let id = row["id"]?.string ?? ""
      guard let input = row["input"], let wanted = row["expected"]?["finding"]?.string else {
        Issue.record("\(id) cannot be read")
        continue
      }
      ran += 1
      guard let found = try Self.findings(id, input) else {
        Issue.record("\(id): nothing looks for it")
        continue
      }
      #expect(found.map(\.code).contains("association.\(wanted)"), "\(id): \(found.map(\.message))")
      if let finding = found.first(where: { $0.code == "association.\(wanted)" }) {
        #expect(!finding.message.isEmpty && !finding.why.isEmpty && !finding.remedy.isEmpty, "\(id)")
      }
      for file in row["files"]?.elements?.compactMap(\.string) ?? [] {
        let bytes = try SharedCases.bytes("\(file)")
        let codes = file.hasPrefix("aasa/") ? AppleAssociationFile(bytes).findings.map(\.code) : AssetLinksFile(bytes).findings.map(\.code)
        #expect(codes.contains("association.\(wanted)"), "\(id): \(file) has \(codes)")
      }
    }
    print("association bugs: \(ran) cases, 0 deviations by 0 rules")
    #expect(ran > 0)
  }

  private static func texts(_ value: JSONValue?) -> [String] { value?.elements?.compactMap(\.string) ?? value?.string.map { [$0] } ?? [] }

  /// What the tools for a case's kind of mistake say about its facts.
  private static func findings(_ id: String, _ input: JSONValue) throws -> [Diagnostic]? {
    switch id {
    case "AASA-B03": return apple(details: #"[{"appIDs":["\#(app)"],"components":\#(text(input["components"]))}]"#).findings
    case "AASA-B07":
      return entitlements(texts(input["entitlement"]), []) + AppleAssociationFile(Array((input["aasa"]?.string ?? "").utf8)).findings
    case "AASA-B09": return entitlements(texts(input["entitlement"]), [])
    case "AASA-B10": return entitlements(texts(input["entitlement"]), [.exact("app.example.com")])
    case "AASA-B11", "AASA-B14":
      let file = apple(details: #"[{"appID":"\#(input["aasa_id"]?.string ?? "")","paths":["*"]}]"#)
      return AppIDComparison.check(file, expected: texts(input["signed_application_identifier"]))
    case "AASA-B13":
      let file = apple(details: #"[{"appIDs":\#(text(input["aasa_ids"])),"components":[{"/":"*"}]}]"#)
      return AppIDComparison.check(file, expected: texts(input["testflight_identifier"]))
    case "AASA-B15": return AppleBuild().check(domains: [.exact("example.com")])
    case "AASA-B18": return AppIDComparison.check(apple(details: text(input["details"])), expected: ["NEWTEAM001.com.example.new"])
    case "AASA-B21", "AASA-B22": return try answer(input).check(id == "AASA-B21" ? .android : .apple)
    case "AASA-B23": return ServedAnswer(url: try url, status: 404).check(.apple, isGenerated: true)
    case "AASA-B24":
      let served = apple(details: #"[{"appID":"ABCDE12345.com.example.other","paths":["*"]}]"#).source.bytes
      return ServedAnswer(url: try url, status: 200, body: served).compare(
        generated: apple(details: #"[{"appID":"\#(app)","paths":["*"]}]"#).source.bytes, .apple)
    case "AASA-B26":
      let cdn = input["cdn"]
      return ServedAnswer(
        url: try url, status: cdn?["status"]?.int64.map(Int.init),
        headers: [(name: "Apple-Failure-Reason", value: cdn?["Apple-Failure-Reason"]?.string ?? "")]
      ).check(.appleCDN)
    case "AASA-B27":
      let count = Int(input["aasa_bytes"]?.int64 ?? 0)
      return AppleAssociationFile(Array("{}".utf8) + Array(repeating: 0x20, count: max(0, count - 2))).findings
    case "AASA-B29", "AASA-B30":
      return links(#"{"namespace":"android_app",\#(text(input["target"]).dropFirst())"#)
    case "AASA-B32":
      let sha1 = (0..<20).map { _ in "DE" }.joined(separator: ":")
      return links(#"{"namespace":"android_app","package_name":"com.example.app","sha256_cert_fingerprints":["\#(sha1)"]}"#)
    case "AASA-B33":
      let digest = (0..<32).map { _ in "DE" }.joined(separator: ":")
      return links(
        #"{"namespace":"android_app","package_name":"com.example.app","sha256_cert_fingerprints":["\#(digest)"]}"#,
        dynamic: text(input["dynamic_app_link_components"]))
    case "AASA-B34":
      let filter = input["intent_filter"]
      let data =
        texts(filter?["schemes"]).map { "<data android:scheme=\"\($0)\"/>" }
        + texts(filter?["hosts"]).map { "<data android:host=\"\($0)\"/>" }
      return AndroidManifest(Array("<manifest><intent-filter android:autoVerify=\"true\">\(data.joined())</intent-filter></manifest>".utf8))
        .findings
    case "AASA-B36":
      return AssetLinksComparison.rotation(signers: [texts(input["apk"]?["v2_signer"]), texts(input["apk"]?["v3_1_signer"])])
    case "AASA-B37":
      return apple(details: text(input["details"])).findings
    case "AASA-B39":
      return TappedHost.check(
        [try WebURL(input["tapped"]?.string ?? ""), try WebURL(input["redirects_to"]?.string ?? "")], domains: [.exact("www.example.com")])
    case "AASA-B40": return apple(details: #"[{"appID":"\#(app)","paths":\#(text(input["paths"]))}]"#).findings
    default: return nil
    }
  }

  private static let app = "ABCDE12345.com.example.app"
  private static var url: WebURL { get throws { try WebURL("https://example.com/.well-known/apple-app-site-association") } }

  private static func text(_ value: JSONValue?) -> String { value.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "null" }

  private static func apple(details: String) -> AppleAssociationFile {
    AppleAssociationFile(Array(#"{"applinks":{"details":\#(details)}}"#.utf8))
  }

  private static func links(_ target: String, dynamic: String? = nil) -> [Diagnostic] {
    let rules = dynamic.map {
      #","relation_extensions":{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":\#($0)}}"#
    }
    return AssetLinksFile(
      Array(#"[{"relation":["delegate_permission/common.handle_all_urls"],"target":\#(target)\#(rules ?? "")}]"#.utf8)
    ).findings
  }

  private static func entitlements(_ entries: [String], _ wanted: [HostPattern]) -> [Diagnostic] {
    var build = AppleBuild()
    build.identifier = app
    build.domains = entries
    return build.check(domains: wanted)
  }

  private static func answer(_ input: JSONValue) throws -> ServedAnswer {
    ServedAnswer(
      url: try WebURL(input["get"]?.string ?? ""), status: input["status"]?.int64.map(Int.init) ?? 200,
      headers: [(name: "Content-Type", value: input["content_type"]?.string ?? "")], body: Array((input["body"]?.string ?? "{}").utf8))
  }
}
