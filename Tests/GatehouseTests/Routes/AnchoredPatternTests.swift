import Gatehouse
import Testing

@Suite("Anchored patterns")
struct AnchoredPatternTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool {
    let bytes = Array(text.utf8)
    return try AnchoredPattern(parsing: pattern).matches(bytes.span, 0..<bytes.count)
  }

  @Test(
    "match the whole text",
    arguments: [
      ("abc", ["abc"], ["", "ab", "abcd", "xabc", "ABC"]),
      ("a.c", ["abc", "a.c", "a/c"], ["ac", "a c", "a\u{e9}c"]),
      ("[a-c0-9_]+", ["a", "abc09_"], ["", "d", "a-"]),
      ("[^/]+", ["a.b"], ["a/b", "", "a b"]),
      ("[a\\-z]+", ["a-z"], ["b"]),
      ("[a-]+", ["a-"], ["b"]),
      ("[\\d\\w]{2}", ["a1"], ["a-", "a", "abc"]),
      ("(ab|cd)*e", ["e", "abe", "cdabe"], ["ab", "ace"]),
      ("(?:a|b)?c+", ["c", "acc", "bc"], ["a", "abc"]),
      ("a{3}", ["aaa"], ["aa", "aaaa"]),
      ("a{2,}", ["aa", "aaaaa"], ["a", ""]),
      ("a{0,2}", ["", "a", "aa"], ["aaa"]),
      ("(a{1,2}b){2}", ["abab", "aabab", "aabaab"], ["ab", "aaabab"]),
      ("(a*)*b", ["b", "aab"], ["a", "ba"]),
      ("\\.\\*\\\\", [".*\\"], ["a*\\"]),
      ("\\d{4}-\\d{2}", ["2026-11"], ["2026-1", "20260-11"]),
      ("a\\/b/c", ["a/b/c"], ["ab/c"]),
      ("[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}", ["DE89370400440532013000"], ["DE8937", "de89370400440532013000"]),
    ] as [(String, [String], [String])])
  func language(pattern: String, good: [String], bad: [String]) throws {
    for text in good { #expect(try matches(pattern, text), "\(pattern) should match \(text)") }
    for text in bad { #expect(try !matches(pattern, text), "\(pattern) should not match \(text)") }
  }

  @Test("more than 64 positions match alike")
  func wide() throws {
    #expect(try matches("(ab?){100}", String(repeating: "ab", count: 100)))
    #expect(try matches("(ab?){100}", String(repeating: "a", count: 100)))
    #expect(try !matches("(ab?){100}", String(repeating: "ab", count: 99)))
    #expect(try !matches("(ab?){100}", String(repeating: "ab", count: 100) + "b"))
  }

  @Test(
    "refused, with the place",
    arguments: [
      ("", 0), ("(", 1), ("(a", 0), ("a)", 1), ("()", 1), ("a|", 2), ("|a", 0), ("*", 0), ("a**", 2), ("a+?", 2), ("a{2}{3}", 4), ("^a", 0),
      ("a$", 1),
      ("[", 0), ("[]", 0), ("[a", 0), ("[z-a]", 1), ("[\\d-z]", 1), ("[a[b]", 2), ("\\", 0), ("\\s", 0), ("\\1", 0), ("(?=a)", 0),
      ("(?<n>a)", 0),
      ("a{", 1), ("a{x}", 1), ("a{2,1}", 1), ("a{0}", 1), ("a{999}", 2), ("{2}", 0), ("a]", 1), ("a}", 1), ("é", 0), ("a b", 1), ("%41", 0),
      ("(a{256}){256}", 1), ("((((a{9}){9}){9}){9}){9}", 4),
    ])
  func refused(pattern: String, offset: Int) {
    let error = #expect(throws: PatternError.self) { try AnchoredPattern(parsing: pattern) }
    #expect(error?.offset == offset, "\(pattern): \(error?.description ?? "")")
  }

  @Test("nesting is bounded")
  func nesting() {
    for count in [17, 500] {
      let pattern = String(repeating: "(", count: count) + "a" + String(repeating: ")", count: count)
      #expect(throws: PatternError.self) { try AnchoredPattern(parsing: pattern) }
    }
  }

  @Test("what makes backtracking engines explode takes linear time")
  func linear() throws {
    let text = String(repeating: "a", count: AnchoredPattern.maximumTextLength - 1) + "!"
    for pattern in ["(a+)+", "(a|a)*", "(a*)*b", "(a?){200}a{200}", "([a-z]+)*[0-9]"] { #expect(try !matches(pattern, text)) }
    #expect(try matches("a*", String(repeating: "a", count: AnchoredPattern.maximumTextLength)))
    #expect(try !matches("a*", String(repeating: "a", count: AnchoredPattern.maximumTextLength + 1)))
  }
}
