import Gatehouse

extension TolerantJSONReader {
  /// Skips white space; reports comments and spaces that JSON does not know.
  mutating func skipSpace() {
    while !isAtEnd {
      switch next {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"): if !skipComment() { return }
      default:
        let (scalar, length) = scalar(at: index)
        guard let scalar, length > 1 || scalar.value < 0x20, Self.isSpace(scalar) else { return }
        report(.unusualSpace, index, index + length, "\(Self.name(scalar)) stands between values; JSON has only space, tab and line end")
        index += length
      }
    }
  }

  /// Skips `//`, `/* */` and `#` comments; says whether there was one.
  private mutating func skipComment() -> Bool {
    let first = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let isLine = next == UInt8(ascii: "#") || second == UInt8(ascii: "/")
    guard isLine || second == UInt8(ascii: "*") else { return false }
    index += next == UInt8(ascii: "#") ? 1 : 2
    while !isAtEnd {
      if isLine {
        if next == 0x0A { break }
      } else if next == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        break
      }
      index += 1
    }
    report(.comment, first, index, "a comment stands in the file")
    return true
  }

  /// Reads a string in quotes of any kind; `nil` if none begins here.
  mutating func string() -> String? {
    let (scalar, length) = scalar(at: index)
    guard let scalar, let quote = Quote(scalar) else { return nil }
    let first = index
    index += length
    if quote == .typographic {
      report(.typographicQuotes, first, index, "a string begins with \(quoted(String(scalar))) in place of a straight quote")
    } else if quote == .single {
      report(.singleQuotes, first, index, "a string begins with ' in place of \"")
    }
    return stringBody(quote, opened: first)
  }

  private mutating func stringBody(_ quote: Quote, opened: Int) -> String {
    var text: [UInt8] = []
    while !isAtEnd {
      let byte = next
      switch byte {
      case UInt8(ascii: "\""):
        if quote == .single {
          text.append(byte)
          index += 1
          continue
        }
        index += 1
        return decode(text, opened)
      case UInt8(ascii: "\\"): escape(into: &text)
      case 0x0A, 0x0D:
        guard isBreakInside() else {
          report(.unclosedString, opened, index, "a string is not closed on its line")
          return decode(text, opened)
        }
        report(.lineBreakInString, index, index + 1, "a line ends inside a string")
        while Self.isWhite(next) { index += 1 }
      case 0..<0x20:
        report(.controlCharacter, index, index + 1, "a string holds a control character")
        text.append(byte)
        index += 1
      default:
        let (scalar, length) = scalar(at: index)
        if let scalar, quote != .straight, Quote(scalar) == quote, endsString(behind: index + length) {
          index += length
          return decode(text, opened)
        }
        if scalar == nil {
          report(.invalidUTF8, index, index + 1, "byte \(index) is not UTF-8")
          text += [0xEF, 0xBF, 0xBD]
          index += 1
        } else {
          text += bytes[index..<index + length]
          index += length
        }
      }
    }
    report(.unclosedString, opened, bytes.count, "a string is not closed")
    return decode(text, opened)
  }

  private func decode(_ text: [UInt8], _ opened: Int) -> String { String(decoding: text, as: UTF8.self) }

  /// Whether the line end here lies inside a string: the next quote, which is near, is followed by what may follow a string.
  private func isBreakInside() -> Bool {
    let limit = min(bytes.count, index + 512)
    guard let quote = bytes[index..<limit].firstIndex(of: UInt8(ascii: "\"")) else { return false }
    return endsString(behind: quote + 1)
  }

  /// Whether what may follow a string stands behind a place.
  private func endsString(behind place: Int) -> Bool {
    var place = place
    let limit = min(bytes.count, place + 128)
    while place < limit, Self.isWhite(bytes[place]) { place += 1 }
    guard place < bytes.count else { return true }
    return [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[place])
  }

  /// Reads an escape; the current byte is its backslash.
  private mutating func escape(into text: inout [UInt8]) {
    let first = index
    let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
    index = min(index + 2, bytes.count)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): unicodeEscape(first, into: &text)
    default:
      report(.badEscape, first, index, "a backslash is followed by something that is no escape")
      index = first + 1
    }
  }

  /// Reads what follows `\u`, and the second half of a surrogate pair (RFC 8259, section 7).
  private mutating func unicodeEscape(_ first: Int, into text: inout [UInt8]) {
    let unit = hexadecimal(at: index)
    if let unit {
      index += 4
      if let scalar = Unicode.Scalar(unit) {
        text += Array(String(scalar).utf8)
        return
      }
      if unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
        let low = hexadecimal(at: index + 2), (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
      {
        index += 6
        text += Array(String(scalar).utf8)
        return
      }
    }
    report(.badEscape, first, index, "an escape stands for no character")
    text += [0xEF, 0xBF, 0xBD]
  }

  private func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = Unicode.Scalar(byte).properties.numericType == .decimal ? UInt32(byte) - 0x30 : Self.hexLetter(byte) else {
        return nil
      }
      value = value << 4 | digit
    }
    return value
  }

  private static func hexLetter(_ byte: UInt8) -> UInt32? {
    let lower = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lower) ? UInt32(lower - UInt8(ascii: "a")) + 10 : nil
  }

  /// Reads a number, `true`, `false`, `null`, or a word without quotes.
  mutating func word() -> JSONValue {
    let first = index
    while !isAtEnd, !Self.endsWord(next) {
      let (scalar, length) = scalar(at: index)
      if let scalar, Quote(scalar) != nil || Self.isSpace(scalar) { break }
      index += length
    }
    if index == first {
      report(.unexpectedCharacter, index, index + 1, "found \(quoted(shown(at: index))) where a value should stand")
      skipOne()
      return JSONValue(.null, range: SourceRange(first, index))
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    let range = SourceRange(first, index)
    if let value = try? JSONReader.read(bytes, in: first..<index), value.string == nil { return value }
    return bareWord(text, range)
  }

  /// A word without quotes. `NOT "/path"` is what Apple's own technote prints: the word belongs into the string.
  private mutating func bareWord(_ text: String, _ range: SourceRange) -> JSONValue {
    let behind = index
    if text == "NOT" {
      while Self.isWhite(next) { index += 1 }
      if let path = string() {
        report(.notOutsideQuotes, range.start, index, "NOT stands outside the quotes of its path")
        return JSONValue(.string("NOT " + path), range: SourceRange(range.start, index))
      }
      index = behind
    }
    if let first = text.utf8.first, first == UInt8(ascii: "-") || Self.isDigit(first), text.utf8.allSatisfy(Self.isNumberByte) {
      report(.badNumber, range.start, range.end, "\(quoted(text)) is no number in JSON's form")
    } else {
      report(.bareWord, range.start, range.end, "\(quoted(text)) stands without quotes")
    }
    return JSONValue(.string(text), range: range)
  }

  /// Moves over one character.
  mutating func skipOne() {
    guard !isAtEnd else { return }
    index += scalar(at: index).length
  }

  /// The character at a place and its length in bytes; without a character where the bytes are not UTF-8.
  func scalar(at place: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    guard place < bytes.count else { return (nil, 1) }
    if bytes[place] < 0x80 { return (Unicode.Scalar(bytes[place]), 1) }
    var iterator = bytes[place..<min(bytes.count, place + 4)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return (nil, 1) }
    return (scalar, UTF8.width(scalar))
  }

  /// The character at a place, for a message.
  func shown(at place: Int) -> String {
    guard place < bytes.count else { return "the end" }
    return scalar(at: place).scalar.map { String($0) } ?? "\u{FFFD}"
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    Self.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isNumberByte(_ byte: UInt8) -> Bool { isDigit(byte) || Array("+-.eE".utf8).contains(byte) }
  static func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
  private static func endsWord(_ byte: UInt8) -> Bool { isWhite(byte) || Array(",:]}[{".utf8).contains(byte) }
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200B}" || scalar.value < 0x20
  }
  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return scalar.properties.name.map { "\(code) \($0)" } ?? code
  }
}

/// What a string is put in.
private enum Quote: Equatable {
  case straight, single, typographic

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": self = .straight
    case "'", "`": self = .single
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2018}", "\u{2019}", "\u{201A}", "\u{AB}", "\u{BB}", "\u{2033}":
      self = .typographic
    default: return nil
    }
  }
}
