import Gatehouse
import Testing

@Suite struct PolicyLintTests {
  /// `code pointer` of each finding of a policy with these members.
  private func findings(_ members: String) -> [String] {
    let reading = PolicyFile.read("{\"gatehouse\":1,\(members)}")
    #expect(reading.policy != nil, "\(reading.report())")
    let diagnostics = reading.check()
    #expect(diagnostics.allSatisfy { !$0.message.isEmpty && !$0.remedy.isEmpty && !$0.why.isEmpty && $0.range.start > 0 })
    return diagnostics.map { "\($0.code) \($0.pointer)" }
  }

  private static let pages = #""web":{"pages":["https://shop.example"]}"#
  private static func routes(_ routes: String, _ links: String = "") -> String {
    #""links":{"domains":["shop.example"],"schemes":["shopapp"],\#(links)"routes":[\#(routes)]}"#
  }

  static let cases: [(String, [String])] = [
    // Origins.
    (#""web":{"pages":["https://a.example","https://a.example"]}"#, ["lint.repeated-entry /web/pages/1"]),
    (#""web":{"pages":["https://*.a.example","https://b.a.example","https://a.example"]}"#, ["lint.covered-entry /web/pages/1"]),
    (#""web":{"pages":["https://*.b.a.example","https://*.a.example"]}"#, ["lint.covered-entry /web/pages/0"]),
    (#""web":{"pages":["https:","https://a.example"]}"#, []),
    (#""web":{"pages":["https:","https://a.example"]},"handoff":{"from":"any","schemes":["tel"]}"#, ["lint.covered-entry /web/pages/1"]),
    (#""web":{"frames":["https:","https://a.example:8443"]}"#, ["lint.covered-entry /web/frames/1"]),
    (#""web":{"pages":["https://*.a.example","https://b.a.example:8443"]}"#, []),
    (#""web":{"pages":["https://*.example"]}"#, ["lint.wide-wildcard /web/pages/0"]),
    (
      #""web":{"pages":["http://a.example"],"frames":["http:"]}"#,
      ["lint.cleartext-page /web/pages/0", "lint.cleartext-page /web/frames/0"]
    ),
    (#""web":{"pages":["http://a.example"],"http":"upgrade"}"#, ["lint.cleartext-page /web/pages/0"]),
    (#""web":{"pages":["http://a.example"],"http":"load"}"#, []),
    (#""web":{"pages":["https://a.example"],"otherPages":"load"}"#, ["lint.other-pages-load /web/otherPages"]),
    (#""unknownSource":"page""#, ["lint.unknown-source-page /unknownSource"]),
    (#""extends":"payments""#, ["lint.unknown-source-page /extends"]),
    (#""extends":"browser""#, ["lint.unknown-source-page /extends"]),
    (#""extends":"browser","unknownSource":"frame""#, []),
    // Hosts of two sides.
    (
      #"\#(pages),"links":{"domains":["a.example"]},"handoff":{"universalLinks":[{"domain":"a.example"}]}"#,
      ["lint.own-partner /handoff/universalLinks/0/domain"]
    ),
    (
      #"\#(pages),"links":{"domains":["*.a.example"]},"handoff":{"universalLinks":[{"domain":"b.a.example"}]}"#,
      ["lint.own-partner /handoff/universalLinks/0/domain"]
    ),
    (
      #"\#(pages),"links":{"domains":["b.a.example"]},"handoff":{"universalLinks":[{"domain":"*.a.example"}]}"#,
      ["lint.own-partner /handoff/universalLinks/0/domain"]
    ),
    (
      #""web":{"pages":["https://shop.example"],"stay":["a.example"]},"handoff":{"universalLinks":[{"domain":"a.example"},{"domain":"b.example"}]}"#,
      ["lint.stay-partner /handoff/universalLinks/0/domain"]
    ),
    (
      #"\#(pages),"handoff":{"universalLinks":[{"domain":"a.example"},{"domain":"a.example"}]}"#,
      ["lint.repeated-entry /handoff/universalLinks/1/domain"]
    ),
    // Schemes.
    (#"\#(pages),"handoff":{"schemes":["tel","tel"]}"#, ["lint.repeated-entry /handoff/schemes/1"]),
    (#"\#(pages),"handoff":{"schemes":["wallet",{"scheme":"wallet","hosts":["pay"]}]}"#, ["lint.shadowed-scheme /handoff/schemes/1"]),
    (#"\#(pages),"handoff":{"schemes":[{"scheme":"wallet","hosts":["pay"]},"wallet"]}"#, []),
    (
      #"\#(pages),"handoff":{"schemes":[{"scheme":"wallet","hosts":["pay","b"]},{"scheme":"wallet","hosts":["b"],"ask":true}]}"#,
      ["lint.shadowed-scheme /handoff/schemes/1"]
    ),
    (#"\#(pages),"handoff":{"schemes":["javascript","tel"]}"#, ["lint.refused-scheme /handoff/schemes/0"]),
    (#"\#(pages),"handoff":{"schemes":["tel"],"refuse":["tel"]}"#, ["lint.refused-scheme /handoff/schemes/0"]),
    (#"\#(pages),"extends":"browser","unknownSource":"frame","handoff":{"schemes":["prefs"]}"#, ["lint.refused-scheme /handoff/schemes/0"]),
    (#"\#(pages),"links":{"schemes":["shopapp"]},"handoff":{"schemes":["shopapp"]}"#, ["lint.own-scheme /handoff/schemes/0"]),
    (#"\#(pages),"handoff":{"schemes":["https"]}"#, ["lint.web-scheme /handoff/schemes/0"]),
    (#""links":{"schemes":["https","file"]}"#, ["lint.web-scheme /links/schemes/0", "lint.refused-scheme /links/schemes/1"]),
    (#"\#(pages),"handoff":{"schemes":["intent"]}"#, ["lint.android-scheme /handoff/schemes/0"]),
    (#"\#(pages),"handoff":{"stores":["apps.apple.com","data:"]}"#, ["lint.refused-scheme /handoff/stores/1"]),
    (#""extends":"browser","unknownSource":"frame","handoff":{"refuse":["prefs"]}"#, ["lint.refuse-replaced /handoff/refuse"]),
    // Launches.
    (#"\#(pages),"handoff":{"schemes":["tel"],"activation":[]}"#, ["lint.no-activation /handoff/activation"]),
    (
      #"\#(pages),"handoff":{"schemes":["tel"],"frames":["https://a.example"],"frameActivation":[]}"#,
      ["lint.no-activation /handoff/frameActivation"]
    ),
    (#"\#(pages),"handoff":{"schemes":["tel"],"activation":["direct","none"]}"#, ["lint.any-activation /handoff/activation"]),
    (#""handoff":{"schemes":["tel"]}"#, ["lint.no-launch-origin /handoff/schemes"]),
    (#""web":{"pages":["https:"]},"handoff":{"schemes":["tel"]}"#, ["lint.no-launch-origin /handoff/schemes"]),
    (#""handoff":{"universalLinks":[{"domain":"a.example"}]}"#, ["lint.no-launch-origin /handoff/universalLinks"]),
    (#"\#(pages),"handoff":{"schemes":["tel"],"from":[]}"#, ["lint.no-launch-origin /handoff/from"]),
    (#"\#(pages),"handoff":{"schemes":["tel"],"from":["https://b.example"]}"#, ["lint.never-shown-origin /handoff/from/0"]),
    (
      #""web":{"frames":["https://a.example"]},"handoff":{"schemes":["tel"],"frames":["https://a.example","https://*.a.example"]}"#,
      ["lint.never-shown-origin /handoff/frames/1"]
    ),
    (
      #""web":{"frames":["https://*.a.example"]},"handoff":{"schemes":["tel"],"frames":["https:","https://b.a.example"]}"#,
      ["lint.covered-entry /handoff/frames/1"]
    ),
    (
      #""handoff":{"from":"any","frames":["https://a.example"]}"#,
      ["lint.nothing-to-launch /handoff/from", "lint.nothing-to-launch /handoff/frames"]
    ),
    (
      #"\#(pages),"app":{"android":{"package":"com.a.b"}},"handoff":{"schemes":["tel"],"android":{"packages":["com.c.d","com.a.b"]}}"#,
      ["lint.own-package /handoff/android/packages/1"]
    ),
    // Routes.
    (#""links":{"routes":[{"name":"a","path":"/a"}]}"#, ["lint.unreachable-route /links/routes"]),
    (routes(#"{"name":"a","path":"/a","via":["other"]}"#), ["lint.unknown-via /links/routes/0/via/0"]),
    (
      routes(#"{"name":"a","path":"/a/{id}","secret":["id","code"]}"#),
      ["lint.untyped-parameter /links/routes/0/path", "lint.unknown-secret /links/routes/0/secret/1"]
    ),
    (#""links":{"schemes":["shopapp"],"routes":[{"name":"a","path":"/a","via":["https"]}]}"#, ["lint.unknown-via /links/routes/0/via/0"]),
    (#""links":{"schemes":["shopapp"],"routes":[{"name":"a","path":"/Open/x"}]}"#, ["lint.unreachable-route /links/routes/0/path"]),
    (routes(#"{"name":"a","path":"/Open/x"}"#), []),
    (routes(#"{"name":"a","path":"/Open/x","via":["shopapp"]}"#), ["lint.unreachable-route /links/routes/0/path"]),
    (routes(#"{"name":"a","path":"/a/{id}"}"#), ["lint.untyped-parameter /links/routes/0/path"]),
    (routes(#"{"name":"a","path":"/a/{id}","parameters":{"id":"token?"}}"#), ["lint.path-parameter-form /links/routes/0/parameters/id"]),
    (routes(#"{"name":"a","path":"/a"},{"name":"b","path":"/a"}"#), ["lint.shadowed-route /links/routes/1"]),
    (routes(#"{"name":"a","path":"/a/*"},{"name":"b","path":"/a/b/c"}"#), ["lint.shadowed-route /links/routes/1"]),
    (routes(#"{"name":"a","path":"/a/*"},{"name":"b","path":"/a/"},{"name":"c","path":"/a"},{"name":"d","path":"/ab"}"#), []),
    (routes(#"{"name":"a","path":"/a*"},{"name":"b","path":"/ab*"}"#), ["lint.shadowed-route /links/routes/1"]),
    (routes(#"{"name":"a","path":"/ab*"},{"name":"b","path":"/a*"}"#), []),
    (
      routes(#"{"name":"a","path":"/p/{id}","parameters":{"id":"token"}},{"name":"b","path":"/p/new"}"#),
      ["lint.shadowed-route /links/routes/1"]
    ),
    (routes(#"{"name":"a","path":"/p/{id}","parameters":{"id":"digits"}},{"name":"b","path":"/p/new"}"#), []),
    (routes(#"{"name":"a","path":"/p/new"},{"name":"b","path":"/p/{id}","parameters":{"id":"token"}}"#), []),
    (
      routes(
        #"{"name":"a","path":"/p/{id}","parameters":{"id":"digits(1...12)"}},{"name":"b","path":"/p/{n}","parameters":{"n":"digits(1...4)"}}"#
      ), ["lint.shadowed-route /links/routes/1"]
    ),
    (
      routes(
        #"{"name":"a","path":"/p/{id}","parameters":{"id":"digits(1...4)"}},{"name":"b","path":"/p/{n}","parameters":{"n":"digits(1...12)"}}"#
      ), []
    ),
    (routes(#"{"name":"a","path":"/a","via":["shopapp"]},{"name":"b","path":"/a"}"#), []),
    (routes(#"{"name":"a","path":"/a"},{"name":"b","path":"/a","via":["https"]}"#), ["lint.shadowed-route /links/routes/1"]),
    (routes(#"{"name":"a","path":"/a"},{"name":"b","path":"/a","parameters":{"q":"token?"}}"#), []),
    (
      routes(#"{"name":"a","path":"/a"},{"name":"b","path":"/a","parameters":{"q":"token?"}}"#, #""unknownParameters":"drop","#),
      ["lint.shadowed-route /links/routes/1"]
    ),
    (routes(#"{"name":"a","path":"/a","parameters":{"q":"token"}},{"name":"b","path":"/a"}"#), []),
    (
      routes(#"{"name":"a","path":"/a","parameters":{"q":"token?"}},{"name":"b","path":"/a","parameters":{"q":"digits"}}"#),
      ["lint.shadowed-route /links/routes/1"]
    ),
    (routes(#"{"name":"a","path":"/a/*"},{"name":"b","path":"/a/{t}","parameters":{"t":"text(9)"}}"#), []),
    // The bridge.
    (#""bridge":{"methods":{"a":{}}}"#, ["lint.bridge-origins /bridge/methods"]),
    (
      #"\#(pages),"bridge":{"origins":["https://shop.example"],"types":{"t":{"u":"@v"}},"methods":{"a":{"params":{"p":"@x*"},"result":"@t?"}}}"#,
      ["lint.unknown-type /bridge/types/t/u", "lint.unknown-type /bridge/methods/a/params/p"]
    ),
    (#"\#(pages),"bridge":{"origins":["https://b.example"],"methods":{"a":{}}}"#, ["lint.never-shown-origin /bridge/origins/0"]),
  ]

  @Test func eachFindingIsTold() {
    for (members, expected) in Self.cases { #expect(findings(members) == expected, "\(members)") }
  }

  @Test func everyFindingHasACase() {
    let told = Set(Self.cases.flatMap { findings($0.0) }.map { String($0.prefix { $0 != " " }) })
    let lint = PolicyFinding.allCases.map(\.rawValue).filter { $0.hasPrefix("lint.") }
    #expect(lint.filter { !told.contains($0) } == [])
  }

  @Test func aFileWithErrorsIsNotLookedAt() {
    #expect(PolicyLint.check(PolicyFile.read(#"{"gatehouse":1,"x":0,"links":{"routes":[{"name":"a","path":"/a"}]}}"#)) == [])
  }

  @Test func longListsTakeLinearTime() {
    let routes = (0..<2_000).map { #"{"name":"r\#($0)","path":"/p/s\#($0)/{id}","parameters":{"id":"token"}}"# }.joined(separator: ",")
    let schemes = (0..<4_000).map { #"{"scheme":"s","hosts":["h\#($0)"]}"# }.joined(separator: ",")
    let origins = (0..<4_000).map { "\"https://h\($0).example\"" }.joined(separator: ",")
    let reading = PolicyFile.read(
      #"{"gatehouse":1,"web":{"pages":[\#(origins)]},"links":{"domains":["shop.example"],"routes":[\#(routes)]},"handoff":{"schemes":[\#(schemes)]}}"#
    )
    #expect(reading.policy != nil)
    #expect(reading.check() == [])
  }
}
