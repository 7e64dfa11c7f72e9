/// A path pattern, ready to be compared with the path of a link.
struct CompiledPath: Sendable {
  /// The literals, one behind the other; the digits of their escapes are upper case.
  private let literals: [UInt8]
  private let segments: [Segment]
  let hasWildcard: Bool

  private struct Segment {
    /// Where the literal lies in `literals`.
    var start = 0
    var count = 0
    /// The number of the parameter, or -1 for a literal.
    var parameter = -1
  }

  /// - Parameter parameter: the number of the parameter of a name.
  init(_ pattern: PathPattern, parameter: (String) -> Int) {
    var literals: [UInt8] = []
    segments = pattern.segments.map { segment in
      switch segment {
      case .literal(let text):
        let bytes = Self.upperEscapes(Array(text.utf8))
        literals += bytes
        return Segment(start: literals.count - bytes.count, count: bytes.count)
      case .parameter(let name): return Segment(parameter: parameter(name))
      }
    }
    self.literals = literals
    hasWildcard = pattern.hasWildcard
  }

  /// Whether it is the empty pattern, which means no path.
  var isEmpty: Bool { segments.isEmpty }

  /// Bytes with the digits of their escapes in upper case.
  static func upperEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for index in bytes.indices where bytes[index] == RouteBytes.percent && index + 2 < bytes.count {
      result[index + 1] = RouteBytes.upperHex(bytes[index + 1])
      result[index + 2] = RouteBytes.upperHex(bytes[index + 2])
    }
    return result
  }

  /// Whether the literals of a path are those of the pattern, and its segments as many; of a wildcard at least one character is there.
  func admits(_ text: Span<UInt8>, _ body: Range<Int>, segmentCount: Int) -> Bool {
    guard hasWildcard ? segmentCount >= segments.count : segmentCount == segments.count else { return false }
    var start = body.lowerBound
    for number in segments.indices {
      let segment = segments[number]
      if hasWildcard, number == segments.count - 1 {
        return start + segment.count < body.upperBound && isLiteral(segment, text, start)
      }
      let end = RouteText.segmentEnd(text, from: start, before: body.upperBound)
      if segment.parameter < 0, end - start != segment.count || !isLiteral(segment, text, start) { return false }
      start = end + 1
    }
    return !segments.isEmpty
  }

  /// Whether a literal stands at `start`; the caller has seen that there are bytes enough.
  @inline(__always)
  private func isLiteral(_ segment: Segment, _ text: Span<UInt8>, _ start: Int) -> Bool {
    var digits = 0
    for offset in 0..<segment.count {
      var byte = text[start + offset]
      if digits > 0 {
        byte = RouteBytes.upperHex(byte)
        digits -= 1
      } else if byte == RouteBytes.percent {
        digits = 2
      }
      if byte != literals[segment.start + offset] { return false }
    }
    return true
  }

  /// The next segment of an admitted path that is a parameter, from segment `number` and byte `start` on.
  ///
  /// - Returns: the parameter's number and where its text lies; `number` and `start` stand behind it. `nil` when there is none left.
  func nextParameter(_ text: Span<UInt8>, _ body: Range<Int>, _ number: inout Int, _ start: inout Int) -> (
    parameter: Int, range: Range<Int>
  )? {
    while number < segments.count {
      if hasWildcard, number == segments.count - 1 { return nil }
      let segment = segments[number]
      let from = start
      let end = RouteText.segmentEnd(text, from: from, before: body.upperBound)
      number += 1
      start = end + 1
      if segment.parameter >= 0 { return (segment.parameter, from..<end) }
    }
    return nil
  }

  /// What is wrong with what stands for the wildcard of an admitted path: an empty segment, or an escape that hides a slash, a
  /// backslash or a control. An app that decodes or joins such a path would read another one.
  ///
  /// - Returns: what and where, or `nil` if nothing is.
  func wildcardProblem(_ text: Span<UInt8>, _ body: Range<Int>) -> CompiledParameters.Finding? {
    guard hasWildcard, let last = segments.last else { return nil }
    var start = body.lowerBound
    for _ in 1..<max(1, segments.count) { start = RouteText.segmentEnd(text, from: start, before: body.upperBound) + 1 }
    var isBehindSlash = last.count == 0
    for index in start + last.count..<body.upperBound {
      let byte = text[index]
      if byte == RouteBytes.slash, isBehindSlash { return CompiledParameters.Finding(.emptySegment, nil, index..<index + 1) }
      isBehindSlash = byte == RouteBytes.slash
      guard byte == RouteBytes.percent else { continue }
      let value = Escapes.value(text, at: index, before: body.upperBound)
      if let value, value >= 0x20, value != 0x7F, value != RouteBytes.slash, value != UInt8(ascii: "\\") { continue }
      return CompiledParameters.Finding(.encoded, nil, index..<min(index + 3, body.upperBound))
    }
    return nil
  }
}
