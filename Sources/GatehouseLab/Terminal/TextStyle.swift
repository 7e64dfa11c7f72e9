/// Colours and weights for a terminal, and none elsewhere.
struct TextStyle: Sendable {
  /// Whether escape sequences may be written.
  var isColoured: Bool

  /// The colour of a verdict's word.
  func verdict(_ text: String, _ word: String) -> String {
    switch word {
    case "load", "loadInPlace": paint(text, "32")
    case "route", "deliver": paint(text, "35")
    case "open": paint(text, "34")
    case "block": paint(text, "31")
    default: paint(text, "33")
    }
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func soft(_ text: String) -> String { paint(text, "2") }
  func good(_ text: String) -> String { paint(text, "32") }
  func bad(_ text: String) -> String { paint(text, "31") }

  private func paint(_ text: String, _ code: String) -> String { isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
