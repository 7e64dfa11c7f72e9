/// The type of a parameter: what its text may be.
///
/// Types are matched on the text as written; only `text` and `page` are decoded, once. An escape in any other type refuses.
public struct ParameterType: Sendable, Hashable {
  /// What the text may be.
  public var kind: Kind
  /// `?`: it may be missing.
  public var isOptional: Bool
  /// `*`: it may be repeated. Without it a second one refuses.
  public var isRepeatable: Bool

  /// The kinds.
  public indirect enum Kind: Sendable, Hashable {
    /// `[A-Za-z0-9_-]`, of a length in this range.
    case token(ClosedRange<Int>)
    /// ASCII digits, of a length in this range; the text is kept.
    case digits(ClosedRange<Int>)
    /// ASCII digits with a value in this range; the value is canonical.
    case int(ClosedRange<Int64>)
    /// ASCII letters, of a length in this range.
    case word(ClosedRange<Int>)
    /// A UUID in its usual form.
    case uuid
    /// A calendar date, `YYYY-MM-DD`.
    case date
    /// One of these texts.
    case oneOf([String])
    /// At most this many Unicode scalars, without controls.
    case text(Int)
    /// An address that `web` would load in the main frame.
    case page
    /// An anchored pattern, matched in linear time.
    case pattern(String)
  }

  /// Makes a type.
  public init(_ kind: Kind, isOptional: Bool = false, isRepeatable: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeatable = isRepeatable
  }
}
