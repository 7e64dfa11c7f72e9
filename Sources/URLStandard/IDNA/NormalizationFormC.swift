/// Unicode Normalisation Form C, in time that grows with the length (sorting runs of marks aside).
///
/// See [UAX 15](https://www.unicode.org/reports/tr15/), and The Unicode Standard, section 3.12, for Hangul.
enum NormalizationFormC {
  /// Brings code points into NFC.
  static func normalize(_ codePoints: inout [UInt32]) {
    // Most text holds nothing that NFC looks at.
    guard codePoints.contains(where: { $0 >= 0x300 && CodePointProperties($0).mayChangeUnderNFC }) else { return }
    var decomposed: [UInt32] = []
    decomposed.reserveCapacity(codePoints.count + 8)
    for codePoint in codePoints { append(codePoint, to: &decomposed) }
    orderMarks(&decomposed)
    compose(&decomposed)
    codePoints = decomposed
  }

  /// Whether code points are in NFC.
  static func isNormalized(_ codePoints: ArraySlice<UInt32>) -> Bool {
    guard codePoints.contains(where: { $0 >= 0x300 && CodePointProperties($0).mayChangeUnderNFC }) else { return true }
    var normalized = Array(codePoints)
    normalize(&normalized)
    return normalized[...] == codePoints
  }

  /// Appends the full canonical decomposition.
  private static func append(_ codePoint: UInt32, to output: inout [UInt32]) {
    if codePoint < 0xC0 { return output.append(codePoint) }
    if let syllable = Hangul.parts(codePoint) {
      output.append(syllable.leading)
      output.append(syllable.vowel)
      if let trailing = syllable.trailing { output.append(trailing) }
      return
    }
    // Only the first part can decompose further, so the second ones come out last first.
    let start = output.count
    var first = codePoint
    while let parts = Decomposition.parts(first) {
      if parts.second != 0 { output.append(parts.second) }
      first = parts.first
    }
    output.append(first)
    output[start...].reverse()
  }

  /// Canonical ordering: marks behind a starter ascend by combining class, equal ones stay in order.
  private static func orderMarks(_ codePoints: inout [UInt32]) {
    var start = 0
    while start < codePoints.count {
      guard CodePointProperties(codePoints[start]).combiningClass != 0 else {
        start += 1
        continue
      }
      var marks: [(key: UInt64, codePoint: UInt32)] = []
      var end = start
      while end < codePoints.count {
        let combiningClass = CodePointProperties(codePoints[end]).combiningClass
        if combiningClass == 0 { break }
        marks.append((UInt64(combiningClass) &<< 32 | UInt64(end), codePoints[end]))
        end += 1
      }
      if marks.count > 1 {
        marks.sort { $0.key < $1.key }
        for (place, mark) in marks.enumerated() { codePoints[start + place] = mark.codePoint }
      }
      start = end
    }
  }

  /// Canonical composition, in place.
  private static func compose(_ codePoints: inout [UInt32]) {
    var written = 0
    var starter: Int?
    var lastClass: UInt8 = 0
    for codePoint in codePoints {
      let combiningClass = CodePointProperties(codePoint).combiningClass
      // Blocked: something of the same or a higher class, or another starter, stands between.
      if let place = starter, written == place + 1 || (lastClass != 0 && lastClass < combiningClass),
        let composite = Hangul.compose(codePoints[place], codePoint) ?? Decomposition.compose(codePoints[place], codePoint)
      {
        codePoints[place] = composite
        continue
      }
      if combiningClass == 0 { starter = written }
      lastClass = combiningClass
      codePoints[written] = codePoint
      written += 1
    }
    codePoints.removeSubrange(written...)
  }
}

/// Canonical decompositions that are not computed.
private enum Decomposition {
  /// The parts of a code point in one step; `second` is 0 where there is one part.
  static func parts(_ codePoint: UInt32) -> (first: UInt32, second: UInt32)? {
    let table = DecompositionTable.records
    var low = 0
    var high = table.count / 3
    while low < high {
      let middle = (low + high) / 2
      let found = table[middle * 3]
      if found == codePoint { return (table[middle * 3 + 1], table[middle * 3 + 2]) }
      if found < codePoint { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The primary composite of two code points.
  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    guard second >= 0x300 else { return nil }
    let table = DecompositionTable.records
    let wanted = UInt64(first) &<< 32 | UInt64(second)
    var low = 0
    var high = DecompositionTable.compositions.count
    while low < high {
      let middle = (low + high) / 2
      let record = Int(DecompositionTable.compositions[middle]) * 3
      let found = UInt64(table[record + 1]) &<< 32 | UInt64(table[record + 2])
      if found == wanted { return table[record] }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

/// Hangul syllables, which are composed by arithmetic.
private enum Hangul {
  static let syllables: UInt32 = 0xAC00
  static let leading: UInt32 = 0x1100
  static let vowels: UInt32 = 0x1161
  static let trailing: UInt32 = 0x11A7

  static func parts(_ syllable: UInt32) -> (leading: UInt32, vowel: UInt32, trailing: UInt32?)? {
    let index = syllable &- syllables
    guard index < 11172 else { return nil }
    return (leading + index / 588, vowels + index % 588 / 28, index % 28 == 0 ? nil : trailing + index % 28)
  }

  static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if first &- leading < 19, second &- vowels < 21 {
      return syllables + ((first - leading) * 21 + (second - vowels)) * 28
    }
    let index = first &- syllables
    if index < 11172, index % 28 == 0, second &- trailing > 0, second &- trailing < 28 { return first + (second - trailing) }
    return nil
  }
}
