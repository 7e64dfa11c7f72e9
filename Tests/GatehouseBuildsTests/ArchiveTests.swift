#if SignedBuilds && os(Linux)
  import BuildSamples
  import Foundation
  import GatehouseAssociations
  import GatehouseBuilds
  import Testing

  /// Archives that lie: each ends in a typed error, in little memory.
  @Suite("Archives of builds") struct ArchiveTests {
    @Test func apps() throws {
      let bundles = Samples.bundles(try Samples.read(SampleZip(try Samples.ipa()).bytes))
      #expect(bundles.map(\.path) == ["Payload/Shop.app", "Payload/Shop.app/PlugIns/Share.appex"])
      #expect(bundles.map(\.isInner) == [false, true])
      for bundle in bundles {
        #expect(bundle.fault == nil && bundle.build.identifier == Samples.identifier && bundle.build.domains == Samples.domains)
        #expect(bundle.build.schemes == ["shopapp"])
      }
    }

    /// Names that lead out of the archive, and links.
    @Test func namesAndLinks() throws {
      for name in ["Payload/../../etc/passwd", "/etc/passwd", "..", "Payload/Shop.app/../Info.plist", "../Payload/Shop.app/Info.plist"] {
        let fault = try Samples.fault(SampleZip(try Samples.ipa() + [.init(name, [1])]).bytes)
        #expect(fault == .unsafeName(name), "\(name)")
      }
      for index in [1, 2, 5] {
        var files = try Samples.ipa()
        files[index] = SampleZip.File(files[index].name, Array("/etc/passwd".utf8)).with { $0.mode = 0o120_777 }
        #expect(try Samples.fault(SampleZip(files).bytes) == .link(files[index].name))
      }
      // A link that nobody reads does no harm.
      let other = SampleZip.File("Payload/Shop.app/Frameworks/A", Array("B".utf8)).with { $0.mode = 0o120_777 }
      #expect(try Samples.fault(SampleZip(try Samples.ipa() + [other]).bytes) == nil)
      // The same file under two spellings.
      for name in ["Payload/Shop.app/Info.plist", "./Payload/Shop.app/Info.plist", "Payload//Shop.app/./Info.plist"] {
        let fault = try Samples.fault(SampleZip(try Samples.ipa() + [.init(name, try Samples.info())]).bytes)
        #expect(fault == .duplicate("Payload/Shop.app/Info.plist"), "\(name)")
      }
    }

    /// Sizes, checksums and offsets that are not those of the file.
    @Test func lies() throws {
      let changes: [(String, (inout SampleZip.File) -> Void)] = [
        ("larger", { $0.claimedSize = 1_000_000 }), ("smaller", { $0.claimedSize = 10 }), ("largest", { $0.claimedSize = 0xFFFF_FFFE }),
        ("packed larger", { $0.claimedPacked = 1_000_000 }), ("packed largest", { $0.claimedPacked = 0xFFFF_FFFE }),
        ("checksum", { $0.claimedChecksum = 1 }), ("offset", { $0.claimedOffset = 0x7FFF_FFFF }),
        ("deflated", { $0.deflated = (100, 1) }), ("encrypted", { $0.flags = 1 }),
        // Zip64: sizes of 2^63 - 1, an offset of 2^62, a field that is cut off.
        (
          "zip64 size",
          {
            $0.claimedSize = 0xFFFF_FFFF
            $0.extra = [1, 0, 8, 0] + SampleBuild.little(.max, 8)
          }
        ),
        (
          "zip64 packed",
          {
            $0.claimedSize = 0xFFFF_FFFF
            $0.claimedPacked = 0xFFFF_FFFF
            $0.extra = [1, 0, 16, 0] + SampleBuild.little(.max, 8) + SampleBuild.little(.max, 8)
          }
        ),
        (
          "zip64 offset",
          {
            $0.claimedOffset = 0xFFFF_FFFF
            $0.extra = [1, 0, 8, 0] + SampleBuild.little(1 << 62, 8)
          }
        ),
        (
          "zip64 cut",
          {
            $0.claimedSize = 0xFFFF_FFFF; $0.extra = [1, 0, 8, 0, 1]
          }
        ),
      ]
      for (name, change) in changes {
        var files = try Samples.ipa()
        files[1] = files[1].with(change)
        let fault = try Samples.fault(SampleZip(files).bytes)
        #expect(fault != nil, "\(name)")
        if let fault { #expect(!fault.says.isEmpty) }
      }
    }

    /// The archive's own record: counts and places that are not true, in 32 and in 64 bits.
    @Test func lyingEnd() throws {
      let good = SampleZip(try Samples.ipa()).bytes
      for place in [8, 10, 12, 16] {
        for value in [0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF] {
          var bytes = good
          bytes.replaceSubrange((bytes.count - 22 + place)..<(bytes.count - 18 + place), with: SampleBuild.little(value))
          _ = try Samples.fault(bytes)
        }
      }
      for value in [0, 1 << 40, Int.max] {
        let end = good.count - 22
        var record = SampleBuild.little(0x0606_4B50) + SampleBuild.little(44, 8) + [45, 0, 45, 0] + [UInt8](repeating: 0, count: 8)
        for _ in 0..<4 { record += SampleBuild.little(value, 8) }
        let locator =
          SampleBuild.little(0x0706_4B50) + SampleBuild.little(0) + SampleBuild.little(value == 0 ? Int.max : end, 8)
          + SampleBuild.little(1)
        var tail = Array(good[end...])
        tail.replaceSubrange(8..<20, with: [UInt8](repeating: 0xFF, count: 12))
        _ = try Samples.fault(Array(good[..<end]) + record + locator + tail)
      }
    }

    /// Cut off anywhere, it is no build.
    @Test func cutOff() throws {
      let ipa = SampleZip(try Samples.ipa()).bytes
      for count in stride(from: 0, to: ipa.count, by: 37) { #expect(try Samples.fault(Array(ipa.prefix(count))) != nil, "\(count)") }
      let apk = Samples.apk([1])
      for count in stride(from: 0, to: apk.count, by: 61) {
        #expect(try Samples.fault(Array(apk.prefix(count)), "a.apk") != nil, "\(count)")
      }
      #expect(try Samples.fault([]) != nil && Samples.fault(Array("no zip at all, whatever it is called".utf8)) != nil)
    }

    /// A few megabytes that unpack to a gigabyte: refused at the limit of what it is, in the memory of a small file.
    @Test func bombs() throws {
      let packed = try Tool.inFolder { folder in
        let file = folder.appendingPathComponent("zeros")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 1 << 30)
        return try Tool.deflated("zeros", in: folder)
      }
      #expect(packed.bytes.count < 2 << 20 && packed.size == 1 << 30)
      let before = Self.peak()
      for index in [1, 2] {
        var files = try Samples.ipa()
        // It also says that it is small.
        for claimed in [nil, 500] as [Int?] {
          files[index] = SampleZip.File(files[index].name, packed.bytes).with {
            $0.deflated = (packed.size, packed.checksum)
            $0.claimedSize = claimed
          }
          let fault = try Samples.fault(SampleZip(files).bytes)
          if index == 1, claimed == nil { #expect(fault == .tooLarge(files[index].name)) }
          // An executable that is a gigabyte of zeros is none: it is not unpacked further than its beginning.
          if index == 2 { #expect(fault == nil) }
        }
      }
      #expect(Self.peak() - before < 200_000, "kilobytes")
      var limits = BuildLimits()
      limits.total = 4_000
      #expect(try Samples.fault(SampleZip(try Samples.ipa()).bytes, limits: limits) == nil)
      limits.total = 400
      if case .tooLarge? = try Samples.fault(SampleZip(try Samples.ipa()).bytes, limits: limits) {
      } else {
        Issue.record("the total is not counted")
      }
    }

    /// The most memory that this process ever had, in kilobytes.
    private static func peak() -> Int {
      let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
      return Int(line.filter(\.isNumber)) ?? 0
    }

    @Test func crowds() throws {
      var limits = BuildLimits()
      limits.files = 5
      #expect(try Samples.fault(SampleZip(try Samples.ipa()).bytes, limits: limits) == .tooManyFiles)
      let many = try (0..<80).map { SampleZip.File("Payload/A\($0).app/Info.plist", try Samples.info()) }
      #expect(try Samples.fault(SampleZip(many).bytes) == .tooManyFiles)
      let deep = "Payload/A.app" + String(repeating: "/PlugIns/B.appex", count: 40)
      let bundles = Samples.bundles(
        try Samples.read(SampleZip(try Samples.ipa() + [.init(deep + "/Info.plist", try Samples.info())]).bytes))
      #expect(bundles.count == 2)
    }

    /// What a build must have.
    @Test func missing() throws {
      #expect(try Samples.fault(SampleZip([.init("a", [1])]).bytes) == .missing("Payload/….app/Info.plist"))
      #expect(try Samples.fault(SampleZip([.init("a", [1])]).bytes, "a.apk") == .missing("AndroidManifest.xml"))
      #expect(try Samples.fault(SampleZip([.init("a", [1])]).bytes, "a.aab") == .missing("base/manifest/AndroidManifest.xml"))
      #expect(
        try Samples.fault(SampleZip([.init("Payload/Shop.app/Info.plist", try Samples.info())]).bytes) == .missing("Payload/Shop.app/Shop"))
      for bad in [[], [1, 2, 3], Array("<plist><dict/></plist>".utf8), try Samples.info("../../bin/sh")] as [[UInt8]] {
        guard case .malformed? = try Samples.fault(SampleZip([.init("Payload/Shop.app/Info.plist", bad)]).bytes) else {
          Issue.record("\(bad.prefix(20))")
          continue
        }
      }
      guard case .malformed? = try Samples.fault(SampleZip([.init("AndroidManifest.xml", [1, 2, 3])]).bytes, "a.apk") else {
        Issue.record("a manifest of three bytes")
        return
      }
      #expect(
        Samples.android(try Samples.read(SampleZip([.init("AndroidManifest.xml", SampleManifest.binary)]).bytes, "a.apk"))?.signers == [])
      let unsigned = Samples.bundles(
        try Samples.read(SampleZip([.init("Payload/Shop.app/Info.plist", try Samples.info()), .init("Payload/Shop.app/Shop", [1])]).bytes))
      #expect(unsigned.map(\.fault) == [.notMachO])
    }

    /// Archives that are nearly right: reading them ends.
    @Test func nearlyRightArchives() throws {
      let seeds = [
        (SampleZip(try Samples.ipa()).bytes, "a.ipa"), (Samples.apk([1, 2]), "a.apk"),
        (
          SampleZip([
            .init("base/manifest/AndroidManifest.xml", SampleManifest.protobuf), .init("META-INF/A.SF", [1]),
            .init("META-INF/A.RSA", [0x30, 0x80]),
          ]).bytes, "a.aab"
        ),
      ]
      // In full the rest of ten million inputs, of which the parsers themselves have 9,900,000 (FuzzShare).
      let states = ProcessInfo.processInfo.environment["GATEHOUSE_SOAK"].map { max(1, Int($0) ?? 1) }
      let count = states.map { 100_000 / $0 } ?? 400
      var random = SystemRandomNumberGenerator()
      let seed = UInt64.random(in: .min ... .max, using: &random)
      var numbers = Numbers(state: seed)
      try Tool.inFolder { folder in
        for number in 0..<count {
          var (bytes, name) = seeds[number % seeds.count]
          for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: .min ... .max, using: &numbers)
          }
          if Bool.random(using: &numbers) { bytes.removeLast(Int.random(in: 0..<200, using: &numbers)) }
          let file = folder.appendingPathComponent(name)
          try Data(bytes).write(to: file)
          do throws(BuildFault) { _ = try Build.read(file.path) } catch {
            if error.says.isEmpty { Issue.record("\(seed), \(number): \(error)") }
          }
        }
      }
      print("fuzz archives: \(count) inputs")
    }

    private struct Numbers: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
      }
    }
  }
#endif
