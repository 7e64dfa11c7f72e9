extension JSONReader {
  /// Skips white space and, where they are allowed, comments.
  @inline(__always)
  mutating func skipSpace() throws(JSONError) {
    // Most of the time there is nothing to skip.
    guard let byte = next, byte <= 0x20 || byte == UInt8(ascii: "/") else { return }
    try skipSomeSpace()
  }

  private mutating func skipSomeSpace() throws(JSONError) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"): if try !skipComment() { return }
      default: return
      }
    }
  }

  /// Skips a comment; says whether there was one.
  private mutating func skipComment() throws(JSONError) -> Bool {
    let first = index
    let second = index + 1 < end ? bytes[index + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return false }
    guard options.allowsComments else { throw JSONError(.comment, SourceRange(first, first + 2)) }
    index += 2
    var isClosed = second == UInt8(ascii: "/")
    while let byte = next {
      if second == UInt8(ascii: "/") {
        if byte == 0x0A { break }
      } else if byte == UInt8(ascii: "*"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        isClosed = true
        break
      }
      index += 1
    }
    if !isClosed { throw JSONError(.unterminatedComment, SourceRange(first, first + 2)) }
    if let invalid = UTF8Validation.firstInvalid(in: bytes, from: first, to: index) { throw invalidUTF8(at: invalid) }
    return true
  }

  /// Reads a string; the current byte is its opening quote.
  mutating func string() throws(JSONError) -> String {
    let quote = index
    index += 1
    let first = index
    // The common case: printable ASCII up to the closing quote.
    var place = first
    while place < end, Self.isPlain(bytes[place]) { place += 1 }
    index = place
    if next == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[first..<place], as: UTF8.self)
    }
    return try anyString(quote: quote, first: first)
  }

  /// Whether a byte of a string is itself and ASCII.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x60 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The rest of a string that has an escape, a character outside ASCII or a mistake at the current place.
  private mutating func anyString(quote: Int, first: Int) throws(JSONError) -> String {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let text = try plainText(from: first, to: index)
        index += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(quote: quote, first: first)
      case 0..<0x20: throw controlCharacter(byte, quote: quote)
      default: index += 1
      }
    }
    throw JSONError(.unterminatedString, SourceRange(quote, quote + 1))
  }

  /// The rest of a string that has an escape at the current place.
  private mutating func escapedString(quote: Int, first: Int) throws(JSONError) -> String {
    var text = try plainText(from: first, to: index)
    var runStart = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += try plainText(from: runStart, to: index)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += try plainText(from: runStart, to: index)
        text.unicodeScalars.append(try escape(quote: quote))
        runStart = index
      case 0..<0x20: throw controlCharacter(byte, quote: quote)
      default: index += 1
      }
    }
    throw JSONError(.unterminatedString, SourceRange(quote, quote + 1))
  }

  private func plainText(from start: Int, to stop: Int) throws(JSONError) -> String {
    if let invalid = UTF8Validation.firstInvalid(in: bytes, from: start, to: stop) { throw invalidUTF8(at: invalid) }
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  private func invalidUTF8(at offset: Int) -> JSONError {
    JSONError(.invalidUTF8(bytes[offset]), SourceRange(offset, offset + 1))
  }

  /// A line end in a string is a missing quote; another control character is a missing escape.
  private func controlCharacter(_ byte: UInt8, quote: Int) -> JSONError {
    if byte == 0x0A || byte == 0x0D { return JSONError(.unterminatedString, SourceRange(quote, index)) }
    return JSONError(.controlCharacter(byte), SourceRange(index, index + 1))
  }

  /// Reads an escape; the current byte is its backslash.
  private mutating func escape(quote: Int) throws(JSONError) -> Unicode.Scalar {
    let first = index
    guard index + 1 < end else { throw JSONError(.unterminatedString, SourceRange(quote, quote + 1)) }
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(first)
    default: throw JSONError(.badEscape, SourceRange(first, index))
    }
  }

  /// Reads what follows `\u`, and the second escape of a surrogate pair (RFC 8259, section 7).
  private mutating func unicodeEscape(_ first: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal(first)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, index + 1 < end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      throw JSONError(.loneSurrogate, SourceRange(first, index))
    }
    let second = index
    index += 2
    let low = try hexadecimal(second)
    guard (0xDC00...0xDFFF).contains(low), let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)) else {
      throw JSONError(.loneSurrogate, SourceRange(first, second))
    }
    return scalar
  }

  private mutating func hexadecimal(_ first: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Self.hexadecimalDigit(byte) else { throw JSONError(.badEscape, SourceRange(first, index)) }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Reads a number (RFC 8259, section 6); the current byte is `-` or a digit.
  mutating func number() throws(JSONError) -> JSONNumber {
    let first = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") { index += 1 } else { try digits(first) }
    if next == UInt8(ascii: ".") {
      index += 1
      try digits(first)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try digits(first)
    }
    if let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") {
      throw JSONError(.badNumber, SourceRange(first, index + 1))
    }
    return JSONNumber(text: String(decoding: bytes[first..<index], as: UTF8.self))
  }

  private mutating func digits(_ first: Int) throws(JSONError) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw JSONError(.badNumber, SourceRange(first, min(index + 1, end))) }
  }
}
