import Gatehouse

/// Collects what is found in one file.
struct FindingList: Sendable {
  /// The file.
  let source: SourceText
  /// What was found so far.
  private(set) var findings: [Diagnostic] = []
  /// Whether something was found that spoils the file's structure.
  private(set) var isSpoiled = false

  init(_ source: SourceText) { self.source = source }

  /// Adds a finding. Severity and remedy are those of its kind unless they are given.
  mutating func add(
    _ finding: AssociationFinding, _ message: String, at range: SourceRange, _ pointer: Pointer = Pointer(),
    severity: Diagnostic.Severity? = nil, remedy: String? = nil, related: Diagnostic.Related? = nil
  ) {
    let severity = severity ?? finding.severity
    if finding.spoilsStructure, severity == .error { isSpoiled = true }
    findings.append(
      Diagnostic(
        severity, code: finding.code, message: message, range: range, in: source, pointer: pointer.text, why: finding.why,
        remedy: remedy ?? finding.remedy, related: related))
  }

  /// Adds what reading the text found.
  mutating func add(_ faults: [TextFault]) {
    for fault in faults { add(fault.finding, fault.message, at: fault.range) }
  }

  /// The findings in the order of the file.
  var sorted: [Diagnostic] {
    findings.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map(\.element)
  }
}

/// A JSON pointer (RFC 6901) that grows with the way into a document.
struct Pointer: Sendable, Hashable {
  /// The pointer; empty for the whole document.
  private(set) var text = ""

  init() {}

  /// A pointer that was written out before.
  init(text: String) { self.text = text }

  /// The pointer of a member.
  static func / (pointer: Pointer, name: String) -> Pointer {
    var result = pointer
    result.text += "/"
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": result.text += "~0"
      case "/": result.text += "~1"
      default: result.text.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The pointer of an element.
  static func / (pointer: Pointer, index: Int) -> Pointer {
    var result = pointer
    result.text += "/\(index)"
    return result
  }
}
