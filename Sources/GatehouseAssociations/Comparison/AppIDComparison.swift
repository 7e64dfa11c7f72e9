public import Gatehouse

/// Compares identifiers of apps: those that are meant with those that a file lists.
public enum AppIDComparison {
  /// What is wrong with a file's identifiers.
  ///
  /// - Parameters:
  ///   - file: the served or generated file.
  ///   - expected: the identifiers of the app, as its builds are signed: `application-identifier` of each.
  public static func check(_ file: AppleAssociationFile, expected: [String]) -> [Diagnostic] {
    guard file.association.hasLinks, !expected.isEmpty else { return [] }
    let listed = file.association.appIDs
    return expected.compactMap { missing($0, listed, file) } + stale(file, expected)
  }

  /// Why an identifier is not in the file, if it is not.
  private static func missing(_ wanted: String, _ listed: [String], _ file: AppleAssociationFile) -> Diagnostic? {
    if listed.contains(wanted) { return nil }
    let place: (String) -> SourceRange = { id in
      file.association.details.first { $0.appIDs.contains(id) }?.range ?? SourceRange(0, 0)
    }
    if let other = listed.first(where: { bundle($0) == bundle(wanted) }) {
      return Diagnostic(
        .appIDPrefixMismatch, "the build is \(quoted(wanted)), and the file lists \(quoted(other)): no association", range: place(other),
        in: file.source)
    }
    let measured = listed.map { ($0, EditDistance.between($0, wanted)) }
    if let (near, distance) = measured.min(by: { $0.1 < $1.1 }), distance <= 3 {
      return Diagnostic(
        .appIDNearMiss, "no identifier equals \(quoted(wanted)); the closest is \(quoted(near)), \(distance) letters away",
        range: place(near),
        in: file.source)
    }
    return Diagnostic(.appIDMissing, "the file does not list \(quoted(wanted))", in: file.source)
  }

  /// Identifiers that no build has. Before one of the app's own they take its links.
  private static func stale(_ file: AppleAssociationFile, _ expected: [String]) -> [Diagnostic] {
    let own = file.association.details.firstIndex { $0.appIDs.contains(where: expected.contains) }
    return file.association.details.enumerated().flatMap { index, detail in
      detail.appIDs.filter { !expected.contains($0) }.map { id in
        let isFirst = own.map { index < $0 } ?? false
        return Diagnostic(
          .staleAppID, "\(quoted(id)) is in the file and in no build of the policy\(isFirst ? "; it stands before the app" : "")",
          severity: isFirst ? .warning : .note, range: detail.range, in: file.source, pointer: detail.pointer)
      }
    }
  }

  private static func bundle(_ id: String) -> Substring { id.firstIndex(of: ".").map { id[$0...] } ?? id[...] }
}

/// How many letters must be inserted, removed or replaced.
enum EditDistance {
  static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left.utf8.prefix(200))
    let right = Array(right.utf8.prefix(200))
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        current.append(min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1))
      }
      last = current
    }
    return last[right.count]
  }
}
