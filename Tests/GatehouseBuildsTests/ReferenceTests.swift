#if SignedBuilds && os(Linux)
  import BuildSamples
  import Foundation
  import Gatehouse
  import GatehouseAssociations
  import GatehouseBuilds
  import Testing

  /// Builds that the tests make with the field's own tools, and what those tools say about them.
  @Suite("Reference tools") struct ReferenceTests {
    private static let framework = "/usr/share/android-framework-res/framework-res.apk"
    private static let haveAndroid =
      Tool.areHere("aapt2", "aapt", "apksigner", "keytool", "openssl") && FileManager.default.fileExists(atPath: framework)
    private static func absence(_ tools: String) -> Comment {
      Comment(rawValue: "the comparison did not run: \(tools) is not installed; Scripts/setup installs it")
    }

    /// A package compiled by aapt2 from a text.
    private static func package(_ folder: URL, _ name: String, _ more: [String] = []) throws {
      try Data(SampleManifest.text.utf8).write(to: folder.appendingPathComponent("AndroidManifest.xml"))
      for (place, host) in [("values", "www.shop.example"), ("values-de", "de.shop.example")] {
        let values = folder.appendingPathComponent("res/\(place)")
        try FileManager.default.createDirectory(at: values, withIntermediateDirectories: true)
        let text = #"<resources><string name="app">Shop</string><string name="host">\#(host)</string></resources>"#
        try Data(text.utf8).write(to: values.appendingPathComponent("strings.xml"))
      }
      try Tool.run("aapt2", ["compile", "--dir", "res", "-o", "res.zip"], in: folder)
      try Tool.run("aapt2", ["link"] + more + ["-I", framework, "--manifest", "AndroidManifest.xml", "-o", name, "res.zip"], in: folder)
    }

    private static func key(_ folder: URL, _ name: String) throws {
      try Tool.run(
        "keytool",
        [
          "-genkeypair", "-keystore", "\(name).jks", "-storepass", "secret", "-keypass", "secret", "-alias", "a", "-keyalg", "RSA",
          "-keysize",
          "2048", "-dname", "CN=\(name)", "-validity", "1000",
        ], in: folder)
    }

    /// Lower-case digits without colons, as apksigner prints them.
    private static func digits(_ fingerprint: String) -> String { fingerprint.filter { $0 != ":" }.lowercased() }

    private static func printed(_ text: String) -> [String] {
      text.split(separator: "\n").filter { $0.contains("certificate SHA-256 digest: ") }.compactMap {
        $0.split(separator: " ").last.map(String.init)
      }
    }

    /// Schemes one by one and together, and after a rotation of keys.
    @Test(.enabled(if: haveAndroid, absence("aapt2, apksigner, android-framework-res"))) func signersOfPackages() throws {
      try Tool.inFolder { folder in
        try Self.package(folder, "plain.apk")
        for name in ["old", "new"] { try Self.key(folder, name) }
        try Tool.run(
          "apksigner",
          [
            "rotate", "--out", "lineage", "--old-signer", "--ks", "old.jks", "--ks-pass", "pass:secret", "--new-signer", "--ks", "new.jks",
            "--ks-pass", "pass:secret",
          ], in: folder)
        let rotation = ["--next-signer", "--ks", "new.jks", "--ks-pass", "pass:secret", "--lineage", "lineage"]
        let rows: [(schemes: [PackageSigners.Scheme], rotation: [String], level: String)] = [
          ([.v1], [], "21"), ([.v2], [], "24"), ([.v3], [], "28"), ([.v1, .v2], [], "21"), ([.v1, .v2, .v3], [], "21"),
          ([.v1, .v2, .v3], rotation, "21"),
        ]
        for (schemes, rotation, level) in rows {
          let switches = [PackageSigners.Scheme.v1, .v2, .v3].flatMap { ["--\($0.rawValue)-signing-enabled", "\(schemes.contains($0))"] }
          try Tool.run(
            "apksigner",
            ["sign", "--ks", "old.jks", "--ks-pass", "pass:secret"] + rotation + ["--min-sdk-version", level] + switches
              + ["--out", "signed.apk", "plain.apk"], in: folder)
          let build = try #require(Samples.android(try Build.read(folder.path + "/signed.apk")))
          #expect(build.signers.map(\.scheme) == schemes, "\(schemes)")
          #expect(build.signers.filter { $0.scheme == .v1 }.allSatisfy { $0.isVerified == true })
          // What apksigner shows is what the newest system in its range sees: the last scheme.
          let reference = Self.printed(
            try Tool.run("apksigner", ["verify", "--min-sdk-version", level, "--print-certs", "signed.apk"], in: folder))
          #expect(reference == build.signers.suffix(1).map { Self.digits($0.fingerprint) }, "\(schemes)")
          if !rotation.isEmpty {
            let old = Self.printed(
              try Tool.run(
                "apksigner", ["verify", "--min-sdk-version", "21", "--max-sdk-version", "27", "--print-certs", "signed.apk"], in: folder))
            #expect(build.fingerprints.map(Self.digits) == old + reference)
          }
        }
        try Self.damage(folder)
      }
    }

    /// A changed signature file no longer fits its signature.
    private static func damage(_ folder: URL) throws {
      try Tool.run(
        "apksigner",
        [
          "sign", "--ks", "old.jks", "--ks-pass", "pass:secret", "--min-sdk-version", "21", "--v2-signing-enabled", "false",
          "--v3-signing-enabled", "false", "--out", "one.apk", "plain.apk",
        ], in: folder)
      try Tool.run("unzip", ["-q", "-o", "one.apk", "-d", "one"], in: folder)
      let files = try ["AndroidManifest.xml", "META-INF/OLD.SF", "META-INF/OLD.RSA", "META-INF/A.SF", "META-INF/A.RSA"].compactMap {
        name -> SampleZip.File? in
        let place = folder.appendingPathComponent("one/\(name)")
        guard FileManager.default.fileExists(atPath: place.path) else { return nil }
        return SampleZip.File(name, Array(try Data(contentsOf: place)) + (name.hasSuffix(".SF") ? [0x0A] : []))
      }
      #expect(files.count == 3)
      let build = try #require(Samples.android(try Samples.read(SampleZip(files).bytes, "one.apk")))
      #expect(build.signers.map(\.isVerified) == [false])
      #expect(build.checkSigners(nil).map(\.code) == ["association.signature-broken"])
    }

    /// The compiled manifest, and what aapt says that is in it.
    @Test(.enabled(if: haveAndroid, absence("aapt2, apksigner, android-framework-res"))) func manifests() throws {
      try Tool.inFolder { folder in
        try Self.package(folder, "plain.apk")
        let manifest = try #require(Samples.android(try Build.read(folder.path + "/plain.apk"))).manifest
        let dump = try Tool.run("aapt", ["dump", "xmltree", "plain.apk", "AndroidManifest.xml"], in: folder)
        #expect(dump.contains("package=\"\(manifest.package ?? "")\""))
        let filter = try #require(manifest.filters.first).filter
        for (name, values) in [("scheme", filter.schemes), ("pathPattern", [filter.paths[0].text]), ("pathPrefix", [filter.paths[1].text])]
        {
          let lines = dump.split(separator: "\n").filter { $0.contains("android:\(name)(") }
          // aapt escapes backslashes; the value is between the first two quotes.
          #expect(
            lines.map { $0.split(separator: "\"").dropFirst().first.map { $0.replacingOccurrences(of: "\\\\", with: "\\") } } == values,
            "\(name)")
        }
        #expect(filter.hosts.map(\.host) == ["www.shop.example", "shop.example"])
        try FileManager.default.removeItem(at: folder.appendingPathComponent("res.zip"))
        // The same as protobuf, in an app bundle that is signed by the upload key.
        try Self.package(folder, "proto.apk", ["--proto-format"])
        try Tool.run("unzip", ["-q", "proto.apk", "-d", "proto"], in: folder)
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("proto/AndroidManifest.xml")))
        try Data(SampleZip([.init("base/manifest/AndroidManifest.xml", bytes), .init("base/dex/classes.dex", [1, 2, 3])]).bytes).write(
          to: folder.appendingPathComponent("shop.aab"))
        try Self.key(folder, "upload")
        try Tool.run("jarsigner", ["-keystore", "upload.jks", "-storepass", "secret", "shop.aab", "a"], in: folder)
        let bundle = try #require(Samples.android(try Build.read(folder.path + "/shop.aab")))
        #expect(bundle.kind == .bundle && bundle.manifest.filters.first?.filter.paths == filter.paths)
        let listed = try Tool.run("keytool", ["-list", "-v", "-keystore", "upload.jks", "-storepass", "secret"], in: folder)
        let fingerprint = listed.split(separator: "\n").first { $0.contains("SHA256: ") }?.split(separator: " ").last.map(String.init)
        #expect(bundle.signers == [.init(scheme: .v1, fingerprint: try #require(fingerprint), isVerified: true)])
      }
    }

    /// Scheme v3.1, which apksigner of Debian 12 does not know: a block of ours with OpenSSL's certificates.
    @Test(.enabled(if: Tool.areHere("openssl"), absence("openssl"))) func signersOfSchemeV31() throws {
      try Tool.inFolder { folder in
        let certificates = try ["old", "new"].map { try Self.certificate(folder, $0) }
        let package = SampleBuild.package(
          [(0x7109_871A, 0), (0xF053_68C0, 0), (0x1B93_AD61, 1)].map { (id: $0.0, certificate: certificates[$0.1].bytes) },
          [.init("AndroidManifest.xml", SampleManifest.binary)])
        let build = try #require(Samples.android(try Samples.read(package, "a.apk")))
        #expect(build.signers.map(\.scheme) == [.v2, .v3, .v31])
        #expect(build.signers.map(\.fingerprint) == [0, 0, 1].map { certificates[$0].fingerprint })
        #expect(throws: BuildFault.self) { try Samples.read(Samples.apk(Array(certificates[0].bytes.dropLast())), "a.apk") }
        #expect(throws: BuildFault.self) { try Samples.read(Samples.apk(certificates[0].bytes + [0]), "a.apk") }
      }
    }

    private static func certificate(_ folder: URL, _ name: String) throws -> (bytes: [UInt8], fingerprint: String) {
      try Tool.run(
        "openssl",
        [
          "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "\(name).key", "-subj", "/CN=\(name)", "-outform", "DER", "-out",
          name,
        ], in: folder)
      let printed = try Tool.run("openssl", ["x509", "-inform", "DER", "-in", name, "-noout", "-fingerprint", "-sha256"], in: folder)
      let fingerprint = try #require(printed.split(separator: "=").last).trimmingCharacters(in: .whitespacesAndNewlines)
      return (Array(try Data(contentsOf: folder.appendingPathComponent(name))), fingerprint)
    }

    /// A provisioning profile signed by OpenSSL, which also opens it; one that was changed is not trusted.
    @Test(.enabled(if: Tool.areHere("openssl"), absence("openssl"))) func profiles() throws {
      try Tool.inFolder { folder in
        _ = try Self.certificate(folder, "signer")
        let text = """
          <plist version="1.0"><dict><key>Name</key><string>Shop Store</string><key>Entitlements</key><dict>
          <key>application-identifier</key><string>\(Samples.identifier)</string><key>get-task-allow</key><true/>
          <key>com.apple.developer.associated-domains</key><string>*</string></dict></dict></plist>
          """
        try Data(text.utf8).write(to: folder.appendingPathComponent("plist"))
        try Tool.run("openssl", ["x509", "-inform", "DER", "-in", "signer", "-out", "signer.pem"], in: folder)
        try Tool.run(
          "openssl",
          [
            "cms", "-sign", "-binary", "-nodetach", "-signer", "signer.pem", "-inkey", "signer.key", "-in", "plist", "-outform", "DER",
            "-out", "profile",
          ],
          in: folder)
        try Tool.run("openssl", ["cms", "-verify", "-noverify", "-inform", "DER", "-in", "profile", "-out", "opened"], in: folder)
        let opened = Array(try Data(contentsOf: folder.appendingPathComponent("opened")))
        let profile = Array(try Data(contentsOf: folder.appendingPathComponent("profile")))
        let files = try Samples.ipa()
        let read: ([UInt8]) throws -> AppleBundle? = { bytes in
          Samples.bundles(try Samples.read(SampleZip(files + [.init("Payload/Shop.app/embedded.mobileprovision", bytes)]).bytes)).first
        }
        let good = try #require(try read(profile))
        #expect(good.profile == ProvisioningProfile(opened) && good.profile?.name == "Shop Store" && good.profileFault == nil)
        #expect(good.check(nil).isEmpty)
        var changed = profile
        let place = try #require(profile.indices.first { profile[$0...].starts(with: "Shop Store".utf8) })
        changed[place] = UInt8(ascii: "T")
        let bad = try #require(try read(changed))
        #expect(bad.profile?.name == "Thop Store" && bad.profileFault != nil)
        #expect(bad.check(nil).map(\.code) == ["association.profile-mismatch"])
        for cut in [0, 1, 20, profile.count / 2, profile.count - 1] {
          #expect(try #require(try read(Array(profile.prefix(cut)))).profileFault != nil, "\(cut)")
        }
      }
    }

    /// Entitlements by a second walk: macholib finds the signature, Python's own reader and OpenSSL read what is in it.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/macholib"), absence("python3-macholib")))
    func entitlements() throws {
      try Tool.inFolder { folder in
        let xml = try SampleBuild.entitlementsXML(
          identifier: Samples.identifier, domains: Samples.domains + ["applinks:b\u{FC}cher.example"])
        let der = SampleBuild.entitlementsDER(identifier: Samples.identifier, domains: Samples.domains)
        let thin = SampleBuild.machO(xml: xml, der: der)
        for (name, bytes) in [
          ("thin", thin), ("fat", SampleBuild.fat([thin, SampleBuild.machO(xml: xml, der: nil)], isWide: false)),
          ("wide", SampleBuild.fat([thin], isWide: true)),
        ] {
          try Data(bytes).write(to: folder.appendingPathComponent(name))
          try Data(Self.walk.utf8).write(to: folder.appendingPathComponent("walk.py"))
          let lines = try Tool.run("python3", ["-I", "walk.py", name], in: folder).split(separator: "\n").map(String.init)
          let own = try MachOEntitlements.read(bytes).flatMap { one in
            [one.xml.map { "xml " + Self.line($0) }, one.der.map { "der " + Self.line($0) }].compactMap(\.self)
          }
          #expect(!own.isEmpty && lines == own, "\(name): \(lines) \(own)")
        }
      }
    }

    private static func line(_ list: PropertyList) -> String {
      "\(list["application-identifier"]?.string ?? "") \((list[AssociatedDomain.key]?.strings ?? []).joined(separator: ","))"
    }

    private static let walk = """
      import plistlib, struct, subprocess, sys
      sys.path.append("/usr/lib/python3/dist-packages")
      from macholib.MachO import MachO
      key = "com.apple.developer.associated-domains"
      data = open(sys.argv[1], "rb").read()
      for header in MachO(sys.argv[1]).headers:
        for load, command, _ in header.commands:
          if load.cmd != 0x1D: continue
          blob = data[header.offset + command.dataoff:][:command.datasize]
          for index in range(struct.unpack(">I", blob[8:12])[0]):
            slot, place = struct.unpack(">II", blob[12 + 8 * index:20 + 8 * index])
            content = blob[place + 8:place + struct.unpack(">I", blob[place + 4:place + 8])[0]]
            if slot == 5:
              values = plistlib.loads(content)
              sys.stdout.buffer.write(("xml %s %s\\n" % (values["application-identifier"], ",".join(values[key]))).encode())
            if slot == 7:
              text = subprocess.run(["openssl", "asn1parse", "-inform", "DER"], input=content, capture_output=True).stdout.decode()
              words = [line.split("UTF8STRING", 1)[1].strip()[1:] for line in text.splitlines() if "UTF8STRING" in line]
              domains = words[words.index(key) + 1:words.index("get-task-allow")]
              sys.stdout.buffer.write(("der %s %s\\n" % (words[words.index("application-identifier") + 1], ",".join(domains))).encode())
      """
  }
#endif
