/// Finds the routes whose literals a path may have, without visiting the others.
///
/// Patterns of one *shape* (the same number of segments, literals in the same places) share a probe: the literal segments of the path are
/// hashed and looked up. A policy has few shapes, so the time does not grow with its routes.
struct RouteIndex: Sendable {
  /// The shapes that a path of n segments may have, by n; the last entry is for paths with more segments than any pattern.
  private let shapes: [[Shape]]
  private let table: HashIndex

  /// Which segments are literals.
  struct Shape: Sendable, Hashable {
    var segments: Int
    /// Bit n is set if segment n is a literal.
    var literals: UInt64
    /// The length of the fixed text before `*`, or -1 without one.
    var prefix: Int
    /// Tells the hashes of shapes apart.
    var id = 0
  }

  init(_ patterns: [PathPattern]) {
    var ids: [Shape: Int] = [:]
    var all: [Shape] = []
    var pairs: [(hash: UInt64, number: Int)] = []
    for (number, pattern) in patterns.enumerated() where (1...PathPattern.maximumSegments).contains(pattern.segments.count) {
      let key = Self.shape(of: pattern)
      let id = ids[key] ?? all.count
      ids[key] = id
      if id == all.count {
        var shape = key
        shape.id = id
        all.append(shape)
      }
      pairs.append((Self.hash(of: pattern, id: id), number))
    }
    shapes = (0...PathPattern.maximumSegments + 1).map { count in
      all.filter { $0.prefix < 0 ? $0.segments == count : $0.segments <= count }
    }
    table = HashIndex(pairs)
  }

  private static func shape(of pattern: PathPattern) -> Shape {
    var shape = Shape(segments: pattern.segments.count, literals: 0, prefix: -1)
    for (number, segment) in pattern.segments.enumerated() {
      guard case .literal(let text) = segment else { continue }
      shape.literals |= 1 &<< UInt64(number)
      if pattern.hasWildcard, number == pattern.segments.count - 1 { shape.prefix = text.utf8.count }
    }
    return shape
  }

  private static func hash(of pattern: PathPattern, id: Int) -> UInt64 {
    var hash = ByteHash(seed: id)
    for (number, segment) in pattern.segments.enumerated() {
      if case .literal(let text) = segment { for byte in CompiledPath.upperEscapes(Array(text.utf8)) { hash.add(byte) } }
      if !pattern.hasWildcard || number < pattern.segments.count - 1 { hash.add(RouteBytes.slash) }
    }
    return hash.value
  }

  /// How many shapes a path of so many segments may have.
  func shapeCount(_ segmentCount: Int) -> Int { shapes[min(segmentCount, shapes.count - 1)].count }

  /// The places, for ``subscript(_:)``, of the routes of one shape that a path may match.
  func places(_ number: Int, _ text: Span<UInt8>, _ body: Range<Int>, segmentCount: Int) -> Range<Int> {
    let shape = shapes[min(segmentCount, shapes.count - 1)][number]
    var hash = ByteHash(seed: shape.id)
    var index = body.lowerBound
    for segment in 0..<shape.segments {
      if shape.prefix >= 0, segment == shape.segments - 1 {
        guard index + shape.prefix < body.upperBound else { return 0..<0 }
        Self.add(&hash, text, index..<index + shape.prefix)
        break
      }
      let end = RouteText.segmentEnd(text, from: index, before: body.upperBound)
      if shape.literals &>> UInt64(segment) & 1 == 1 { Self.add(&hash, text, index..<end) }
      hash.add(RouteBytes.slash)
      index = end + 1
    }
    return table.places(of: hash.value)
  }

  /// The route at a place; they ascend within one range of places.
  subscript(_ place: Int) -> Int { table[place] }

  /// Adds text, the digits of its escapes in upper case.
  @inline(__always)
  private static func add(_ hash: inout ByteHash, _ text: Span<UInt8>, _ range: Range<Int>) {
    var digits = 0
    for index in range {
      let byte = text[index]
      if digits > 0 {
        digits -= 1
        hash.add(RouteBytes.upperHex(byte))
      } else {
        if byte == RouteBytes.percent { digits = 2 }
        hash.add(byte)
      }
    }
  }
}
