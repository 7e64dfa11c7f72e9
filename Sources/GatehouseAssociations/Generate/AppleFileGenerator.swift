import Gatehouse

/// Makes apple-app-site-association: the routes of a policy as components.
///
/// `?*` crosses slashes, so each pattern with parameters is preceded by one that excludes more segments than the route has; routes with more
/// segments stand before that.
enum AppleFileGenerator {
  /// The file's path below a site's root.
  static let path = ".well-known/apple-app-site-association"

  static func file(_ policy: Policy) -> GeneratedFile? {
    guard !policy.app.appIDs.isEmpty, !policy.links.domains.isEmpty else { return nil }
    var maker = ComponentMaker()
    for route in ordered(policy) { maker.add(route) }
    var limits = maker.limits.sorted()
    limits.append("A slash at the end of a path does not count for Apple: /a/ opens the app where the policy has /a.")
    if policy.links.unknownParameters == .reject {
      limits.append("The file cannot refuse unknown items of a query: such links reach the app, and its parser refuses them.")
    }
    let value: OutlineJSON = .object([
      ("applinks", .object(applinks(policy, maker))),
      ("webcredentials", .object([("apps", .array(policy.app.appIDs.map(OutlineJSON.text)))])),
    ])
    return GeneratedFile(name: path, text: value.text, limits: limits)
  }

  private static func applinks(_ policy: Policy, _ maker: ComponentMaker) -> [(String, OutlineJSON)] {
    var members: [(String, OutlineJSON)] = [
      (
        "details",
        .array([
          .object([
            ("appIDs", .array(policy.app.appIDs.map(OutlineJSON.text))), ("components", .array(maker.components.map(OutlineJSON.object))),
          ])
        ])
      )
    ]
    if !maker.variables.isEmpty {
      members.append(("substitutionVariables", .object(maker.variables.map { ($0.name, .array($0.values.map(OutlineJSON.text))) })))
    }
    return members
  }

  /// Routes of https: open-ended ones first, then by the number of segments, most first.
  private static func ordered(_ policy: Policy) -> [Policy.Route] {
    let routes = policy.links.routes.filter { $0.via.isEmpty || $0.via.contains("https") }
    let weight: (Policy.Route) -> Int = { $0.path.hasWildcard ? .max : $0.path.segments.count }
    return routes.enumerated().sorted { (weight($0.element), -$0.offset) > (weight($1.element), -$1.offset) }.map(\.element)
  }
}

/// Collects components.
private struct ComponentMaker {
  private(set) var components: [[(String, OutlineJSON)]] = []
  private(set) var variables: [(name: String, values: [String])] = []
  private(set) var limits: Set<String> = []
  private var seen: Set<String> = []

  mutating func add(_ route: Policy.Route) {
    let pieces = route.path.segments.map { piece($0, route) }
    let end = route.path.hasWildcard ? "?*" : ""
    if !route.path.hasWildcard {
      for (place, piece) in pieces.enumerated() where piece == "?*" {
        var longer = pieces
        longer[place] = "?*/?*"
        append([("/", .text(path(longer))), ("exclude", .bool(true)), ("comment", .text("more segments than \(route.name)"))])
      }
    }
    var component: [(String, OutlineJSON)] = [("/", .text(path(pieces) + end))]
    let items = required(route)
    if !items.isEmpty { component.append(("?", .object(items.map { ($0, .text("?*")) }))) }
    append(component + [("comment", .text(route.name))])
  }

  private func path(_ pieces: [String]) -> String { "/" + pieces.joined(separator: "/") }

  /// A component once; comments do not make a difference.
  private mutating func append(_ component: [(String, OutlineJSON)]) {
    let key = OutlineJSON.object(component.filter { $0.0 != "comment" }).text
    if seen.insert(key).inserted { components.append(component) }
  }

  private mutating func piece(_ segment: PathPattern.Segment, _ route: Policy.Route) -> String {
    switch segment {
    case .literal(let text):
      if text.contains("*") || text.contains("$(") {
        limits.insert("Apple's patterns have no escapes: a * or $( in a path is written as ?, which is any one character.")
      }
      return text.replacing("*", by: "?").replacing("$(", by: "?(")
    case .parameter(let name):
      guard let type = route.parameters.first(where: { $0.name == name })?.type else { return "?*" }
      if case .oneOf(let words) = type.kind, words.allSatisfy(Self.isPlain) {
        return "$(\(variable(route.name + "." + name, words)))"
      }
      limits.insert("Apple's patterns know no types: what a parameter may hold is checked by the app's parser alone.")
      return "?*"
    }
  }

  private mutating func variable(_ name: String, _ values: [String]) -> String {
    let name = name.filter { !"$()".contains($0) }
    if !variables.contains(where: { $0.name == name }) { variables.append((name, values)) }
    return name
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { TolerantJSONReader.isWordByte($0) && $0 != UInt8(ascii: "$") || "-.~".utf8.contains($0) }
  }

  /// Names of items that a link must have.
  private func required(_ route: Policy.Route) -> [String] {
    let inPath = Set(route.path.parameterNames)
    return route.parameters.filter { parameter in
      guard !inPath.contains(parameter.name), !parameter.type.isOptional, !parameter.type.isRepeatable else { return false }
      return switch parameter.type.kind {
      case .token(let range), .digits(let range), .word(let range): range.lowerBound > 0
      case .text, .pattern: false
      default: true
      }
    }.map(\.name)
  }
}

extension String {
  /// The text with another one in place of each word.
  fileprivate func replacing(_ word: String, by other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
