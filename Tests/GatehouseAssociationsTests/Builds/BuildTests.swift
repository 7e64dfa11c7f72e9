import BuildSamples
import Foundation
import Gatehouse
import Testing

@testable import GatehouseAssociations

/// Signed builds that the tests make themselves.
@Suite("Builds") struct BuildTests {
  private static let id = "ABCDE12345.com.example.shop"
  private static let domains = ["applinks:shop.example", "webcredentials:shop.example"]

  @Test func entitlements() throws {
    let xml = try SampleBuild.entitlementsXML(identifier: Self.id, domains: Self.domains)
    let der = SampleBuild.entitlementsDER(identifier: Self.id, domains: Self.domains)
    let forms: [(String, [UInt8], Int)] = [
      ("both", SampleBuild.machO(xml: xml, der: der), 1), ("XML", SampleBuild.machO(xml: xml, der: nil), 1),
      ("DER", SampleBuild.machO(xml: nil, der: der), 1),
      ("universal", SampleBuild.fat([SampleBuild.machO(xml: xml, der: der), SampleBuild.machO(xml: xml, der: nil)], isWide: false), 2),
      ("universal, wide", SampleBuild.fat([SampleBuild.machO(xml: xml, der: der)], isWide: true), 1),
    ]
    for (name, bytes, count) in forms {
      let all = try MachOEntitlements.read(bytes)
      #expect(all.count == count, "\(name)")
      for one in all {
        let build = AppleBuild(entitlements: try #require(one.inForce))
        #expect(build.identifier == Self.id, "\(name)")
        #expect(build.domains == Self.domains, "\(name)")
        #expect(build.isRelease == (one.der == nil), "\(name)")
      }
    }
    #expect(throws: MachOEntitlements.Fault.unsigned) { try MachOEntitlements.read(SampleBuild.machO(xml: nil, der: nil, isSigned: false)) }
    #expect(throws: MachOEntitlements.Fault.notMachO) { try MachOEntitlements.read(Array("#!/bin/sh".utf8)) }
    #expect(throws: MachOEntitlements.Fault.self) { try MachOEntitlements.read(Array(SampleBuild.machO(xml: xml, der: der).dropLast(40))) }
    #expect(try MachOEntitlements.read(SampleBuild.machO(xml: nil, der: nil)) == [MachOEntitlements()])
  }

  @Test func binaryPropertyLists() throws {
    let value: [String: Any] = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["shopapp", "b\u{FC}cher"]]], "CFBundleExecutable": "Shop", "flag": true, "number": 300,
      "date": Date(timeIntervalSince1970: 0), "data": Data([1, 2]), "real": 1.5, "many": (0..<100).map { "entry \($0)" },
    ]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let bytes = Array(try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0))
      let list = try #require(PropertyList(bytes))
      #expect(list["CFBundleURLTypes"]?.elements?.first?["CFBundleURLSchemes"]?.strings == ["shopapp", "b\u{FC}cher"])
      #expect(list["flag"] == .bool(true))
      #expect(list["number"] == .integer(300))
      #expect(list["many"]?.strings?.count == 100)
      #expect(list["date"] == .other)
    }
  }

  /// An array that holds itself, and one that holds another a hundred times, eight deep.
  @Test func hostilePropertyLists() {
    let trailer: (Int, Int) -> [UInt8] = { count, table in
      [0, 0, 0, 0, 0, 0, 2, 1] + SampleBuild.big(count, 8) + SampleBuild.big(0, 8) + SampleBuild.big(table, 8)
    }
    let itself = Array("bplist00".utf8) + [0xA1, 0x00] + [0, 8] + trailer(1, 10)
    #expect(PropertyList(itself) == nil)
    var objects: [UInt8] = []
    var table: [UInt8] = []
    for level in 0..<8 {
      table += SampleBuild.big(8 + objects.count, 2)
      objects += [0xAF, 0x10, 100] + [UInt8](repeating: UInt8(level + 1), count: 100)
    }
    table += SampleBuild.big(8 + objects.count, 2)
    objects += [0x09]
    #expect(PropertyList(Array("bplist00".utf8) + objects + table + trailer(9, 8 + objects.count)) == nil)
  }

  /// Signers in the order of the block, and what is no block.
  @Test func signers() throws {
    let schemes: [(PackageSigners.Scheme, [UInt8])] = [(.v2, [1, 2]), (.v3, [1, 2]), (.v31, [3])]
    let block = schemes.map { (id: $0.0.block ?? 0, certificate: $0.1) }
    #expect(
      try PackageSigners(SampleBuild.package(block)).signers == schemes.map { PackageSigners.Signer(scheme: $0.0, certificate: $0.1) })
    #expect(throws: PackageSigners.Fault.notPackage) { try PackageSigners([1, 2, 3]) }
    #expect(throws: PackageSigners.Fault.noBlock) { try PackageSigners(SampleZip([.init("a", [UInt8](repeating: 0, count: 40))]).bytes) }
    #expect(throws: PackageSigners.Fault.damagedBlock) { try PackageSigners(SampleBuild.package(block + block.prefix(1))) }
  }

  /// Lengths that are larger than the file, or than any number that an offset can be.
  @Test func hostileSigningBlocks() throws {
    let block = SampleBuild.signingBlock([(id: 0x7109_871A, certificate: [1])])
    for value: UInt64 in [0, 1, 23, 1 << 31, 1 << 32, 1 << 62, 1 << 63, .max, .max - 8] {
      let number = (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
      for place in [0, 8, 20, 24, 28, 32, block.count - 24] {
        var bytes = block
        bytes.replaceSubrange(place..<place + 8, with: number)
        let signers = try? PackageSigners(SampleZip([], before: bytes).bytes).signers
        #expect(signers ?? [] == [], "\(value) at \(place)")
      }
    }
    let giant = [UInt8](repeating: 0, count: 40) + SampleBuild.little(65 << 20, 8) + Array("APK Sig Block 42".utf8)
    #expect(throws: PackageSigners.Fault.self) { try PackageSigners(SampleZip([], before: giant).bytes) }
  }

  /// Load commands and tables whose numbers overflow, point backwards, or say that there is more than there is.
  @Test func hostileExecutables() throws {
    let xml = try SampleBuild.entitlementsXML(identifier: Self.id, domains: Self.domains)
    let good = SampleBuild.machO(xml: xml, der: nil)
    // The number of commands, their size, the size of a command, the offset and the size of the signature.
    for place in [16, 20, 36, 60, 64, 68] {
      for value in [0, 1, 7, 0x7FFF_FFFF, 0xFFFF_FFF8, 0xFFFF_FFFF] {
        var bytes = good
        bytes.replaceSubrange(place..<place + 4, with: SampleBuild.little(value))
        #expect(throws: MachOEntitlements.Fault.self, "\(value) at \(place)") { try MachOEntitlements.read(bytes) }
      }
    }
    for isWide in [false, true] {
      let fat = SampleBuild.fat([good, good], isWide: isWide)
      for place in stride(from: 4, to: isWide ? 72 : 48, by: 4) where ![8, 12, isWide ? 32 : 24, isWide ? 36 : 28, 40, 44].contains(place) {
        for value in [0, 8, 0x7FFF_FFFF, 0xFFFF_FFFF] {
          var bytes = fat
          bytes.replaceSubrange(place..<place + 4, with: SampleBuild.big(value))
          _ = try? MachOEntitlements.read(bytes)
        }
      }
    }
    // A universal file whose parts are one and the same, and one whose table names itself.
    let table = SampleBuild.big(0xCAFE_BABE) + SampleBuild.big(1) + SampleBuild.big(0x0100_000C) + SampleBuild.big(0)
    #expect(throws: MachOEntitlements.Fault.notMachO) {
      try MachOEntitlements.read(table + SampleBuild.big(0) + SampleBuild.big(28) + SampleBuild.big(0))
    }
    // Two signatures in one file.
    #expect(throws: MachOEntitlements.Fault.damagedSignature) {
      try MachOEntitlements.read(SampleBuild.machO(xml: xml, der: nil, copies: 2))
    }
  }

  /// However the bytes are cut, what is found is the same.
  @Test func scannedInPieces() throws {
    let xml = try SampleBuild.entitlementsXML(identifier: Self.id, domains: Self.domains)
    let parts = [
      SampleBuild.machO(xml: xml, der: nil),
      SampleBuild.machO(xml: nil, der: SampleBuild.entitlementsDER(identifier: Self.id, domains: Self.domains)),
    ]
    for bytes in [parts[0], SampleBuild.fat(parts, isWide: false), SampleBuild.fat(parts, isWide: true)] {
      let whole = try MachOEntitlements.read(bytes)
      for size in [1, 3, 7, 31, 64, 1_000] {
        var scanner = CodeSignatureScanner()
        for start in stride(from: 0, to: bytes.count, by: size) { scanner.take(bytes[start..<min(bytes.count, start + size)]) }
        #expect(scanner.isDone)
        #expect(try scanner.finish() == whole, "\(size)")
      }
      for count in stride(from: 0, to: bytes.count - 60, by: 13) {
        #expect(throws: MachOEntitlements.Fault.self, "\(count)") { try MachOEntitlements.read(Array(bytes.prefix(count))) }
      }
    }
  }

  /// What goes deeper than anything real, or names one long text a million times.
  @Test(.timeLimit(.minutes(10))) func deepAndWide() throws {
    let deepXML = Array((String(repeating: "<array>", count: 100_000)).utf8)
    #expect(PropertyList(xml: Array("<plist>".utf8) + deepXML) == nil)
    let deepDER = (0..<2_000).reduce([0x01, 1, 0] as [UInt8]) { content, _ in
      content.count < 128 ? [0x30, UInt8(content.count)] + content : [0x30, 0x83] + SampleBuild.big(content.count, 3) + content
    }
    #expect(EntitlementsDER.read([0x70, 0x83] + SampleBuild.big(deepDER.count + 3, 3) + [2, 1, 1] + deepDER) == nil)
    // A text of a million characters that an array names 60,000 times would be 60 GB.
    let text = [0x5F, 0x12] + SampleBuild.big(1_000_000) + [UInt8](repeating: 0x61, count: 1_000_000)
    let count = 60_000
    let array = [0xAF, 0x12] + SampleBuild.big(count) + [UInt8](repeating: 1, count: count)
    let start = Array("bplist00".utf8)
    let table = SampleBuild.big(start.count) + SampleBuild.big(start.count + array.count)
    let trailer =
      [0, 0, 0, 0, 0, 0, 4, 1] + SampleBuild.big(2, 8) + SampleBuild.big(0, 8) + SampleBuild.big(start.count + array.count + text.count, 8)
    #expect(PropertyList(start + array + text + table + trailer) == nil)
  }

  @Test func againstThePolicy() throws {
    let policy = try ComparisonTests.policy(
      #"{"gatehouse":1,"app":{"apple":{"appIDs":["ABCDE12345.com.example.shop"]}},"links":{"domains":["shop.example"],"schemes":["shopapp"]}}"#
    )
    let der = SampleBuild.entitlementsDER(identifier: "OLDPREFIX1.com.example.shop", domains: Self.domains)
    let info = PropertyList.dictionary(["CFBundleIdentifier": .string("com.example.shop")])
    var bundle = AppleBundle(path: "", info: info)
    bundle.entitlements = try MachOEntitlements.read(SampleBuild.machO(xml: nil, der: der))
    #expect(bundle.check(policy).map(\.code) == ["association.appid-prefix-mismatch", "association.scheme-missing-in-build"])
  }

  /// Forms and kinds of processor in one signature that do not agree, and a profile that does not cover it.
  @Test func disagreements() throws {
    let der = SampleBuild.entitlementsDER(identifier: Self.id, domains: Self.domains)
    let other = try SampleBuild.entitlementsXML(identifier: Self.id, domains: ["applinks:other.example"])
    var bundle = AppleBundle(path: "Payload/Shop.app", info: .dictionary([:]))
    bundle.entitlements = try MachOEntitlements.read(SampleBuild.machO(xml: other, der: der))
    #expect(bundle.check(nil).map(\.code) == ["association.entitlements-differ"])
    bundle.entitlements = try MachOEntitlements.read(SampleBuild.machO(xml: nil, der: der))
    for (identifier, domains, codes) in [
      (Self.id, "<key>com.apple.developer.associated-domains</key><string>*</string>", []),
      ("ABCDE12345.*", "<key>com.apple.developer.associated-domains</key><string>*</string>", []),
      (
        "ABCDE12345.com.example.other", "<key>com.apple.developer.associated-domains</key><string>*</string>",
        ["association.profile-mismatch"]
      ),
      (Self.id, "", ["association.profile-mismatch"]),
    ] as [(String, String, [String])] {
      let text =
        "<plist><dict><key>Name</key><string>p</string><key>Entitlements</key><dict><key>application-identifier</key><string>\(identifier)</string>\(domains)</dict></dict></plist>"
      bundle.profile = ProvisioningProfile(Array(text.utf8))
      #expect(bundle.profile != nil && bundle.check(nil).map(\.code) == codes, "\(identifier) \(domains)")
    }
  }

  /// Builds that are nearly right: reading them ends.
  @Test func nearlyRightBuilds() throws {
    let xml = try SampleBuild.entitlementsXML(identifier: Self.id, domains: Self.domains)
    let der = SampleBuild.entitlementsDER(identifier: Self.id, domains: Self.domains)
    let list = Array(
      try PropertyListSerialization.data(fromPropertyList: ["a": ["b", "c"], "d": 1] as [String: Any], format: .binary, options: 0))
    let seeds = [
      SampleBuild.machO(xml: xml, der: der), SampleBuild.fat([SampleBuild.machO(xml: xml, der: der)], isWide: true), list,
      SampleBuild.package([(id: 0x7109_871A, certificate: [1, 2, 3])]), SampleManifest.binary, SampleManifest.protobuf,
      SampleManifest.resources, xml, Array(SampleManifest.text.utf8),
    ]
    var random = Seed(11)
    FuzzShare.builds.run { _ in
      var bytes = seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: .min ... .max, using: &random)].randomElement(using: &random) ?? 0
      }
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      _ = try? MachOEntitlements.read(bytes)
      _ = try? PackageSigners(bytes)
      _ = PropertyList(bytes)
      _ = ProvisioningProfile(bytes)
      _ = AndroidManifest(bytes)
      _ = AndroidManifest(protobuf: bytes)
      _ = AndroidManifest(binary: bytes, resources: ResourceTable(bytes))
    }
  }
}
