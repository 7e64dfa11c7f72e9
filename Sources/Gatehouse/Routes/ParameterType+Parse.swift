extension ParameterType {
  /// The longest text that a length may ask for, in bytes or scalars: the longest link that is read.
  public static let maximumLength = 65_536
  /// The most values of `oneOf`.
  public static let maximumValues = 1_024
  /// The most bytes of one value of `oneOf`.
  public static let maximumValueLength = 256
  /// The most digits of an `int` as written, leading zeros included: those of the greatest value.
  public static let maximumIntDigits = 19

  /// The names of the types, in the order of the documentation.
  public static let names = ["token", "digits", "int", "word", "uuid", "date", "oneOf", "text", "page", "pattern"]

  /// Reads a type: `token`, `token(0...64)?`, `digits(1...12)`, `int(1...999)`, `word(2...2)`, `uuid`, `date`, `oneOf(a,b,c)`,
  /// `text(200)`, `page`, `pattern(/[a-z]{2}-[0-9]+/)`, each with `?` (may be missing) and `*` (may be repeated) behind it.
  ///
  /// Without a range the length of `token`, `digits` and `word` is 1 to 64, `int` is 0 to 9223372036854775807 and `text` has at most
  /// 256 scalars.
  public init(parsing text: String) throws(PatternError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= AnchoredPattern.maximumLength * 2 + Self.maximumValues * Self.maximumValueLength else {
      throw PatternError(at: 0, "the type has \(bytes.count) bytes", remedy: "shorten it")
    }
    var body = bytes[...]
    self.init(.uuid)
    while let last = body.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "*") {
      let isAgain = last == UInt8(ascii: "?") ? isOptional : isRepeatable
      if isAgain {
        throw PatternError(at: body.endIndex - 1, "`\(RouteBytes.text([last]))` comes twice", remedy: "write it once")
      }
      if last == UInt8(ascii: "?") { isOptional = true } else { isRepeatable = true }
      body.removeLast()
    }
    kind = try TypeReader(body: body).read()
  }
}

extension ParameterType: CustomStringConvertible {
  /// The type in its canonical text, which reads back as an equal one: ranges written out, `?` before `*`.
  public var description: String { kind.description + (isOptional ? "?" : "") + (isRepeatable ? "*" : "") }
}

extension ParameterType.Kind: CustomStringConvertible {
  /// The kind in its canonical text.
  public var description: String {
    switch self {
    case .token(let lengths): "token(\(lengths.lowerBound)...\(lengths.upperBound))"
    case .digits(let lengths): "digits(\(lengths.lowerBound)...\(lengths.upperBound))"
    case .int(let values): "int(\(values.lowerBound)...\(values.upperBound))"
    case .word(let lengths): "word(\(lengths.lowerBound)...\(lengths.upperBound))"
    case .uuid: "uuid"
    case .date: "date"
    case .oneOf(let values): "oneOf(\(values.joined(separator: ",")))"
    case .text(let scalars): "text(\(scalars))"
    case .page: "page"
    case .pattern(let text): "pattern(/\(text)/)"
    }
  }
}

/// Reads a type without its suffixes.
private struct TypeReader {
  let body: ArraySlice<UInt8>

  func read() throws(PatternError) -> ParameterType.Kind {
    let nameEnd = body.firstIndex { !RouteBytes.isLetter($0) } ?? body.endIndex
    let name = RouteBytes.text(body[..<nameEnd])
    guard !body.isEmpty else {
      throw PatternError(at: body.startIndex, "the type is empty", remedy: "write one of \(ParameterType.names.joined(separator: ", "))")
    }
    guard ParameterType.names.contains(name) else { throw unknown(name) }
    let arguments = try readArguments(name, from: nameEnd)
    switch name {
    case "token": return .token(try lengths(arguments, least: 0))
    case "digits": return .digits(try lengths(arguments, least: 1))
    case "word": return .word(try lengths(arguments, least: 1))
    case "int": return .int(try values(arguments))
    case "oneOf": return .oneOf(try choices(arguments, of: nameEnd))
    case "text": return .text(try scalars(arguments))
    case "pattern": return .pattern(try pattern(arguments, of: nameEnd))
    default:
      if let arguments {
        throw PatternError(at: arguments.startIndex - 1, "`\(name)` takes nothing in brackets", remedy: "write `\(name)`")
      }
      return name == "uuid" ? .uuid : name == "date" ? .date : .page
    }
  }

  private func unknown(_ name: String) -> PatternError {
    if name.isEmpty {
      return PatternError(
        at: body.startIndex, "a type begins with its name", remedy: "write one of \(ParameterType.names.joined(separator: ", "))")
    }
    let nearest = NearestWord.find(name, in: ParameterType.names).map { "did you mean `\($0)`?" }
    return PatternError(
      at: body.startIndex, "unknown type `\(name)`", remedy: nearest ?? "the types are \(ParameterType.names.joined(separator: ", "))")
  }

  /// What stands in brackets, or `nil` without brackets.
  private func readArguments(_ name: String, from open: Int) throws(PatternError) -> ArraySlice<UInt8>? {
    guard open < body.endIndex else { return nil }
    guard body[open] == UInt8(ascii: "(") else {
      throw PatternError(
        at: open, "`\(RouteBytes.text(body[open...].prefix(16)))` behind `\(name)`", remedy: "only `(…)`, `?` and `*` may follow a type")
    }
    guard body.last == UInt8(ascii: ")"), body.endIndex - 1 > open else {
      throw PatternError(at: open, "the bracket is not closed", remedy: "end it with `)`, then `?` or `*`")
    }
    return body[(open + 1)..<(body.endIndex - 1)]
  }

