/// The texts that references of a package's manifest mean: its resources.arsc, as far as texts go.
///
/// A resource may have another value for each language and device. The one without conditions counts where there is one, else the first.
public struct ResourceTable: Sendable {
  private static let maximumTexts = 1_000_000
  private static let maximumSteps = 16

  private enum Value { case text(String), reference(Int) }
  private var values: [Int: (value: Value, isDefault: Bool)] = [:]

  /// Reads a table; `nil` if it is damaged.
  public init?(_ bytes: [UInt8]) {
    guard let table = ResourceChunk(ByteReader(bytes), at: 0), table.kind == 2, let parts = table.children,
      var strings = parts.lazy.compactMap(ResourceStrings.init).first
    else { return nil }
    for package in parts where package.kind == 0x200 {
      guard let id = package.reader.little32(8), let types = package.children else { return nil }
      for type in types where type.kind == 0x201 {
        guard add(type, (id & 0xFF) << 24, &strings) else { return nil }
      }
    }
  }

  /// The text of a resource; `nil` if it has none.
  public func text(_ id: Int) -> String? {
    var id = id
    for _ in 0..<Self.maximumSteps {
      switch values[id]?.value {
      case .text(let text): return text
      case .reference(let next): id = next
      case nil: return nil
      }
    }
    return nil
  }

  private mutating func add(_ type: ResourceChunk, _ package: Int, _ strings: inout ResourceStrings) -> Bool {
    let reader = type.reader
    guard let number = reader.byte(8), let flags = reader.byte(9), let count = reader.little32(12), let start = reader.little32(16),
      count <= reader.count, let configSize = reader.little32(20), let config = reader.slice(24, max(0, configSize - 4))
    else { return false }
    let isDefault = config.array.allSatisfy { $0 == 0 }
    for index in 0..<count {
      guard let (entry, offset) = place(reader, type.headerSize, index, flags) else { return false }
      guard let offset else { continue }
      guard let value = value(reader, start + offset, &strings) else { continue }
      let id = package | number << 16 | entry
      guard values.count < Self.maximumTexts else { return false }
      if values[id] == nil || (isDefault && values[id]?.isDefault == false) { values[id] = (value, isDefault) }
    }
    return true
  }

  /// The number of an entry and where it lies: sparse tables, those with short offsets, and plain ones.
  private func place(_ reader: ByteReader, _ start: Int, _ index: Int, _ flags: Int) -> (Int, Int?)? {
    if flags & 1 != 0 {
      guard let entry = reader.little16(start + index * 4), let offset = reader.little16(start + index * 4 + 2) else { return nil }
      return (entry, offset * 4)
    }
    if flags & 2 != 0 {
      guard let offset = reader.little16(start + index * 2) else { return nil }
      return (index, offset == 0xFFFF ? nil : offset * 4)
    }
    guard let offset = reader.little32(start + index * 4) else { return nil }
    return (index, offset == 0xFFFF_FFFF ? nil : offset)
  }

  private func value(_ reader: ByteReader, _ offset: Int, _ strings: inout ResourceStrings) -> Value? {
    guard let size = reader.little16(offset), let flags = reader.little16(offset + 2) else { return nil }
    let kind: Int?
    let data: Int?
    if flags & 8 != 0 {
      // A compact entry: the kind is in the flags, the value behind them.
      (kind, data) = (flags >> 8, reader.little32(offset + 4))
    } else {
      guard flags & 1 == 0 else { return nil }
      (kind, data) = (reader.byte(offset + size + 3), reader.little32(offset + size + 4))
    }
    guard let data else { return nil }
    switch kind {
    case 1: return .reference(data)
    case 3: return strings.text(data).map(Value.text)
    default: return nil
    }
  }
}
