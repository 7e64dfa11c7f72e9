/// The tree of a pattern. Every leaf is a position, so a tree is never smaller than what it expands to; its depth is bounded.
indirect enum PatternTree {
  case one(PatternClass, offset: Int)
  case sequence([PatternTree])
  case choice([PatternTree])
  /// At least, at most; `nil` is without end.
  case times(PatternTree, Int, Int?)
}

/// A set of ASCII bytes.
struct PatternClass: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  init(_ range: ClosedRange<UInt8>) { insert(range) }

  mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range {
      if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
    }
  }

  mutating func formUnion(_ other: PatternClass) {
    low |= other.low
    high |= other.high
  }

  func contains(_ byte: UInt8) -> Bool { byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1 }

  /// The printable ASCII bytes that are not in the set.
  var inverted: PatternClass {
    var result = PatternClass()
    for byte in UInt8(0x21)...0x7E where !contains(byte) { result.insert(byte...byte) }
    return result
  }

  static let any = PatternClass(0x21...0x7E)
  static let digits = PatternClass(0x30...0x39)
  static let word: PatternClass = {
    var result = digits
    result.insert(0x41...0x5A)
    result.insert(0x61...0x7A)
    result.insert(0x5F...0x5F)
    return result
  }()
}

/// Reads the text of a pattern.
struct AnchoredPatternParser {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(PatternError) -> PatternTree {
    if bytes.isEmpty { throw PatternError(at: 0, "the pattern is empty", remedy: "write what the text may be") }
    let tree = try readChoice(depth: 0)
    if index < bytes.count { throw PatternError(at: index, "`)` without `(`", remedy: "write `\\)` for the character") }
    return tree
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func readChoice(depth: Int) throws(PatternError) -> PatternTree {
    if depth > AnchoredPattern.maximumDepth {
      throw PatternError(at: index, "groups are nested too deep", remedy: "use at most \(AnchoredPattern.maximumDepth)")
    }
    var choices = [try readSequence(depth: depth)]
    while current == UInt8(ascii: "|") {
      index += 1
      choices.append(try readSequence(depth: depth))
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func readSequence(depth: Int) throws(PatternError) -> PatternTree {
    let start = index
    var items: [PatternTree] = []
    while let byte = current, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
      let atom = try readAtom(depth: depth)
      items.append(try readQuantifier(of: atom))
    }
    guard !items.isEmpty else {
      throw PatternError(at: start, "an empty alternative or group", remedy: "write `(…)?` for what may be missing")
    }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func readAtom(depth: Int) throws(PatternError) -> PatternTree {
    let start = index
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "("): return try readGroup(start, depth: depth)
    case UInt8(ascii: "["): return .one(try readClass(start), offset: start)
    case UInt8(ascii: "."): return .one(.any, offset: start)
    case UInt8(ascii: "\\"): return .one(try readEscape(start), offset: start)
    case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"):
      throw PatternError(
        at: start, "`\(RouteBytes.text([byte]))` has nothing to repeat", remedy: "write `\\\(RouteBytes.text([byte]))` for the character")
    case UInt8(ascii: "^"), UInt8(ascii: "$"):
      throw PatternError(at: start, "a pattern always matches the whole text", remedy: "leave `\(RouteBytes.text([byte]))` out")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw PatternError(
        at: start, "`\(RouteBytes.text([byte]))` closes nothing", remedy: "write `\\\(RouteBytes.text([byte]))` for the character")
    default: return .one(try literal(byte, at: start), offset: start)
    }
  }

  /// A character that a link carries as it is.
  private func literal(_ byte: UInt8, at offset: Int) throws(PatternError) -> PatternClass {
    guard (0x21...0x7E).contains(byte), byte != RouteBytes.percent else {
      throw PatternError(
        at: offset, "a character that a link carries escaped",
        remedy: "an escape refuses in every type but `text` and `page`; leave it out")
    }
    return PatternClass(byte...byte)
  }

  private mutating func readGroup(_ start: Int, depth: Int) throws(PatternError) -> PatternTree {
    if current == UInt8(ascii: "?") {
      guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") else {
        throw PatternError(at: start, "assertions, names and options are not part of the subset", remedy: "write `(…)` or `(?:…)`")
      }
      index += 2
    }
    let tree = try readChoice(depth: depth + 1)
    guard current == UInt8(ascii: ")") else { throw PatternError(at: start, "`(` is not closed", remedy: "write `)`") }
    index += 1
    return tree
  }

