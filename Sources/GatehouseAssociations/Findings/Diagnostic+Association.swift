public import Gatehouse

extension Diagnostic {
  /// A finding that is in no text: about a build, an answer, or two files that do not agree.
  public init(
    _ finding: AssociationFinding, _ message: String, severity: Severity? = nil, remedy: String? = nil,
    range: SourceRange = SourceRange(0, 0),
    in source: SourceText = SourceText([]), pointer: String = ""
  ) {
    self.init(
      severity ?? finding.severity, code: finding.code, message: message, range: range, in: source, pointer: pointer, why: finding.why,
      remedy: remedy ?? finding.remedy)
  }
}
