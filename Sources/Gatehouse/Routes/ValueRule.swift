import URLStandard

/// Why the text of a parameter is not of its type.
package enum ValueProblem: Sendable, Hashable {
  /// It has an escape, and its type is matched as written.
  case escaped
  /// It is too short or too long.
  case length
  /// It has a character that its type does not have.
  case characters
  /// Its number is out of bounds.
  case outOfBounds
  /// It has not the form of a UUID, a date, or the pattern.
  case form
  /// It is none of the listed texts.
  case notListed
  /// Its escapes are broken or no UTF-8.
  case undecodable
  /// It has a control character.
  case control
  /// It is no address, or not in canonical form, or carries a user name.
  case notCanonical
  /// `web` would not load the address in the main frame.
  case notLoadable
}

/// A parameter's type, ready to be compared with text.
enum ValueRule: Sendable {
  case token(ClosedRange<Int>)
  case digits(ClosedRange<Int>)
  case int(ClosedRange<Int64>)
  case word(ClosedRange<Int>)
  case uuid
  case date
  case oneOf([[UInt8]])
  case text(Int)
  case page
  /// `nil` for a pattern that could not be read: nothing matches it.
  case pattern(AnchoredPattern?)

  init(_ kind: ParameterType.Kind) {
    switch kind {
    case .token(let lengths): self = .token(lengths)
    case .digits(let lengths): self = .digits(lengths)
    case .int(let values): self = .int(values)
    case .word(let lengths): self = .word(lengths)
    case .uuid: self = .uuid
    case .date: self = .date
    case .oneOf(let values): self = .oneOf(values.map { Array($0.utf8) })
    case .text(let scalars): self = .text(scalars)
    case .page: self = .page
    case .pattern(let text): self = .pattern(try? AnchoredPattern(parsing: text))
    }
  }

  /// Compares text as written with the type.
  ///
  /// - Parameters:
  ///   - inQuery: whether `+` is a space in `text` and `page`.
  ///   - page: whether `web` would load an address in the main frame.
  func problem(in text: Span<UInt8>, _ range: Range<Int>, inQuery: Bool, page: (WebURL) -> Bool) -> ValueProblem? {
    switch self {
    case .token(let lengths): return every(text, range, lengths, RouteBytes.isToken)
    case .digits(let lengths): return every(text, range, lengths, RouteBytes.isDigit)
    case .word(let lengths): return every(text, range, lengths, RouteBytes.isLetter)
    case .int(let values):
      if let problem = every(text, range, 1...ParameterType.maximumIntDigits, RouteBytes.isDigit) { return problem }
      guard let value = Self.intValue(text, range) else { return .outOfBounds }
      return values.contains(value) ? nil : .outOfBounds
    case .text(let scalars): return TextRule.problem(in: text, range, scalars: scalars, plusIsSpace: inQuery)
    case .page:
      guard let bytes = Escapes.decoded(text, range, plusIsSpace: inQuery) else { return .undecodable }
      guard let url = try? WebURL(utf8: bytes), url.utf8 == bytes, !url.hasCredentials else { return .notCanonical }
      return page(url) ? nil : .notLoadable
    case .uuid, .date, .oneOf, .pattern:
      if Escapes.contains(RouteBytes.percent, text, range) { return .escaped }
      return formProblem(in: text, range)
    }
  }

  private func formProblem(in text: Span<UInt8>, _ range: Range<Int>) -> ValueProblem? {
    switch self {
    case .uuid: Self.isUUID(text, range) ? nil : .form
    case .date: Self.isDate(text, range) ? nil : .form
    case .oneOf(let values): values.contains { RouteText.equal(text, range, $0) } ? nil : .notListed
    case .pattern(let pattern): pattern?.matches(text, range) == true ? nil : .form
    default: nil
    }
  }

  @inline(__always)
  private func every(_ text: Span<UInt8>, _ range: Range<Int>, _ lengths: ClosedRange<Int>, _ isMember: (UInt8) -> Bool) -> ValueProblem? {
    for index in range where !isMember(text[index]) { return text[index] == RouteBytes.percent ? .escaped : .characters }
    return lengths.contains(range.count) ? nil : .length
  }

  /// The value that a parameter is given to the app with: decoded for `text` and `page`, without leading zeros for `int`, else as written.
  func value(of text: Span<UInt8>, _ range: Range<Int>, inQuery: Bool) -> String {
    switch self {
    case .text, .page: String(decoding: Escapes.decoded(text, range, plusIsSpace: inQuery) ?? [], as: UTF8.self)
    case .int: Self.intValue(text, range).map { String($0) } ?? ""
    default: RouteText.string(text, range)
    }
  }

  /// The value of digits, or `nil` if it is too great.
  static func intValue(_ text: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var value: Int64 = 0
    for index in range {
      let (tens, isTooGreat) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooGreatToo) = tens.addingReportingOverflow(Int64(text[index] &- 0x30))
      if isTooGreat || isTooGreatToo { return nil }
      value = sum
    }
    return value
  }

  /// 8-4-4-4-12 hexadecimal digits of either case (RFC 9562, section 4).
  private static func isUUID(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count == 36 else { return false }
    for index in range {
      switch index - range.lowerBound {
      case 8, 13, 18, 23: if text[index] != UInt8(ascii: "-") { return false }
      default: if RouteBytes.hexValue(text[index]) == nil { return false }
      }
    }
    return true
  }

  /// `YYYY-MM-DD` of a day that the Gregorian calendar has, from year 1 (RFC 3339, section 5.6).
  private static func isDate(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count == 10 else { return false }
    let start = range.lowerBound
    var parts = (year: 0, month: 0, day: 0)
    for index in range {
      let byte = text[index]
      let place = index - start
      if place == 4 || place == 7 {
        if byte != UInt8(ascii: "-") { return false }
        continue
      }
      guard RouteBytes.isDigit(byte) else { return false }
      let digit = Int(byte &- 0x30)
      if place < 4 {
        parts.year = parts.year * 10 + digit
      } else if place < 7 {
        parts.month = parts.month * 10 + digit
      } else {
        parts.day = parts.day * 10 + digit
      }
    }
    guard parts.year > 0, (1...12).contains(parts.month) else { return false }
    let isLeap = parts.year % 4 == 0 && (parts.year % 100 != 0 || parts.year % 400 == 0)
    let days = parts.month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(parts.month) ? 30 : 31
    return (1...days).contains(parts.day)
  }
}