  private mutating func readEscape(_ start: Int) throws(PatternError) -> PatternClass {
    guard let byte = current else { throw PatternError(at: start, "`\\` at the end", remedy: "write `\\\\` for the character") }
    index += 1
    switch byte {
    case UInt8(ascii: "d"): return .digits
    case UInt8(ascii: "w"): return .word
    case _ where RouteBytes.isLetter(byte) || RouteBytes.isDigit(byte):
      throw PatternError(
        at: start, "`\\\(RouteBytes.text([byte]))` is not part of the subset", remedy: "`\\d` and `\\w` are; write out the others")
    default: return try literal(byte, at: start)
    }
  }

  private mutating func readClass(_ start: Int) throws(PatternError) -> PatternClass {
    var result = PatternClass()
    let isInverted = current == UInt8(ascii: "^")
    if isInverted { index += 1 }
    if current == UInt8(ascii: "]") {
      throw PatternError(at: start, "an empty class", remedy: "write what it may hold, `\\]` for a bracket")
    }
    while let byte = current, byte != UInt8(ascii: "]") {
      let from = index
      index += 1
      if byte == UInt8(ascii: "[") { throw PatternError(at: from, "`[` inside a class", remedy: "write `\\[` for the character") }
      let isEscape = byte == UInt8(ascii: "\\")
      let item = isEscape ? try readEscape(from) : try literal(byte, at: from)
      guard current == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "]") else {
        result.formUnion(item)
        continue
      }
      index += 1
      let low = bytes[from + (isEscape ? 1 : 0)]
      var high = bytes[index]
      index += 1
      let isHighEscape = high == UInt8(ascii: "\\")
      if isHighEscape {
        guard let next = current else { throw PatternError(at: start, "the class is not closed", remedy: "write `]`") }
        high = next
        index += 1
      }
      let isClass = (isEscape && RouteBytes.isLetter(low)) || (isHighEscape && RouteBytes.isLetter(high))
      _ = try literal(high, at: index - 1)
      guard !isClass, low <= high else {
        throw PatternError(
          at: from, isClass ? "a range between classes" : "the range is reversed",
          remedy: isClass ? "write `\\-` for a hyphen" : "write the smaller character first")
      }
      result.insert(low...high)
    }
    guard current == UInt8(ascii: "]") else { throw PatternError(at: start, "the class is not closed", remedy: "write `]`") }
    index += 1
    return isInverted ? result.inverted : result
  }

  private mutating func readQuantifier(of atom: PatternTree) throws(PatternError) -> PatternTree {
    let start = index
    let result: PatternTree
    switch current {
    case UInt8(ascii: "?"): result = .times(atom, 0, 1)
    case UInt8(ascii: "*"): result = .times(atom, 0, nil)
    case UInt8(ascii: "+"): result = .times(atom, 1, nil)
    case UInt8(ascii: "{"):
      let (least, most) = try readCounts(start)
      result = .times(atom, least, most)
    default: return atom
    }
    if bytes[start] != UInt8(ascii: "{") { index += 1 }
    switch current {
    case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"):
      throw PatternError(
        at: index, "two quantifiers", remedy: "write one; matching is exact, so lazy and possessive ones mean nothing here")
    default: return result
    }
  }

  /// `{m}`, `{m,}` or `{m,n}`.
  private mutating func readCounts(_ start: Int) throws(PatternError) -> (Int, Int?) {
    index += 1
    let least = try readCount(start)
    var most: Int? = least
    if current == UInt8(ascii: ",") {
      index += 1
      most = current == UInt8(ascii: "}") ? nil : try readCount(start)
    }
    guard current == UInt8(ascii: "}") else {
      throw PatternError(at: start, "the braces are not `{m}`, `{m,}` or `{m,n}`", remedy: "write `\\{` for the character")
    }
    index += 1
    if let most, most < least || most == 0 {
      throw PatternError(
        at: start, most == 0 ? "nothing is repeated no times" : "the range is reversed", remedy: "write `{m,n}` with m up to n")
    }
    return (least, most)
  }

  private mutating func readCount(_ start: Int) throws(PatternError) -> Int {
    let from = index
    var value = 0
    while let byte = current, RouteBytes.isDigit(byte), value <= AnchoredPattern.maximumRepeat {
      value = value * 10 + Int(byte &- 0x30)
      index += 1
    }
    if index == from {
      throw PatternError(at: start, "the braces are not `{m}`, `{m,}` or `{m,n}`", remedy: "write `\\{` for the character")
    }
    if value > AnchoredPattern.maximumRepeat {
      throw PatternError(at: from, "the count is too great", remedy: "use at most \(AnchoredPattern.maximumRepeat)")
    }
    return value
  }
}
