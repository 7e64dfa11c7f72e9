/// Unicode IDNA compatibility processing, with the options of the URL standard: nontransitional, CheckHyphens false, CheckBidi true,
/// CheckJoiners true, UseSTD3ASCIIRules false, VerifyDnsLength false.
///
/// See [UTS 46, processing](https://www.unicode.org/reports/tr46/#Processing) and
/// [URL standard, domain to ASCII](https://url.spec.whatwg.org/#concept-domain-to-ascii).
enum UTS46 {
  /// Appends the ASCII form of a domain that is not all ASCII. `false` if it has none.
  ///
  /// The result is not yet checked for code points that a domain must not hold.
  static func appendASCII(_ domain: some Sequence<Unicode.Scalar>, to output: inout [UInt8]) -> Bool {
    var codePoints = mapped(domain)
    NormalizationFormC.normalize(&codePoints)
    var labels: [ArraySlice<UInt32>] = []
    for label in codePoints.split(separator: 0x2E, omittingEmptySubsequences: false) {
      guard let label = converted(label) else { return false }
      labels.append(label)
    }
    if labels.contains(where: BidiRule.isRightToLeft), !labels.allSatisfy(BidiRule.isSatisfied) { return false }

    let start = output.count
    for (index, label) in labels.enumerated() {
      if index > 0 { output.append(.ascii(".")) }
      if label.allSatisfy({ $0 < 0x80 }) {
        for codePoint in label { output.append(UInt8(truncatingIfNeeded: codePoint)) }
      } else {
        output.append(contentsOf: "xn--".utf8)
        guard Punycode.encode(label, to: &output) else { return false }
      }
    }
    return output.count > start
  }

  /// The mapping step. Disallowed code points stay: normalisation may still join them to something valid.
  private static func mapped(_ domain: some Sequence<Unicode.Scalar>) -> [UInt32] {
    var codePoints: [UInt32] = []
    codePoints.reserveCapacity(domain.underestimatedCount)
    for scalar in domain {
      switch CodePointMapping(scalar.value) {
      case .valid, .disallowed: codePoints.append(scalar.value)
      case .ignored: continue
      case .mapped(let replacement):
        for index in replacement { codePoints.append(MappingTable.pool[index]) }
      }
    }
    return codePoints
  }

  /// The label to be encoded: a label that is Punycode is decoded first. `nil` if it is not valid.
  private static func converted(_ label: ArraySlice<UInt32>) -> ArraySlice<UInt32>? {
    guard label.starts(with: [0x78, 0x6E, 0x2D, 0x2D]) else { return isValid(label) ? label : nil }
    var encoded: [UInt8] = []
    for codePoint in label.dropFirst(4) {
      guard codePoint < 0x80 else { return nil }
      encoded.append(UInt8(truncatingIfNeeded: codePoint))
    }
    guard let decoded = Punycode.decode(encoded[...]), !decoded.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard !decoded.starts(with: [0x78, 0x6E, 0x2D, 0x2D]), NormalizationFormC.isNormalized(decoded[...]) else { return nil }
    return isValid(decoded[...]) ? decoded[...] : nil
  }

  /// The validity criteria, apart from NFC and bidi. ASCII apart from capitals is valid here; the URL standard forbids some of it later.
  ///
  /// See [UTS 46, validity criteria](https://www.unicode.org/reports/tr46/#Validity_Criteria).
  private static func isValid(_ label: ArraySlice<UInt32>) -> Bool {
    if let first = label.first, first >= 0x80, CodePointProperties(first).isMark { return false }
    for index in label.indices {
      let codePoint = label[index]
      if codePoint < 0x80 {
        if codePoint == 0x2E || codePoint &- 0x41 < 26 { return false }
        continue
      }
      guard case .valid = CodePointMapping(codePoint) else { return false }
      if codePoint == 0x200C || codePoint == 0x200D, !JoinerRule.isSatisfied(label, at: index) { return false }
    }
    return true
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
