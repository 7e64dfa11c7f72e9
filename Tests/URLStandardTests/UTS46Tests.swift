import Testing

@testable import URLStandard

@Suite struct UTS46Tests {
  @Test(arguments: [
    // Mapping: case, width, compatibility, the dots of other scripts.
    ("M\u{DC}NCHEN.example", "xn--mnchen-3ya.example"), ("\u{FF25}xample\u{3002}com", "example.com"), ("\u{2460}.com", "1.com"),
    ("a\u{AD}b.com", "ab.com"), ("\u{1D41A}.com", "a.com"), ("a\u{E0100}.com", "a.com"),
    // Nontransitional: these keep their letters.
    ("fa\u{DF}.de", "xn--fa-hia.de"), ("FA\u{1E9E}.de", "xn--fa-hia.de"), ("\u{3B2}\u{3CC}\u{3BB}\u{3BF}\u{3C2}", "xn--nxasmm1c"),
    // Normalisation: composed, reordered, Hangul.
    ("mu\u{308}nchen", "xn--mnchen-3ya"), ("a\u{301}\u{323}", "xn--lsa752l"), ("\u{1112}\u{1161}\u{11AB}", "xn--6q8b"),
    // A solidus overlay joins with what alone would be forbidden.
    (">\u{338}.com", "xn--hdh.com"), ("\u{226F}.com", "xn--hdh.com"),
    // Joiners between letters that they change.
    ("\u{928}\u{94D}\u{200D}", "xn--l2b8ev54f"), ("\u{628}\u{200C}\u{628}", "xn--ngba799q"),
    // Right to left, with digits, and next to other labels.
    ("\u{5D0}\u{5D1}1", "xn--1-zhcd"), ("a.\u{5D0}", "a.xn--4db"),
    // Punycode beside other labels is checked and kept.
    ("xn--fa-hia.\u{FC}", "xn--fa-hia.xn--tda"), ("XN--FA-HIA.\u{FC}", "xn--fa-hia.xn--tda"),
    // Hyphens and empty labels are allowed; plain ASCII is not looked at.
    ("\u{FC}-.-\u{FC}", "xn----dha.xn----eha"), ("\u{FC}..", "xn--tda.."), ("xn--a", "xn--a"), ("xn--", "xn--"), ("a..b", "a..b"),
  ])
  func domainsBecomeASCII(domain: String, ascii: String) {
    #expect((try? WebURL("https://\(domain)/"))?.hostname == ascii)
  }

  @Test(arguments: [
    "\u{301}a", "a.\u{301}", "a\u{200D}b", "a\u{200C}b", "\u{200D}", "\u{5D0}a", "a\u{5D0}", "1\u{5D0}.a", "\u{5D0}.1a", "\u{660}\u{5D0}1",
    "\u{5D0}\u{660}1",
    "\u{FFFD}", "\u{E000}", "\u{378}", "\u{3FFFE}", "\u{2028}", "\u{AD}", "\u{200B}", "xn--a.\u{FC}", "xn--\u{FC}", "xn--.\u{FC}",
    "xn--abc-.\u{FC}",
    "xn--99999999999.\u{FC}", "xn--mnchen-3ya\u{301}.\u{FC}", "xn--u-ccb.\u{FC}", "\u{FDFA}", "\u{2100}", "\u{FC} a", "\u{FF05}41",
  ])
  func otherDomainsAreRefused(domain: String) {
    #expect(throws: URLParseError.self) { try WebURL("https://\(domain)/") }
  }

  @Test func tablesAnswerForEveryCodePoint() {
    var counts = [0, 0, 0, 0]
    for codePoint in UInt32(0)...0x11FFFF {
      switch CodePointMapping(codePoint) {
      case .valid: counts[0] += 1
      case .disallowed: counts[1] += 1
      case .ignored: counts[2] += 1
      case .mapped(let replacement):
        counts[3] += 1
        // A replacement is valid and stays as it is.
        for index in replacement {
          guard case .valid = CodePointMapping(MappingTable.pool[index]) else { return #expect(Bool(false), "\(codePoint)") }
        }
      }
      _ = CodePointProperties(codePoint)
    }
    #expect(counts.reduce(0, +) == 0x120000)
    #expect(counts[0] > 150_000 && counts[2] > 250 && counts[3] > 6_000)
  }
}
