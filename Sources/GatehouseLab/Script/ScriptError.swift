import Gatehouse

/// Why a script cannot be used: what, where, and what to do.
struct ScriptError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  var kind: Kind
  /// Where.
  var position: SourceText.Position

  enum Kind: Sendable, Hashable {
    /// The text is not JSON.
    case json(JSONError)
    /// Something else stands where `expected` should.
    case wrongType(name: String, expected: String, found: String)
    /// The file does not say that it is a script, or of which version.
    case version(found: String?)
    /// A key that means nothing here.
    case unknownKey(name: String, nearest: String?)
    /// A step that says nothing that can be done.
    case unknownStep(keys: [String], nearest: String?)
    /// A step that says two things.
    case severalActions([String])
    /// A step lacks something.
    case missingField(step: String, field: String)
    /// A value that is none of those allowed.
    case badValue(name: String, found: String, allowed: [String], nearest: String?)
    /// A number outside its range.
    case outOfRange(name: String, range: ClosedRange<Int64>)
  }

  /// What is wrong, in one clause.
  var message: String {
    switch kind {
    case .json(let error): error.message
    case .wrongType(let name, let expected, let found): "\u{201C}\(name)\u{201D} is \(found); \(expected) should stand here"
    case .version(nil): "the file has no \u{201C}gatehouseScript\u{201D}"
    case .version(let found?): "\u{201C}gatehouseScript\u{201D} is \(found); this program reads version 1"
    case .unknownKey(let name, _): "unknown key \(quoted(name))"
    case .unknownStep(let keys, _):
      keys.isEmpty ? "the step is empty" : "unknown step \(keys.map { quoted($0) }.joined(separator: ", "))"
    case .severalActions(let names): "one step says \(names.joined(separator: " and "))"
    case .missingField(let step, let field): "\u{201C}\(step)\u{201D} needs \u{201C}\(field)\u{201D}"
    case .badValue(let name, let found, _, _): "\u{201C}\(name)\u{201D} cannot be \(quoted(found))"
    case .outOfRange(let name, let range): "\u{201C}\(name)\u{201D} is not between \(range.lowerBound) and \(range.upperBound)"
    }
  }

  /// What to do.
  var remedy: String {
    switch kind {
    case .json(let error): error.remedy
    case .wrongType(_, let expected, _): "write \(expected)"
    case .version: "begin the file with {\"gatehouseScript\": 1, \"steps\": [ … ]}"
    case .unknownKey(_, let nearest): nearest.map { "did you mean \u{201C}\($0)\u{201D}?" } ?? "remove it"
    case .unknownStep(_, let nearest):
      (nearest.map { "did you mean \u{201C}\($0)\u{201D}? " } ?? "") + "steps are: \(ScriptReader.actionNames.joined(separator: ", "))"
    case .severalActions: "write one step for each"
    case .missingField(_, let field): "add \u{201C}\(field)\u{201D}"
    case .badValue(_, _, let allowed, let nearest):
      (nearest.map { "did you mean \u{201C}\($0)\u{201D}? " } ?? "") + "allowed are: \(allowed.joined(separator: ", "))"
    case .outOfRange(_, let range): "write a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// One line: place, mistake, remedy.
  var description: String { "\(position): \(message); \(remedy)" }
}
