import BuildSamples
import Gatehouse
import Testing

@testable import GatehouseAssociations

/// Manifests as builds have them.
@Suite("Compiled manifests") struct CompiledManifestTests {
  @Test func threeForms() throws {
    let text = AndroidManifest(Array(SampleManifest.text.utf8))
    let resources = try #require(ResourceTable(SampleManifest.resources))
    let binary = try #require(AndroidManifest(binary: SampleManifest.binary, resources: resources))
    let plain = try #require(AndroidManifest(binary: SampleManifest.binary))
    let bundle = try #require(AndroidManifest(protobuf: SampleManifest.protobuf))
    for manifest in [binary, plain, bundle] {
      #expect(manifest.package == "com.example.shop" && manifest.filters.count == 1)
      let filter = try #require(manifest.filters.first).filter
      #expect(filter.autoVerify && filter.schemes == ["https"] && filter.isForLinks)
      #expect(filter.paths == text.filters[0].filter.paths)
      #expect(filter.paths.map(\.text) == [#"/a\.b.*"#, "/product/"])
    }
    #expect(bundle.filters[0].filter.hosts == text.filters[0].filter.hosts)
    #expect(text.filters[0].filter.hosts.map(\.host) == ["@string/host", "shop.example"])
    // The value without conditions counts, not the German one.
    #expect(binary.filters[0].filter.hosts.map(\.host) == ["www.shop.example", "shop.example"])
    #expect(binary.filters[0].filter.hosts.map(\.port) == [nil, "8443"])
    #expect(plain.filters[0].filter.hosts[0].host.hasPrefix("@0x7f") && plain.filters[0].filter.hasUnread)
    #expect(binary.filters[0].component.hasSuffix(".Main"))
  }

  /// Findings point into the text that is written of a compiled manifest.
  @Test func places() throws {
    let manifest = try #require(AndroidManifest(protobuf: SampleManifest.protobuf))
    let entry = try #require(manifest.filters.first)
    let shown = String(decoding: manifest.source.bytes[entry.range.start..<entry.range.end], as: UTF8.self)
    #expect(shown == #"<intent-filter android:autoVerify="true">"#)
    let again = AndroidManifest(manifest.source.bytes)
    #expect(again.filters.map(\.range) == manifest.filters.map(\.range))
  }

  @Test func damaged() {
    for form in [SampleManifest.binary, SampleManifest.protobuf, SampleManifest.resources] {
      for count in 0..<form.count {
        let part = Array(form.prefix(count))
        #expect(AndroidManifest(binary: part) == nil)
        if count > 0, let manifest = AndroidManifest(protobuf: part) { #expect(manifest.filters.count <= 1) }
        _ = ResourceTable(part)
      }
    }
    #expect(AndroidManifest(binary: []) == nil && AndroidManifest(protobuf: []) == nil && ResourceTable([]) == nil)
  }

  /// A message in a message in a message, and a resource that means itself.
  @Test(.timeLimit(.minutes(10))) func deep() throws {
    let wrapped: (UInt8, [UInt8]) -> [UInt8] = { tag, content in
      var length: [UInt8] = []
      var rest = content.count
      repeat {
        length.append(UInt8(rest & 0x7F) | (rest > 0x7F ? 0x80 : 0))
        rest >>= 7
      } while rest > 0
      return [tag] + length + content
    }
    var deep: [UInt8] = []
    for _ in 0..<5_000 { deep = wrapped(0x0A, wrapped(0x2A, deep)) }
    #expect(AndroidManifest(protobuf: deep) == nil)
    // The text at index 1 is turned into a reference to its own resource.
    var table = SampleManifest.resources
    for place in table.indices.dropLast(8) where table[place...].starts(with: [8, 0, 0, 3]) { table[place + 3] = 1 }
    _ = ResourceTable(table)?.text(0x7F01_0000)
    let long = Array(repeating: UInt8(0xFF), count: 11)
    #expect(AndroidManifest(protobuf: [0x0A] + long) == nil && AndroidManifest(protobuf: long) == nil)
  }

  /// Against a policy: the package, the hosts, the schemes, the paths. Values that are not known are not counted against a manifest.
  @Test func comparison() throws {
    let policy = try ComparisonTests.policy(
      #"{"gatehouse":1,"app":{"android":{"package":"com.example.other"}},"links":{"domains":["shop.example","www.shop.example"],"schemes":["shopapp"],"routes":[{"name":"product","path":"/product/{id}"},{"name":"help","path":"/help"}]}}"#
    )
    let codes: (AndroidManifest) -> [String] = { manifest in
      ManifestComparison.check(manifest, policy).map { String($0.code.dropFirst("association.".count)) }
    }
    let binary = try #require(AndroidManifest(binary: SampleManifest.binary, resources: ResourceTable(SampleManifest.resources)))
    #expect(
      codes(binary) == ["package-mismatch", "domain-missing", "scheme-missing-in-build", "route-not-associated", "route-not-associated"])
    let bundle = try #require(AndroidManifest(protobuf: SampleManifest.protobuf))
    #expect(codes(bundle) == ["package-mismatch", "reference-unread"])
  }

  /// What devices see of a package and of a bundle.
  @Test func signers() throws {
    let manifest = try #require(AndroidManifest(protobuf: SampleManifest.protobuf))
    let (old, new) = (
      CertificateFingerprint(bytes: [UInt8](repeating: 1, count: 32)), CertificateFingerprint(bytes: [UInt8](repeating: 2, count: 32))
    )
    let (first, second) = (try #require(old).description, try #require(new).description)
    let policy: ([String]) throws -> Policy = { listed in
      try ComparisonTests.policy(
        #"{"gatehouse":1,"app":{"android":{"package":"com.example.shop","sha256":[\#(listed.map { "\"\($0)\"" }.joined(separator: ","))]}}}"#
      )
    }
    typealias Signer = AndroidBuild.Signer
    let rows: [(AndroidBuild.Kind, [Signer], [String], [String])] = [
      (.package, [], [first], ["unsigned"]), (.package, [Signer(scheme: .v2, fingerprint: first)], [first], []),
      (.package, [Signer(scheme: .v2, fingerprint: first)], [second], ["fingerprint-missing"]),
      (
        .package, [Signer(scheme: .v2, fingerprint: first), Signer(scheme: .v31, fingerprint: second)], [first],
        ["key-rotation", "fingerprint-missing"]
      ),
      (.package, [Signer(scheme: .v2, fingerprint: first), Signer(scheme: .v31, fingerprint: second)], [first, second], []),
      (.package, [Signer(scheme: .v1, fingerprint: first, isVerified: false)], [first], ["signature-broken"]),
      (.bundle, [Signer(scheme: .v1, fingerprint: first, isVerified: true)], [first], ["upload-key"]),
      (.bundle, [Signer(scheme: .v1, fingerprint: first, isVerified: true)], [], ["upload-key"]),
      (.bundle, [Signer(scheme: .v1, fingerprint: first, isVerified: true)], [second], ["upload-key"]),
    ]
    for (kind, signers, listed, codes) in rows {
      let found = AndroidBuild(kind: kind, manifest: manifest, signers: signers).checkSigners(try policy(listed))
      #expect(found.map(\.code) == codes.map { "association.\($0)" }, "\(kind) \(signers) \(listed)")
      if kind == .bundle { #expect(found.map(\.severity) == [listed == [second] ? .note : .warning]) }
    }
  }
}
