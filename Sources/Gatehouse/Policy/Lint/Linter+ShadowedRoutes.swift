extension Linter {
  /// Routes that are never reached because an earlier one matches every link that they match.
  mutating func checkShadowedRoutes() {
    let routes = policy.links.routes
    guard routes.count > 1 else { return }
    var tree = RouteTree()
    for (place, route) in routes.enumerated() {
      let earlier = tree.candidates(for: route.path).sorted().first { earlier in
        routes[earlier].shadows(route, ways: ways, dropsUnknown: policy.links.unknownParameters == .drop)
      }
      if let earlier {
        add(
          .shadowedRoute, "/links/routes/\(place)",
          "\(quoted(route.name)) is never reached: \(quoted(routes[earlier].name)), entry \(earlier + 1), matches every link to it",
          remedy: "put the narrower route first, or remove it")
      }
      tree.insert(route.path, place)
    }
  }
}

/// Earlier routes by their segments, so that a long list does not take quadratic time.
private struct RouteTree {
  private struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?
    var ends: [Int] = []
    var wildcards: [Wildcard] = []
  }

  /// The most candidates that are looked at for one route.
  private static let mostCandidates = 64
  private var nodes = [Node()]

  mutating func insert(_ path: PathPattern, _ route: Int) {
    var node = 0
    for (depth, segment) in path.segments.enumerated() {
      if depth == path.segments.count - 1, path.hasWildcard, case .literal(let prefix) = segment {
        nodes[node].wildcards.append(Wildcard(prefix: prefix, route: route))
        return
      }
      node = child(of: node, segment)
    }
    nodes[node].ends.append(route)
  }

  private mutating func child(of node: Int, _ segment: PathPattern.Segment) -> Int {
    let known =
      switch segment {
      case .literal(let text): nodes[node].literals[text]
      case .parameter: nodes[node].parameter
      }
    if let known { return known }
    nodes.append(Node())
    switch segment {
    case .literal(let text): nodes[node].literals[text] = nodes.count - 1
    case .parameter: nodes[node].parameter = nodes.count - 1
    }
    return nodes.count - 1
  }

  /// Routes whose paths may match everything that a path matches, types apart.
  func candidates(for path: PathPattern) -> [Int] {
    var found: [Int] = []
    var level = [0]
    for (depth, segment) in path.segments.enumerated() {
      let isLast = depth == path.segments.count - 1
      var next: [Int] = []
      for node in level {
        for wildcard in nodes[node].wildcards where wildcard.admits(segment, isLast: isLast, hasWildcard: path.hasWildcard && isLast) {
          found.append(wildcard.route)
          if found.count >= Self.mostCandidates { return found }
        }
        if isLast, path.hasWildcard { continue }
        if case .literal(let text) = segment, let child = nodes[node].literals[text] { next.append(child) }
        if let child = nodes[node].parameter { next.append(child) }
      }
      level = Array(next.prefix(Self.mostCandidates))
    }
    if !path.hasWildcard { found += level.flatMap { nodes[$0].ends.prefix(Self.mostCandidates) } }
    return found
  }
}

/// The end of a path with `*`: what stands before the star in its last segment.
private struct Wildcard {
  var prefix: String
  var route: Int

  /// Whether it admits every text that begins with a segment of another path, `isLast` or with more behind it.
  func admits(_ segment: PathPattern.Segment, isLast: Bool, hasWildcard: Bool) -> Bool {
    switch segment {
    case .parameter: prefix.isEmpty
    case .literal(let text): text.hasPrefix(prefix) && (hasWildcard || !isLast || text != prefix)
    }
  }
}
