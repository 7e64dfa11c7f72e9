/// The entitlements in force: those of the code signature of an executable, not those of the provisioning profile.
///
/// A Mach-O file has a load command LC_CODE_SIGNATURE that names a SuperBlob; its slot 5 holds the entitlements as a property list in XML
/// (magic 0xfade7171), its slot 7 the same in DER (0xfade7172), which is what systems since iOS 15 read. A universal file holds one such
/// file for each kind of processor.
public struct MachOEntitlements: Sendable, Hashable {
  /// Of the XML; `nil` if the signature has none.
  public var xml: PropertyList?
  /// Of the DER; `nil` if the signature has none.
  public var der: PropertyList?

  /// What the system reads: the DER where there is one.
  public var inForce: PropertyList? { der ?? xml }

  /// Why a file has no entitlements.
  public enum Fault: Error, Sendable, Hashable {
    /// It is no Mach-O file, or a damaged one.
    case notMachO
    /// It is not signed.
    case unsigned
    /// The signature is damaged.
    case damagedSignature
    /// Its headers and signatures are larger than any executable's.
    case tooLarge

    /// One clause for people.
    public var says: String {
      switch self {
      case .notMachO: "it is no executable of Apple's systems, or it is damaged"
      case .unsigned: "it has no code signature"
      case .damagedSignature: "its code signature is damaged"
      case .tooLarge: "its code signature is larger than any is"
      }
    }
  }

  /// Reads an executable; one for each kind of processor that it holds. A signature without entitlements gives empty ones.
  public static func read(_ bytes: [UInt8]) throws(Fault) -> [MachOEntitlements] {
    var scanner = CodeSignatureScanner()
    scanner.take(bytes[...])
    return try scanner.finish()
  }

  /// Makes empty ones.
  public init() {}

  /// Reads a signature. Numbers are big-endian; two blobs for one slot are damage, because readers differ on which of them counts.
  init(signature reader: ByteReader) throws(Fault) {
    guard reader.big32(0) == 0xFADE_0CC0, let count = reader.big32(8), count <= 64 else { throw .damagedSignature }
    var slots: Set<Int> = []
    for index in 0..<count {
      guard let slot = reader.big32(12 + index * 8), let offset = reader.big32(16 + index * 8) else { throw .damagedSignature }
      guard slot == 5 || slot == 7 else { continue }
      guard slots.insert(slot).inserted, let magic = reader.big32(offset), let length = reader.big32(offset + 4), length >= 8,
        let blob = reader.slice(offset + 8, length - 8)
      else { throw .damagedSignature }
      if slot == 5, magic == 0xFADE_7171 {
        guard let list = PropertyList(xml: blob.array) else { throw .damagedSignature }
        xml = list
      }
      if slot == 7, magic == 0xFADE_7172 {
        guard let list = EntitlementsDER.read(blob.array) else { throw .damagedSignature }
        der = list
      }
    }
  }
}
