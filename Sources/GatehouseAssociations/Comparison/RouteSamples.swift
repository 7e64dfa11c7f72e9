import Gatehouse
import URLStandard

/// Addresses that a policy's routes accept: how files and routes are compared without guessing about patterns.
struct RouteSamples {
  /// A route and an address that it accepts.
  struct Sample {
    let route: Int
    let name: String
    let url: WebURL
  }

  /// Routes of https with an address each. A route for which none is found (a pattern as a type) is not judged.
  let samples: [Sample]
  private let table: RouteTable

  init(_ policy: Policy) {
    let table = RouteTable(policy.links)
    self.table = table
    let hosts = policy.links.domains.map(\.sample)
    samples = policy.links.routes.enumerated().compactMap { place, route in
      guard route.via.isEmpty || route.via.contains("https"), let host = hosts.first else { return nil }
      guard let url = Self.url(route, host), case .match = table.find(url, page: { _ in true }) else { return nil }
      return Sample(route: place, name: route.name, url: url)
    }
  }

  /// Whether some route accepts an address.
  func accepts(_ url: WebURL) -> Bool { if case .match = table.find(url, page: { _ in true }) { true } else { false } }

  private static func url(_ route: Policy.Route, _ host: String) -> WebURL? {
    var types: [String: ParameterType] = [:]
    for parameter in route.parameters where types[parameter.name] == nil { types[parameter.name] = parameter.type }
    var text = "https://\(host)"
    for segment in route.path.segments {
      switch segment {
      case .literal(let literal): text += "/" + literal
      case .parameter(let name):
        guard let value = value(types[name]?.kind ?? .token(1...64)) else { return nil }
        text += "/" + value
      }
    }
    if route.path.hasWildcard { text += "x" }
    let names = Set(route.path.parameterNames)
    var pairs: [String] = []
    for parameter in route.parameters where !names.contains(parameter.name) && !parameter.type.isOptional && !parameter.type.isRepeatable {
      guard let value = value(parameter.type.kind) else { return nil }
      pairs.append("\(PercentEncoding.encode(parameter.name, set: .component))=\(value)")
    }
    if !pairs.isEmpty { text += "?" + pairs.joined(separator: "&") }
    return try? WebURL(text)
  }

  /// A value of a type, escaped.
  static func value(_ kind: ParameterType.Kind) -> String? {
    let repeated: (Character, ClosedRange<Int>) -> String = { letter, range in
      String(repeating: letter, count: min(range.upperBound, max(1, range.lowerBound)))
    }
    return switch kind {
    case .token(let range), .word(let range): repeated("a", range)
    case .digits(let range): repeated("1", range)
    case .int(let range): String(max(0, range.lowerBound))
    case .uuid: "123e4567-e89b-42d3-a456-426614174000"
    case .date: "2026-01-31"
    case .oneOf(let words): words.first
    case .text(let count): count > 0 ? "a" : ""
    case .page, .pattern: nil
    }
  }
}
