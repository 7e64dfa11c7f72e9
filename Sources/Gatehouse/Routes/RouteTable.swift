package import URLStandard

/// The routes of a policy, compiled: an address in, a route or the nearest cause out.
///
/// The rules are those of the policy's `links`: segments are split as written; an escape of a character that needs none (RFC 3986, section
/// 2.3) or a broken one matches nothing; literals are compared as written, the case of an escape's digits apart; the first route that
/// matches wholly wins. Finding allocates nothing unless a `text` or `page` has escapes, or a custom scheme's host is not in lower case.
package final class RouteTable: Sendable {
  private let routes: [CompiledRoute]
  private let index: RouteIndex
  private let dropsUnknown: Bool

  /// Compiles the routes.
  package init(_ links: Policy.Links) {
    routes = links.routes.map(CompiledRoute.init)
    index = RouteIndex(links.routes.map(\.path))
    dropsUnknown = links.unknownParameters == .drop
  }

  /// Whether there are no routes.
  package var isEmpty: Bool { routes.isEmpty }

  /// The route of an address that is the app's own: https of an own domain, or an own scheme.
  ///
  /// - Parameter page: whether `web` would load an address in the main frame; asked for values of the type `page`, which are canonical.
  package func find(_ url: WebURL, page: (WebURL) -> Bool) -> RouteAnswer {
    let bytes = url.utf8[...]
    return find(bytes.span, url.parts, page: page)
  }

  /// The same, for a serialisation and its parts.
  @inline(__always)
  func find(_ text: Span<UInt8>, _ layout: WebURL.Layout, page: (WebURL) -> Bool) -> RouteAnswer {
    guard let link = LinkText(layout, text) else { return .none(RouteMiss(.notALink)) }
    return link.withFolded(text) { find(link, $0, page: page) }
  }

  private func find(_ link: LinkText, _ text: Span<UInt8>, page: (WebURL) -> Bool) -> RouteAnswer {
    let scan = PathScan(text, link.body)
    if let range = scan.badEscape { return .none(RouteMiss(.encoded, range: range)) }
    var best: Int?
    var nearest = RouteMiss(.path)
    for shape in 0..<index.shapeCount(scan.segments) {
      for place in index.places(shape, text, link.body, segmentCount: scan.segments) {
        let number = index[place]
        if let best, number >= best { break }
        let route = routes[number]
        guard route.path.admits(text, link.body, segmentCount: scan.segments) else { continue }
        guard let finding = route.problem(link, text, dropsUnknown: dropsUnknown, page: page) else {
          best = number
          break
        }
        let miss = RouteMiss(finding.cause, route: number, parameter: finding.parameter, range: finding.range)
        if miss.rank > nearest.rank || miss.rank == nearest.rank && number < nearest.route ?? .max { nearest = miss }
      }
    }
    if let best { return .match(index: best) }
    return .none(nearest)
  }

  /// The name, the canonical path and the parameters of a route that was found.
  ///
  /// - Parameters:
  ///   - index: what ``find(_:page:)`` gave for this address; `nil` comes back for another one that the route's path does not fit.
  package func match(_ index: Int, of url: WebURL) -> RouteMatch? {
    guard routes.indices.contains(index) else { return nil }
    let bytes = url.utf8[...]
    guard let link = LinkText(url.parts, bytes.span) else { return nil }
    return link.withFolded(bytes.span) { match(index, link, $0) }
  }

  private func match(_ index: Int, _ link: LinkText, _ text: Span<UInt8>) -> RouteMatch? {
    let route = routes[index]
    guard route.path.admits(text, link.body, segmentCount: PathScan(text, link.body).segments) else { return nil }
    let values = route.parameters.values(route.path, text, link.body, link.query)
    return RouteMatch(
      name: route.name, path: route.canonicalPath(text, link.body),
      parameters: route.parameterNames.indices.map { (name: route.parameterNames[$0], values: values[$0]) }, index: index)
  }

  /// The names of the route and the parameter of a miss.
  func names(of miss: RouteMiss) -> (route: String?, parameter: String?) {
    guard let number = miss.route, routes.indices.contains(number) else { return (nil, nil) }
    let route = routes[number]
    return (route.name, miss.parameter.flatMap { route.parameterNames.indices.contains($0) ? route.parameterNames[$0] : nil })
  }

  /// One sentence about a miss.
  package func says(_ miss: RouteMiss) -> String {
    let names = names(of: miss)
    return miss.says(route: names.route, parameter: names.parameter)
  }
}

/// What a route table answers.
package enum RouteAnswer: Sendable, Hashable {
  /// The route at this place of the policy matches wholly.
  case match(index: Int)
  /// No route matches.
  case none(RouteMiss)
}

/// A route, ready to be compared with a link. A class, so that reaching one in a table copies one reference.
private final class CompiledRoute: Sendable {
  let name: String
  let path: CompiledPath
  let parameters: CompiledParameters
  let parameterNames: [String]
  /// The schemes through which it is reached; `nil` is all of the app's.
  private let via: [[UInt8]]?
  private let isViaHTTPS: Bool

  init(_ route: Policy.Route) {
    let parameters = CompiledParameters(route.parameters, path: route.path.parameterNames)
    name = route.name
    path = CompiledPath(route.path, parameter: parameters.number)
    self.parameters = parameters
    parameterNames = parameters.list.map { RouteBytes.text($0.name) }
    via = route.via.isEmpty ? nil : route.via.map { Array($0.utf8) }
    isViaHTTPS = route.via.isEmpty || route.via.contains("https")
  }

  /// What is wrong with a link whose path the route admits, or `nil`.
  func problem(
    _ link: LinkText, _ text: Span<UInt8>, dropsUnknown: Bool, page: (WebURL) -> Bool
  ) -> CompiledParameters.Finding? {
    guard link.isHTTPS ? isViaHTTPS : via?.contains(where: { RouteText.equal(text, link.scheme, $0) }) ?? true else {
      return CompiledParameters.Finding(.via, nil, link.scheme)
    }
    return parameters.pathProblem(path, text, link.body, page: page)
      ?? parameters.queryProblem(text, link.query, hasFragment: link.hasFragment, dropsUnknown: dropsUnknown, page: page)
  }

  /// The path as one address of the screen: the digits of escapes in upper case, an `int` without leading zeros.
  func canonicalPath(_ text: Span<UInt8>, _ body: Range<Int>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(body.count + 1)
    result.append(RouteBytes.slash)
    var copied = body.lowerBound
    var segment = 0
    var start = body.lowerBound
    while let (number, range) = path.nextParameter(text, body, &segment, &start) {
      guard case .int = parameters.list[number].rule else { continue }
      RouteText.append(text, copied..<range.lowerBound, to: &result)
      result += parameters.list[number].rule.value(of: text, range, inQuery: false).utf8
      copied = range.upperBound
    }
    RouteText.append(text, copied..<body.upperBound, to: &result)
    return String(decoding: CompiledPath.upperEscapes(result), as: UTF8.self)
  }
}
