import Gatehouse
import Testing

@Suite struct PolicyFileTests {
  @Test func theSmallestPolicyIsTheStrictOne() {
    let reading = PolicyFile.read(#"{"gatehouse":1}"#)
    #expect(reading.policy == Policy())
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: Preset.allCases) func extendsStandsOnThePreset(_ preset: Preset) {
    let reading = PolicyFile.read(#"{"web": {"documents": {"data": "never"}}, "gatehouse": 1, "extends": "\#(preset.rawValue)"}"#)
    var expected = preset.policy
    expected.web.documents.data = .never
    #expect(reading.policy == expected)
  }

  @Test func everyKeyOfTheContractIsRead() throws {
    let reading = PolicyFile.read(Self.everything)
    #expect(reading.diagnostics.map { $0.text(file: "f", source: reading.source) } == [])
    let policy = try #require(reading.policy)
    #expect(policy.unknownSource == .page)
    #expect(policy.app.appIDs == ["ABCDE12345.com.example.shop"])
    #expect(policy.app.package == "com.example.shop")
    #expect(policy.app.sha256 == [Self.fingerprint])
    #expect(
      policy.web.pages == [
        .origin(scheme: "https", host: "shop.example", port: nil), .subdomains(scheme: "https", of: "m.shop.example", port: 8443),
        .scheme("https"),
      ])
    #expect(policy.web.otherPages == .open)
    #expect(policy.web.frames == [.scheme("http")])
    #expect(policy.web.stay == [.exact("a.example"), .subdomains(of: "b.example"), .exact("[::1]"), .exact("127.0.0.1")])
    #expect(policy.web.http == .upgrade)
    #expect(policy.web.resubmit == .load)
    #expect(policy.web.newWindows == .window)
    #expect(policy.web.frameWindows == .window)
    #expect(policy.web.documents.about == .main)
    #expect(policy.web.documents.data == .frames)
    #expect(policy.web.documents.blob == .always)
    #expect(policy.web.files == .directory("/usr/share/shop"))
    #expect(policy.links.domains == [.exact("shop.example"), .subdomains(of: "shop.example")])
    #expect(policy.links.schemes == ["shopapp"])
    #expect(policy.links.unmatched == .load)
    #expect(policy.links.unknownParameters == .drop)
    #expect(policy.links.pendingMs == 90_000)
    let route = try #require(policy.links.routes.first)
    #expect(route.name == "product")
    #expect(route.path.text == "/product/{id}")
    #expect(route.parameters.map(\.name) == ["id", "utm_source"])
    #expect(route.parameters.map(\.type.description) == ["digits(1...12)", "token(1...64)?"])
    #expect(route.requires == ["signedIn"])
    #expect(route.via == ["shopapp", "https"])
    #expect(
      policy.handoff.universalLinks == [.init(domain: .exact("partner.example"), fallback: .store), .init(domain: .exact("c.example"))])
    #expect(policy.handoff.userLoads == .universalLinks)
    guard case .listed(let rules) = policy.handoff.schemes else { return #expect(Bool(false)) }
    #expect(rules.first == Policy.SchemeRule("tel"))
    #expect(rules.last?.scheme == "wallet")
    #expect(rules.last?.hosts == ["pay"])
    #expect(rules.last?.paths?.map(\.text) == ["", "/view/*"])
    #expect(rules.last?.parameters?.map(\.name) == ["id"])
    #expect(rules.last?.ask == true)
    #expect(policy.handoff.refuse == ["prefs"])
    #expect(policy.handoff.stores == .listed(hosts: ["apps.apple.com"], schemes: ["market"]))
    #expect(policy.handoff.from == .origins([.origin(scheme: "https", host: "shop.example", port: nil)]))
    #expect(policy.handoff.frames == .any)
    #expect(policy.handoff.activation == [.direct, .recent, .link, .form, .redirect, .sticky, .none])
    #expect(policy.handoff.frameActivation == [])
    #expect(policy.handoff.activationWindowMs == 250)
    #expect(policy.handoff.confirm == .late)
    #expect(policy.handoff.launches.perActivation == 2)
    #expect(policy.handoff.launches.withinMs == 3_600_000)
    #expect(policy.handoff.launches.atMost == 7)
    #expect(policy.handoff.onFailure == .store)
    #expect(policy.handoff.android.packages == nil)
    #expect(policy.handoff.android.intents == .clean)
    #expect(policy.handoff.android.landingPages == .open)
    #expect(policy.bridge.origins == [.origin(scheme: "https", host: "shop.example", port: nil)])
    #expect(policy.bridge.frames == .all)
    #expect(policy.bridge.limits.bytes == 1024)
    #expect(policy.bridge.limits.depth == 4)
    #expect(policy.bridge.limits.keys == 8)
    #expect(policy.bridge.methods.map(\.name) == ["track", "getProfile"])
    #expect(policy.bridge.methods.first?.params == [.init("name", type: "text(200)?"), .init("flag", type: "bool?")])
    #expect(policy.session.recoveryAttempts == 1)
    #expect(policy.session.recoveryWithinMs == 30_000)
    #expect(policy.session.cookieDomains == ["shop.example"])
  }

  static let fingerprint = Array(repeating: "1A", count: 32).joined(separator: ":")

  /// A policy that says something other than the default for every key.
  static let everything = """
    {
      "gatehouse": 1, "$schema": "./gatehouse.schema.json", "extends": "strict", "unknownSource": "page",
      "app": {"apple": {"appIDs": ["ABCDE12345.com.example.shop"]}, "android": {"package": "com.example.shop", "sha256": ["\(fingerprint)"]}},
      "web": {
        "pages": ["https://shop.example", "https://*.m.shop.example:8443", "https:"], "otherPages": "open", "frames": ["http:"],
        "stay": ["a.example", "*.b.example", "[::1]", "127.0.0.1"], "http": "upgrade", "resubmit": "load",
        "newWindows": {"main": "window", "frames": "window"}, "documents": {"about": "main", "data": "frames", "blob": "always"},
        "files": "/usr/share/shop",
      },
      "links": {
        "domains": ["shop.example", "*.shop.example"], "schemes": ["shopapp"], "unmatched": "load", "unknownParameters": "drop", "pending": "90s",
        "routes": [{"name": "product", "path": "/product/{id}", "parameters": {"id": "digits(1...12)", "utm_source": "token?"},
                    "requires": ["signedIn"], "via": ["shopapp", "https"]}],
      },
      "handoff": {
        "universalLinks": [{"domain": "partner.example", "fallback": "store"}, {"domain": "c.example"}], "userLoads": "universalLinks",
        "schemes": ["tel", {"scheme": "wallet", "hosts": ["pay"], "paths": ["", "/view/*"], "parameters": {"id": "token"}, "ask": true}],
        "refuse": ["prefs"], "stores": ["apps.apple.com", "market:"], "from": ["https://shop.example"], "frames": "any",
        "activation": ["direct", "recent", "link", "form", "redirect", "sticky", "none"], "frameActivation": [], "activationWindow": "250ms",
        "confirm": "late", "launches": {"perActivation": 2, "within": "1h", "atMost": 7}, "onFailure": "store",
        "android": {"packages": "any", "intents": "clean", "landingPages": "open"},
      },
      "bridge": {
        "origins": ["https://shop.example"], "frames": "all", "limits": {"bytes": 1024, "depth": 4, "keys": 8},
        "methods": {"track": {"params": {"name": "text(200)?", "flag": "bool?"}}, "getProfile": {}},
      },
      "session": {"recovery": {"attempts": 1, "within": "30s"}, "cookies": {"domains": ["shop.example"]}},
    }
    """

  @Test func anUnknownKeyIsNamedWithItsPlaceAndTheNearestOne() throws {
    let reading = PolicyFile.read("{\n  \"gatehouse\": 1,\n  \"web\": {\n    \"pagess\": [\"https://shop.example\"]\n  }\n}")
    #expect(reading.policy == nil)
    let finding = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    #expect(finding.pointer == "/web/pagess")
    #expect(
      finding.text(file: "gatehouse.json", source: reading.source) == """
        gatehouse.json:4:5: error: unknown key "pagess", did you mean "pages"? [policy.unknown-key]
              "pagess": ["https://shop.example"]
              ^~~~~~~~
          why: a key that is not known would be a rule that nobody applies
          remedy: write "pages", or remove it
        """)
  }

