/// The variables of a file, as patterns use them.
struct PatternVariables: Sendable {
  /// The file's own, name and values.
  var own: [String: [String]] = [:]

  /// The names that Apple defines.
  static let predefined: Set<String> = Set(CharacterClass.allCases.map(\.rawValue) + ["region", "lang"])

  /// What a name stands for. Own ones come first: which of two counts is not documented.
  func unit(_ name: String, isFolded: Bool) -> PatternUnit {
    if let values = own[name] {
      let units = values.map { PatternCompiler.wildcards($0, isFolded: isFolded) }
      let isLiteral: ([PatternUnit]) -> Bool = { $0.allSatisfy { if case .byte = $0 { true } else { false } } }
      return .values(
        VariableValues(
          name: name, literals: units.filter(isLiteral).map { $0.flatMap(PatternExample.bytes) },
          patterns: units.filter { !isLiteral($0) }))
    }
    if let kind = CharacterClass(rawValue: name) { return .member(kind) }
    switch name {
    case "region": return .values(isFolded ? Self.foldedRegions : Self.regions)
    case "lang": return .values(isFolded ? Self.foldedLanguages : Self.languages)
    default: return .nothing
    }
  }

  private static let regions = VariableValues(name: "region", literals: LocaleTables.regions)
  private static let languages = VariableValues(name: "lang", literals: LocaleTables.languages)
  private static let foldedRegions = VariableValues(name: "region", literals: LocaleTables.regions.map(CaseFolding.folded))
  private static let foldedLanguages = VariableValues(name: "lang", literals: LocaleTables.languages.map(CaseFolding.folded))
}

/// Makes steps of a pattern's text.
enum PatternCompiler {
  /// A piece of a pattern's text.
  enum Piece: Hashable {
    case text(Substring)
    case variable(Substring)
  }

  /// Text and `$(name)` in turn. A `$(` without its `)` is text.
  static func pieces(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    var plain = rest.startIndex
    var place = rest.startIndex
    while place < rest.endIndex {
      let after = rest.index(after: place)
      guard rest[place] == "$", after < rest.endIndex, rest[after] == "(", let close = rest[after...].firstIndex(of: ")") else {
        if rest[place] == "$", after < rest.endIndex, rest[after] == "(" { break }
        place = after
        continue
      }
      if plain < place { pieces.append(.text(rest[plain..<place])) }
      pieces.append(.variable(rest[rest.index(after: after)..<close]))
      place = rest.index(after: close)
      plain = place
    }
    rest = rest[plain...]
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  /// The steps of a pattern with variables.
  static func units(_ text: String, _ variables: PatternVariables, isFolded: Bool) -> [PatternUnit] {
    pieces(text).flatMap { piece -> [PatternUnit] in
      switch piece {
      case .text(let text): wildcards(text, isFolded: isFolded)
      case .variable(let name): [variables.unit(String(name), isFolded: isFolded)]
      }
    }
  }

  /// The steps of a text with `*` and `?`. Stars that follow each other are one.
  static func wildcards(_ text: some StringProtocol, isFolded: Bool) -> [PatternUnit] {
    var units: [PatternUnit] = []
    for byte in CaseFolding.bytes(text, isFolded: isFolded) {
      switch byte {
      case UInt8(ascii: "*"): if units.last != .any { units.append(.any) }
      case UInt8(ascii: "?"): units.append(.one)
      default: units.append(.byte(byte))
      }
    }
    return units
  }
}

/// Comparing without case: both sides in lower case, as Unicode maps it.
enum CaseFolding {
  static func bytes(_ text: some StringProtocol, isFolded: Bool) -> [UInt8] {
    isFolded ? Array(text.lowercased().utf8) : Array(text.utf8)
  }

  static func folded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 } }
    return Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
  }
}
