/// The rules for U+200C zero width non-joiner and U+200D zero width joiner, which are invisible and only allowed where they change letters.
///
/// See [RFC 5892, appendix A.1 and A.2](https://www.rfc-editor.org/rfc/rfc5892#appendix-A).
enum JoinerRule {
  /// Whether the joiner at an index may stand there.
  static func isSatisfied(_ label: ArraySlice<UInt32>, at index: Int) -> Bool {
    guard index > label.startIndex else { return false }
    if CodePointProperties(label[index - 1]).combiningClass == virama { return true }
    return label[index] == 0x200C && joinsBefore(label, index) && joinsAfter(label, index)
  }

  private static let virama: UInt8 = 9

  private static func joinsBefore(_ label: ArraySlice<UInt32>, _ index: Int) -> Bool {
    for codePoint in label[..<index].reversed() {
      let type = CodePointProperties(codePoint).joiningType
      if type != .transparent { return type == .left || type == .dual }
    }
    return false
  }

  private static func joinsAfter(_ label: ArraySlice<UInt32>, _ index: Int) -> Bool {
    for codePoint in label[(index + 1)...] {
      let type = CodePointProperties(codePoint).joiningType
      if type != .transparent { return type == .right || type == .dual }
    }
    return false
  }
}
