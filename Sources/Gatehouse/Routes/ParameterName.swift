/// What a parameter may be called: names are compared with the text of a link as written.
package enum ParameterName {
  /// The most bytes that a name may have.
  package static let maximumLength = 64

  /// Checks a name of the query: letters, digits, `-`, `.`, `_`, `~`, `[`, `]`, at least one.
  package static func check(_ name: String) throws(PatternError) { try check(Array(name.utf8)[...], isPath: false) }

  /// Checks a name in braces: a letter or `_`, then letters, digits, `-`, `.`, `_`.
  static func checkInPath(_ name: ArraySlice<UInt8>) throws(PatternError) { try check(name, isPath: true) }

  private static func check(_ name: ArraySlice<UInt8>, isPath: Bool) throws(PatternError) {
    guard let first = name.first else {
      throw PatternError(at: name.startIndex, "the name is empty", remedy: "give the parameter a name, such as `id`")
    }
    guard name.count <= maximumLength else {
      throw PatternError(
        at: name.startIndex, "the name has \(name.count) bytes", remedy: "use at most \(maximumLength)")
    }
    if isPath, !RouteBytes.isLetter(first), first != UInt8(ascii: "_") {
      throw PatternError(at: name.startIndex, "a name in braces begins with a letter or `_`", remedy: "rename it")
    }
    for index in name.indices {
      let byte = name[index]
      let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
      if RouteBytes.isUnreserved(byte) || (!isPath && isBracket) { continue }
      throw PatternError(
        at: index, "a name has letters, digits, `-`, `.` and `_` only",
        remedy: "names are compared with the link as written, where other characters may be escaped; rename it")
    }
  }
}
