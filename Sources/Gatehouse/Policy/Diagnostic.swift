/// Something that is wrong or odd in a file: what, where, why it matters and what to do about it.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be used, or contradicts itself.
    case error
    /// Something in the file has no effect, or another one than it seems.
    case warning
    /// Something worth knowing; no finding.
    case note
  }

  /// A second place that belongs to it, such as the first of two equal keys.
  public struct Related: Sendable, Hashable {
    /// What is there.
    public var message: String
    /// Where it begins.
    public var position: SourceText.Position

    /// Makes a second place.
    public init(message: String, position: SourceText.Position) {
      self.message = message
      self.position = position
    }
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable code, for example `policy.unknown-key`. ``PolicyFinding`` lists those of policies; those of JSON itself begin with `json.`.
  public var code: String
  /// What is wrong, one clause without a full stop.
  public var message: String
  /// Where it stands: byte offsets in the file.
  public var range: SourceRange
  /// Where it begins.
  public var position: SourceText.Position
  /// Where it ends: the place after its last character.
  public var end: SourceText.Position
  /// The value in the file, as a JSON pointer (RFC 6901); empty for the whole file.
  public var pointer: String
  /// Why it matters, one clause.
  public var why: String
  /// What to do, one clause.
  public var remedy: String
  /// A second place.
  public var related: Related?

  /// Makes a diagnostic; positions are worked out from the source.
  public init(
    _ severity: Severity, code: String, message: String, range: SourceRange, in source: SourceText, pointer: String, why: String,
    remedy: String, related: Related? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    position = source.position(at: range.start)
    end = source.position(at: range.end)
    self.pointer = pointer
    self.why = why
    self.remedy = remedy
    self.related = related
  }
}

extension Diagnostic {
  /// Its first line: `gatehouse.json:4:5: error: unknown key "pagess", did you mean "pages"? [policy.unknown-key]`.
  public func headline(file: String) -> String { "\(file):\(position): \(severity.rawValue): \(message) [\(code)]" }

  /// The whole text for people: the headline, the source line with the place underlined, cause and remedy. Several lines, the last one
  /// without its end.
  public func text(file: String, source: SourceText) -> String {
    var lines = [headline(file: file)]
    lines += excerpt(of: source)
    if let related { lines.append("  \(related.message) at \(related.position)") }
    lines.append("  why: \(why)")
    lines.append("  remedy: \(remedy)")
    return lines.joined(separator: "\n")
  }

  /// The source line and a line of carets under the place. Of a long line only the part around the place is shown. What is not seen, or
  /// would steer a terminal, is shown as `\u{…}` and a tab as a space.
  private func excerpt(of source: SourceText) -> [String] {
    let width = 96
    let scalars = Array(source.line(position.line).unicodeScalars)
    if scalars.isEmpty { return [] }
    let start = min(position.column - 1, scalars.count)
    let first = start > width * 2 / 3 ? start - width / 3 : 0
    let last = min(scalars.count, first + width)
    let line = scalars.map { $0 == "\t" ? " " : $0.shown }
    func columns(_ part: Range<Int>) -> Int { line[part].reduce(0) { $0 + $1.unicodeScalars.count } }
    let stop = end.line == position.line ? end.column - 1 : scalars.count
    let carets = "^" + String(repeating: "~", count: max(1, columns(start..<max(start, min(stop, last)))) - 1)
    let lead = first > 0 ? "…" : ""
    let indent = String(repeating: " ", count: lead.unicodeScalars.count + columns(first..<start))
    return ["  \(lead)\(line[first..<last].joined())\(last < scalars.count ? "…" : "")", "  \(indent)\(carets)"]
  }
}
