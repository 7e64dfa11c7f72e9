/// A regular expression that matches a whole text in linear time.
///
/// The subset: characters; `\` before a character that means something else; `.` for any printable ASCII character; `[a-z0-9_]` and
/// `[^/]`; `\d` (`[0-9]`) and `\w` (`[A-Za-z0-9_]`); `(…)` and `(?:…)`; `|`; `?`, `*`, `+`, `{m}`, `{m,}`, `{m,n}`. The pattern is
/// anchored at both ends, so `^` and `$` are not part of it; nor are back-references, assertions and lazy or possessive quantifiers.
///
/// The pattern becomes a position automaton (Glushkov 1961): one state for each character of the pattern after repetitions are
/// written out, at most ``maximumPositions``. Matching keeps the set of states in bits and looks at each byte once; it never goes back.
///
/// A class: a rule names it with one word.
package final class AnchoredPattern: Sendable {
  /// The most bytes that the text of a pattern may have.
  package static let maximumLength = 1_024
  /// The most positions after repetitions are written out.
  package static let maximumPositions = 512
  /// The deepest nesting of groups.
  package static let maximumDepth = 16
  /// The greatest count in braces.
  package static let maximumRepeat = 256
  /// The longest text that can match, in bytes; a longer one does not.
  package static let maximumTextLength = 4_096

  /// How many words a set of positions has.
  private let words: Int
  /// The positions that take a byte: `words` words for each of the 128 ASCII bytes.
  private let takes: [UInt64]
  /// The positions that may follow a position: `words` words each.
  private let follows: [UInt64]
  /// The positions that may come first, and those that may come last.
  private let first: [UInt64]
  private let last: [UInt64]
  private let matchesEmpty: Bool

  /// Compiles a pattern, written without its slashes. The offset of an error counts from the pattern's first byte.
  package init(parsing text: String) throws(PatternError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.maximumLength else {
      throw PatternError(at: Self.maximumLength, "the pattern has \(bytes.count) bytes", remedy: "use at most \(Self.maximumLength)")
    }
    var parser = AnchoredPatternParser(bytes: bytes)
    let tree = try parser.parse()
    var builder = PositionBuilder()
    let whole = try builder.build(tree)
    words = max(1, (builder.classes.count + 63) / 64)
    var takes = [UInt64](repeating: 0, count: 128 * words)
    var follows = [UInt64](repeating: 0, count: builder.classes.count * words)
    for (position, characters) in builder.classes.enumerated() {
      for byte in 0..<128 where characters.contains(UInt8(byte)) { takes[byte * words + position / 64] |= 1 << UInt64(position % 64) }
      for next in builder.follows[position] { follows[position * words + next / 64] |= 1 << UInt64(next % 64) }
    }
    self.takes = takes
    self.follows = follows
    first = Self.bits(whole.first, words: words)
    last = Self.bits(whole.last, words: words)
    matchesEmpty = whole.matchesEmpty
  }

  private static func bits(_ positions: Set<Int>, words: Int) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: words)
    for position in positions { result[position / 64] |= 1 << UInt64(position % 64) }
    return result
  }

  /// Whether the whole of `range` matches. A byte that is not ASCII never does.
  package func matches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if range.isEmpty { return matchesEmpty }
    if range.count > Self.maximumTextLength { return false }
    return words == 1 ? matchesInOneWord(text, range) : matchesInWords(text, range)
  }

  private func matchesInOneWord(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var candidates = first[0]
    var state: UInt64 = 0
    for index in range {
      let byte = text[index]
      if byte >= 0x80 { return false }
      state = candidates & takes[Int(byte)]
      if state == 0 { return false }
      candidates = 0
      var rest = state
      while rest != 0 {
        candidates |= follows[rest.trailingZeroBitCount]
        rest &= rest &- 1
      }
    }
    return state & last[0] != 0
  }

  private func matchesInWords(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var candidates = first
    var state = [UInt64](repeating: 0, count: words)
    for index in range {
      let byte = text[index]
      if byte >= 0x80 { return false }
      var any: UInt64 = 0
      for word in 0..<words {
        state[word] = candidates[word] & takes[Int(byte) * words + word]
        any |= state[word]
        candidates[word] = 0
      }
      if any == 0 { return false }
      for word in 0..<words {
        var rest = state[word]
        while rest != 0 {
          let position = word * 64 + rest.trailingZeroBitCount
          for other in 0..<words { candidates[other] |= follows[position * words + other] }
          rest &= rest &- 1
        }
      }
    }
    for word in 0..<words where state[word] & last[word] != 0 { return true }
    return false
  }
}

/// Turns the tree of a pattern into positions and what may follow them.
private struct PositionBuilder {
  var classes: [PatternClass] = []
  var follows: [Set<Int>] = []

  struct Part {
    var matchesEmpty = true
    var first: Set<Int> = []
    var last: Set<Int> = []
  }

  mutating func build(_ tree: PatternTree) throws(PatternError) -> Part {
    switch tree {
    case .one(let characters, let offset):
      guard classes.count < AnchoredPattern.maximumPositions else {
        throw PatternError(
          at: offset, "the pattern is too large when its repetitions are written out",
          remedy: "keep it under \(AnchoredPattern.maximumPositions) characters")
      }
      classes.append(characters)
      follows.append([])
      return Part(matchesEmpty: false, first: [classes.count - 1], last: [classes.count - 1])
    case .sequence(let trees):
      var result = Part()
      for tree in trees { append(try build(tree), to: &result) }
      return result
    case .choice(let trees):
      var result = Part(matchesEmpty: false)
      for tree in trees {
        let part = try build(tree)
        result.matchesEmpty = result.matchesEmpty || part.matchesEmpty
        result.first.formUnion(part.first)
        result.last.formUnion(part.last)
      }
      return result
    case .times(let tree, let least, let most):
      var result = Part()
      for _ in 0..<least { append(try build(tree), to: &result) }
      if let most {
        for _ in least..<max(least, most) {
          var part = try build(tree)
          part.matchesEmpty = true
          append(part, to: &result)
        }
      } else {
        var part = try build(tree)
        for position in part.last { follows[position].formUnion(part.first) }
        part.matchesEmpty = true
        append(part, to: &result)
      }
      return result
    }
  }

  private mutating func append(_ part: Part, to whole: inout Part) {
    for position in whole.last { follows[position].formUnion(part.first) }
    if whole.matchesEmpty { whole.first.formUnion(part.first) }
    if part.matchesEmpty { whole.last.formUnion(part.last) } else { whole.last = part.last }
    whole.matchesEmpty = whole.matchesEmpty && part.matchesEmpty
  }
}
