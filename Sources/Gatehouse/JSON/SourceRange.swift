/// A range of byte offsets in a text: where a value, a key or a mistake stands.
public struct SourceRange: Sendable, Hashable {
  /// The first byte, from 0.
  public var start: Int
  /// The byte after the last one; equal to `start` for a place between bytes.
  public var end: Int

  /// Makes a range. An end before the start is taken as the start.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }
}
