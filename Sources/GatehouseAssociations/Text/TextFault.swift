import Gatehouse

/// Something in a text that JSON (RFC 8259) does not allow, and that reading went on behind.
struct TextFault: Sendable, Hashable {
  /// What is wrong.
  var finding: AssociationFinding
  /// Where.
  var range: SourceRange
  /// What is wrong, one clause.
  var message: String

  init(_ finding: AssociationFinding, _ range: SourceRange, _ message: String) {
    self.finding = finding
    self.range = range
    self.message = message
  }
}

/// A text read as well as it can be.
struct TolerantText: Sendable {
  /// The value; `nil` if the text holds none, is no JSON at all (HTML, a signature), or is nested too deep.
  var value: JSONValue?
  /// What is wrong with it, in the order of the text; at most ``TolerantJSONReader/maximumFaults``.
  var faults: [TextFault]
}
