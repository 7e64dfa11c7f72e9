import Gatehouse

/// Long texts of every ambiguous kind: deciding one twice as long takes about twice as long.
enum Hostile {
  /// Each is a head and a unit that is repeated behind it.
  private static let kinds: [(name: String, head: String, unit: String)] = [
    ("dot segments", "https://shop.example/", "a/../"), ("escaped dots", "https://shop.example/", "%2e%2E/"),
    ("at signs", "https://", "a@"),
    ("tabs", "https://shop.example/", "\t"), ("query keys", "https://shop.example/product/1?", "a=1&"), ("backslashes", "https:", "\\"),
    ("colons", "https://[", ":"), ("numbers", "https://", "1."), ("escapes", "https://shop.example/", "%41"),
    ("letters", "https://", "\u{fc}."), ("labels", "https://", "a."), ("mail", "mailto:a?", "%25"), ("slashes", "shopapp:", "/"),
  ]

  private static func text(_ kind: (name: String, head: String, unit: String), length: Int) -> String {
    kind.head + String(repeating: kind.unit, count: length / kind.unit.utf8.count)
  }

  /// Decides each kind once, for a counter of instructions.
  static func decide(length: Int) {
    let gate = Gate(Main.policy)
    var facts = Main.tap
    var loads = 0
    for kind in kinds {
      facts.url = text(kind, length: length)
      if gate.decide(facts).kind != .block { loads += 1 }
    }
    print("\(kinds.count) texts of \(length) bytes, \(loads) not blocked")
  }

  /// Times each kind at 10, 20 and 40 kB.
  static func time() {
    let gate = Gate(Main.policy)
    var facts = Main.tap
    for kind in kinds {
      let times = [10_000, 20_000, 40_000].map { length -> Int in
        facts.url = text(kind, length: length)
        let best = (0..<5).map { _ in Main.seconds { for _ in 0..<20 { _ = gate.decide(facts) } } }.min() ?? 0
        return Int(best / 20 * 1e6)
      }
      print("\(kind.name): \(times[0]), \(times[1]), \(times[2]) µs for 10, 20 and 40 kB")
    }
  }
}
