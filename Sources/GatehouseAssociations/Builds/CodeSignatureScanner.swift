/// Finds the code signatures of an executable while its bytes pass by, once and in order: only the headers and the signatures are kept.
///
/// So an executable in an archive, however large it is or grows when it is unpacked, takes bounded memory.
public struct CodeSignatureScanner: Sendable {
  /// What is kept at most: signatures have about 50 bytes for each 4 KB of code.
  private static let maximumBytes = 64 << 20
  /// Load commands of one kind of processor. Real ones have some ten thousand bytes.
  private static let maximumCommands = 4 << 20

  /// A part of the file that is waited for.
  private struct Want: Sendable {
    enum Kind: Sendable { case start, table(isWide: Bool), header, commands(isWide: Bool, count: Int), signature }
    var kind: Kind
    var range: Range<Int>
    /// Where its kind of processor begins and ends.
    var part: Range<Int>
    var bytes: [UInt8] = []
  }

  private var wants = [Want(kind: .start, range: 0..<8, part: 0..<Int.max)]
  private var position = 0
  private var kept = 0
  private var fault: MachOEntitlements.Fault?
  private var found: [(offset: Int, entitlements: MachOEntitlements)] = []

  /// Begins a file.
  public init() {}

  /// Whether nothing more is needed of the file.
  public var isDone: Bool { fault != nil || wants.isEmpty }

  /// Takes the next bytes.
  public mutating func take(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty, fault == nil {
      // Up to the place where something begins or is complete.
      let places = wants.flatMap { [$0.range.lowerBound, $0.range.upperBound] }.filter { $0 > position }
      guard let next = places.min() else { return }
      let piece = rest.prefix(next - position)
      for index in wants.indices where wants[index].range.contains(position) { wants[index].bytes += piece }
      position += piece.count
      rest = rest.dropFirst(piece.count)
      let complete = wants.filter { $0.range.upperBound == position }
      wants.removeAll { $0.range.upperBound == position }
      for want in complete {
        do throws(MachOEntitlements.Fault) { try read(want) } catch { fault = error }
      }
    }
  }

  /// What was found; one for each kind of processor.
  public mutating func finish() throws(MachOEntitlements.Fault) -> [MachOEntitlements] {
    if let fault { throw fault }
    if let want = wants.first {
      if case .signature = want.kind { throw .damagedSignature }
      throw .notMachO
    }
    return found.sorted { $0.offset < $1.offset }.map(\.entitlements)
  }

  /// Waits for a part of the file.
  private mutating func expect(
    _ kind: Want.Kind, _ offset: Int, _ count: Int, in part: Range<Int>, else fault: MachOEntitlements.Fault
  ) throws(MachOEntitlements.Fault) {
    let (start, isTooFar) = part.lowerBound.addingReportingOverflow(offset)
    let (end, isTooLong) = start.addingReportingOverflow(count)
    // What lies behind has gone by: no linker writes a header after what it describes.
    guard !isTooFar, !isTooLong, count > 0, start >= position, end <= part.upperBound else { throw fault }
    kept += count
    guard kept <= Self.maximumBytes else { throw .tooLarge }
    wants.append(Want(kind: kind, range: start..<end, part: part))
  }

  private mutating func read(_ want: Want) throws(MachOEntitlements.Fault) {
    let reader = ByteReader(want.bytes)
    switch want.kind {
    case .start: try readStart(reader)
    case .table(let isWide): try readTable(reader, isWide)
    case .header:
      guard let magic = reader.little32(0), magic == 0xFEED_FACE || magic == 0xFEED_FACF, let count = reader.little32(16),
        let size = reader.little32(20), size <= Self.maximumCommands
      else { throw .notMachO }
      guard size > 0 else { throw .unsigned }
      let isWide = magic == 0xFEED_FACF
      // The header of 64-bit kinds has four bytes more.
      try expect(.commands(isWide: isWide, count: count), 28, size + (isWide ? 4 : 0), in: want.part, else: .notMachO)
    case .commands(let isWide, let count): try readCommands(reader, isWide ? 4 : 0, count, in: want.part)
    case .signature: found.append((want.part.lowerBound, try MachOEntitlements(signature: reader)))
    }
  }

  private mutating func readStart(_ reader: ByteReader) throws(MachOEntitlements.Fault) {
    switch reader.big32(0) {
    case 0xCAFE_BABE, 0xCAFE_BABF:
      // Class files of Java begin alike; their second number is a version.
      guard let count = reader.big32(4), (1...32).contains(count) else { throw .notMachO }
      let isWide = reader.big32(0) == 0xCAFE_BABF
      try expect(.table(isWide: isWide), 8, count * (isWide ? 32 : 20), in: 0..<Int.max, else: .notMachO)
    case 0xCEFA_EDFE, 0xCFFA_EDFE:
      // Read again from its beginning, by the 8 bytes that are here and those that follow.
      wants.append(Want(kind: .header, range: 0..<28, part: 0..<Int.max, bytes: reader.array))
    default: throw .notMachO
    }
  }

  private mutating func readTable(_ reader: ByteReader, _ isWide: Bool) throws(MachOEntitlements.Fault) {
    for entry in stride(from: 0, to: reader.count, by: isWide ? 32 : 20) {
      guard let offset = isWide ? reader.big64(entry + 8) : reader.big32(entry + 8),
        let size = isWide ? reader.big64(entry + 16) : reader.big32(entry + 12)
      else { throw .notMachO }
      let (end, isTooFar) = offset.addingReportingOverflow(size)
      guard !isTooFar, size >= 28 else { throw .notMachO }
      try expect(.header, 0, 28, in: offset..<end, else: .notMachO)
    }
  }

  private mutating func readCommands(
    _ reader: ByteReader, _ start: Int, _ count: Int, in part: Range<Int>
  ) throws(MachOEntitlements.Fault) {
    var place = start
    var signature: (offset: Int, count: Int)?
    for _ in 0..<count {
      guard let kind = reader.little32(place), let size = reader.little32(place + 4), size >= 8, reader.slice(place, size) != nil else {
        throw .notMachO
      }
      if kind == 0x1D {
        guard signature == nil, size >= 16, let offset = reader.little32(place + 8), let count = reader.little32(place + 12) else {
          throw .damagedSignature
        }
        signature = (offset, count)
      }
      place += size
    }
    guard let signature else { throw .unsigned }
    try expect(.signature, signature.offset, signature.count, in: part, else: .damagedSignature)
  }
}
