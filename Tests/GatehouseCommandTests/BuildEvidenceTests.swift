#if SignedBuilds && os(Linux)
  import BuildSamples
  import Foundation
  import Testing

  /// Policy, signed builds and the site's files, compared by the command: each fault is named where it is, and nothing else is.
  @Suite("links check and doctor read signed builds")
  struct BuildEvidenceTests {
    private static let app = "ABCDE12345.com.example.shop"
    private static let package = "com.example.shop"

    /// What a shop has, and what a test changes of it.
    private struct Shop {
      var signedAs = app
      var domains = ["applinks:shop.example"]
      var schemes = ["shopapp"]
      var policyCertificate = SampleCertificate.fingerprint
      var siteApp = app
      var siteCertificate = SampleCertificate.fingerprint
      var path = "/product/*"

      func write(_ folder: URL) throws {
        let write: (String, [UInt8]) throws -> Void = { try Data($1).write(to: folder.appendingPathComponent($0)) }
        try write(
          "gatehouse.json",
          Array(
            #"""
            {"gatehouse":1,"app":{"apple":{"appIDs":["\#(app)"]},
             "android":{"package":"\#(package)","sha256":["\#(policyCertificate)"]}},
             "links":{"domains":["shop.example"],"schemes":["shopapp"],
              "routes":[{"name":"product","path":"/product/{id}","parameters":{"id":"digits(1...12)"}}]}}
            """#.utf8))
        try write(
          "apple-app-site-association",
          Array(#"{"applinks":{"details":[{"appIDs":["\#(siteApp)"],"components":[{"/":"\#(path)"}]}]}}"#.utf8))
        try write(
          "assetlinks.json",
          Array(
            #"""
            [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app",
            "package_name":"\#(package)","sha256_cert_fingerprints":["\#(siteCertificate)"]}}]
            """#.utf8))
        let info = try PropertyListSerialization.data(
          fromPropertyList: [
            "CFBundleExecutable": "Shop", "CFBundleIdentifier": "com.example.shop",
            "CFBundleURLTypes": [["CFBundleURLSchemes": schemes]],
          ], format: .binary, options: 0)
        let executable = SampleBuild.machO(
          xml: try SampleBuild.entitlementsXML(identifier: signedAs, domains: domains), der: nil)
        try write(
          "Shop.ipa",
          SampleZip([.init("Payload/Shop.app/Info.plist", Array(info)), .init("Payload/Shop.app/Shop", executable)]).bytes)
        try write(
          "shop.apk",
          SampleBuild.package(
            [(id: 0x7109_871A, certificate: SampleCertificate.bytes)],
            [.init("AndroidManifest.xml", SampleManifest.binary), .init("resources.arsc", SampleManifest.resources)]))
      }
    }

    private static func run(_ shop: Shop, _ arguments: [String]) throws -> BuiltCommand.Result {
      try BuiltCommand.withTemporaryFolder { folder in
        try shop.write(folder)
        return try BuiltCommand.run(arguments, in: folder)
      }
    }

    private static let all = ["apple-app-site-association", "assetlinks.json", "Shop.ipa", "shop.apk"]

    /// The states of the layers: text, route, both builds, both files, situation, screen.
    private static func states(_ shop: Shop, _ link: String, _ files: [String] = all) throws -> (
      code: Int32, states: [String], text: String
    ) {
      let result = try run(shop, ["doctor", link] + files + ["--format", "json"])
      let states = result.lines.map { line in
        String(line.split(separator: "\"state\":\"", maxSplits: 1).last?.prefix { $0 != "\"" } ?? "")
      }
      return (result.code, states, result.output + result.error)
    }

    @Test("an .ipa that agrees with the policy has no finding, and its doctor proves every layer that a file can prove")
    func agreement() throws {
      let check = try Self.run(Shop(), ["links", "check", "--policy", "gatehouse.json", "Shop.ipa", "apple-app-site-association"])
      #expect(check.code == 0, "\(check.output)\(check.error)")
      // The sample's manifest has the port 8443 on shop.example, so that its links are not this shop's.
      let good = try Self.states(Shop(), "https://shop.example/product/1")
      #expect(good.states == ["proven", "proven", "proven", "refuted", "proven", "proven", "unseen", "unseen"], "\(good.text)")
      #expect(good.code == 1 && good.text.contains("shop.apk"))
      let apple = try Self.states(Shop(), "https://shop.example/product/1", ["Shop.ipa", "apple-app-site-association"])
      #expect(apple.code == 0 && apple.text.contains("Payload/Shop.app"), "\(apple.text)")
    }

    @Test("what disagrees is refuted in its own layer, with the file in which it is seen")
    func disagreement() throws {
      let link = "https://shop.example/product/1"
      let rows: [(String, layer: Int, says: String, (inout Shop) -> Void)] = [
        ("another prefix", 2, "OLDPREFIX1.com.example.shop", { $0.signedAs = "OLDPREFIX1.com.example.shop" }),
        ("another domain", 2, "and not applinks:shop.example", { $0.domains = ["applinks:other.example"] }),
        ("no domain", 2, "associates no domain", { $0.domains = [] }),
        ("developer mode", 2, "developer mode", { $0.domains = ["applinks:shop.example?mode=developer"] }),
        ("a site for another app", 4, Self.app, { $0.siteApp = "ABCDE12345.com.example.other" }),
        ("a path that the site leaves out", 4, Self.app, { $0.path = "/basket/*" }),
        (
          "the site lacks the build's certificate", 5, SampleCertificate.fingerprint,
          { $0.siteCertificate = SampleCertificate.fingerprint.replacingOccurrences(of: "0F", with: "1F") }
        ),
      ]
      for (name, layer, says, change) in rows {
        var shop = Shop()
        change(&shop)
        let found = try Self.states(shop, link)
        var expected = ["proven", "proven", "proven", "refuted", "proven", "proven", "unseen", "unseen"]
        expected[layer] = "refuted"
        // The site is asked for the app that was signed: a build under another name gets no link from it.
        if name == "another prefix" { expected[4] = "refuted" }
        #expect(found.states == expected, "\(name): \(found.text)")
        #expect(found.code == 1 && found.text.contains(says), "\(name): \(found.text)")
      }
    }

    @Test("a custom scheme is looked for in what was built")
    func schemes() throws {
      let good = try Self.states(Shop(), "shopapp://product/1", ["Shop.ipa"])
      #expect(good.states[2] == "proven" && good.code == 0, "\(good.text)")
      var shop = Shop()
      shop.schemes = ["other"]
      let bad = try Self.states(shop, "shopapp://product/1", ["Shop.ipa"])
      #expect(bad.states[2] == "refuted" && bad.code == 1, "\(bad.text)")
    }

    @Test("findings of packages name the certificate and the manifest's hosts, in every format")
    func packages() throws {
      var shop = Shop()
      shop.policyCertificate = SampleCertificate.fingerprint.replacingOccurrences(of: "0F", with: "1F")
      for format in ["text", "json", "sarif", "junit"] {
        let result = try Self.run(shop, ["links", "check", "--policy", "gatehouse.json", "--format", format, "shop.apk"])
        #expect(result.code == 1, "\(result.error)")
        #expect(result.output.contains("association.fingerprint-missing"), "\(format): \(result.output)")
        #expect(result.output.contains(SampleCertificate.fingerprint), "\(format)")
        #expect(result.output.contains("shop.apk/AndroidManifest.xml"), "\(format): \(result.output)")
      }
    }

    @Test("files that are no builds end with the code 2 and a cause")
    func hostile() throws {
      try BuiltCommand.withTemporaryFolder { folder in
        try Shop().write(folder)
        let good = Array(try Data(contentsOf: folder.appendingPathComponent("Shop.ipa")))
        let bad: [(String, [UInt8])] = [
          ("empty.ipa", []), ("text.ipa", Array("no zip".utf8)), ("cut.ipa", Array(good.prefix(good.count / 2))),
          ("leads-out.ipa", SampleZip([.init("../../etc/passwd", [1])]).bytes), ("empty.apk", []),
          ("other.aab", SampleZip([.init("a", [])]).bytes),
        ]
        for (name, bytes) in bad {
          try Data(bytes).write(to: folder.appendingPathComponent(name))
          for words in [["links", "check", name], ["doctor", "https://shop.example/product/1", name]] {
            let result = try BuiltCommand.run(words, in: folder)
            #expect(result.code == 2 && result.error.contains(name), "\(words): \(result.code) \(result.error)")
          }
        }
      }
    }
  }
#endif
