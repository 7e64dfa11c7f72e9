package import URLStandard

/// The schemes that a policy lists for other apps, compiled: an address in, the rule that admits it or the nearest cause out.
///
/// Where a rule says `hosts`, the host is one of them, whatever its case, without a port. Where it says `paths`, one of them matches; an
/// escape of a character that needs none matches nothing. Where it says `parameters`, every key of the query is one of them, none comes
/// twice unless its type is repeatable, none that is required is missing, and there is no fragment: nothing is left out, since the address
/// is handed on whole.
package final class SchemeTable: Sendable {
  private let rules: [CompiledSchemeRule]
  private let table: HashIndex

  /// Compiles the rules; several may have the same scheme.
  package init(_ rules: [Policy.SchemeRule]) {
    self.rules = rules.map(CompiledSchemeRule.init)
    table = HashIndex(self.rules.enumerated().map { (ByteHash.of($0.element.scheme, $0.element.scheme.indices), $0.offset) })
  }

  /// The first rule that admits an address.
  ///
  /// - Parameter page: whether `web` would load an address in the main frame; asked for values of the type `page`.
  package func find(_ url: WebURL, page: (WebURL) -> Bool) -> SchemeAnswer {
    find(url, schemeHash: ByteHash.of(url.utf8, url.schemeRange), page: page)
  }

  /// The same, for a scheme whose hash is known.
  func find(_ url: WebURL, schemeHash: UInt64, page: (WebURL) -> Bool) -> SchemeAnswer {
    var nearest: SchemeMiss?
    for place in table.places(of: schemeHash) {
      let number = table[place]
      guard ByteHash.equal(url.utf8, url.schemeRange, rules[number].scheme) else { continue }
      guard let finding = rules[number].problem(url, page: page) else { return .match(index: number) }
      let miss = SchemeMiss(cause: finding.cause, rule: number, parameter: finding.parameter)
      if nearest.map({ miss.rank > $0.rank }) ?? true { nearest = miss }
    }
    return nearest.map(SchemeAnswer.none) ?? .unlisted
  }

  /// One sentence about a miss.
  package func says(_ miss: SchemeMiss) -> String {
    guard rules.indices.contains(miss.rule) else { return "no rule admits it" }
    let rule = rules[miss.rule]
    let name = "\(RouteBytes.text(rule.scheme)):"
    switch miss.cause {
    case .host: return "`\(name)` is listed, but not with this host"
    case .link(.path): return "`\(name)` is listed, but not with this path"
    case .link(let cause):
      let names = rule.parameterNames
      let parameter = miss.parameter.flatMap { names.indices.contains($0) ? names[$0] : nil }
      return RouteMiss(cause).says(route: name, parameter: parameter)
    }
  }
}

/// What a table of schemes answers.
package enum SchemeAnswer: Sendable, Hashable {
  /// The rule at this place of the list admits the address.
  case match(index: Int)
  /// The scheme is listed, but no rule admits the address.
  case none(SchemeMiss)
  /// The scheme is not listed.
  case unlisted
}

/// Why no rule of a scheme admits an address: the cause of the rule that came nearest, the first of several.
package struct SchemeMiss: Sendable, Hashable {
  /// The cause.
  package var cause: Cause
  /// The rule's place in the list, from 0.
  package var rule: Int
  /// The parameter's place in the rule, from 0, or `nil`.
  package var parameter: Int?

  /// Causes.
  package enum Cause: Sendable, Hashable {
    /// The host is not listed, or there is a port or no host.
    case host
    /// The path, the query or the fragment, as for a route.
    case link(RouteMiss.Cause)
  }

  var rank: Int {
    switch cause {
    case .host: 0
    case .link(let cause): 1 + RouteMiss(cause).rank
    }
  }
}

/// A rule, ready to be compared with an address.
private final class CompiledSchemeRule: Sendable {
  let scheme: [UInt8]
  private let hosts: [[UInt8]]?
  /// One for each path, with the parameters that are left for the query; `nil` is any path.
  private let paths: [(path: CompiledPath, parameters: CompiledParameters)]?
  /// Those of the query where any path may stand; `nil` is any query.
  private let parameters: CompiledParameters?
  private let hasParameters: Bool
  let parameterNames: [String]

  init(_ rule: Policy.SchemeRule) {
    scheme = Array(rule.scheme.utf8)
    hosts = rule.hosts?.map { Array($0.utf8) }
    paths = rule.paths?.map { pattern in
      let parameters = CompiledParameters(rule.parameters ?? [], path: pattern.parameterNames)
      return (CompiledPath(pattern, parameter: parameters.number), parameters)
    }
    parameters = rule.parameters.map { CompiledParameters($0, path: []) }
    hasParameters = rule.parameters != nil
    parameterNames = rule.parameters?.map(\.name) ?? []
  }

  struct Finding {
    var cause: SchemeMiss.Cause
    var parameter: Int?
  }

  func problem(_ url: WebURL, page: (WebURL) -> Bool) -> Finding? {
    if let hosts, !hasHost(url, hosts) { return Finding(cause: .host) }
    guard let paths else {
      guard let parameters else { return nil }
      return queryProblem(parameters, url, page: page).map { Finding(cause: .link($0.cause), parameter: $0.parameter) }
    }
    guard let link = LinkText(pathOf: url) else { return Finding(cause: .link(.path)) }
    let bytes = link.utf8(of: url)[...]
    let text = bytes.span
    let scan = PathScan(text, link.body)
    if scan.badEscape != nil { return Finding(cause: .link(.encoded)) }
    var nearest = RouteMiss(.path)
    for (path, parameters) in paths {
      guard path.isEmpty ? url.pathRange.isEmpty : !url.pathRange.isEmpty && path.admits(text, link.body, segmentCount: scan.segments)
      else { continue }
      let finding =
        parameters.pathProblem(path, text, link.body, page: page) ?? (hasParameters ? queryProblem(parameters, url, page: page) : nil)
      guard let finding else { return nil }
      let miss = RouteMiss(finding.cause, parameter: finding.parameter)
      if miss.rank > nearest.rank { nearest = miss }
    }
    return Finding(cause: .link(nearest.cause), parameter: nearest.parameter)
  }

  private func queryProblem(_ parameters: CompiledParameters, _ url: WebURL, page: (WebURL) -> Bool) -> CompiledParameters.Finding? {
    let bytes = url.utf8[...]
    return parameters.queryProblem(
      bytes.span, url.queryRange, hasFragment: url.fragmentRange != nil, dropsUnknown: false, page: page)
  }

  private func hasHost(_ url: WebURL, _ hosts: [[UInt8]]) -> Bool {
    guard let range = url.hostRange, url.port == nil, !url.hasCredentials else { return false }
    return hosts.contains { host in
      host.count == range.count && host.indices.allSatisfy { host[$0] == RouteBytes.lowercased(url.utf8[range.lowerBound + $0]) }
    }
  }
}
