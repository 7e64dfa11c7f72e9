/// The mapping step and what it notices on the way.
struct MappedDomain {
  private(set) var codePoints: [UInt32] = []
  private(set) var mayChangeUnderNFC = false
  /// Disallowed code points stay, because normalisation may still join them to something valid.
  private(set) var hasDisallowed = false
  /// Whether a code point is right-to-left; not known of what Punycode hides.
  private(set) var mayBeBidi = false
  /// Whether U+1E9E was mapped, which some engines read otherwise.
  private(set) var hasCapitalSharpS = false

  /// Maps UTF-8 text. `nil` if it is not well-formed: it would be read as U+FFFD, which no domain may hold.
  init?(_ domain: Span<UInt8>) {
    codePoints.reserveCapacity(domain.count)
    var position = 0
    while position < domain.count {
      guard let codePoint = UTF8Decoding.next(domain, at: &position) else { return nil }
      if codePoint < 0x80 {
        codePoints.append(codePoint &- 0x41 < 26 ? codePoint | 0x20 : codePoint)
        continue
      }
      switch CodePointMapping(codePoint) {
      case .ignored: continue
      case .valid: append(codePoint)
      case .disallowed:
        hasDisallowed = true
        append(codePoint)
      case .mapped(let replacement):
        if codePoint == 0x1E9E { hasCapitalSharpS = true }
        for index in replacement { append(MappingTable.pool[index]) }
      }
    }
  }

  private mutating func append(_ codePoint: UInt32) {
    if codePoint >= 0x300 {
      let properties = CodePointProperties(codePoint)
      if properties.mayChangeUnderNFC { mayChangeUnderNFC = true }
      if properties.bidiClass.isRightToLeft { mayBeBidi = true }
    }
    codePoints.append(codePoint)
  }
}

/// What UTS 46 does with a code point.
enum CodePointMapping {
  case valid
  case disallowed
  case ignored
  /// Replaced by these entries of the pool.
  case mapped(Range<Int>)

  init(_ codePoint: UInt32) {
    let value = MappingTable.trie[codePoint]
    switch value {
    case 0: self = 0xE0100..<0xE01F0 ~= codePoint ? .ignored : .disallowed
    case 1: self = .valid
    case 2: self = .ignored
    default:
      let start = Int(value &>> 2)
      let length = Int(value & 3)
      self = .mapped(length > 0 ? start..<start + length : start + 1..<start + 1 + Int(MappingTable.pool[start]))
    }
  }
}
