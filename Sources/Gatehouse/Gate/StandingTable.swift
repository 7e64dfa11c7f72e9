import URLStandard

/// The standing of every host, or of every scheme, by name: one probe for a name, one for each domain above it where any list has sub-domains.
///
/// Made by asking ``PolicyLists`` once for each name that a list has, and once for all others.
final class StandingTable: Sendable {
  private let names: NameIndex
  private let domains: NameIndex
  private let hasDomains: Bool
  private let rows: [Standing]

  /// - Parameters:
  ///   - names: those that a list has.
  ///   - domains: those whose sub-domains a list has, with the standing of a sub-domain that has no name of its own.
  ///   - others: the standing of all other names.
  init(names: [([UInt8], Standing)], domains: [([UInt8], Standing)], others: Standing) {
    rows = [others] + names.map(\.1) + domains.map(\.1)
    self.names = NameIndex(names.enumerated().map { ($0.element.0, $0.offset + 1) })
    self.domains = NameIndex(domains.enumerated().map { ($0.element.0, $0.offset + 1 + names.count) })
    hasDomains = !domains.isEmpty
  }

  /// The standing of a name that is a range of a text.
  @inline(__always)
  func standing(_ name: Range<Int>, _ text: Span<UInt8>, hash: UInt64) -> Standing {
    if let number = names.number(name, text, hash: hash) { return rows[number] }
    return hasDomains ? standing(below: name, text) : rows[0]
  }

  @inline(never)
  private func standing(below name: Range<Int>, _ text: Span<UInt8>) -> Standing {
    var parents = ParentDomains(name)
    while let domain = parents.next(text) {
      if let number = domains.number(domain, text, hash: ByteHash.of(text, domain)) { return rows[number] }
    }
    return rows[0]
  }
}

/// A fixed table from names to numbers.
struct NameIndex: Sendable {
  private var slots: [Slot]
  /// The names, one behind the other.
  private var bytes: [UInt8] = []
  private let mask: Int

  private struct Slot {
    var hash: UInt64 = 0
    /// Where the name lies in `bytes`.
    var start: UInt32 = 0
    var count: UInt32 = 0
    /// One more than the number; 0 is an empty slot.
    var number: UInt32 = 0
  }

  /// Makes the table; of equal names the first counts.
  init(_ names: [(name: [UInt8], number: Int)]) {
    var size = 8
    while size < names.count &* 2 { size &*= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(), count: size)
    for (name, number) in names {
      let hash = ByteHash.of(name, name.indices)
      var place = Int(truncatingIfNeeded: hash) & mask
      while slots[place].number != 0 { place = (place + 1) & mask }
      slots[place] = Slot(hash: hash, start: UInt32(bytes.count), count: UInt32(name.count), number: UInt32(number + 1))
      bytes += name
    }
  }

  /// The number of a name that is a range of a text, or `nil`.
  @inline(__always)
  func number(_ name: Range<Int>, _ text: Span<UInt8>, hash: UInt64) -> Int? {
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place].number != 0 {
      let slot = slots[place]
      if slot.hash == hash, Int(slot.count) == name.count, isEqual(slot, name, text) { return Int(slot.number) &- 1 }
      place = (place &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func isEqual(_ slot: Slot, _ name: Range<Int>, _ text: Span<UInt8>) -> Bool {
    ByteHash.equal(text, name, bytes, from: Int(slot.start))
  }
}
