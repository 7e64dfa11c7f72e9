/// Unicode IDNA compatibility processing, with the options of the URL standard: nontransitional, CheckHyphens false, CheckBidi true,
/// CheckJoiners true, UseSTD3ASCIIRules false, VerifyDnsLength false.
///
/// See [UTS 46, processing](https://www.unicode.org/reports/tr46/#Processing) and
/// [URL standard, domain to ASCII](https://url.spec.whatwg.org/#concept-domain-to-ascii).
enum UTS46 {
  /// Appends the ASCII form of a domain that is not all ASCII. `false` if it has none.
  ///
  /// The result is not yet checked for code points that a domain must not hold.
  static func appendASCII(_ domain: [UInt32], to output: inout [UInt8]) -> Bool {
    var mapping = MappedDomain(domain)
    if mapping.mayChangeUnderNFC {
      NormalizationFormC.normalize(&mapping.codePoints)
      // Normalisation may have joined something to a valid code point, or parted it.
    } else if mapping.hasDisallowed {
      return false
    }
    var labels: [Label] = []
    labels.reserveCapacity(4)
    var start = 0
    let codePoints = mapping.codePoints
    while start <= codePoints.count {
      var end = start
      while end < codePoints.count, codePoints[end] != 0x2E { end += 1 }
      guard let label = Label(codePoints[start..<end], isMapped: !mapping.mayChangeUnderNFC) else { return false }
      labels.append(label)
      start = end + 1
    }
    let isBidiDomain = labels.contains { ($0.isDecoded || mapping.mayBeBidi) && BidiRule.isRightToLeft($0.codePoints) }
    if isBidiDomain, !labels.allSatisfy({ BidiRule.isSatisfied($0.codePoints) }) { return false }

    let outputStart = output.count
    for (index, label) in labels.enumerated() {
      if index > 0 { output.append(.ascii(".")) }
      guard label.append(to: &output) else { return false }
    }
    return output.count > outputStart
  }
}

/// The mapping step and what it notices on the way.
private struct MappedDomain {
  var codePoints: [UInt32] = []
  var mayChangeUnderNFC = false
  /// Disallowed code points stay, because normalisation may still join them to something valid.
  var hasDisallowed = false
  /// Whether a code point is right-to-left; not known of what Punycode hides.
  var mayBeBidi = false

  init(_ domain: [UInt32]) {
    codePoints.reserveCapacity(domain.count + 8)
    for codePoint in domain {
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

/// A label as it is encoded; one that is written in Punycode is decoded and checked first.
private struct Label {
  let codePoints: ArraySlice<UInt32>
  let isDecoded: Bool

  /// `nil` if the label is not valid. `isMapped`: its code points are known to be those that mapping gives.
  init?(_ label: ArraySlice<UInt32>, isMapped: Bool) {
    isDecoded = label.starts(with: Label.prefix)
    if !isDecoded {
      codePoints = label
      if !isValid(skippingStatus: isMapped) { return nil }
      return
    }
    var encoded: [UInt8] = []
    for codePoint in label.dropFirst(4) {
      guard codePoint < 0x80 else { return nil }
      encoded.append(UInt8(truncatingIfNeeded: codePoint))
    }
    guard let decoded = Punycode.decode(encoded[...]), !decoded.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard !decoded.starts(with: Label.prefix), NormalizationFormC.isNormalized(decoded[...]) else { return nil }
    codePoints = decoded[...]
    if !isValid(skippingStatus: false) { return nil }
  }

  /// `xn--`
  private static let prefix: [UInt32] = [0x78, 0x6E, 0x2D, 0x2D]

  /// The validity criteria, apart from NFC and bidi. ASCII apart from capitals is valid here; the URL standard forbids some of it later.
  ///
  /// See [UTS 46, validity criteria](https://www.unicode.org/reports/tr46/#Validity_Criteria).
  private func isValid(skippingStatus: Bool) -> Bool {
    if let first = codePoints.first, first >= 0x300, CodePointProperties(first).isMark { return false }
    for index in codePoints.indices {
      let codePoint = codePoints[index]
      if codePoint < 0x80 {
        if codePoint == 0x2E || codePoint &- 0x41 < 26 { return false }
      } else if !skippingStatus {
        guard case .valid = CodePointMapping(codePoint) else { return false }
      }
      if codePoint == 0x200C || codePoint == 0x200D, !JoinerRule.isSatisfied(codePoints, at: index) { return false }
    }
    return true
  }

  /// Appends the ASCII form.
  func append(to output: inout [UInt8]) -> Bool {
    if codePoints.allSatisfy({ $0 < 0x80 }) {
      for codePoint in codePoints { output.append(UInt8(truncatingIfNeeded: codePoint)) }
      return true
    }
    output.append(contentsOf: "xn--".utf8)
    return Punycode.encode(codePoints, to: &output)
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
