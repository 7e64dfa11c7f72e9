/// What went wrong with an engine: what, where it looked, and what to do.
package struct EngineError: Error, CustomStringConvertible, Sendable, Hashable {
  package var description: String
  package init(_ description: String) { self.description = description }
}

extension EngineError {
  /// A script was to run in a document that is gone.
  static let documentIsGone = "the document is gone"
  /// How it begins when a page process did not answer.
  static let noAnswer = "the page process did not answer"
}
