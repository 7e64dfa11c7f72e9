/// The entitlements in force: those of the code signature of an executable, not those of the provisioning profile.
///
/// A Mach-O file has a load command LC_CODE_SIGNATURE that names a SuperBlob; its slot 5 holds the entitlements as a property list in XML
/// (magic 0xfade7171), its slot 7 the same in DER (0xfade7172), which is what systems since iOS 15 read. A universal file holds one such
/// file for each kind of processor.
public struct MachOEntitlements: Sendable, Hashable {
  /// Of the XML; `nil` if the signature has none.
  public var xml: PropertyList?
  /// Of the DER; `nil` if the signature has none, or it cannot be read.
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

    /// One clause for people.
    public var says: String {
      switch self {
      case .notMachO: "it is no executable of Apple's systems, or it is damaged"
      case .unsigned: "it has no code signature"
      case .damagedSignature: "its code signature is damaged"
      }
    }
  }

  /// Reads an executable; one for each kind of processor that it holds. A signature without entitlements gives empty ones.
  public static func read(_ bytes: [UInt8]) throws(Fault) -> [MachOEntitlements] {
    let reader = ByteReader(bytes)
    guard let magic = reader.big32(0) else { throw .notMachO }
    guard magic == 0xCAFE_BABE || magic == 0xCAFE_BABF else { return [try thin(reader)] }
    // Class files of Java begin alike; their second number is a version.
    guard let count = reader.big32(4), (1...32).contains(count) else { throw .notMachO }
    let isWide = magic == 0xCAFE_BABF
    var all: [MachOEntitlements] = []
    for index in 0..<count {
      let entry = 8 + index * (isWide ? 32 : 20)
      guard let offset = isWide ? reader.big64(entry + 8) : reader.big32(entry + 8),
        let size = isWide ? reader.big64(entry + 16) : reader.big32(entry + 12), let slice = reader.slice(offset, size)
      else { throw .notMachO }
      all.append(try thin(slice))
    }
    return all
  }

  private static func thin(_ reader: ByteReader) throws(Fault) -> MachOEntitlements {
    guard let magic = reader.little32(0), magic == 0xFEED_FACE || magic == 0xFEED_FACF, let count = reader.little32(16), count <= 65_536
    else {
      throw .notMachO
    }
    var place = magic == 0xFEED_FACF ? 32 : 28
    for _ in 0..<count {
      guard let kind = reader.little32(place), let size = reader.little32(place + 4), size >= 8 else { throw .notMachO }
      if kind == 0x1D {
        guard let offset = reader.little32(place + 8), let length = reader.little32(place + 12), let slice = reader.slice(offset, length)
        else {
          throw .damagedSignature
        }
        return try signature(slice)
      }
      place += size
    }
    throw .unsigned
  }

  private static func signature(_ reader: ByteReader) throws(Fault) -> MachOEntitlements {
    guard reader.big32(0) == 0xFADE_0CC0, let count = reader.big32(8), count <= 64 else { throw .damagedSignature }
    var result = MachOEntitlements()
    for index in 0..<count {
      guard let slot = reader.big32(12 + index * 8), let offset = reader.big32(16 + index * 8) else { throw .damagedSignature }
      guard slot == 5 || slot == 7 else { continue }
      guard let magic = reader.big32(offset), let length = reader.big32(offset + 4), length >= 8,
        let blob = reader.slice(offset + 8, length - 8)
      else { throw .damagedSignature }
      if slot == 5, magic == 0xFADE_7171 { result.xml = PropertyList(xml: blob.array) }
      if slot == 7, magic == 0xFADE_7172 { result.der = EntitlementsDER.read(blob.array) }
    }
    return result
  }
}
