/// Walks a policy file and collects everything that is wrong with it.
struct PolicyDecoder {
  /// How many findings are told; a file with more is told so.
  static let maximumFindings = 100

  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// The keys and indices that lead to the current value.
  private var path: [String] = []

  init(source: SourceText) { self.source = source }

  /// The current value's JSON pointer.
  var pointer: String { JSONPointer.text(path) }

  /// Works on a member or an entry.
  mutating func inside<Result>(_ step: String, _ body: (inout PolicyDecoder) -> Result) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Tells what is wrong at a place.
  mutating func report(
    _ finding: PolicyFinding, _ message: String, at range: SourceRange, remedy: String, related: Diagnostic.Related? = nil
  ) {
    guard diagnostics.count < Self.maximumFindings else {
      if diagnostics.count == Self.maximumFindings {
        append(.tooMany, "more is wrong than is told here", at: range, remedy: "correct these first", related: nil)
      }
      return
    }
    append(finding, message, at: range, remedy: remedy, related: related)
  }

  private mutating func append(
    _ finding: PolicyFinding, _ message: String, at range: SourceRange, remedy: String, related: Diagnostic.Related?
  ) {
    diagnostics.append(
      Diagnostic(
        finding.severity, code: finding.rawValue, message: message, range: range, in: source, pointer: pointer, why: finding.why,
        remedy: remedy, related: related))
  }

  /// Tells that a value is of the wrong kind.
  mutating func wrongType(_ json: JSONValue, expected: PolicyShape) {
    let subject = path.last.map { "\"\($0)\"" } ?? "the policy"
    report(
      .wrongType, "\(subject) is \(json.kindName), not \(expected.name)", at: json.range,
      remedy: "write \(json.string.flatMap { expected.listText(of: $0) } ?? expected.name)")
  }

  /// Tells that a key is not known, and which known one is near.
  mutating func unknownKey(_ member: JSONMember, known: [String]) {
    let nearest = NearestWord.find(member.name, in: known)
    inside(member.name) { decoder in
      decoder.report(
        .unknownKey, "unknown key \(quoted(member.name))\(nearest.map { ", did you mean \"\($0)\"?" } ?? "")", at: member.nameRange,
        remedy: nearest.map { "write \"\($0)\", or remove it" }
          ?? (known.isEmpty ? "remove it" : "remove it; the keys here are \(known.joined(separator: ", "))"))
    }
  }

  /// Tells that a word is none of those allowed, and which is near.
  mutating func unknownWord(_ word: String, _ json: JSONValue, known: [String], shape: PolicyShape) {
    let nearest = NearestWord.find(word, in: known)
    report(
      .unknownWord, "\(quoted(word)) is not known here\(nearest.map { ", did you mean \"\($0)\"?" } ?? "")", at: json.range,
      remedy: "write \(shape.name)")
  }

  /// Tells what is wrong inside a text: at the very character where the file writes it without escapes.
  mutating func textError(_ error: PatternError, in text: String, _ json: JSONValue, finding: PolicyFinding) {
    report(finding, "\(quoted(text)): \(error.message)", at: place(of: error.offset, in: text, json.range), remedy: error.remedy)
  }

  private func place(of offset: Int, in text: String, _ range: SourceRange) -> SourceRange {
    let isPlain = range.end - range.start == text.utf8.count + 2
    guard isPlain, offset > 0, offset < text.utf8.count else { return range }
    return SourceRange(range.start + 1 + offset, range.end - 1)
  }
}
