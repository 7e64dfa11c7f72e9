import Gatehouse
import Testing
import URLStandard

@Suite("Schemes of other apps")
struct SchemeTableTests {
  private func table() throws -> SchemeTable {
    let keys = try ["target", "id"].map { Policy.Parameter($0, try ParameterType(parsing: "token(0...64)?")) }
    let paths = try ["", "/detail/*", "/view/{id}"].map { try PathPattern(parsing: $0, allowsEmpty: true) }
    return SchemeTable([
      Policy.SchemeRule("tel"), Policy.SchemeRule("myapp", hosts: ["open", "event"], paths: paths, parameters: keys),
      Policy.SchemeRule("myapp", hosts: ["other"]), Policy.SchemeRule("plain", parameters: []),
      Policy.SchemeRule("paths", paths: [try PathPattern(parsing: "/a")]),
    ])
  }

  private func answer(_ text: String) throws -> String {
    let table = try table()
    switch table.find(try WebURL(text), page: { _ in false }) {
    case .match(let index): return "\(index)"
    case .unlisted: return "unlisted"
    case .none(let miss):
      #expect(!table.says(miss).isEmpty)
      switch miss.cause {
      case .host: return "host \(miss.rule)"
      case .link(let cause): return "\(cause) \(miss.rule)"
      }
    }
  }

  @Test(
    "rules",
    arguments: [
      ("tel:+1", "0"), ("myapp://open", "1"), ("myapp://open?id=7", "1"), ("myapp://open?id", "1"), ("MYAPP://OPEN/detail/7", "1"),
      ("myapp://event/detail/a/b?target=x", "1"),
      ("myapp://open/view/7?target=x", "1"), ("myapp://other/anything?x=1&x=2#f", "2"), ("plain:x", "3"), ("plain://h/p?", "3"),
      ("paths:/a?x#y", "4"), ("paths://h/a", "4"),
      ("wallet://x", "unlisted"), ("https://myapp/", "unlisted"), ("tell:1", "unlisted"),
      ("myapp://admin/detail/7", "host 1"), ("myapp://open:80/detail/7", "host 1"), ("myapp:open", "host 1"),
      ("myapp:///detail/7", "host 1"), ("myapp://o%70en", "host 1"),
      ("myapp://open/", "path 1"), ("myapp://open/secret/7", "path 1"), ("myapp://open/detail", "path 1"),
      ("myapp://open/detail/", "path 1"), ("myapp://open/%64etail/7", "encoded 1"),
      ("myapp://open/detail//x", "emptySegment 1"), ("myapp://open/detail/7?id=7&id=8", "duplicateParameter 1"),
      ("myapp://open/detail/7?evil=1", "unknownParameter 1"),
      ("myapp://open/view/7?id=8", "unknownParameter 1"), ("myapp://open/view/a.b", "parameter(Gatehouse.ValueProblem.characters) 1"),
      ("myapp://open?id=a%20b", "parameter(Gatehouse.ValueProblem.escaped) 1"), ("myapp://open#f", "fragment 1"),
      ("plain:x?y", "unknownParameter 3"), ("plain:x#", "fragment 3"),
      ("paths:a", "path 4"), ("paths:", "path 4"), ("paths://h", "path 4"), ("paths:/b", "path 4"),
    ])
  func rules(text: String, expected: String) throws { #expect(try answer(text) == expected, "\(text)") }

  @Test(
    "telephone and mail",
    arguments: [
      ("tel:+1-800-555", nil), ("TEL:123", nil), ("sms:+1-202-555-0143", nil), ("tel:", .notANumber), ("tel:+-", .notANumber),
      ("tel:*%2306%23", .notANumber),
      ("tel:+1900;ext=1,,,2#", .notANumber), ("tel://123", .notANumber), ("tel:1#", .notANumber), ("tel:1?", .notANumber),
      ("tel:(1)", .notANumber), ("sms:1?body=x", .notANumber),
      ("tel:%31", .notANumber), ("tel:\u{FF11}", .notANumber), ("mailto:help@shop.example?subject=Hi%20there", nil),
      ("mailto:a@b?SUBJECT=x&body=y&cc=z@b", nil),
      ("mailto:a@b%0d", .lineBreak), ("mailto:a@b?subject=x%0ABcc:y", .lineBreak), ("mailto:a@b?body=%250A", .lineBreak),
      ("mailto:a@b?body=%25250d", .lineBreak),
      ("mailto:a@b?body=%25", nil), ("mailto:a@b?attach=/etc/passwd", .mailField), ("mailto:a@b?%61ttach=x", .mailField),
      ("mailto:a@b?subject=x&from=y", .mailField),
      ("wallet://pay?x=%0a", nil), ("https://shop.example/", nil),
    ] as [(String, NativeScheme.Problem?)])
  func native(text: String, expected: NativeScheme.Problem?) throws {
    #expect(NativeScheme.problem(in: try WebURL(text)) == expected, "\(text)")
  }
}
