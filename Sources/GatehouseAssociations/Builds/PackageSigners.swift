/// The certificates that sign an Android package, as its signing block has them (signature schemes v2, v3 and v3.1).
///
/// After a rotation of keys different versions of Android see different ones: list the fingerprints of all. The schemes are read and not
/// verified: who may install the package is the system's question, which certificates it shows is this one's. Scheme v1 alone (Android 6
/// and older) is not read.
public struct PackageSigners: Sendable, Hashable {
  /// A signature.
  public struct Signer: Sendable, Hashable {
    /// The scheme.
    public var scheme: Scheme
    /// The SHA-256 of the signer's own certificate, in the form of statements.
    public var fingerprint: String
  }

  /// The schemes of the signing block.
  public enum Scheme: Int, Sendable, Hashable, CaseIterable {
    /// Android 7 and later.
    case v2 = 0x7109_871A
    /// Android 9 and later: with rotation.
    case v3 = 0xF053_68C0
    /// Android 13 and later: rotation for new versions only.
    case v31 = 0x1B93_AD61
  }

  /// Why nothing can be said.
  public enum Fault: Error, Sendable, Hashable {
    /// It is no package, or a damaged one.
    case notPackage
    /// It has no signing block: it is unsigned, or signed by scheme v1 alone.
    case noBlock
    /// The signing block is damaged.
    case damagedBlock

    /// One clause for people.
    public var says: String {
      switch self {
      case .notPackage: "it is no Android package, or it is damaged"
      case .noBlock: "it is not signed by scheme v2 or later"
      case .damagedBlock: "its signing block is damaged"
      }
    }
  }

  /// The signers, in the order of the block.
  public let signers: [Signer]

  /// Every fingerprint once.
  public var fingerprints: [String] {
    var seen: Set<String> = []
    return signers.map(\.fingerprint).filter { seen.insert($0).inserted }
  }

  /// Reads a package.
  public init(_ bytes: [UInt8]) throws(Fault) {
    let reader = ByteReader(bytes)
    guard let directory = Self.directory(reader) else { throw .notPackage }
    // The block ends just before the directory: size, magic.
    guard let magic = reader.slice(directory - 16, 16), magic.array.elementsEqual("APK Sig Block 42".utf8) else { throw .noBlock }
    guard let size = reader.little64(directory - 24), size >= 24, size <= directory - 8,
      let block = reader.slice(directory - size, size - 24)
    else { throw .damagedBlock }
    var found: [Signer] = []
    var place = 0
    while place < block.count {
      guard let length = block.little64(place), length >= 4, let id = block.little32(place + 8),
        let value = block.slice(place + 12, length - 4)
      else { throw .damagedBlock }
      if let scheme = Scheme(rawValue: id) {
        guard let all = Self.signers(value, scheme) else { throw .damagedBlock }
        found += all
      }
      place += 8 + length
    }
    signers = found
  }

  /// The offset of the zip's directory: from the record at its end, which a comment may follow.
  private static func directory(_ reader: ByteReader) -> Int? {
    guard reader.count >= 22 else { return nil }
    for place in stride(from: reader.count - 22, through: max(0, reader.count - 22 - 65_535), by: -1) {
      guard reader.little32(place) == 0x0605_4B50, let comment = reader.little16(place + 20), place + 22 + comment == reader.count else {
        continue
      }
      return reader.little32(place + 16)
    }
    return nil
  }

  /// The first certificate of each signer of a scheme: a sequence of signers, each of which begins with its signed data, in which the
  /// certificates follow the digests.
  private static func signers(_ value: ByteReader, _ scheme: Scheme) -> [Signer]? {
    guard let list = prefixed(value, 0) else { return nil }
    var found: [Signer] = []
    var place = 0
    while place < list.count {
      guard let signer = prefixed(list, place), let data = prefixed(signer, 0), let digests = prefixed(data, 0),
        let certificates = prefixed(data, 4 + digests.count), let certificate = prefixed(certificates, 0),
        let fingerprint = CertificateFingerprint(bytes: SHA256.digest(certificate.array))
      else { return nil }
      found.append(Signer(scheme: scheme, fingerprint: fingerprint.description))
      place += 4 + signer.count
    }
    return found
  }

  /// A part that begins with its length.
  private static func prefixed(_ reader: ByteReader, _ offset: Int) -> ByteReader? {
    reader.little32(offset).flatMap { reader.slice(offset + 4, $0) }
  }
}
