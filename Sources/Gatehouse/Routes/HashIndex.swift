/// A fixed table from 64-bit hashes to ascending lists of numbers. Equal hashes share a list; whoever looks up compares what was hashed.
struct HashIndex: Sendable {
  private var slots: [Slot] = []
  private var numbers: [UInt32] = []
  private let mask: Int

  private struct Slot {
    var hash: UInt64 = 0
    var start: UInt32 = 0
    var count: UInt32 = 0
  }

  /// Makes the table of pairs; the numbers of one hash keep their order.
  init(_ pairs: [(hash: UInt64, number: Int)]) {
    let lists = Dictionary(grouping: pairs, by: \.hash)
    var size = 8
    while size < lists.count &* 2 { size &*= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(), count: size)
    for (hash, list) in lists.sorted(by: { $0.key < $1.key }) {
      var place = Int(truncatingIfNeeded: hash) & mask
      while slots[place].count != 0 { place = (place + 1) & mask }
      slots[place] = Slot(hash: hash, start: UInt32(numbers.count), count: UInt32(list.count))
      numbers += list.map { UInt32($0.number) }
    }
  }

  /// The places in ``subscript(_:)`` of the numbers stored for a hash; empty if there are none.
  @inline(__always)
  func places(of hash: UInt64) -> Range<Int> {
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place].count != 0 {
      let slot = slots[place]
      if slot.hash == hash { return Int(slot.start)..<Int(slot.start) + Int(slot.count) }
      place = (place + 1) & mask
    }
    return 0..<0
  }

  /// The number at a place.
  @inline(__always)
  subscript(_ place: Int) -> Int { Int(numbers[place]) }
}
