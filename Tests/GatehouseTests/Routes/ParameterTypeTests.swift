import Gatehouse
import Testing

@Suite("Parameter types")
struct ParameterTypeTests {
  @Test(
    "read and print back in canonical text",
    arguments: [
      ("token", "token(1...64)"), ("token?", "token(1...64)?"), ("token(0...64)?", "token(0...64)?"), ("digits(1...12)", "digits(1...12)"),
      ("digits", "digits(1...64)"), ("int", "int(0...9223372036854775807)"), ("int(1...999999999)", "int(1...999999999)"),
      ("word(2...2)*", "word(2...2)*"), ("word", "word(1...64)"), ("uuid*?", "uuid?*"), ("date?*", "date?*"),
      ("oneOf(a,b, c)", "oneOf(a,b,c)"),
      ("text(200)?", "text(200)?"), ("text", "text(256)"), ("page", "page"), ("pattern(/[a-z]+/)", "pattern(/[a-z]+/)"),
      ("pattern(/a?/)?", "pattern(/a?/)?"), ("pattern(/a\\/b/c/)*", "pattern(/a\\/b/c/)*"), ("int(0...0)", "int(0...0)"),
    ])
  func roundTrip(text: String, canonical: String) throws {
    let type = try ParameterType(parsing: text)
    #expect(type.description == canonical)
    #expect(try ParameterType(parsing: type.description) == type)
  }

  @Test("meaning of the suffixes")
  func suffixes() throws {
    #expect(try ParameterType(parsing: "token") == ParameterType(.token(1...64)))
    #expect(try ParameterType(parsing: "token?") == ParameterType(.token(1...64), isOptional: true))
    #expect(try ParameterType(parsing: "int(1...5)*") == ParameterType(.int(1...5), isRepeatable: true))
    #expect(try ParameterType(parsing: "pattern(/a*/)") == ParameterType(.pattern("a*")))
  }

  @Test(
    "refused, with the place and the remedy",
    arguments: [
      ("", 0, "token"), ("?", 0, "token"), ("tokn", 0, "`token`"), ("Token", 0, "`token`"), ("oneof(a)", 0, "`oneOf`"),
      ("number", 0, "types are"), ("bool?", 0, "types are"),
      ("(a)", 0, "token"), ("token(64...1)", 6, "`1...64`"), ("token(1..64)", 7, "range"), ("token(5)", 7, "5...5"),
      ("token()", 6, "digits"),
      ("token(1...)", 10, "digits"), ("token(1...5", 5, "`)`"), ("token(1...5)x", 5, "`)`"), ("token x", 5, "`(…)`"),
      ("token??", 5, "once"), ("token**", 5, "once"),
      ("token(0...0)", 6, "greater"), ("token(1...99999999)", 6, "65536"), ("digits(0...4)", 7, "token"), ("word(0...4)", 5, "token"),
      ("int(-5...5)", 4, "sign"), ("int(0...9223372036854775808)", 8, "9223372036854775807"), ("int(1...2,3)", 9, "range"),
      ("uuid(1...2)", 4, "`uuid`"), ("page(1)", 4, "`page`"), ("oneOf", 5, "oneOf("), ("oneOf()", 5, "oneOf("),
      ("oneOf(a,,b)", 8, "commas"),
      ("oneOf(a,b,a)", 10, "once"), ("oneOf(a/b)", 7, "text"), ("oneOf(é)", 6, "text"), ("text(0)", 5, "from 1"),
      ("text(1...5)", 6, "text(200)"),
      ("text(99999999)", 5, "65536"), ("pattern", 7, "pattern(/"), ("pattern(a)", 7, "pattern(/"), ("pattern(/)", 7, "pattern(/"),
      ("pattern(//)", 9, "write what"),
      ("pattern(/a(b/)", 10, ")"), ("pattern(/^a/)", 9, "leave"),
    ])
  func refused(text: String, offset: Int, remedy: String) {
    let error = #expect(throws: PatternError.self) { try ParameterType(parsing: text) }
    #expect(error?.offset == offset, "\(text): \(error?.description ?? "")")
    #expect(error?.remedy.contains(remedy) == true, "\(text): \(error?.description ?? "")")
  }

  @Test("the text of a wrong type is bounded")
  func bounds() {
    #expect(throws: PatternError.self) { try ParameterType(parsing: "oneOf(" + String(repeating: "a,", count: 500_000) + "b)") }
    #expect(throws: PatternError.self) { try ParameterType(parsing: String(repeating: "x", count: 1_000_000)) }
    #expect(throws: PatternError.self) { try ParameterType(parsing: "token(" + String(repeating: "1", count: 1_000) + "...2)") }
  }
}
