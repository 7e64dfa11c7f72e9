import Foundation

/// Builds that the tests make themselves: files of the published forms, byte by byte.
public enum SampleBuild {
  /// A number, most significant byte first.
  public static func big(_ value: Int, _ size: Int = 4) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  /// A number, least significant byte first.
  public static func little(_ value: Int, _ size: Int = 4) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  /// An executable of one kind of processor with a code signature; without blobs it is not signed.
  public static func machO(xml: [UInt8]?, der: [UInt8]?, isSigned: Bool = true, copies: Int = 1) -> [UInt8] {
    var blobs: [(slot: Int, magic: Int, bytes: [UInt8])] = [(0, 0xFADE_0C02, [1, 2, 3])]
    if let xml { blobs.append((5, 0xFADE_7171, xml)) }
    if let der { blobs.append((7, 0xFADE_7172, der)) }
    var index: [UInt8] = []
    var body: [UInt8] = []
    let start = 12 + blobs.count * 8
    for blob in blobs {
      index += big(blob.slot) + big(start + body.count)
      body += big(blob.magic) + big(8 + blob.bytes.count) + blob.bytes
    }
    let signature = big(0xFADE_0CC0) + big(start + body.count) + big(blobs.count) + index + body
    let other = little(0x1B) + little(24) + [UInt8](repeating: 7, count: 16)
    let count = isSigned ? copies : 0
    let offset = 32 + other.count + count * 16
    let command = (0..<count).flatMap { _ in little(0x1D) + little(16) + little(offset) + little(signature.count) }
    let header =
      little(0xFEED_FACF) + little(0x0100_000C) + little(0) + little(2) + little(1 + count) + little(other.count + command.count)
      + little(0) + little(0)
    return header + other + command + (isSigned ? signature : [])
  }

  /// A universal file of executables.
  public static func fat(_ parts: [[UInt8]], isWide: Bool) -> [UInt8] {
    var header = big(isWide ? 0xCAFE_BABF : 0xCAFE_BABE) + big(parts.count)
    let width = isWide ? 8 : 4
    var offset = 8 + parts.count * (isWide ? 32 : 20)
    for part in parts {
      header += big(0x0100_000C) + big(0) + big(offset, width) + big(part.count, width) + big(0) + (isWide ? big(0) : [])
      offset += part.count
    }
    return header + parts.joined()
  }

  /// An element of DER.
  public static func der(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    if content.count < 128 { return [tag, UInt8(content.count)] + content }
    return [tag, 0x82] + big(content.count, 2) + content
  }

  /// Entitlements in DER.
  public static func entitlementsDER(identifier: String, domains: [String]) -> [UInt8] {
    let text: (String) -> [UInt8] = { der(0x0C, Array($0.utf8)) }
    let pairs = [
      der(0x30, text("application-identifier") + text(identifier)),
      der(0x30, text("com.apple.developer.associated-domains") + der(0x30, domains.flatMap(text))),
      der(0x30, text("get-task-allow") + der(0x01, [0xFF])),
    ]
    return der(0x70, der(0x02, [1]) + der(0xB0, Array(pairs.joined())))
  }

  /// Entitlements in XML.
  public static func entitlementsXML(identifier: String, domains: [String]) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(
        fromPropertyList: ["application-identifier": identifier, "com.apple.developer.associated-domains": domains], format: .xml,
        options: 0))
  }

  /// A signing block that names certificates by scheme.
  public static func signingBlock(_ signers: [(id: Int, certificate: [UInt8])]) -> [UInt8] {
    let prefixed: ([UInt8]) -> [UInt8] = { little($0.count) + $0 }
    var pairs: [UInt8] = []
    for signer in signers {
      let digests = prefixed(prefixed(little(0x0103) + prefixed([9, 9])))
      let data = prefixed(digests + prefixed(prefixed(signer.certificate)) + prefixed([]))
      let value = prefixed(prefixed(data + prefixed([]) + prefixed([5])))
      pairs += little(4 + value.count, 8) + little(signer.id) + value
    }
    pairs += little(8, 8) + little(0x4272_6577) + [0, 0, 0, 0]
    let size = pairs.count + 24
    return little(size, 8) + pairs + little(size, 8) + Array("APK Sig Block 42".utf8)
  }

  /// A package whose signing block names certificates by scheme.
  public static func package(_ signers: [(id: Int, certificate: [UInt8])], _ files: [SampleZip.File] = []) -> [UInt8] {
    SampleZip(files, before: signingBlock(signers)).bytes
  }
}
