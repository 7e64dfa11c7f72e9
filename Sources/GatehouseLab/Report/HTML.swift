/// A piece of HTML. Text that is interpolated into it is escaped; only other pieces are not.
///
/// Pages choose the addresses that a report shows, and an address may hold `</script>` or a quote. With this type, text cannot become markup
/// by being forgotten.
struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The markup.
  private(set) var markup: String

  init(stringLiteral value: String) { markup = value }
  init(stringInterpolation: Interpolation) { markup = stringInterpolation.markup }

  /// Nothing.
  static let empty: HTML = ""

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""
    init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }
    mutating func appendLiteral(_ literal: String) { markup += literal }
    /// Text, escaped for element content and for attributes in double quotes.
    mutating func appendInterpolation(_ text: String) { markup += HTML.escaped(text) }
    /// A number.
    mutating func appendInterpolation(_ number: Int) { markup += String(number) }
    /// Markup.
    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
  }

  /// The pieces one after the other.
  static func joined(_ pieces: [HTML], separator: HTML = "") -> HTML {
    var result = HTML.empty
    for (index, piece) in pieces.enumerated() { result.markup += (index == 0 ? "" : separator.markup) + piece.markup }
    return result
  }

  /// Text for element content and attributes: markup characters become references, and characters that are not seen, or that turn the
  /// direction of what follows, become visible.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where VisibleText.hides(scalar): result += VisibleText.name(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
