/// A path with named segments, such as `/product/{id}` or `/open/*`.
///
/// Literals match as written. `{name}` stands for one segment. A trailing `*` stands for one or more characters. An empty text
/// (in handoff rules) means no path.
public struct PathPattern: Sendable, Hashable {
  /// The pattern as written.
  public let text: String
  /// Its segments, between slashes.
  public let segments: [Segment]
  /// Whether a trailing `*` follows the last segment's literal prefix.
  public let hasWildcard: Bool

  /// One segment.
  public enum Segment: Sendable, Hashable {
    /// Fixed text, as the URL standard serialises it; the digits of its escapes are upper case.
    case literal(String)
    /// A named parameter.
    case parameter(String)
  }

  package init(text: String, segments: [Segment], hasWildcard: Bool) {
    self.text = text
    self.segments = segments
    self.hasWildcard = hasWildcard
  }
}
