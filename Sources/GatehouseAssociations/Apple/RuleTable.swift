/// The rules for one app, found by what the path begins with: the time for an address does not grow with the number of rules, as long as
/// their paths begin differently.
struct RuleTable: Sendable {
  /// The rules in order.
  let rules: [CompiledRule]
  private var views: [ViewTable]

  /// Longer beginnings are cut.
  private static let longestPrefix = 64

  init(_ rules: [CompiledRule]) {
    self.rules = rules
    views = []
    for view in 0..<4 {
      var table = ViewTable()
      for (number, rule) in rules.enumerated() where rule.view == view {
        table.add(rule.literalPrefix.prefix(Self.longestPrefix), number)
      }
      views.append(table)
    }
  }

  /// The first rule that matches.
  func first(_ link: AppleLink) -> CompiledRule? { first(link) { $0.matches(link) } }

  /// The same; each rule that the path may begin with is compared by the caller.
  func first(_ link: AppleLink, where matches: (CompiledRule) -> Bool) -> CompiledRule? {
    var best = rules.count
    for (view, table) in views.enumerated() where !table.isEmpty {
      table.eachList(link.views[view].path) { list in
        for number in list {
          if number >= best { break }
          if matches(rules[number]) {
            best = number
            break
          }
        }
      }
    }
    return best < rules.count ? rules[best] : nil
  }

  /// Rules of one view, by a hash of what their paths begin with.
  private struct ViewTable: Sendable {
    private var lists: [UInt64: [Int]] = [:]
    private var hasLength = [Bool](repeating: false, count: RuleTable.longestPrefix + 1)

    var isEmpty: Bool { lists.isEmpty }

    mutating func add(_ prefix: ArraySlice<UInt8>, _ number: Int) {
      lists[prefix.reduce(Self.seed, Self.mix), default: []].append(number)
      hasLength[prefix.count] = true
    }

    /// Gives each list of rules whose beginning the path has. A hash that two beginnings share costs time only.
    func eachList(_ path: [UInt8], _ body: ([Int]) -> Void) {
      var hash = Self.seed
      if hasLength[0], let list = lists[hash] { body(list) }
      for (index, byte) in path.prefix(RuleTable.longestPrefix).enumerated() {
        hash = Self.mix(hash, byte)
        if hasLength[index + 1], let list = lists[hash] { body(list) }
      }
    }

    // FNV-1a, 64 bits.
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
