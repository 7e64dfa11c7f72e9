/// Which bytes stand for themselves in which part of a URL: what the scanning loops ask.
///
/// One bit a part. The table is a string literal, a row for each high nibble, so that a look-up is one load from constant memory.
/// A test computes it anew from the encode sets.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  /// In a domain, and not changed by lower-casing.
  static let domain = ByteClass(rawValue: 1 << 0)
  /// In a path segment: not percent-encoded, and neither `/` nor `\`.
  static let path = ByteClass(rawValue: 1 << 1)
  /// In the query of a special URL. Other queries may hold `'` as well.
  static let query = ByteClass(rawValue: 1 << 2)
  /// In a fragment.
  static let fragment = ByteClass(rawValue: 1 << 3)
  /// In a path, `/` included, `.` and `%` not: the bytes that cannot be part of a dot segment.
  static let plainPath = ByteClass(rawValue: 1 << 4)

  private static let table: StaticString = #"""
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@\#
    @_AH_N_[______O\\#
    __________^_@_@L\#
    ^^^^^^^^^^^^^^^^\#
    ^^^^^^^^^^^^L^L_\#
    E_______________\#
    ___________M^M_@\#
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@\#
    @@@@@@@@@@@@@@@@
    """#

  /// Whether a byte stands for itself in this part. The table has 256 entries, so no byte is outside it.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    ByteClass.bits(byte) & rawValue != 0
  }

  @inline(__always)
  private static func bits(_ byte: UInt8) -> UInt8 { table.utf8Start[Int(byte)] }

  /// The first position from `start` whose byte does not stand for itself in this part.
  ///
  /// This is where parsing spends its time: ``ByteRun`` skips the usual bytes eight at a time, the table judges the others.
  @inline(__always)
  func end(in input: Span<UInt8>, from start: Int) -> Int {
    let count = input.count
    var position = max(start, 0)
    while position < count {
      if let run = ByteRun(of: self, in: input, from: position) {
        position &+= run.length
        if run.isWhole { continue }
        if position >= count { break }
      }
      guard contains(input[unchecked: position]) else { break }
      position &+= 1
    }
    return position
  }
}
