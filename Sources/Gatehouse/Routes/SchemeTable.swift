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
    let bytes = url.utf8[...]
    return find(bytes.span, url.parts, page: page)
  }

  /// The same, for a serialisation and its parts.
  func find(_ text: Span<UInt8>, _ layout: WebURL.Layout, page: (WebURL) -> Bool) -> SchemeAnswer {
    var nearest: SchemeMiss?
    for place in table.places(of: ByteHash.of(text, layout.schemeRange)) {
      let number = table[place]
      guard ByteHash.equal(text, layout.schemeRange, rules[number].scheme) else { continue }
      guard let finding = rules[number].problem(text, layout, page: page) else { return .match(index: number) }
      let miss = SchemeMiss(cause: finding.cause, rule: number, parameter: finding.parameter)
      if nearest.map({ miss.rank > $0.rank }) ?? true { nearest = miss }
    }
    return nearest.map(SchemeAnswer.none) ?? .unlisted
  }

  /// The schemes that have rules.
  var names: [String] { rules.map { RouteBytes.text($0.scheme) } }

  /// The first rule of a scheme, or `nil`.
  func firstRule(of scheme: String) -> Int? { rules.firstIndex { $0.scheme.elementsEqual(scheme.utf8) } }

  /// Whether a rule asks for nothing but the scheme.
  func isPlain(_ rule: Int?) -> Bool { rule.map { rules[$0].isPlain } ?? false }

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

  /// Whether it asks for nothing but the scheme.
  var isPlain: Bool { hosts == nil && paths == nil && parameters == nil }

  func problem(_ text: Span<UInt8>, _ layout: WebURL.Layout, page: (WebURL) -> Bool) -> Finding? {
    if let hosts, !hasHost(text, layout, hosts) { return Finding(cause: .host) }
    guard let paths else {
      guard let parameters else { return nil }
      return queryProblem(parameters, text, layout, page: page).map { Finding(cause: .link($0.cause), parameter: $0.parameter) }
    }
    guard let link = LinkText(pathOf: layout, text) else { return Finding(cause: .link(.path)) }
    let scan = PathScan(text, link.body)
    if scan.badEscape != nil { return Finding(cause: .link(.encoded)) }
    var nearest = RouteMiss(.path)
    let hasPath = !layout.pathRange.isEmpty
    for (path, parameters) in paths {
      guard path.isEmpty ? !hasPath : hasPath && path.admits(text, link.body, segmentCount: scan.segments) else { continue }
      let finding =
        parameters.pathProblem(path, text, link.body, page: page)
        ?? (hasParameters ? queryProblem(parameters, text, layout, page: page) : nil)
      guard let finding else { return nil }
      let miss = RouteMiss(finding.cause, parameter: finding.parameter)
      if miss.rank > nearest.rank { nearest = miss }
    }
    return Finding(cause: .link(nearest.cause), parameter: nearest.parameter)
  }

  private func queryProblem(
    _ parameters: CompiledParameters, _ text: Span<UInt8>, _ layout: WebURL.Layout, page: (WebURL) -> Bool
  ) -> CompiledParameters.Finding? {
    parameters.queryProblem(
      text, layout.queryRange, hasFragment: Int(layout.fragmentStart) < text.count, dropsUnknown: false, page: page)
  }

  private func hasHost(_ text: Span<UInt8>, _ layout: WebURL.Layout, _ hosts: [[UInt8]]) -> Bool {
    guard let range = layout.hostRange, !layout.hasPort, !layout.hasCredentials else { return false }
    for host in hosts where host.count == range.count {
      var isEqual = true
      for offset in host.indices where host[offset] != RouteBytes.lowercased(text[range.lowerBound + offset]) { isEqual = false }
      if isEqual { return true }
    }
    return false
  }
}
