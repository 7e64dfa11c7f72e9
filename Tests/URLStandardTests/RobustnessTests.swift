import Testing

@testable import URLStandard

/// Hostile lengths and random texts. The long ones run at a hundredth unless `GATEHOUSE_SOAK` is set.
@Suite struct RobustnessTests {
  /// Texts of 20 kB, two million bytes in a soak, whose parsing would take minutes if any step of it were quadratic.
  @Test(
    arguments: [
      "a/../", "a/", "../", "%2e%2E/", "/./", "a@", ":", "@", "\t", "\\", "?", "#", "a=b&", "\u{FC}", "%", "%41", " ", "1.", "0x1.", ".",
      "[", "]:", "1:",
      "\u{300}", "a\u{300}\u{323}", "xn--a.", "\u{5D0}", "\u{200D}", "\u{94D}\u{200D}", "\u{FDFA}", "\u{AC00}\u{11A8}", "\u{E0100}", "-",
      "C|/",
    ])
  func hostileLengthsTakeLinearTime(unit: String) {
    let text = String(repeating: unit, count: SplitMix.rounds(2_000_000) / unit.utf8.count)
    for prefix in [
      "", "https://h/", "https://", "https://h/?", "https://h/#", "https://u:", "https://h:", "https://[", "file://", "file:///C:/", "x:",
      "x://", "x:/",
    ] {
      let base = try? WebURL("https://example.com/a/b")
      if let url = try? WebURL(prefix + text, base: base) { #expect(url.utf8.count <= 9 * text.utf8.count + 100) }
    }
  }

  /// Labels of ten thousand different code points: Punycode's textbook loops would need a billion steps.
  @Test func longLabelsAreEncodedAndDecoded() throws {
    let label = (0..<10_000).map { UInt32(0x4E00 + ($0 * 7919) % 20_000) }
    var encoded: [UInt8] = []
    #expect(Punycode.encode(label[...], to: &encoded))
    #expect(Punycode.decode(encoded[...]) == label)
    let host = String(String.UnicodeScalarView(label.compactMap(Unicode.Scalar.init)))
    #expect(try WebURL("https://\(host)/").hostname == "xn--" + String(decoding: encoded, as: UTF8.self))
  }

  /// The textbook loop and the one for long labels agree, and decoding undoes both.
  @Test func labelsOfAllKindsAreEncodedAlike() {
    var random = SplitMix(state: 2)
    for _ in 0..<SplitMix.rounds(100_000) {
      let span = [1, 3, 200, 70_000, 1_000_000][random.below(5)]
      let label = (0..<random.below(40)).map { _ in
        random.below(3) == 0
          ? UInt32(0x61 + random.below(26))
          : UInt32(0x80 + random.below(span) % 0xD000 + (random.below(2) * random.below(span) > 0xE000 ? 0x10000 : 0))
      }
      let basicCount = label.filter { $0 < 0x80 }.count
      var short: [UInt8] = []
      var long: [UInt8] = []
      #expect(
        Punycode.encodeShort(label.span, basicCount: basicCount, to: &short)
          && Punycode.encodeLong(label[...], basicCount: basicCount, to: &long))
      #expect(short == long, "\(label)")
      var whole: [UInt8] = []
      #expect(Punycode.encode(label[...], to: &whole) && Punycode.decode(whole[...]) == label, "\(label)")
    }
  }

  @Test func textsOverTheLimitAreRefused() {
    // The limit itself is not reached in a test: it would need a gigabyte.
    #expect(WebURL.maximumLength * 3 < UInt32.max)
  }

  /// Random texts made of what matters to the parser: nothing traps, serialisations are stable, the short cut agrees with the parser.
  @Test func randomTextsAreParsedOrRefused() throws {
    var random = SplitMix(state: 1)
    let bases = try [nil, "https://u:p@example.com:8080/a/b?c#d", "file:///C:/a", "x://h/a", "x:/a", "mailto:a", "x:/.//a"].map {
      try $0.map { try WebURL($0) }
    }
    var accepted = 0
    for _ in 0..<SplitMix.rounds(2_000_000) {
      let text = random.text()
      let base = bases[random.below(bases.count)]
      guard let parsed = try? WebURL.parse(utf8: text, base: base) else { continue }
      accepted += 1
      let url = parsed.url
      let again = try WebURL.rewrite(url.utf8.span, base: nil)
      #expect(again.url == url, "\(text)")
      #expect(again.remarks.isSubset(of: .credentials), "\(text)")
      #expect(url.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } || url.hasOpaquePath, "\(text)")
      #expect(URLRecord.members(url) == URLRecord.members(again.url), "\(text)")
      if let layout = CanonicalForm.layout(of: text.span) {
        #expect(URLRecord.members(WebURL(utf8: text, layout: layout)) == URLRecord.members(again.url), "\(text)")
        #expect(try WebURL.rewrite(text.span, base: base).remarks == [], "\(text)")
        #expect(try WebURL.rewrite(text.span, base: base).url.utf8 == text, "\(text)")
      }
    }
    #expect(accepted > 1000)
  }
}

/// A small random number generator with a fixed seed, so that a failure can be repeated.
struct SplitMix {
  var state: UInt64

  /// A hundredth of the full number, unless the tests soak.
  static func rounds(_ full: Int) -> Int { environment("GATEHOUSE_SOAK") == nil ? full / 100 : full }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value &>> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value &>> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value &>> 31) % UInt64(limit))
  }

  private static let pieces = [
    "https:", "http://", "file:", "x:", "//", "/", "\\", "?", "#", "@", ":", "[", "]", "::1", "127.1", "0x7f", ".", "..", "%2e", "%41", "%",
    "a", "B", "example",
    ".com", "80", "443", " ", "\t", "\n", "\u{FC}", "\u{DF}", "\u{1E9E}", "\u{3002}", "\u{FF21}", "\u{200D}", "\u{5D0}", "\u{301}", "xn--",
    "-", "C|", "C:",
    "localhost", "'", "\"", "<", "^", "|", "{", "\u{0}", "\u{7F}", "+", "=", "&",
  ].map { Array($0.utf8) }

  mutating func text() -> [UInt8] {
    var text = below(3) == 0 ? Array("https://example.com/".utf8) : []
    for _ in 0..<below(9) { text += SplitMix.pieces[below(SplitMix.pieces.count)] }
    if below(20) == 0 { text.append(UInt8(below(256))) }
    return text
  }
}
