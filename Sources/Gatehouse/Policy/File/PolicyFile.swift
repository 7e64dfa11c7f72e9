/// The policy as a file: `gatehouse.json`, JSON with comments and trailing commas.
public enum PolicyFile {
  /// The most bytes that a policy file may have: 4 MiB.
  public static let maximumBytes = JSONReader.Options.policy.maximumBytes

  /// Reads a policy file.
  ///
  /// Reading does not stop at the first mistake: it collects what is wrong, up to a hundred findings. With any error there is no policy,
  /// since what is not understood must never widen what is allowed. Any bytes are fine as input.
  ///
  /// - Parameters:
  ///   - utf8: the bytes of the file.
  ///   - name: the file's name for messages.
  public static func read(utf8: [UInt8], name: String = "gatehouse.json") -> PolicyReading {
    // The lines of a file that is refused for its size are not indexed.
    let source = SourceText(utf8.count > maximumBytes ? [] : utf8)
    var decoder = PolicyDecoder(source: source)
    let (document, errors) = JSONReader.readAll(utf8, options: .policy)
    var diagnostics = errors.map { diagnostic($0, in: source, document: document) }
    var policy: Policy?
    if let document {
      let preset = document["extends"]?.string.flatMap(Preset.init(rawValue:)) ?? .strict
      policy = PolicyTables.policy.read(document, preset.policy, &decoder)
      if let policy { checkRouteNames(policy, document, &decoder) }
      diagnostics += decoder.diagnostics
    }
    diagnostics.sort { ($0.range.start, $0.code) < ($1.range.start, $1.code) }
    let isUsable = !diagnostics.contains { $0.severity == .error }
    return PolicyReading(policy: isUsable ? policy : nil, diagnostics: diagnostics, name: name, source: source, document: document)
  }

  /// Reads a policy from text.
  public static func read(_ text: String, name: String = "gatehouse.json") -> PolicyReading { read(utf8: Array(text.utf8), name: name) }

  private static func diagnostic(_ error: JSONError, in source: SourceText, document: JSONValue?) -> Diagnostic {
    var related: Diagnostic.Related?
    var pointer = document.map { JSONPointer.path(to: error.range.start, in: $0) } ?? ""
    if case .duplicateKey(let name, let first) = error.kind {
      related = Diagnostic.Related(message: "the first one stands", position: source.position(at: first.start))
      pointer += JSONPointer.text([name])
    }
    return Diagnostic(
      .error, code: error.code, message: error.message, range: error.range, in: source, pointer: pointer, why: error.why,
      remedy: error.remedy, related: related)
  }

  /// A verdict names its route, so no two may share a name.
  private static func checkRouteNames(_ policy: Policy, _ document: JSONValue, _ decoder: inout PolicyDecoder) {
    guard let routes = document["links"]?["routes"]?.elements else { return }
    var seen: [String: SourceRange] = [:]
    for (index, route) in routes.enumerated() {
      guard let value = route["name"], let name = value.string else { continue }
      if let first = seen[name] {
        let related = Diagnostic.Related(message: "the first one stands", position: decoder.source.position(at: first.start))
        decoder.inside("links") {
          $0.inside("routes") {
            $0.inside(String(index)) {
              $0.inside("name") { decoder in
                decoder.report(
                  .repeatedName, "two routes are called \(quoted(name))", at: value.range, remedy: "rename one of them", related: related)
              }
            }
          }
        }
      } else {
        seen[name] = value.range
      }
    }
  }
}

/// What reading a policy file gave.
public struct PolicyReading: Sendable {
  /// The policy; `nil` if anything in the file is an error.
  public let policy: Policy?
  /// What is wrong or odd, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// The file's name.
  public let name: String
  /// Its text, which tells positions. Empty if the file was refused for its size.
  public let source: SourceText
  /// The values with their places, where the file is JSON at all.
  package let document: JSONValue?

  /// The place of a value, or of the nearest one around it that is written; the beginning of the file if there is none.
  ///
  /// - Parameter pointer: a JSON pointer, such as those in verdicts.
  public func range(of pointer: String) -> SourceRange {
    guard var value = document else { return SourceRange(0, 0) }
    var range = SourceRange(value.range.start, min(value.range.start + 1, value.range.end))
    for step in JSONPointer.steps(pointer) {
      if let member = value.members?.first(where: { $0.name == step }) {
        value = member.value
        range = value.members == nil && value.elements == nil ? value.range : member.nameRange
      } else if let elements = value.elements, let index = Int(step), elements.indices.contains(index) {
        value = elements[index]
        range = value.range
      } else {
        break
      }
    }
    return range
  }

  /// The findings for people, one after the other, with a line of counts at the end; empty if there are none.
  public func report(_ diagnostics: [Diagnostic]? = nil) -> String {
    (diagnostics ?? self.diagnostics).map { $0.text(file: name, source: source) }.joined(separator: "\n\n")
  }
}
