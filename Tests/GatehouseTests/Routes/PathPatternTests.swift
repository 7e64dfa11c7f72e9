import Gatehouse
import Testing

@Suite("Path patterns")
struct PathPatternTests {
  @Test(
    "read and print back",
    arguments: [
      "/", "/*", "/product/{id}", "/open/*", "/pre*", "/a/b/", "/{a}/{b}/*", "/caf%C3%A9", "/a%2Fb", "/~x_y-z.1", "/a:b@c!$&'()+,;=",
      "/a%20b",
    ])
  func roundTrip(text: String) throws {
    let pattern = try PathPattern(parsing: text)
    #expect(pattern.description == text)
    #expect(pattern.text == text)
    #expect(try PathPattern(parsing: pattern.description) == pattern)
  }

  @Test("segments")
  func segments() throws {
    #expect(try PathPattern(parsing: "/product/{id}").segments == [.literal("product"), .parameter("id")])
    #expect(try PathPattern(parsing: "/").segments == [.literal("")])
    #expect(try PathPattern(parsing: "/a/").segments == [.literal("a"), .literal("")])
    let wild = try PathPattern(parsing: "/open/*")
    #expect(wild.segments == [.literal("open"), .literal("")])
    #expect(wild.hasWildcard)
    #expect(try PathPattern(parsing: "/%c3%a9").segments == [.literal("%C3%A9")])
    #expect(try PathPattern(parsing: "", allowsEmpty: true).segments.isEmpty)
    #expect(try PathPattern(parsing: "/{a}/x/{b}").parameterNames == ["a", "b"])
  }

  @Test(
    "refused, with the place and the remedy",
    arguments: [
      ("", 0, "slash"), ("product", 0, "`/`"), ("//", 1, "one slash"), ("/a//b", 3, "one slash"), ("/a/../b", 3, "lead to"),
      ("/.", 1, "lead to"), ("/a*b", 2, "{name}"), ("/*/a", 1, "{name}"), ("/**", 1, "{name}"), ("/{id}*", 5, "slash"),
      ("/a{id}", 2, "whole segment"),
      ("/{id", 1, "{name}"), ("/id}", 3, "whole segment"), ("/{}", 2, "name"), ("/{1a}", 2, "rename"), ("/{a b}", 3, "rename"),
      ("/{a}/{a}", 5, "its own"), ("/%61bc", 1, "`a`"), ("/a%2", 2, "%25"), ("/a%zz", 2, "%25"), ("/a%00", 2, "leave"),
      ("/é", 1, "%C3%A9"), ("/日本", 1, "%E6%97%A5"), ("/a b", 2, "%20"), ("/a?b=1", 2, "parameters"), ("/a#b", 2, "leave"),
      ("/a\\b", 2, "%5C"), ("/a\u{0}", 2, "leave"), ("/\"", 1, "%22"), ("/^", 1, "%5E"),
    ])
  func refused(text: String, offset: Int, remedy: String) {
    let error = #expect(throws: PatternError.self) { try PathPattern(parsing: text) }
    #expect(error?.offset == offset, "\(text): \(error?.description ?? "")")
    #expect(error?.remedy.contains(remedy) == true, "\(text): \(error?.description ?? "")")
  }

  @Test("long and deep texts are refused, not endless")
  func bounds() {
    #expect(throws: PatternError.self) { try PathPattern(parsing: "/" + String(repeating: "a", count: 1_000_000)) }
    #expect(throws: PatternError.self) { try PathPattern(parsing: String(repeating: "/a", count: 65)) }
    #expect(throws: Never.self) { try PathPattern(parsing: String(repeating: "/a", count: 64)) }
    #expect(throws: PatternError.self) { try PathPattern(parsing: "/{" + String(repeating: "a", count: 65) + "}") }
  }

  @Test("names of the query", arguments: ["id", "utm_source", "a-b.c~d", "filter[size]", "1"])
  func goodName(name: String) { #expect(throws: Never.self) { try ParameterName.check(name) } }

  @Test("names that a query cannot carry as written", arguments: ["", "a b", "a=b", "a&b", "é", "a+b", "%61", "a#"])
  func badName(name: String) { #expect(throws: PatternError.self) { try ParameterName.check(name) } }
}
