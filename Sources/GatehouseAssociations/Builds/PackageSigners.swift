/// The certificates that sign an Android package, as its signing block has them (signature schemes v2, v3 and v3.1).
///
/// After a rotation of keys different versions of Android see different ones: list the fingerprints of all. The block is read and not
/// verified: who may install the package is the system's question, which certificates it shows is this one's.
public struct PackageSigners: Sendable, Hashable {
  /// A signature.
  public struct Signer: Sendable, Hashable {
    /// The scheme.
    public var scheme: Scheme
    /// The signer's own certificate, in DER.
    public var certificate: [UInt8]
  }

  /// The schemes.
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    /// The signature of a jar: files in META-INF. What Android 6 and older read, and what app bundles have.
    case v1
    /// Android 7 and later.
    case v2
    /// Android 9 and later: with rotation.
    case v3
    /// Android 13 and later: rotation for new versions only.
    case v31 = "v3.1"

    /// The identifier in the signing block.
    var block: Int? {
      switch self {
      case .v1: nil
      case .v2: 0x7109_871A
      case .v3: 0xF053_68C0
      case .v31: 0x1B93_AD61
      }
    }
  }

  /// Why nothing can be said.
  public enum Fault: Error, Sendable, Hashable {
    /// It is no package, or a damaged one.
    case notPackage
    /// It has no signing block: it is unsigned, or signed by scheme v1 alone.
    case noBlock
    /// The signing block is damaged.
    case damagedBlock
    /// The signing block is larger than any is.
    case blockTooLarge

    /// One clause for people.
    public var says: String {
      switch self {
      case .notPackage: "it is no Android package, or it is damaged"
      case .noBlock: "it is not signed by scheme v2 or later"
      case .damagedBlock: "its signing block is damaged"
      case .blockTooLarge: "its signing block is larger than any is"
      }
    }
  }

  /// Real blocks have some ten thousand bytes; packages with added data have more.
  private static let maximumBlock = 64 << 20
  private static let maximumSigners = 64

  /// The signers, in the order of the block.
  public let signers: [Signer]

  /// Reads a package.
  public init(_ bytes: [UInt8]) throws(Fault) {
    let reader = ByteReader(bytes)
    try self.init(size: bytes.count) { reader.slice($0, $1)?.array }
  }

  /// Reads the two parts of a package that matter: its end, and the signing block before its directory.
  ///
  /// - Parameters:
  ///   - size: how many bytes it has.
  ///   - part: bytes from an offset; `nil` if there are not so many.
  public init(size: Int, part: (_ offset: Int, _ count: Int) -> [UInt8]?) throws(Fault) {
    let tailSize = min(size, 22 + 65_535)
    guard let tail = part(size - tailSize, tailSize), let directory = Self.directory(ByteReader(tail)), directory <= size else {
      throw .notPackage
    }
    // The block ends just before the directory: size, magic.
    guard directory >= 32, let footer = part(directory - 24, 24).map({ ByteReader($0) }),
      footer.slice(8, 16)?.array.elementsEqual("APK Sig Block 42".utf8) == true
    else { throw .noBlock }
    guard let blockSize = footer.little64(0), blockSize >= 24, blockSize <= directory - 8 else { throw .damagedBlock }
    guard blockSize <= Self.maximumBlock else { throw .blockTooLarge }
    guard let block = part(directory - blockSize - 8, blockSize - 16).map({ ByteReader($0) }), block.little64(0) == blockSize else {
      throw .damagedBlock
    }
    signers = try Self.signers(block)
  }

  /// The pairs of a block: length, identifier, value.
  private static func signers(_ block: ByteReader) throws(Fault) -> [Signer] {
    var found: [Signer] = []
    var seen: Set<Int> = []
    var place = 8
    while place < block.count {
      guard let length = block.little64(place), length >= 4, let id = block.little32(place + 8),
        let value = block.slice(place + 12, length - 4)
      else { throw .damagedBlock }
      if let scheme = Scheme.allCases.first(where: { $0.block == id }) {
        // Two blocks of one scheme: readers differ on which of them counts.
        guard seen.insert(id).inserted, let all = signers(value, scheme) else { throw .damagedBlock }
        found += all
      }
      place += 8 + length
    }
    return found
  }

  /// The offset of the zip's directory: from the record at its end, which a comment may follow.
  private static func directory(_ tail: ByteReader) -> Int? {
    guard tail.count >= 22 else { return nil }
    for place in stride(from: tail.count - 22, through: 0, by: -1) {
      guard tail.little32(place) == 0x0605_4B50, let comment = tail.little16(place + 20), place + 22 + comment == tail.count else {
        continue
      }
      return tail.little32(place + 16)
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
      guard found.count < maximumSigners, let signer = prefixed(list, place), let data = prefixed(signer, 0),
        let digests = prefixed(data, 0),
        let certificates = prefixed(data, 4 + digests.count), let certificate = prefixed(certificates, 0)
      else { return nil }
      found.append(Signer(scheme: scheme, certificate: certificate.array))
      place += 4 + signer.count
    }
    return found
  }

  /// A part that begins with its length.
  private static func prefixed(_ reader: ByteReader, _ offset: Int) -> ByteReader? {
    reader.little32(offset).flatMap { reader.slice(offset + 4, $0) }
  }
}
