/// What validity and normalisation ask about a code point, in one look-up.
struct CodePointProperties: Sendable {
  private let bits: UInt32

  init(_ codePoint: UInt32) { bits = PropertyTable.trie[codePoint] }

  /// Whether NFC may change the code point or its neighbour.
  var mayChangeUnderNFC: Bool { bits & 1 == 1 }

  /// General category Mn, Mc or Me.
  var isMark: Bool { bits &>> 1 & 1 == 1 }

  /// The joining type, for valid code points.
  var joiningType: JoiningType { JoiningType(rawValue: UInt8(truncatingIfNeeded: bits &>> 2 & 7)) ?? .nonJoining }

  /// The bidi class, for valid code points.
  var bidiClass: BidiClass { BidiClass(rawValue: UInt8(truncatingIfNeeded: bits &>> 5 & 15)) ?? .other }

  /// The canonical combining class; 9 is virama.
  var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits &>> 9) }
}

/// The joining types that RFC 5892 asks about; the numbers are the tables'.
enum JoiningType: UInt8, Sendable {
  case nonJoining
  case left
  case right
  case dual
  case transparent
}

/// The bidi classes that RFC 5893 asks about; the numbers are the tables'.
enum BidiClass: UInt8, Sendable {
  case other
  case leftToRight
  case rightToLeft
  case arabicLetter
  case arabicNumber
  case europeanNumber
  case europeanSeparator
  case commonSeparator
  case europeanTerminator
  case otherNeutral
  case boundaryNeutral
  case nonspacingMark

  /// Whether one such code point makes a domain a bidi domain.
  var isRightToLeft: Bool { self == .rightToLeft || self == .arabicLetter || self == .arabicNumber }
}
