/// One step of a pattern.
enum PatternUnit: Sendable, Hashable {
  /// This byte.
  case byte(UInt8)
  /// `?`: exactly one character.
  case one
  /// `*`: any number of characters.
  case any
  /// A predefined variable for one ASCII character.
  case member(CharacterClass)
  /// A variable: one of its values.
  case values(VariableValues)
  /// A variable that is not defined: nothing.
  case nothing
}

/// The values of a variable, ready to be compared.
final class VariableValues: Sendable, Hashable {
  /// The variable's name.
  let name: String
  /// Values without wildcards, by their length in bytes.
  let literals: [Int: Set<[UInt8]>]
  /// Values with wildcards.
  let patterns: [[PatternUnit]]
  /// A value, for examples.
  let sample: [UInt8]

  init(name: String, literals: some Sequence<[UInt8]>, patterns: [[PatternUnit]] = []) {
    self.name = name
    let literals = Array(literals)
    self.literals = Dictionary(grouping: literals, by: \.count).mapValues(Set.init)
    self.patterns = patterns
    sample = literals.first ?? patterns.first?.flatMap { PatternExample.bytes(of: $0) } ?? []
  }

  static func == (left: VariableValues, right: VariableValues) -> Bool {
    left === right || left.literals == right.literals && left.patterns == right.patterns
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A text that a step matches.
enum PatternExample {
  static func bytes(of unit: PatternUnit) -> [UInt8] {
    switch unit {
    case .byte(let byte): [byte]
    case .one: [UInt8(ascii: "x")]
    case .any: []
    case .member(let kind): [kind == .upper ? UInt8(ascii: "A") : kind == .digit || kind == .xdigit ? UInt8(ascii: "7") : UInt8(ascii: "a")]
    case .values(let values): values.sample
    case .nothing: []
    }
  }
}
