public import URLStandard

extension Gate {
  /// The link that leads to a screen, in canonical form: reading it gives the same route with the same values.
  ///
  /// - Parameters:
  ///   - route: a case of the app's route type.
  ///   - scheme: `https`, or one of the app's own schemes. Over https the first of `links.domains` that is no pattern is used.
  /// - Throws: ``RouteError``; ``RouteError/Cause/notCanonical`` if a value is not of the type that the policy gives it.
  public func link(for route: some Route, scheme: String = "https") throws(RouteError) -> WebURL {
    let encoder = RouteEncoder()
    do {
      try route.encode(to: encoder)
    } catch let error as RouteError { throw error } catch { throw RouteError(.unsupported("the value")) }
    guard let name = encoder.name else { throw RouteError(.unknownRoute) }
    return try link(name: name, parameters: encoder.parameters, scheme: scheme)
  }

  /// The link that leads to a screen, by its name in the policy.
  ///
  /// - Parameter parameters: the values by name, as the app has them: not escaped.
  /// - Throws: ``RouteError``.
  public func link(name: String, parameters: [(name: String, values: [String])], scheme: String = "https") throws(RouteError) -> WebURL {
    guard let index = policy.links.routes.firstIndex(where: { $0.name == name }), let start = start(of: scheme) else {
      throw RouteError(.noSuchRoute, route: name)
    }
    let route = policy.links.routes[index]
    guard !route.path.hasWildcard else { throw RouteError(.noSuchRoute, route: name) }
    var values = Dictionary(parameters.map { ($0.name, $0.values) }, uniquingKeysWith: +)
    var segments: [String] = []
    for segment in route.path.segments {
      switch segment {
      case .literal(let text): segments.append(text)
      case .parameter(let parameter):
        guard let value = values.removeValue(forKey: parameter)?.first else {
          throw RouteError(.missing, route: name, parameter: parameter)
        }
        segments.append(Self.escaped(value))
      }
    }
    var query: [String] = []
    for parameter in route.parameters {
      for value in values.removeValue(forKey: parameter.name) ?? [] { query.append(parameter.name + "=" + Self.escaped(value)) }
    }
    if let unknown = values.first(where: { !$0.value.isEmpty }) { throw RouteError(.noSuchRoute, route: name, parameter: unknown.key) }
    let text = start + segments.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    let verdict = decide(Arrival(link: text))
    guard verdict.kind == .route, let url = verdict.url, let match = verdict.route, match.name == name,
      match.hasValues(Dictionary(parameters.map { ($0.name, $0.values) }, uniquingKeysWith: +))
    else { throw RouteError(.notCanonical, route: name) }
    return url
  }

  /// What a link of a scheme begins with, or `nil` if the app is not reached through it.
  private func start(of scheme: String) -> String? {
    if scheme == "https" {
      for case .exact(let host) in policy.links.domains { return "https://\(host)/" }
      return nil
    }
    return policy.links.schemes.contains(scheme) ? scheme + "://" : nil
  }

  /// Everything escaped but the characters that never need it (RFC 3986, section 2.3), which a route refuses to see escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if RouteBytes.isUnreserved(byte) { result.unicodeScalars.append(Unicode.Scalar(byte)) } else { result += RouteBytes.escape(byte) }
    }
    return result
  }
}

extension RouteMatch {
  /// Whether the parameters have these values and no others.
  fileprivate func hasValues(_ expected: [String: [String]]) -> Bool {
    let mine = parameters.filter { !$0.values.isEmpty }
    return mine.count == expected.filter { !$0.value.isEmpty }.count && mine.allSatisfy { expected[$0.name] == $0.values }
  }
}
