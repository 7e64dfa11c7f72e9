/// Why the text of a path pattern or of a parameter type cannot be used.
public struct PatternError: Error, Sendable, Hashable {
  /// Where: a byte offset in the UTF-8 of the text, from 0 to its length.
  public let offset: Int
  /// The cause, one sentence without a full stop.
  public let message: String
  /// What to write instead, one sentence without a full stop.
  public let remedy: String

  package init(at offset: Int, _ message: String, remedy: String) {
    self.offset = offset
    self.message = message
    self.remedy = remedy
  }
}

extension PatternError: CustomStringConvertible {
  /// The place, the cause and the remedy in one line.
  public var description: String { "at byte \(offset): \(message); \(remedy)" }
}
