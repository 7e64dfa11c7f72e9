/// Why no route matches a link: the cause of the route that came nearest.
package struct RouteMiss: Sendable, Hashable {
  /// The cause.
  package var cause: Cause
  /// The route that came nearest, its place in the policy from 0; `nil` if the cause belongs to none.
  package var route: Int?
  /// The parameter, its place among the route's, from 0: those of the policy, then the names of the path without a type.
  package var parameter: Int?
  /// Where in the link's serialisation; `nil` if it is nowhere.
  package var range: Range<Int>?

  /// Causes. A route whose path fits came nearer than none, one that may be reached through the scheme nearer than one that may not,
  /// one that only lacks a key nearest; of equals the first of the policy counts.
  package enum Cause: Sendable, Hashable {
    /// The link has no host, a port, credentials or an opaque path, or its scheme has no routes.
    case notALink
    /// The path has an escape of a character that needs none, or a `%` that is no escape. Or a key or a value of the query has such an
    /// escape. Or what stands for `*` hides a slash, a backslash or a control in an escape.
    case encoded
    /// No route has this path.
    case path
    /// The route is not reached through this scheme.
    case via
    /// A parameter's text is not of its type.
    case parameter(ValueProblem)
    /// What stands for `*` has an empty segment.
    case emptySegment
    /// The route has more parameters than can be told apart.
    case tooManyParameters
    /// The query has a key that the route does not name, or one named like a segment of the path.
    case unknownParameter
    /// A key comes twice.
    case duplicateParameter
    /// There is a fragment.
    case fragment
    /// A required key is missing.
    case missingParameter
  }

  package init(_ cause: Cause, route: Int? = nil, parameter: Int? = nil, range: Range<Int>? = nil) {
    self.cause = cause
    self.route = route
    self.parameter = parameter
    self.range = range
  }
}

extension RouteMiss {
  /// One sentence for people, without a full stop and without text of the link.
  ///
  /// - Parameters:
  ///   - route: the name of the route, or what else the parameters belong to.
  ///   - parameter: the name of the parameter.
  package func says(route: String?, parameter: String?) -> String {
    let whose = route.map { " of `\($0)`" } ?? ""
    let name = parameter.map { "`\($0)`" } ?? "a parameter"
    return switch cause {
    case .notALink: "only an https address or a scheme with a host, without port and user name, can be a route"
    case .encoded where parameter != nil: "\(name)\(whose) has an escape of a character that needs none"
    case .encoded: "an escape of a character that needs none or that could be taken for a part of the path, or a broken escape"
    case .path: "no route has this path"
    case .via: "the route\(route.map { " `\($0)`" } ?? "") is not reached through this scheme"
    case .parameter(let problem): "\(name)\(whose) \(problem.says)"
    case .emptySegment: "what stands for `*`\(whose) has an empty segment"
    case .tooManyParameters: "more parameters\(whose) than can be told apart"
    case .unknownParameter: "a key of the query is no parameter\(whose)"
    case .duplicateParameter: "\(name)\(whose) comes twice"
    case .fragment: "a fragment is no parameter\(whose)"
    case .missingParameter: "\(name)\(whose) is missing"
    }
  }

  /// How far the route came; a greater number is nearer.
  var rank: Int {
    switch cause {
    case .notALink, .path: 0
    case .via: 1
    case .encoded, .parameter, .emptySegment, .tooManyParameters, .unknownParameter, .duplicateParameter, .fragment: 2
    case .missingParameter: 3
    }
  }
}

extension ValueProblem {
  /// What follows a parameter's name in a sentence.
  package var says: String {
    switch self {
    case .escaped: "has an escape, and its type is matched as written"
    case .length: "is too short or too long"
    case .characters: "has a character that its type does not have"
    case .outOfBounds: "is out of bounds"
    case .form: "has not the form of its type"
    case .notListed: "is none of the listed texts"
    case .undecodable: "has escapes that are broken or no UTF-8"
    case .control: "has a control character"
    case .notCanonical: "is no address in canonical form"
    case .notLoadable: "is an address that `web` does not load"
    }
  }
}