  @Test func readingCollectsEverything() {
    let reading = PolicyFile.read(
      """
      {
        "gatehouse": 2, "extends": "stict", "web": {"http": "upgrad", "pages": ["shop.example", "https://a.example/x"], "http": "load"},
        "links": {"routes": [{"path": "/a"}, {"name": "a", "path": "b", "parameters": {"i d": "digit"}}], "pending": 10},
      }
      """)
    #expect(reading.policy == nil)
    #expect(
      reading.diagnostics.map { "\($0.position) \($0.code) \($0.pointer)" } == [
        "2:16 policy.version /gatehouse", "2:30 policy.unknown-word /extends", "2:55 policy.unknown-word /web/http",
        "2:75 policy.origin /web/pages/0", "2:109 policy.origin /web/pages/1", "2:115 json.duplicate-key /web/http",
        "3:24 policy.missing-key /links/routes/0", "3:62 policy.path /links/routes/1/path",
        "3:84 policy.name /links/routes/1/parameters/i d", "3:89 policy.parameter-type /links/routes/1/parameters/i d",
        "3:112 policy.wrong-type /links/pending",
      ])
  }

  @Test func oneTextInPlaceOfAListGetsItsBrackets() {
    let finding = PolicyFile.read(#"{"gatehouse":1,"web":{"pages":"https://a.example"}}"#).diagnostics.first
    #expect(finding?.code == "policy.wrong-type")
    #expect(finding?.remedy == #"write it in brackets, ["https://a.example"]"#)
  }

  @Test func escapedKeysAreTheSameKeys() {
    #expect(PolicyFile.read(#"{"gatehouse":1,"w\u0065b":{"pa\u0067es":["https:"]}}"#).policy?.web.pages == [.scheme("https")])
    #expect(PolicyFile.read(#"{"gatehouse":1,"web":{"pages":[],"pa\u0067es":[]}}"#).diagnostics.map(\.code) == ["json.duplicate-key"])
  }

  @Test func aWordForNewWindowsBlocksThoseOfFrames() {
    #expect(PolicyFile.read(#"{"gatehouse":1,"web":{"newWindows":"window"}}"#).policy?.web.frameWindows == .block)
    let frames = PolicyFile.read(#"{"gatehouse":1,"extends":"browser","web":{"newWindows":{"frames":"window"}}}"#).policy
    #expect(frames?.web.newWindows == .window)
    #expect(frames?.web.frameWindows == .window)
  }

  static let unreadable: [(String, [UInt8], String, String)] = [
    ("empty", [], "json.empty", "1:1"),
    ("one byte", [0x7B], "json.unexpected-end", "1:2"),
    ("not JSON", Array("<html>".utf8), "json.unexpected", "1:1"),
    ("an array", Array("[]".utf8), "policy.wrong-type", "1:1"),
    ("a number", Array("1".utf8), "policy.wrong-type", "1:1"),
    ("null", Array("null".utf8), "policy.wrong-type", "1:1"),
    ("nothing in it", Array("{}".utf8), "policy.missing-key", "1:1"),
    ("10,000 deep", Array("{\"gatehouse\":1,\"web\":".utf8) + [UInt8](repeating: 0x5B, count: 10_000), "json.too-deep", "1:85"),
    ("50 MB", [UInt8](repeating: 0x20, count: 50_000_000), "json.too-large", "1:1"),
    ("not UTF-8", Array("{\n \"a".utf8) + [0xE9, 0x22], "json.invalid-utf8", "2:4"),
    ("NUL", Array("{\"gatehouse\":1}\u{0}".utf8), "json.trailing-text", "1:16"),
    ("NUL in a string", Array("{\"gate\u{0}house\":1}".utf8), "json.control-character", "1:7"),
    ("byte order mark", Array("\u{FEFF}{\"gatehouse\":1}".utf8), "json.byte-order-mark", "1:1"),
    ("UTF-16", [0xFF, 0xFE, 0x7B, 0x00], "json.invalid-utf8", "1:1"),
    ("huge number", Array("{\"gatehouse\":1e999999999}".utf8), "policy.version", "1:14"),
    ("long number", Array("{\"gatehouse\":\(String(repeating: "9", count: 100_000))}".utf8), "policy.version", "1:14"),
    ("version as text", Array("{\"gatehouse\":\"1\"}".utf8), "policy.wrong-type", "1:14"),
  ]

  @Test func whatIsNoPolicyIsRefusedWithPlaceAndRemedy() {
    for (id, bytes, code, position) in Self.unreadable {
      let reading = PolicyFile.read(utf8: bytes)
      #expect(reading.policy == nil, "\(id)")
      #expect(reading.diagnostics.map(\.code) == [code], "\(id)")
      #expect(reading.diagnostics.first?.position.description == position, "\(id)")
      #expect(
        reading.diagnostics.allSatisfy { !$0.remedy.isEmpty && $0.text(file: "f", source: reading.source).utf8.count < 1_000 }, "\(id)")
    }
  }

  @Test func aThousandMistakesAreCutAtAHundred() {
    let keys = (0..<1_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    let reading = PolicyFile.read("{\"gatehouse\":1,\(keys)}")
    #expect(reading.diagnostics.count == PolicyFileTests.most + 1)
    #expect(reading.diagnostics.last?.code == "policy.too-many")
  }

  static let most = 100

  @Test func everyPlaceThatTakesAnObjectNamesUnknownKeys() {
    let objects = [
      "", "app", "app.apple", "app.android", "web", "web.newWindows", "web.documents", "links", "handoff", "handoff.launches",
      "handoff.android",
      "bridge", "bridge.limits", "session", "session.recovery", "session.cookies",
    ]
    for path in objects {
      let steps = path.split(separator: ".")
      let text =
        "{" + (steps.isEmpty ? "" : "\"gatehouse\":1,") + steps.map { "\"\($0)\":{" }.joined() + "\"x\":0"
        + String(repeating: "}", count: steps.count)
        + (steps.isEmpty ? ",\"gatehouse\":1}" : "}")
      #expect(PolicyFile.read(text).diagnostics.map(\.code) == ["policy.unknown-key"], "\(text)")
    }
    for entry in [
      #"links":{"routes":[{"name":"a","path":"/a","x":0}]}"#, #"handoff":{"universalLinks":[{"domain":"a.example","x":0}]}"#,
      #"handoff":{"schemes":[{"scheme":"a","x":0}]}"#, #"bridge":{"methods":{"a":{"x":0}}}"#,
    ] {
      #expect(PolicyFile.read("{\"gatehouse\":1,\"\(entry)}").diagnostics.map(\.code) == ["policy.unknown-key"], "\(entry)")
    }
  }

  @Test func placesOfValuesAreFoundByTheirPointers() {
    let reading = PolicyFile.read(#"{"gatehouse":1,"links":{"routes":[{"name":"a","path":"/a"}]},"web":{"http":"load"}}"#)
    func text(_ pointer: String) -> String {
      let range = reading.range(of: pointer)
      return String(decoding: reading.source.bytes[range.start..<range.end], as: UTF8.self)
    }
    #expect(text("/links/routes/0") == #"{"name":"a","path":"/a"}"#)
    #expect(text("/links/routes/0/path") == #""/a""#)
    #expect(text("/links/routes") == #""routes""#)
    #expect(text("/links/unmatched") == #""links""#)
    #expect(text("/handoff/schemes/3") == "{")
    #expect(text("/web/http") == #""load""#)
    #expect(text("") == "{")
  }
}
