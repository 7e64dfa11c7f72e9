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

/// The parsers that read what strangers wrote, and their parts of ten million inputs; archives, in the tests of GatehouseBuilds, have the rest.
enum FuzzShare: Int, CaseIterable {
  case appleFiles = 3_000_000
  case assetLinks = 2_500_000
  case androidPatterns = 1_500_000
  case builds = 2_900_000

  /// The full number in `make soak`, or one in so many as its number of states says; the 5,000th part of it else.
  var inputs: Int {
    guard let states = ProcessInfo.processInfo.environment["GATEHOUSE_SOAK"] else { return rawValue / 5_000 }
    return rawValue / max(1, Int(states) ?? 1)
  }

  /// Runs a test on the inputs, and says how many there were and how long it took.
  func run(_ body: (_ number: Int) throws -> Void) rethrows {
    let count = inputs
    let time = try ContinuousClock().measure { for number in 0..<count { try body(number) } }
    print("fuzz \(self): \(count) inputs in \(time)")
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
