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

  @Test func digests() {
    let rows = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ]
    for (text, digest) in rows {
      let hex = SHA256.digest(Array(text.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      #expect(hex == digest, "\(text)")
    }
  }

  /// A certificate of OpenSSL's in a package: the fingerprint is the one that OpenSSL prints.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl"), "openssl is not installed"))
  func signers() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gatehouse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var certificates: [(bytes: [UInt8], fingerprint: String)] = []
    for name in ["old", "new"] {
      try Self.openssl(
        ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key", "-subj", "/CN=\(name)", "-outform", "DER", "-out", name], folder
      )
      let printed = try Self.openssl(["x509", "-inform", "DER", "-in", name, "-noout", "-fingerprint", "-sha256"], folder)
      let fingerprint = try #require(printed.split(separator: "=").last).trimmingCharacters(in: .whitespacesAndNewlines)
      certificates.append((Array(try Data(contentsOf: folder.appendingPathComponent(name))), fingerprint))
    }
    let schemes: [(PackageSigners.Scheme, Int)] = [(.v2, 0), (.v3, 0), (.v31, 1)]
    let package = SampleBuild.package(schemes.map { (id: $0.0.rawValue, certificate: certificates[$0.1].bytes) })
    let signers = try PackageSigners(package)
    #expect(signers.signers == schemes.map { PackageSigners.Signer(scheme: $0.0, fingerprint: certificates[$0.1].fingerprint) })
    #expect(signers.fingerprints == certificates.map(\.fingerprint))
    #expect(throws: PackageSigners.Fault.notPackage) { try PackageSigners([1, 2, 3]) }
    #expect(throws: PackageSigners.Fault.noBlock) {
      try PackageSigners(
        [UInt8](repeating: 0, count: 40) + SampleBuild.little(0x0605_4B50) + [UInt8](repeating: 0, count: 12) + SampleBuild.little(30) + [
          0, 0,
        ])
    }
  }

  @discardableResult private static func openssl(_ arguments: [String], _ folder: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test func againstThePolicy() throws {
    let policy = try ComparisonTests.policy(
      #"{"gatehouse":1,"app":{"apple":{"appIDs":["ABCDE12345.com.example.shop"]}},"links":{"domains":["shop.example"],"schemes":["shopapp"]}}"#
    )
    let der = SampleBuild.entitlementsDER(identifier: "OLDPREFIX1.com.example.shop", domains: Self.domains)
    let info = PropertyList.dictionary(["CFBundleIdentifier": .string("com.example.shop")])
    let build = try AppleBuild(info: info, executable: SampleBuild.machO(xml: nil, der: der))
    #expect(build.check(policy).map(\.code) == ["association.appid-prefix-mismatch", "association.scheme-missing-in-build"])
  }

  /// Builds that are nearly right: reading them ends.
  @Test func nearlyRightBuilds() throws {
    let xml = try SampleBuild.entitlementsXML(identifier: Self.id, domains: Self.domains)
    let der = SampleBuild.entitlementsDER(identifier: Self.id, domains: Self.domains)
    let list = Array(
      try PropertyListSerialization.data(fromPropertyList: ["a": ["b", "c"], "d": 1] as [String: Any], format: .binary, options: 0))
    let seeds = [
      SampleBuild.machO(xml: xml, der: der), SampleBuild.fat([SampleBuild.machO(xml: xml, der: der)], isWide: true), list,
      SampleBuild.package([(id: PackageSigners.Scheme.v2.rawValue, certificate: [1, 2, 3])]),
    ]
    var random = Seed(11)
    for _ in 0..<Amount.inputs(10_000_000) {
      var bytes = seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: .min ... .max, using: &random)].randomElement(using: &random) ?? 0
      }
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      _ = try? MachOEntitlements.read(bytes)
      _ = try? PackageSigners(bytes)
      _ = PropertyList(bytes)
    }
  }
}
