import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// Files, filters and patterns that are nearly right: reading and matching them ends.
@Suite("Asset link fuzz") struct AssetLinksFuzzTests {
  @Test func nearlyRightFiles() throws {
    var mutator = Mutator(
      seeds: [
        #"[{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"com.example.app","sha256_cert_fingerprints":["14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5"]},"relation_extensions":{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":[{"/":"/a/*","?":{"a":"?*"}}]}}},{"include":"https://a.example/x"}]"#
      ], pieces: ["\"", "[", "{", "]", "}", ",", ":", "null", "*", "?", "\\", "AB:", "“", "\n"], seed: 5)
    let url = try WebURL("https://a.example/a/b?a=1#x")
    FuzzShare.assetLinks.run { number in
      let text = mutator.next()
      let file = AssetLinksFile(text)
      for finding in file.findings where finding.range.end > text.count { Issue.record("input \(number): \(finding) lies outside") }
      for statement in file.links.statements { _ = statement.dynamicRules.map { DynamicLinkMatcher($0).allows(url) } }
    }
  }

  @Test func patterns() {
    var mutator = Mutator(
      seeds: ["/a/.*", "/[a-z]+/x{2,3}\\.html", "https://a.example:1/a/b?c=d#e"],
      pieces: [".*", "[", "]", "^", "-", "{", "}", "+", "\\", "@", ":", "//"],
      seed: 6)
    FuzzShare.androidPatterns.run { _ in
      let pattern = String(decoding: mutator.next(), as: UTF8.self)
      let text = String(decoding: mutator.next(), as: UTF8.self)
      var filter = IntentFilter()
      filter.schemes = ["https"]
      filter.hosts = [.init(host: "*")]
      filter.paths = IntentFilter.PathRule.Form.allCases.map { .init($0, pattern) }
      _ = filter.match(text)
      for rule in filter.paths { _ = rule.matches(text) }
    }
  }
}
