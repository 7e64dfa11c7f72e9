import URLStandard

/// The parameters of a route or of a handoff rule, ready to be compared with the path and the query of a link.
struct CompiledParameters: Sendable {
  /// The most parameters that can be told apart; with more, nothing matches.
  static let maximumCount = 64

  let list: [Parameter]

  /// A class, so that reaching one in a list copies one reference.
  final class Parameter: Sendable {
    let name: [UInt8]
    let rule: ValueRule
    let isOptional: Bool
    let isRepeatable: Bool
    let isInPath: Bool

    init(_ parameter: Policy.Parameter, isInPath: Bool) {
      name = Array(parameter.name.utf8)
      rule = ValueRule(parameter.type.kind)
      isOptional = parameter.type.isOptional
      isRepeatable = parameter.type.isRepeatable
      self.isInPath = isInPath
    }
  }

  /// Those of a policy, in its order; then the names of the path that have no type there: they are `token(1...64)`.
  init(_ parameters: [Policy.Parameter], path names: [String]) {
    let known = Set(parameters.map(\.name))
    let untyped = names.filter { !known.contains($0) }.map { Policy.Parameter($0, ParameterType(.token(1...64))) }
    list = (parameters + untyped).map { Parameter($0, isInPath: names.contains($0.name)) }
  }

  /// The number of a name, or -1.
  func number(of name: String) -> Int { list.firstIndex { $0.name == Array(name.utf8) } ?? -1 }

  /// The number of the query parameter that a key names as written, or `nil`.
  @inline(__always)
  func number(of key: Range<Int>, in text: Span<UInt8>) -> Int? {
    for number in list.indices where !list[number].isInPath && RouteText.equal(text, key, list[number].name) { return number }
    return nil
  }

  /// Compares the segments of an admitted path with the types of their names. An empty segment is of no type.
  func pathProblem(_ path: CompiledPath, _ text: Span<UInt8>, _ body: Range<Int>, page: (WebURL) -> Bool) -> Finding? {
    var segment = 0
    var start = body.lowerBound
    while let (number, range) = path.nextParameter(text, body, &segment, &start) {
      if range.isEmpty { return Finding(.parameter(.length), number, range) }
      if let problem = list[number].rule.problem(in: text, range, inQuery: false, page: page) {
        return Finding(.parameter(problem), number, range)
      }
    }
    return path.wildcardProblem(text, body)
  }

  /// Compares a query and the presence of a fragment with the parameters that are not in the path.
  ///
  /// - Parameter dropsUnknown: whether what is not named is left out; else it is a finding.
  func queryProblem(
    _ text: Span<UInt8>, _ query: Range<Int>?, hasFragment: Bool, dropsUnknown: Bool, page: (WebURL) -> Bool
  ) -> Finding? {
    if list.count > Self.maximumCount { return Finding(.tooManyParameters, nil, nil) }
    var seen: UInt64 = 0
    var pairs = QueryPairs(query)
    while let (key, value) = pairs.next(text) {
      guard let number = number(of: key, in: text) else {
        if Escapes.hasNeedless(text, key) { return Finding(.encoded, nil, key) }
        if dropsUnknown { continue }
        return Finding(.unknownParameter, nil, key)
      }
      let parameter = list[number]
      let bit: UInt64 = 1 &<< UInt64(number)
      if seen & bit != 0, !parameter.isRepeatable { return Finding(.duplicateParameter, number, key) }
      seen |= bit
      if Escapes.hasNeedless(text, value) { return Finding(.encoded, number, value) }
      if let problem = parameter.rule.problem(in: text, value, inQuery: true, page: page) {
        return Finding(.parameter(problem), number, value)
      }
    }
    if hasFragment, !dropsUnknown { return Finding(.fragment, nil, nil) }
    for number in list.indices where seen & (1 &<< UInt64(number)) == 0 && !list[number].isInPath && !list[number].isOptional {
      return Finding(.missingParameter, number, nil)
    }
    return nil
  }

  /// The values of an admitted link, in the order of the list.
  func values(_ path: CompiledPath, _ text: Span<UInt8>, _ body: Range<Int>, _ query: Range<Int>?) -> [[String]] {
    var result = Array(repeating: [String](), count: list.count)
    var segment = 0
    var start = body.lowerBound
    while let (number, range) = path.nextParameter(text, body, &segment, &start) {
      result[number].append(list[number].rule.value(of: text, range, inQuery: false))
    }
    var pairs = QueryPairs(query)
    while let (key, value) = pairs.next(text) {
      if let number = number(of: key, in: text) { result[number].append(list[number].rule.value(of: text, value, inQuery: true)) }
    }
    return result
  }

  /// What is wrong, with which parameter, and where in the link.
  struct Finding {
    var cause: RouteMiss.Cause
    var parameter: Int?
    var range: Range<Int>?

    init(_ cause: RouteMiss.Cause, _ parameter: Int?, _ range: Range<Int>?) {
      self.cause = cause
      self.parameter = parameter
      self.range = range
    }
  }
}

/// Walks the pairs of a query as written: split at `&`, then at the first `=`; empty ones are skipped, and a key without `=` has an empty
/// value (URL standard, application/x-www-form-urlencoded parsing, steps 1 to 3).
struct QueryPairs {
  private var start: Int
  private let end: Int

  init(_ query: Range<Int>?) {
    start = query?.lowerBound ?? 0
    end = query?.upperBound ?? 0
  }

  /// The next pair, or `nil` at the end.
  mutating func next(_ text: Span<UInt8>) -> (key: Range<Int>, value: Range<Int>)? {
    while start < end {
      let from = start
      var index = from
      var equals = -1
      while index < end, text[index] != UInt8(ascii: "&") {
        if equals < 0, text[index] == UInt8(ascii: "=") { equals = index }
        index &+= 1
      }
      start = index + 1
      if index == from { continue }
      return equals < 0 ? (from..<index, index..<index) : (from..<equals, equals + 1..<index)
    }
    return nil
  }
}
