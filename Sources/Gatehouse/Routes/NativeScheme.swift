package import URLStandard

/// What may stand behind schemes whose apps act on every character: `tel:`, `sms:` and `mailto:`.
///
/// This holds whatever the policy lists: a telephone address with `*`, `#` or a comma is a dial code, and a line break in a mail address
/// adds a header.
package enum NativeScheme {
  /// Why an address is not handed to another app.
  package enum Problem: Sendable, Hashable {
    /// `tel:` or `sms:` with something else than digits, `+` and `-`, or without a digit. A query counts: `sms:123?body=x` is refused.
    case notANumber
    /// `mailto:` with CR or LF, or an escape of one, however often the percent sign is escaped itself.
    case lineBreak
    /// `mailto:` with a field that is not `to`, `cc`, `bcc`, `subject` or `body` (RFC 6068, section 7: others are unsafe, such as `attach`).
    case mailField
  }

  /// What may stand behind a scheme.
  enum Form: Sendable, Hashable {
    case any, number, mail

    static let schemes = ["tel", "sms", "mailto"]

    init(of scheme: String) {
      switch scheme {
      case "tel", "sms": self = .number
      case "mailto": self = .mail
      default: self = .any
      }
    }
  }

  /// The problem of an address, or `nil`: also for every other scheme.
  package static func problem(in url: WebURL) -> Problem? {
    let bytes = url.utf8[...]
    return problem(in: bytes.span, url.parts, Form(of: url.scheme))
  }

  /// The problem of an address whose scheme asks for a form, or `nil`.
  static func problem(in text: Span<UInt8>, _ layout: WebURL.Layout, _ form: Form) -> Problem? {
    let start = Int(layout.schemeEnd) + 1
    let rest = start..<max(start, text.count)
    switch form {
    case .any: return nil
    case .number: return isNumber(text, rest) ? nil : .notANumber
    case .mail:
      if hasLineBreak(text, rest) { return .lineBreak }
      return layout.queryRange.map { hasMailFieldsOnly(text, $0) } ?? true ? nil : .mailField
    }
  }

  private static func hasMailFieldsOnly(_ text: Span<UInt8>, _ query: Range<Int>) -> Bool {
    var pairs = QueryPairs(query)
    while let (key, _) = pairs.next(text) {
      let name = RouteText.bytes(text, key).map(RouteBytes.lowercased)
      if !mailFields.contains(where: { name.elementsEqual($0.utf8) }) { return false }
    }
    return true
  }

  private static let mailFields = ["to", "cc", "bcc", "subject", "body"]

  private static func isNumber(_ text: Span<UInt8>, _ rest: Range<Int>) -> Bool {
    var hasDigit = false
    for index in rest {
      let byte = text[index]
      if RouteBytes.isDigit(byte) { hasDigit = true } else if byte != RouteBytes.plus, byte != UInt8(ascii: "-") { return false }
    }
    return hasDigit
  }

  /// CR, LF, `%0D`, `%0A`, `%250D` and so on.
  private static func hasLineBreak(_ text: Span<UInt8>, _ rest: Range<Int>) -> Bool {
    for start in rest {
      if text[start] == 0x0D || text[start] == 0x0A { return true }
      guard text[start] == RouteBytes.percent else { continue }
      var index = start
      while Escapes.value(text, at: index, before: rest.upperBound) == RouteBytes.percent { index += 2 }
      // Behind each `%25` the next two digits complete the inner escape; `index` is where its percent sign would stand.
      if let value = Escapes.value(text, at: index, before: rest.upperBound), value == 0x0D || value == 0x0A { return true }
    }
    return false
  }
}

extension NativeScheme.Problem {
  /// One sentence for people, without a full stop.
  package var says: String {
    switch self {
    case .notANumber: "a telephone number has digits, `+` and `-` only"
    case .lineBreak: "a mail address with a line break could add headers"
    case .mailField: "a mail address may have the fields to, cc, bcc, subject and body only"
    }
  }
}
