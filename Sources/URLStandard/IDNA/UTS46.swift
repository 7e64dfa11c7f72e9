/// Unicode IDNA compatibility processing, with the options of the URL standard: nontransitional, CheckHyphens false, CheckBidi true,
/// CheckJoiners true, UseSTD3ASCIIRules false, VerifyDnsLength false.
///
/// See [UTS 46, processing](https://www.unicode.org/reports/tr46/#Processing) and
/// [URL standard, domain to ASCII](https://url.spec.whatwg.org/#concept-domain-to-ascii).
enum UTS46 {
  /// Appends the ASCII form of a domain that is not all ASCII. `false` if it has none.
  ///
  /// The result is not yet checked for code points that a domain must not hold.
  static func appendASCII(_ mapping: MappedDomain, to output: inout [UInt8]) -> Bool {
    var codePoints = mapping.codePoints
    if mapping.mayChangeUnderNFC {
      // Normalisation may join something disallowed to something valid, so that is looked at afterwards.
      NormalizationFormC.normalize(&codePoints)
    } else if mapping.hasDisallowed {
      return false
    }
    var labels: [DomainLabel] = []
    labels.reserveCapacity(4)
    var start = 0
    while start <= codePoints.count {
      var end = start
      while end < codePoints.count, codePoints[end] != 0x2E { end += 1 }
      guard let label = DomainLabel(codePoints[start..<end], isMapped: !mapping.mayChangeUnderNFC) else { return false }
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
