import URLStandard

/// A kind of text that a policy may hold: what it is called, how it is read and written.
struct TextForm<Value: Sendable & Hashable>: Sendable {
  /// What it is, with its article: "an origin".
  let name: String
  /// An example.
  let example: String
  /// The code of what is wrong with it.
  let finding: PolicyFinding
  /// A regular expression (ECMA 262) for editors: at least what is accepted.
  let pattern: String?
  /// Whether reading folds spellings into one: a text that is not written as it is read then gets a warning.
  let folds: Bool
  let parse: @Sendable (String) throws(PatternError) -> Value
  let print: @Sendable (Value) -> String

  init(
    _ name: String, example: String, _ finding: PolicyFinding, pattern: String? = nil, folds: Bool = false,
    parse: @escaping @Sendable (String) throws(PatternError) -> Value, print: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.example = example
    self.finding = finding
    self.pattern = pattern
    self.folds = folds
    self.parse = parse
    self.print = print
  }
}

extension TextForm where Value == OriginPattern {
  /// An entry of a list of origins.
  static let origin = TextForm(
    "an origin", example: "https://shop.example", .origin, pattern: "^[Hh][Tt][Tt][Pp][Ss]?:(//[^/?#@\\\\]+)?$", folds: true,
    parse: { text throws(PatternError) in try OriginPattern(parsing: text) }, print: \.description)

  /// One origin: no wildcard, no scheme alone.
  static let exactOrigin = TextForm(
    "an exact origin", example: "https://shop.example", .origin, pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^/?#@\\\\*]+$", folds: true,
    parse: { text throws(PatternError) in
      let pattern = try OriginPattern(parsing: text)
      guard case .origin = pattern else {
        throw PatternError(at: 0, "only exact origins may call the app", remedy: "list each origin, for example \"https://shop.example\"")
      }
      return pattern
    }, print: \.description)
}

extension TextForm where Value == PagePattern {
  /// Pages of an origin.
  static let pages = TextForm(
    "an origin with a path", example: "https://shop.example/checkout/*", .origin, pattern: "^https?://[^?#@\\\\]+$",
    parse: { text throws(PatternError) in try PagePattern(parsing: text) }, print: \.text)
}

extension TextForm where Value == HostPattern {
  /// An entry of a list of hosts.
  static let host = TextForm(
    "a host", example: "shop.example", .host, pattern: "^(\\*\\.)?[^/?#@\\\\*\\s]+$", folds: true,
    parse: { text throws(PatternError) in try HostPattern(parsing: text) }, print: \.description)
}

extension TextForm where Value == PathPattern {
  /// The path of a route.
  static let routePath = TextForm(
    "a path", example: "/product/{id}", .path, pattern: "^/", parse: { text throws(PatternError) in try PathPattern(parsing: text) },
    print: \.text)

  /// A path of a scheme's rule; empty is no path.
  static let handoffPath = TextForm(
    "a path", example: "/view/*", .path, pattern: "^(/.*)?$",
    parse: { text throws(PatternError) in try PathPattern(parsing: text, allowsEmpty: true) }, print: \.text)
}

extension TextForm where Value == ParameterType {
  /// The type of a parameter.
  static let parameterType = TextForm(
    "a parameter type", example: "digits(1...12)", .parameterType, pattern: "^(\(ParameterType.names.joined(separator: "|")))\\b",
    parse: { text throws(PatternError) in try ParameterType(parsing: text) }, print: \.description)
}
