import Gatehouse

/// The words of verdicts, with the mark that stands beside them: nobody has to tell them apart by colour.
enum VerdictWord {
  /// Every word that a script may expect.
  static let all = ["load", "loadInPlace", "route", "open", "block", "ask", "deliver"]

  /// What a word means, for people who read it for the first time.
  static func meaning(_ word: String) -> String {
    switch word {
    case "load": "the page loads, as in a browser"
    case "loadInPlace": "the page loads in this view instead of a new window or another app"
    case "route": "the app shows a screen of its own"
    case "open": "another app gets the address"
    case "block": "nothing happens"
    case "ask": "the user is asked first"
    case "deliver": "the one who waits for it gets it"
    default: word
    }
  }

  /// One character that stands for a word.
  static func mark(_ word: String) -> String {
    switch word {
    case "load", "loadInPlace": "\u{2713}"
    case "route": "\u{25C6}"
    case "open": "\u{2197}"
    case "block": "\u{2715}"
    case "ask": "?"
    default: "\u{2709}"
    }
  }
}
