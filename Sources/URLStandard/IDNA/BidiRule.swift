/// The rule for labels of domains that hold right-to-left text.
///
/// See [RFC 5893, section 2](https://www.rfc-editor.org/rfc/rfc5893#section-2).
enum BidiRule {
  /// Whether a label makes its domain a bidi domain.
  static func isRightToLeft(_ label: ArraySlice<UInt32>) -> Bool {
    label.contains { codePoint in
      codePoint >= 0x590 && CodePointProperties(codePoint).bidiClass.isRightToLeft
    }
  }

  /// Whether a label of a bidi domain satisfies the rule. An empty label does.
  static func isSatisfied(_ label: ArraySlice<UInt32>) -> Bool {
    guard let first = label.first else { return true }
    switch CodePointProperties(first).bidiClass {
    case .leftToRight: return isSatisfiedLeftToRight(label)
    case .rightToLeft, .arabicLetter: return isSatisfiedRightToLeft(label)
    default: return false
    }
  }

  private static func isSatisfiedLeftToRight(_ label: ArraySlice<UInt32>) -> Bool {
    var last = BidiClass.other
    for codePoint in label {
      let bidiClass = CodePointProperties(codePoint).bidiClass
      switch bidiClass {
      case .leftToRight, .europeanNumber, .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral:
        last = bidiClass
      case .nonspacingMark: continue
      default: return false
      }
    }
    return last == .leftToRight || last == .europeanNumber
  }

  private static func isSatisfiedRightToLeft(_ label: ArraySlice<UInt32>) -> Bool {
    var last = BidiClass.other
    var hasEuropean = false
    var hasArabic = false
    for codePoint in label {
      let bidiClass = CodePointProperties(codePoint).bidiClass
      switch bidiClass {
      case .europeanNumber: hasEuropean = true
      case .arabicNumber: hasArabic = true
      case .rightToLeft, .arabicLetter, .europeanSeparator, .commonSeparator, .europeanTerminator, .otherNeutral, .boundaryNeutral: break
      case .nonspacingMark: continue
      default: return false
      }
      last = bidiClass
    }
    guard !(hasEuropean && hasArabic) else { return false }
    return last == .rightToLeft || last == .arabicLetter || last == .europeanNumber || last == .arabicNumber
  }
}
