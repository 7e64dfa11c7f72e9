/// A pattern of the association files: `*` is any number of characters, `?` exactly one, and the whole text must match. No escapes.
///
/// Matching is bounded: at most text × pattern steps. A pattern longer than ``maximumBytes``, or a longer text, matches nothing.
struct WildcardPattern: Sendable, Hashable {
  /// The longest pattern and the longest text, in bytes.
  static let maximumBytes = 8_192
  /// Steps of a comparison; what would need more matches nothing.
  private static let maximumSteps = 1 << 22

  /// Its steps.
  let units: [PatternUnit]
  /// Whether letters are compared without case; the text must be folded then.
  let isFolded: Bool
  private let hasValues: Bool
  /// Steps, those of the values of variables included.
  private let cost: Int

  init(units: [PatternUnit], isFolded: Bool) {
    self.units = units
    self.isFolded = isFolded
    hasValues = units.contains { if case .values = $0 { true } else { false } }
    cost = units.reduce(0) { sum, unit in
      if case .values(let values) = unit { sum + 1 + values.literals.count + values.patterns.reduce(0) { $0 + $1.count } } else { sum + 1 }
    }
  }

  /// Compiles a text.
  init(_ text: String, _ variables: PatternVariables = PatternVariables(), isFolded: Bool = false) {
    self.init(units: PatternCompiler.units(text, variables, isFolded: isFolded), isFolded: isFolded)
  }

  /// Whether it matches every text.
  var isEverything: Bool { units == [.any] }

  /// The bytes that every match begins with.
  var literalPrefix: [UInt8] {
    var prefix: [UInt8] = []
    for unit in units {
      guard case .byte(let byte) = unit else { break }
      prefix.append(byte)
    }
    return prefix
  }

  /// Whether the whole text matches.
  func matches(_ text: [UInt8]) -> Bool {
    if isEverything { return true }
    guard text.count <= Self.maximumBytes, units.count <= Self.maximumBytes, text.count * cost <= Self.maximumSteps else {
      return false
    }
    return hasValues ? PositionSet.matches(units, text, isFolded: isFolded) : greedy(text)
  }

  /// Without variables one place to come back to is enough: behind the last star.
  private func greedy(_ text: [UInt8]) -> Bool {
    var unit = 0
    var place = 0
    var star: (unit: Int, place: Int)?
    while place < text.count {
      if unit < units.count {
        if units[unit] == .any {
          unit += 1
          star = (unit, place)
          continue
        }
        if let next = Self.step(units[unit], text, place, isFolded: isFolded) {
          unit += 1
          place = next
          continue
        }
      }
      guard let back = star else { return false }
      let next = Self.scalarEnd(text, back.place)
      star = (back.unit, next)
      unit = back.unit
      place = next
    }
    return units[unit...].allSatisfy { $0 == .any }
  }

  /// The place behind what a step of one character takes; `nil` if it does not match.
  @inline(__always)
  static func step(_ unit: PatternUnit, _ text: [UInt8], _ place: Int, isFolded: Bool) -> Int? {
    guard place < text.count else { return nil }
    switch unit {
    case .byte(let byte): return text[place] == byte ? place + 1 : nil
    case .one: return scalarEnd(text, place)
    case .member(let kind): return kind.holds(text[place], isFolded: isFolded) ? place + 1 : nil
    case .any, .values, .nothing: return nil
    }
  }

  /// The place behind the character at a place.
  static func scalarEnd(_ text: [UInt8], _ place: Int) -> Int {
    var end = place + 1
    while end < text.count, end - place < 4, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}

/// All places that the steps so far can reach: how a pattern with variables is compared without trying every combination.
private struct PositionSet {
  private var reached: [Bool]

  static func matches(_ units: [PatternUnit], _ text: [UInt8], isFolded: Bool) -> Bool {
    var set = PositionSet(reached: [Bool](repeating: false, count: text.count + 1))
    set.reached[0] = true
    for unit in units {
      guard set.advance(unit, text, isFolded: isFolded) else { return false }
    }
    return set.reached[text.count]
  }

  /// Goes one step; says whether any place is left.
  private mutating func advance(_ unit: PatternUnit, _ text: [UInt8], isFolded: Bool) -> Bool {
    guard let first = reached.firstIndex(of: true) else { return false }
    if unit == .any {
      for place in first..<reached.count { reached[place] = true }
      return true
    }
    var next = [Bool](repeating: false, count: reached.count)
    if case .values(let values) = unit {
      for place in first..<reached.count where reached[place] {
        for (length, set) in values.literals where place + length <= text.count {
          if set.contains(Array(text[place..<place + length])) { next[place + length] = true }
        }
      }
      for pattern in values.patterns {
        var set = self
        guard pattern.allSatisfy({ set.advance($0, text, isFolded: isFolded) }) else { continue }
        for place in next.indices where set.reached[place] { next[place] = true }
      }
    } else {
      for place in first..<text.count where reached[place] {
        if let end = WildcardPattern.step(unit, text, place, isFolded: isFolded) { next[end] = true }
      }
    }
    reached = next
    return reached.contains(true)
  }
}
