extension ParameterType.Kind {
  /// Whether it surely admits every text that another kind admits. `false` where that cannot be told.
  func covers(_ other: ParameterType.Kind) -> Bool {
    switch (self, other) {
    case (.page, _), (_, .page): self == other
    case (_, .oneOf(let values)): values.allSatisfy(admits)
    case (.token(let lengths), _):
      switch other {
      case .token(let others), .digits(let others), .word(let others): lengths.covers(others)
      case .int: lengths.covers(1...ParameterType.maximumIntDigits)
      case .uuid: lengths.contains(36)
      case .date: lengths.contains(10)
      default: false
      }
    case (.digits(let lengths), .digits(let others)), (.word(let lengths), .word(let others)): lengths.covers(others)
    case (.digits(let lengths), .int): lengths.covers(1...ParameterType.maximumIntDigits)
    case (.int(let values), .int(let others)): values.lowerBound <= others.lowerBound && others.upperBound <= values.upperBound
    case (.text(let scalars), _):
      switch other {
      case .text(let others): others <= scalars
      case .token(let lengths), .digits(let lengths), .word(let lengths): lengths.upperBound <= scalars
      case .int: ParameterType.maximumIntDigits <= scalars
      case .uuid: 36 <= scalars
      case .date: 10 <= scalars
      default: false
      }
    default: self == other
    }
  }

  /// Whether it surely admits a text as written in a path.
  func admits(_ text: String) -> Bool {
    let bytes = Array(text.utf8)[...]
    return ValueRule(self).problem(in: bytes.span, 0..<bytes.count, inQuery: false, page: { _ in false }) == nil
  }
}

extension ClosedRange<Int> {
  fileprivate func covers(_ other: ClosedRange<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}
