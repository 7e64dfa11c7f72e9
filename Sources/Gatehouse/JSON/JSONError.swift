/// Why a text is not JSON: what, where, and what to do.
package struct JSONError: Error, Sendable, Hashable {
  /// What is wrong.
  package var kind: Kind
  /// Where.
  package var range: SourceRange

  package enum Kind: Sendable, Hashable {
    /// Nothing but white space and comments.
    case empty
    /// The text begins with U+FEFF.
    case byteOrderMark
    /// Something else stands where `expected` should: `found` is what, quoted for people.
    case unexpected(found: String, expected: String)
    /// The text ends where `expected` should stand.
    case unexpectedEnd(expected: String)
    /// A string without its closing quote.
    case unterminatedString
    /// A comment without its end.
    case unterminatedComment
    /// A comment where none is allowed.
    case comment
    /// A comma before a closing bracket where none is allowed.
    case trailingComma(close: String)
    /// A control character inside a string: its code.
    case controlCharacter(UInt8)
    /// A backslash before something that is no escape.
    case badEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    /// A byte that is not UTF-8.
    case invalidUTF8(UInt8)
    /// A number not in JSON's form.
    case badNumber
    /// More nesting than the limit.
    case tooDeep(limit: Int)
    /// More bytes than the limit.
    case tooLarge(bytes: Int, limit: Int)
    /// A name that its object has already, at `first`.
    case duplicateKey(name: String, first: SourceRange)
    /// More after the value.
    case trailingText
  }

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension JSONError {
  /// A stable code: `json.` and a word.
  package var code: String {
    switch kind {
    case .empty: "json.empty"
    case .byteOrderMark: "json.byte-order-mark"
    case .unexpected: "json.unexpected"
    case .unexpectedEnd: "json.unexpected-end"
    case .unterminatedString: "json.unterminated-string"
    case .unterminatedComment: "json.unterminated-comment"
    case .comment: "json.comment"
    case .trailingComma: "json.trailing-comma"
    case .controlCharacter: "json.control-character"
    case .badEscape: "json.bad-escape"
    case .loneSurrogate: "json.lone-surrogate"
    case .invalidUTF8: "json.invalid-utf8"
    case .badNumber: "json.bad-number"
    case .tooDeep: "json.too-deep"
    case .tooLarge: "json.too-large"
    case .duplicateKey: "json.duplicate-key"
    case .trailingText: "json.trailing-text"
    }
  }

  /// What is wrong, in one clause.
  package var message: String {
    switch kind {
    case .empty: "the text holds no value"
    case .byteOrderMark: "the text begins with a byte order mark"
    case .unexpected(let found, let expected): "found \(found) where \(expected) should stand"
    case .unexpectedEnd(let expected): "the text ends where \(expected) should stand"
    case .unterminatedString: "a string is not closed"
    case .unterminatedComment: "a comment is not closed"
    case .comment: "a comment is not allowed here"
    case .trailingComma(let close): "a comma stands before \"\(close)\""
    case .controlCharacter(let code): "a string holds the control character \(Self.hex(code, prefix: "U+00"))"
    case .badEscape: "a backslash is followed by something that is no escape"
    case .loneSurrogate: "an escape is half of a surrogate pair"
    case .invalidUTF8(let byte): "byte \(range.start), \(Self.hex(byte, prefix: "0x")), is not UTF-8"
    case .badNumber: "a number is not in JSON's form"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    case .tooLarge(let bytes, let limit): "the text has \(bytes) bytes, more than the limit of \(limit)"
    case .duplicateKey(let name, _): "the key \(quoted(name)) stands twice in one object"
    case .trailingText: "more text follows the value"
    }
  }

  /// Why it matters.
  package var why: String {
    switch kind {
    case .empty, .unexpected, .unexpectedEnd, .unterminatedString, .unterminatedComment, .badEscape, .badNumber:
      "what cannot be read must not be guessed"
    case .byteOrderMark: "JSON is UTF-8 without a mark (RFC 8259, section 8.1)"
    case .comment, .trailingComma: "only policy files may have comments and trailing commas; lines of data are strict JSON"
    case .controlCharacter: "control characters in strings must be escaped (RFC 8259, section 7)"
    case .loneSurrogate: "it stands for no character"
    case .invalidUTF8: "JSON is UTF-8 (RFC 8259, section 8.1)"
    case .tooDeep, .tooLarge: "nothing of this size is meant; reading it would only cost memory"
    case .duplicateKey: "readers differ on which of the two counts"
    case .trailingText: "one text holds one value"
    }
  }

  /// What to do.
  package var remedy: String {
    switch kind {
    case .empty: "write a value; the smallest policy is {\"gatehouse\": 1}"
    case .byteOrderMark: "save the file as UTF-8 without a byte order mark"
    case .unexpected(_, let expected), .unexpectedEnd(let expected): "write \(expected) here"
    case .unterminatedString: "close it with \" on the same line"
    case .unterminatedComment: "close it with */"
    case .comment: "remove the comment"
    case .trailingComma: "remove the comma"
    case .controlCharacter(let code): "write it as \(Self.hex(code, prefix: "\\u00"))"
    case .badEscape: "the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits"
    case .loneSurrogate: "write both halves, or the character itself"
    case .invalidUTF8: "save the file as UTF-8"
    case .badNumber: "write digits, with - before and a fraction or exponent after them where needed; no leading 0 or +"
    case .tooDeep: "remove the nesting"
    case .tooLarge: "check that this is the right file"
    case .duplicateKey: "keep one of them"
    case .trailingText: "remove what follows"
    }
  }

  /// What to do where the text is a line of data and no file.
  package var lineRemedy: String {
    switch kind {
    case .empty: "write an object, or nothing at all: empty lines are skipped"
    case .byteOrderMark: "write the line without a byte order mark"
    case .invalidUTF8: "write the line in UTF-8"
    case .tooLarge: "shorten the line"
    default: remedy
    }
  }

  private static func hex(_ byte: UInt8, prefix: String) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return prefix + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}

/// A text in quotes for a message: what is not seen escaped, and cut after 60 scalars so that a message stays a message.
package func quoted(_ text: String, limit: Int = 60) -> String {
  var result = "\""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return result + "…\"" }
    result += scalar.isUnseen ? scalar.escaped(asASCII: true) : String(scalar)
  }
  return result + "\""
}
