extension Linter {
  /// Routes that no address reaches, and parameters that are not what they seem.
  mutating func checkRoutes() {
    let links = policy.links
    if !links.routes.isEmpty, links.domains.isEmpty, links.schemes.isEmpty {
      add(
        .unreachableRoute, "/links/routes", "no address leads to these routes: the app has no domain and no scheme",
        remedy: "list the app's hosts in /links/domains or its schemes in /links/schemes")
    }
    for (place, route) in links.routes.enumerated() {
      let pointer = "/links/routes/\(place)"
      checkVia(route, pointer)
      checkParameters(route, pointer)
      checkRepeats(route.requires, "\(pointer)/requires") { $0 }
      checkRepeats(route.via, "\(pointer)/via") { $0 }
      checkSecrets(route, pointer)
    }
  }

  private mutating func checkVia(_ route: Policy.Route, _ pointer: String) {
    for (place, scheme) in route.via.enumerated() where !ways.contains(scheme) {
      let isWeb = scheme == "https"
      add(
        .unknownVia, "\(pointer)/via/\(place)",
        isWeb ? "\"https\" leads nowhere: the app has no domain" : "\"\(scheme)\" is no scheme of the app",
        remedy: isWeb ? "list the app's hosts in /links/domains, or remove it" : "add it to /links/schemes, or remove it")
    }
    // A custom scheme's host is the first segment, and hosts are in lower case.
    let reached = route.ways(all: ways)
    if case .literal(let first)? = route.path.segments.first, !reached.isEmpty, !reached.contains("https"), !first.contains("%"),
      first != first.lowercased()
    {
      add(
        .unreachableRoute, "\(pointer)/path", "no address leads to it: \(quoted(first)) is compared with a host, which is in lower case",
        remedy: "write \(quoted(first.lowercased()))")
    }
  }

  private mutating func checkSecrets(_ route: Policy.Route, _ pointer: String) {
    checkRepeats(route.secret, "\(pointer)/secret") { $0 }
    let names = route.parameters.map(\.name) + route.path.parameterNames
    for (place, name) in route.secret.enumerated() where !names.contains(name) {
      add(
        .unknownSecret, "\(pointer)/secret/\(place)", "the route has no parameter \(quoted(name))",
        remedy: "write the name of one of its parameters, or remove it")
    }
  }

  private mutating func checkParameters(_ route: Policy.Route, _ pointer: String) {
    let typed = Dictionary(route.parameters.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    for name in route.path.parameterNames {
      guard let type = typed[name] else {
        add(
          .untypedParameter, "\(pointer)/path", "{\(name)} has no type and is read as token(1...64)",
          remedy: "write its type in the route's \"parameters\"")
        continue
      }
      if type.isOptional || type.isRepeatable {
        add(
          .pathParameterForm, "\(pointer)/parameters\(JSONPointer.text([name]))",
          "{\(name)} stands in the path, so \"\(type.isOptional ? "?" : "*")\" means nothing",
          remedy: "write the type without it; for a path without the segment, add a route")
      }
    }
    if typed.count > CompiledParameters.maximumCount {
      add(
        .unreachableRoute, "\(pointer)/parameters",
        "no address leads to it: it has more than \(CompiledParameters.maximumCount) parameters",
        remedy: "split the route")
    }
  }

  /// The schemes through which the app is reached at all.
  var ways: Set<String> { Set(policy.links.schemes + (policy.links.domains.isEmpty ? [] : ["https"])) }
}

extension Policy.Route {
  /// The schemes through which it is reached.
  func ways(all: Set<String>) -> Set<String> { via.isEmpty ? all : all.intersection(via) }
}
