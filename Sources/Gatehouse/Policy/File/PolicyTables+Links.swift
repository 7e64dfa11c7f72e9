extension PolicyTables {
  static let links = PolicyTable(
    Policy.Links(),
    [
      PolicyKey("domains", \.domains, .list(.text(.host)), "Own hosts, by https on the default port; exact, or all sub-domains of one."),
      PolicyKey("schemes", \.schemes, .list(.text(.scheme)), "Own schemes."),
      PolicyKey(
        "unmatched", \.unmatched, .word,
        "What happens to an own address that no route matches; pages loads it where web.pages is written and lists it, else blocks."),
      PolicyKey("routes", \.routes, .list(route.codec), "The app's screens; the first whose path and parameters match wholly wins."),
      PolicyKey(
        "unknownParameters", \.unknownParameters, .word,
        "What happens to a query key that a route does not name: the link is refused, or the key left out."),
      PolicyKey("pending", \.pendingMs, .duration(1_000...604_800_000), "How long an arrival may wait until the app may show it."),
      PolicyKey(
        "arrivals", \.arrivals, .word,
        "What a newer arrival means for those that wait in the same scene: it takes their place, or waits behind them."),
    ])

  private static let route = PolicyTable(
    Policy.Route(name: "", path: PathPattern(text: "", segments: [], hasWildcard: false)),
    [
      PolicyKey("name", \.name, .text(.routeName), isRequired: true, "The screen's name, unique in the policy."),
      PolicyKey(
        "path", \.path, .text(.routePath), isRequired: true,
        "The path that leads to it; {name} is one segment, a trailing * one or more characters. A custom scheme's path is / + host + path."),
      PolicyKey("parameters", \.parameters, parameters, "The types of its path and query parameters, by name."),
      PolicyKey("requires", \.requires, .list(.text(.requirement)), "What must hold before the app shows it."),
      PolicyKey("via", \.via, .list(.text(.scheme)), "The schemes through which it is reached; empty is all of the app's."),
      PolicyKey(
        "secret", \.secret, .list(.text(.parameterName)),
        "The parameters whose values are never saved or logged: codes, tokens, names."),
    ])

  /// Parameters by name, in the order written.
  static let parameters = PolicyCodec<[Policy.Parameter]>.map(
    names: .parameterName, .text(.parameterType), make: { Policy.Parameter($0, $1) }, split: { ($0.name, $0.type) })
}
