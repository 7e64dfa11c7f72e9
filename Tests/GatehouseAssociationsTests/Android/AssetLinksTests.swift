import Gatehouse
import GatehouseAssociations
import Testing
import URLStandard

/// Statements, dynamic rules and patterns, each in the cases that the documentation and AOSP describe.
@Suite("Asset links") struct AssetLinksTests {
  private static let digest = (0..<32).map { _ in "AB" }.joined(separator: ":")

  private static func file(_ statements: String) -> AssetLinksFile { AssetLinksFile(Array("[\(statements)]".utf8)) }

  private static func app(_ rules: String? = nil, package: String = "com.example.app", fingerprint: String = digest) -> String {
    let dynamic = rules.map {
      #","relation_extensions":{"delegate_permission/common.handle_all_urls":{"dynamic_app_link_components":\#($0)}}"#
    }
    return #"{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"\#(package)","#
      + #""sha256_cert_fingerprints":["\#(fingerprint)"]}\#(dynamic ?? "")}"#
  }

  @Test func findings() {
    let rows: [(String, String, [AssociationFinding])] = [
      ("sound", Self.app(), []),
      ("sound, dynamic", Self.app(#"[{"/":"/a/*"}]"#), []),
      ("no relation", #"{"target":{"namespace":"web","site":"https://a.example"}}"#, [.relationMissing]),
      ("no target", #"{"relation":["delegate_permission/common.handle_all_urls"]}"#, [.targetMissing]),
      ("misspelt relation", Self.app().replacing("handle_all_urls", with: "handle_all_url"), [.relationUnknown]),
      ("namespace", Self.app().replacing("android_app", with: "androidapp"), [.namespaceUnknown]),
      ("package", Self.app(package: "example"), [.packageShape]),
      ("lower case", Self.app(fingerprint: Self.digest.lowercased()), [.fingerprintCase]),
      ("no colons", Self.app(fingerprint: Self.digest.filter { $0 != ":" }), [.fingerprintFormat]),
      ("one byte short", Self.app(fingerprint: String(Self.digest.dropLast(3))), [.fingerprintFormat]),
      ("dynamic, empty", Self.app("[]"), [.dynamicMalformed]), ("dynamic, empty rule", Self.app("[{}]"), [.dynamicMalformed]),
      ("dynamic, empty field", Self.app(#"[{"/":""}]"#), [.dynamicMalformed]),
      ("dynamic, query text", Self.app(#"[{"?":"a=1"}]"#), [.dynamicQueryString]),
      ("dynamic, Apple's keys", Self.app(#"[{"/":"*","caseSensitive":false}]"#), [.dynamicUnknownKey]),
      ("dynamic, twice", Self.app(#"[{"/":"*"}]"#) + "," + Self.app(#"[{"/":"*"}]"#), [.dynamicRepeated]),
      ("include", #"{"include":"https://a.example/more.json"}"#, [.includeUnread]),
      ("include, http", #"{"include":"http://a.example/more.json"}"#, [.includeShape]),
      (
        "site with a path",
        #"{"relation":["delegate_permission/common.get_login_creds"],"target":{"namespace":"web","site":"https://a.example/x"}}"#,
        [.siteShape]
      ),
      ("list in a list", "[]", [.wrongShape]),
    ]
    for (id, text, expected) in rows {
      #expect(Self.file(text).findings.map(\.code) == expected.map(\.code), "\(id)")
    }
  }

  /// An invalid statement is skipped, and the others count.
  @Test func skippedSingly() {
    let file = Self.file(#"{"relation":[]},\#(Self.app()),1,{"relation":["a/b"],"target":{}}"#)
    #expect(file.links.statements.map(\.index) == [1])
  }

  @Test func dynamicRules() throws {
    let rows: [(String, String, Bool)] = [
      (#"[{"/":"/a/*","exclude":true},{"/":"*"}]"#, "/a/1", false), (#"[{"/":"/a/*","exclude":true},{"/":"*"}]"#, "/b", true),
      (#"[{"/":"/a/*"}]"#, "/b", false), (#"[{"?":{"id":"*"}}]"#, "/x?id=", true), (#"[{"?":{"id":"*"}}]"#, "/x", false),
      (#"[{"?":{"id":"7"}}]"#, "/x?id=8&id=7", true), (##"[{"#":"top"}]"##, "/x#top", true), (##"[{"#":"top"}]"##, "/x#tops", false),
    ]
    for (rules, path, isAllowed) in rows {
      let statement = try #require(Self.file(Self.app(rules)).links.statements.first)
      let matcher = DynamicLinkMatcher(try #require(statement.dynamicRules))
      #expect(matcher.allows(try WebURL("https://a.example\(path)")) == isAllowed, "\(rules) \(path)")
    }
    #expect(Self.file(Self.app(#"[{"/":"*"},{"/":1}]"#)).links.statements.first?.dynamicRules == nil, "one malformed rule discards all")
  }

  @Test func patterns() {
    let rows: [(IntentFilter.PathRule.Form, String, String, Bool)] = [
      (.pattern, "", "", true), (.pattern, "", "a", false), (.pattern, "/a*b", "/aaab", true), (.pattern, "/a*b", "/b", true),
      (.pattern, "/.*", "/", true), (.pattern, "/.*\\.html", "/x.html", true), (.pattern, "/.*/x", "/a/b/x", false),
      (.pattern, "/a\\*", "/a*", true), (.pattern, "/product/..*", "/product/1", true), (.pattern, "/product/..*", "/product/", false),
      (.advancedPattern, "/[a-z]+/[0-9]{2,3}", "/ab/123", true), (.advancedPattern, "/[a-z]+/[0-9]{2,3}", "/ab/1", false),
      (.advancedPattern, "/product/[^/]+", "/product/1", true), (.advancedPattern, "/product/[^/]+", "/product/1/2", false),
      (.advancedPattern, "/.*b", "/ab", false), (.advancedPattern, "/[a", "/[a", false), (.advancedPattern, "/a{2}", "/aa", true),
      (.suffix, ".pdf", "/a.pdf", true), (.prefix, "/a", "/ab", true), (.literal, "/a", "/a/", false),
    ]
    for (form, pattern, text, isMatch) in rows {
      #expect(IntentFilter.PathRule(form, pattern).matches(text) == isMatch, "\(form) \(pattern) \(text)")
    }
  }
}
