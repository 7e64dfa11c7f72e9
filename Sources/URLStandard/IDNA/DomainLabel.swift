/// A label of a domain as it is encoded; one that is written in Punycode is decoded and checked first.
struct DomainLabel {
  let codePoints: ArraySlice<UInt32>
  let isDecoded: Bool

  /// `nil` if the label is not valid. `isMapped`: its code points are known to be those that mapping gives.
  init?(_ label: ArraySlice<UInt32>, isMapped: Bool) {
    isDecoded = label.starts(with: DomainLabel.prefix)
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
    guard !decoded.starts(with: DomainLabel.prefix), NormalizationFormC.isNormalized(decoded[...]) else { return nil }
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
