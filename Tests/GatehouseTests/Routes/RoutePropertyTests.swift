import Gatehouse
import Testing
import URLStandard

/// SplitMix64: the same numbers in every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[Int(next() % UInt64(list.count))] }
}

@Suite("Route table: properties")
struct RoutePropertyTests {
  private static let literals = ["a", "b", "ab", "abc", "%C3%A9", "x-1"]
  private static let types = ["token", "digits(1...2)", "word", "int(5...50)", "oneOf(a,b)"]

  private func pattern(_ random: inout Generator) throws -> PathPattern {
    var text = ""
    for number in 0..<Int.random(in: 1...4, using: &random) {
      text += "/" + (random.next() % 3 == 0 ? "{p\(number)}" : random.pick(Self.literals))
    }
    switch random.next() % 6 {
    case 0: text += "/*"
    case 1 where !text.hasSuffix("}"): text += "*"
    case 2: text += "/"
    default: break
    }
    return try PathPattern(parsing: text)
  }

  private func path(_ random: inout Generator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      text += "/" + random.pick(Self.literals + ["7", "42", "007", "abcd", "", "%c3%a9", "a%20b", "a.b"])
    }
    return text
  }

  /// The rules of matching once more, on strings and one route at a time.
  private func matches(_ route: Policy.Route, _ path: String) -> Bool {
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let segments = route.path.segments
    guard route.path.hasWildcard ? parts.count >= segments.count : parts.count == segments.count else { return false }
    for (number, segment) in segments.enumerated() {
      switch segment {
      case .literal(let literal) where route.path.hasWildcard && number == segments.count - 1:
        let rest = parts[number...].joined(separator: "/")
        guard rest.uppercasedEscapes.hasPrefix(literal), rest.count > literal.count else { return false }
        if (literal.isEmpty ? "/" + rest : rest).contains("//") { return false }
      case .literal(let literal): if parts[number].uppercasedEscapes != literal { return false }
      case .parameter(let name):
        let type = route.parameters.first { $0.name == name }?.type.kind ?? .token(1...64)
        if !isOf(type, parts[number]) { return false }
      }
    }
    return true
  }

  private func isOf(_ kind: ParameterType.Kind, _ text: String) -> Bool {
    switch kind {
    case .token: !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    case .digits(let lengths): lengths.contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
    case .word: !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isLetter }
    case .int(let values): text.allSatisfy { $0.isASCII && $0.isNumber } && Int64(text).map(values.contains) ?? false
    case .oneOf(let list): list.contains(text)
    default: false
    }
  }

  @Test("the index finds what a plain list finds", arguments: [1, 2, 3, 10, 200])
  func index(count: Int) throws {
    var random = Generator(state: UInt64(count))
    var hits = 0
    for _ in 0..<max(4, 200 / count) {
      var links = Policy.Links()
      for number in 0..<count {
        let pattern = try pattern(&random)
        let parameters = try pattern.parameterNames.filter { _ in random.next() % 4 != 0 }.map {
          Policy.Parameter($0, try ParameterType(parsing: random.pick(Self.types)))
        }
        links.routes.append(Policy.Route(name: "r\(number)", path: pattern, parameters: parameters))
      }
      let table = RouteTable(links)
      for _ in 0..<100 {
        let path = path(&random)
        let url = try WebURL("https://shop.example" + path)
        let expected = links.routes.firstIndex { matches($0, url.path) }
        var found: Int?
        if case .match(let index) = table.find(url, page: { _ in false }) { found = index }
        #expect(found == expected, "\(path) in \(links.routes.map(\.path.text))")
        hits += found == nil ? 0 : 1
        if let found { #expect(table.match(found, of: url) != nil) }
      }
    }
    #expect(hits > 0)
  }

  @Test("a match's canonical path leads to the same match")
  func canonical() throws {
    var random = Generator(state: 7)
    let table = RouteTable(try RouteTableTests.links())
    let pieces = ["article", "open", "product", "wild", "file", "007", "1", "%c3%a9", "a%2fb", "day", "2026-11-30"]
    var hits = 0
    for _ in 0..<3_000 {
      let path = (0..<Int.random(in: 1...3, using: &random)).map { _ in "/" + random.pick(pieces) }.joined()
      let url = try WebURL("https://shop.example" + path)
      guard case .match(let index) = table.find(url, page: { _ in false }), let match = table.match(index, of: url) else { continue }
      hits += 1
      let again = try WebURL("https://shop.example" + match.path)
      #expect(table.find(again, page: { _ in false }) == .match(index: index), "\(path)")
      #expect(table.match(index, of: again) == match, "\(path)")
    }
    #expect(hits > 50)
  }

  @Test("any bytes get an answer")
  func noise() throws {
    var random = Generator(state: 99)
    let table = RouteTable(try RouteTableTests.links())
    let schemes = SchemeTable([Policy.SchemeRule("wallet", hosts: ["pay"], paths: [try PathPattern(parsing: "/*")], parameters: [])])
    let alphabet = Array("/?#&=%+:@[]{}*a1é\\.~".unicodeScalars)
    for _ in 0..<5_000 {
      let noise = (0..<Int.random(in: 0...30, using: &random)).map { _ in String(random.pick(alphabet)) }.joined()
      for start in ["https://shop.example/", "shopapp:", "shopapp://", "wallet://pay", "tel:", "mailto:"] {
        guard let url = try? WebURL(start + noise) else { continue }
        if case .match(let index) = table.find(url, page: { _ in true }) { #expect(table.match(index, of: url) != nil, "\(start + noise)") }
        _ = schemes.find(url, page: { _ in true })
        _ = NativeScheme.problem(in: url)
      }
    }
  }
}

extension String {
  fileprivate var uppercasedEscapes: String { replacingFirst("%c3%a9", "%C3%A9") }

  private func replacingFirst(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
