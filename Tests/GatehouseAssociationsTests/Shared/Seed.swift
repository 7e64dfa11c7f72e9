import Foundation

/// A small generator of numbers that are the same in every run (SplitMix64).
struct Seed: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// How many inputs a long test gets.
enum Amount {
  /// The full number in `make soak`, the 5,000th part of it else.
  static func inputs(_ full: Int) -> Int {
    ProcessInfo.processInfo.environment["GATEHOUSE_SOAK"] == nil ? max(1, full / 5_000) : full
  }
}

/// Makes texts that are nearly right.
struct Mutator {
  private let seeds: [[UInt8]]
  private let pieces: [[UInt8]]
  private var random: Seed

  init(seeds: [String], pieces: [String], seed: UInt64) {
    self.seeds = seeds.map { Array($0.utf8) }
    self.pieces = pieces.map { Array($0.utf8) }
    random = Seed(seed)
  }

  /// The next text.
  mutating func next() -> [UInt8] {
    var text = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...text.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: text.insert(UInt8.random(in: .min ... .max, using: &random), at: place)
      case 1: if place < text.count { text[place] = UInt8.random(in: .min ... .max, using: &random) }
      case 2: text.removeSubrange(place..<min(text.count, place + Int.random(in: 0...12, using: &random)))
      case 3: text.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      default:
        let end = min(text.count, place + Int.random(in: 0...40, using: &random))
        text.insert(contentsOf: Array(text[place..<end]), at: Int.random(in: 0...text.count, using: &random))
      }
    }
    return text
  }
}
