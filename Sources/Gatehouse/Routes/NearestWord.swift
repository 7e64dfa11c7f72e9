/// The known word that is nearest to a mistyped one, for "did you mean".
package enum NearestWord {
  /// The nearest of `known`, or `nil` if none is near: at most a third of the letters, and at least one, may differ. Case counts as
  /// no difference. The first of several wins.
  package static func find(_ word: String, in known: [String]) -> String? {
    let letters = Array(word.utf8.prefix(64)).map(RouteBytes.lowercased)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let other = Array(candidate.utf8.prefix(64)).map(RouteBytes.lowercased)
      let distance = editDistance(letters, other)
      if distance <= max(1, other.count / 3), distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// How many letters must be inserted, removed, replaced or swapped with their neighbour.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