  private func lengths(_ arguments: ArraySlice<UInt8>?, least: Int64) throws(PatternError) -> ClosedRange<Int> {
    guard let arguments else { return 1...64 }
    let range = try readRange(arguments, example: "1...64")
    if range.upperBound > Int64(ParameterType.maximumLength) {
      throw PatternError(
        at: arguments.startIndex, "a length of \(range.upperBound)", remedy: "a link is never longer than \(ParameterType.maximumLength)")
    }
    if range.upperBound == 0 {
      throw PatternError(at: arguments.startIndex, "only the empty text has length 0", remedy: "write a greater upper bound")
    }
    if range.lowerBound < least {
      throw PatternError(at: arguments.startIndex, "only `token` and `text` may be empty", remedy: "begin the range at 1, or use `token`")
    }
    return Int(range.lowerBound)...Int(range.upperBound)
  }

  private func values(_ arguments: ArraySlice<UInt8>?) throws(PatternError) -> ClosedRange<Int64> {
    guard let arguments else { return 0...Int64.max }
    return try readRange(arguments, example: "1...999")
  }

  private func scalars(_ arguments: ArraySlice<UInt8>?) throws(PatternError) -> Int {
    guard let arguments else { return 256 }
    let (number, end) = try readNumber(arguments)
    guard end == arguments.endIndex else {
      throw PatternError(at: end, "`text` takes one number, the most scalars it may have", remedy: "write `text(200)`")
    }
    guard (1...Int64(ParameterType.maximumLength)).contains(number) else {
      throw PatternError(
        at: arguments.startIndex, "a text of at most \(number) scalars", remedy: "write a number from 1 to \(ParameterType.maximumLength)")
    }
    return Int(number)
  }

  private func readRange(_ text: ArraySlice<UInt8>, example: String) throws(PatternError) -> ClosedRange<Int64> {
    let (lower, end) = try readNumber(text)
    let rest = text[end...]
    guard rest.starts(with: "...".utf8) else {
      throw PatternError(
        at: end, end == text.endIndex ? "one number is not a range" : "the two bounds stand with `...` between them",
        remedy: end == text.endIndex ? "write `\(lower)...\(lower)` for exactly \(lower)" : "write a range such as `\(example)`")
    }
    let (upper, last) = try readNumber(rest.dropFirst(3))
    guard last == text.endIndex else {
      throw PatternError(at: last, "something stands behind the range", remedy: "write a range such as `\(example)`")
    }
    guard lower <= upper else {
      throw PatternError(at: text.startIndex, "the range \(lower)...\(upper) is reversed", remedy: "write `\(upper)...\(lower)`")
    }
    return lower...upper
  }

  private func readNumber(_ text: ArraySlice<UInt8>) throws(PatternError) -> (value: Int64, end: Int) {
    var value: Int64 = 0
    var index = text.startIndex
    while index < text.endIndex, RouteBytes.isDigit(text[index]) {
      let (tens, isTooGreat) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooGreatToo) = tens.addingReportingOverflow(Int64(text[index] &- 0x30))
      if isTooGreat || isTooGreatToo {
        throw PatternError(at: text.startIndex, "the number is too great", remedy: "use at most \(Int64.max)")
      }
      value = sum
      index += 1
    }
    if index == text.startIndex {
      let isNegative = text.first == UInt8(ascii: "-")
      throw PatternError(
        at: index, isNegative ? "a negative bound" : "a number is missing",
        remedy: isNegative ? "numbers in links are digits without a sign; use `pattern(/…/)` for others" : "write digits")
    }
    return (value, index)
  }

  private func choices(_ arguments: ArraySlice<UInt8>?, of nameEnd: Int) throws(PatternError) -> [String] {
    guard let arguments, !arguments.isEmpty else {
      throw PatternError(at: nameEnd, "`oneOf` without values", remedy: "write `oneOf(a,b,c)`")
    }
    var values: [String] = []
    var seen: Set<String> = []
    for part in arguments.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      var part = part
      while part.first == RouteBytes.space { part.removeFirst() }
      while part.last == RouteBytes.space { part.removeLast() }
      if part.isEmpty { throw PatternError(at: part.startIndex, "an empty value", remedy: "write a value between the commas") }
      if let bad = part.indices.first(where: { !RouteBytes.isUnreserved(part[$0]) }) {
        throw PatternError(
          at: bad, "a value has letters, digits, `-`, `.`, `_` and `~` only",
          remedy: "values are compared with the link as written, where other characters may be escaped; use `text` for those")
      }
      guard part.count <= ParameterType.maximumValueLength, values.count < ParameterType.maximumValues else {
        throw PatternError(
          at: part.startIndex, "too long or too many values",
          remedy: "use at most \(ParameterType.maximumValues) values of at most \(ParameterType.maximumValueLength) bytes")
      }
      let value = RouteBytes.text(part)
      guard seen.insert(value).inserted else { throw PatternError(at: part.startIndex, "`\(value)` comes twice", remedy: "write it once") }
      values.append(value)
    }
    return values
  }

  private func pattern(_ arguments: ArraySlice<UInt8>?, of nameEnd: Int) throws(PatternError) -> String {
    guard let arguments, arguments.count >= 2, arguments.first == RouteBytes.slash, arguments.last == RouteBytes.slash else {
      throw PatternError(at: nameEnd, "`pattern` needs a pattern between slashes", remedy: "write `pattern(/[a-z]+/)`")
    }
    let text = RouteBytes.text(arguments.dropFirst().dropLast())
    do throws(PatternError) {
      _ = try AnchoredPattern(parsing: text)
    } catch {
      throw PatternError(at: arguments.startIndex + 1 + error.offset, error.message, remedy: error.remedy)
    }
    return text
  }
}
