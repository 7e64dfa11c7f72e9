/// The patterns of `android:pathAdvancedPattern` (API 31): characters, `.`, sets `[a-z]` and `[^a-z]`, each with `*`, `+`, `{n}` or `{m,n}`.
///
/// A repetition takes as many characters as it can and is not tried again with fewer.
struct AdvancedGlob: Sendable {
  private struct Step: Sendable {
    var ranges: [ClosedRange<UInt16>]
    var isNegated = false
    var least = 1
    var most = 1
  }

  private let steps: [Step]

  /// Reads a pattern; `nil` if it is malformed.
  init?(_ text: String) {
    let units = Array(text.utf16)
    var steps: [Step] = []
    var place = 0
    while place < units.count {
      switch units[place] {
      case Self.unit("["):
        guard let step = Self.set(units, &place) else { return nil }
        steps.append(step)
      case Self.unit("*"), Self.unit("+"), Self.unit("{"):
        guard let last = steps.indices.last, steps[last].least == 1, steps[last].most == 1,
          let (least, most) = Self.repetition(units, &place)
        else { return nil }
        steps[last].least = least
        steps[last].most = most
      case Self.unit("."):
        steps.append(Step(ranges: [0 ... .max]))
        place += 1
      default:
        if units[place] == Self.unit("\\") { place += 1 }
        guard place < units.count else { return nil }
        steps.append(Step(ranges: [units[place]...units[place]]))
        place += 1
      }
    }
    self.steps = steps
  }

  /// Whether the whole text matches.
  func matches(_ text: String) -> Bool {
    let units = Array(text.utf16)
    var place = 0
    for step in steps {
      var count = 0
      while count < step.most, place < units.count, step.ranges.contains(where: { $0.contains(units[place]) }) != step.isNegated {
        count += 1
        place += 1
      }
      if count < step.least { return false }
    }
    return place == units.count
  }

  private static func unit(_ letter: Unicode.Scalar) -> UInt16 { UInt16(truncatingIfNeeded: letter.value) }

  private static func set(_ units: [UInt16], _ place: inout Int) -> Step? {
    place += 1
    var step = Step(ranges: [])
    if place < units.count, units[place] == unit("^") {
      step.isNegated = true
      place += 1
    }
    while place < units.count, units[place] != unit("]") {
      if units[place] == unit("\\") { place += 1 }
      guard place < units.count else { return nil }
      let low = units[place]
      place += 1
      guard place + 1 < units.count, units[place] == unit("-"), units[place + 1] != unit("]") else {
        step.ranges.append(low...low)
        continue
      }
      place += 1
      if units[place] == unit("\\") { place += 1 }
      guard place < units.count, units[place] >= low else { return nil }
      step.ranges.append(low...units[place])
      place += 1
    }
    guard place < units.count, !step.ranges.isEmpty else { return nil }
    place += 1
    return step
  }

  private static func repetition(_ units: [UInt16], _ place: inout Int) -> (Int, Int)? {
    let first = units[place]
    place += 1
    if first == unit("*") { return (0, .max) }
    if first == unit("+") { return (1, .max) }
    guard let close = units[place...].firstIndex(of: unit("}")) else { return nil }
    let parts = String(decoding: units[place..<close], as: UTF16.self).split(separator: ",", omittingEmptySubsequences: false)
    place = close + 1
    guard let least = parts.first.flatMap({ Int($0) }), least >= 0, parts.count <= 2 else { return nil }
    if parts.count == 1 { return (least, least) }
    if parts[1].isEmpty { return (least, .max) }
    guard let most = Int(parts[1]), most >= least else { return nil }
    return (least, most)
  }
}
