extension Policy.Route {
  /// Whether every link that leads to another route, whose path this one's admits as far as literals go, leads to this one too.
  /// `false` where that cannot be told.
  func shadows(_ other: Policy.Route, ways: Set<String>, dropsUnknown: Bool) -> Bool {
    guard parameters.count <= CompiledParameters.maximumCount, self.ways(all: ways).isSuperset(of: other.ways(all: ways)) else {
      return false
    }
    return coversPath(of: other) && coversQuery(of: other, dropsUnknown: dropsUnknown)
  }

  private func coversPath(of other: Policy.Route) -> Bool {
    for (segment, otherSegment) in zip(path.segments, other.path.segments) {
      guard case .parameter(let name) = segment else { continue }
      let kind = pathKind(name)
      switch otherSegment {
      case .literal(let text): if !kind.admits(text) { return false }
      case .parameter(let name): if !kind.covers(other.pathKind(name)) { return false }
      }
    }
    return !path.hasWildcard || other.path.segments.dropFirst(path.segments.count - 1).allSatisfy(other.isPlain)
  }

  /// Whether a segment never holds what `*` refuses: an escape, or nothing at all.
  private func isPlain(_ segment: PathPattern.Segment) -> Bool {
    switch segment {
    case .literal(let text): (!text.isEmpty || path.hasWildcard) && !text.utf8.contains(RouteBytes.percent)
    case .parameter(let name):
      switch pathKind(name) {
      case .text, .page: false
      default: true
      }
    }
  }

  private func coversQuery(of other: Policy.Route, dropsUnknown: Bool) -> Bool {
    let own = queryTypes, others = other.queryTypes
    for (name, type) in own {
      if let otherType = others[name] {
        let isPresent = type.isOptional || !otherType.isOptional
        guard isPresent, type.kind.covers(otherType.kind), type.isRepeatable || !otherType.isRepeatable else { return false }
      } else if !type.isOptional || dropsUnknown {
        // Where unknown keys are dropped, the other route takes a link whose value this one refuses.
        return false
      }
    }
    return dropsUnknown || others.keys.allSatisfy { own[$0] != nil }
  }

  private func pathKind(_ name: String) -> ParameterType.Kind { parameters.first { $0.name == name }?.type.kind ?? .token(1...64) }

  private var queryTypes: [String: ParameterType] {
    let names = Set(path.parameterNames)
    return Dictionary(
      parameters.filter { !names.contains($0.name) }.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
  }
}
