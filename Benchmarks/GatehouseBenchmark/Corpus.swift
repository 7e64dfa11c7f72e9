/// A generated corpus of links: 40 % ordinary https, 30 % own routes, 20 % custom schemes, 10 % hostile. The same seed gives the same links.
struct Corpus {
  let links: [String]

  init(count: Int, seed: UInt64 = 0x6761_7465) {
    var random = SplitMix(state: seed)
    links = (0..<count).map { _ in Self.link(&random) }
  }

  private static func link(_ random: inout SplitMix) -> String {
    switch random.below(10) {
    case 0..<4: ordinary(&random)
    case 4..<7: route(&random)
    case 7..<9: scheme(&random)
    default: hostile(&random)
    }
  }

  private static func ordinary(_ random: inout SplitMix) -> String {
    let host = random.pick([
      "www.example.org", "cdn.shop-static.example", "news.example.net", "shop.example", "help.shop.example", "partner.example",
    ])
    let path = (0..<(1 + random.below(4))).map { _ in random.word() }.joined(separator: "/")
    let query = random.below(2) == 0 ? "" : "?utm_source=\(random.word())&id=\(random.below(100_000))"
    return "https://\(host)/\(path)\(query)"
  }

  private static func route(_ random: inout SplitMix) -> String {
    switch random.below(4) {
    case 0: "https://shop.example/product/\(random.below(1_000_000))"
    case 1: "https://shop.example/product/\(random.below(1_000_000))?utm_source=\(random.word())"
    case 2: "https://shop.example/order/\(random.below(1_000_000))"
    default: "shopapp://product/\(random.below(1_000_000))"
    }
  }

  private static func scheme(_ random: inout SplitMix) -> String {
    switch random.below(4) {
    case 0: "wallet://pay?id=\(random.below(1_000_000))"
    case 1: "tel:+1800555\(1_000 + random.below(9_000))"
    case 2: "mailto:\(random.word())@example.org"
    default: "\(random.word())://\(random.word())/\(random.word())"
    }
  }

  private static func hostile(_ random: inout SplitMix) -> String {
    let host = random.word() + ".example"
    return random.pick([
      "https:\\\\shop.example\\@\(host)/", "https://shop.example@\(host)/", "java\tscript:alert(1)", "https://0x7f.1/\(random.word())",
      "https://shop.example%2f.\(host)/", " https://\(host)/", "https:/\(host)/x", "javascript:location='\(host)'",
      "intent://x#Intent;scheme=a;end",
      "https://shop.example/product/%2e%2e/\(random.word())",
    ])
  }
}

/// SplitMix64: small, seeded, the same everywhere.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }
  mutating func word() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String((0..<(3 + below(8))).map { _ in letters[below(26)] })
  }
}
