/// What went wrong with an engine: what, where it looked, and what to do.
package struct EngineError: Error, CustomStringConvertible, Sendable, Hashable {
  package var description: String
  package init(_ description: String) { self.description = description }
}
