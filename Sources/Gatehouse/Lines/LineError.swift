/// A line that is no question: where, why, and what to do.
public struct LineError: Error, Sendable, Hashable {
  /// The line's number from 1, where the reader counts lines.
  public var line: Int?
  /// The line's identity, if that much could be read.
  public var id: LineID?
  /// The place in the line: a byte, counted from 1.
  public var byte: Int
  /// The field, as a JSON pointer (RFC 6901); empty for the line itself.
  public var field: String
  /// What is wrong.
  public var problem: Problem

  /// What can be wrong with a line.
  public enum Problem: Sendable, Hashable {
    /// It is not JSON. `code` is stable.
    case notJSON(code: String, message: String, remedy: String)
    /// A field has a value of another kind.
    case wrongType(expected: String, found: String)
    /// A field has a word that means nothing here; it must not be guessed.
    case unknownWord(String, known: [String])
    /// A number is outside its range.
    case outOfRange(String)
    /// A part without which the rest means nothing.
    case missing
    /// Such a part is null.
    case null
    /// The line asks nothing: none of its keys is known.
    case noQuestion
    /// The line asks two things.
    case twoQuestions(String, String)
    /// The line is longer than the reader takes.
    case tooLong(limit: Int)
    /// So many other views were used since this one that what happened in it is forgotten.
    case viewForgotten(String, remembered: Int)
  }

  /// Makes an error.
  public init(_ problem: Problem, field: String = "", byte: Int = 1, line: Int? = nil, id: LineID? = nil) {
    self.problem = problem
    self.field = field
    self.byte = byte
    self.line = line
    self.id = id
  }
}

extension LineError {
  /// A stable code: `line.` or `json.` and a word.
  public var code: String {
    switch problem {
    case .notJSON(let code, _, _): code
    case .wrongType: "line.wrong-type"
    case .unknownWord: "line.unknown-word"
    case .outOfRange: "line.out-of-range"
    case .missing, .null: "line.missing"
    case .noQuestion: "line.no-question"
    case .twoQuestions: "line.two-questions"
    case .tooLong: "line.too-long"
    case .viewForgotten: "line.view-forgotten"
    }
  }

  /// What is wrong, in one clause for people. Text from the line is quoted, escaped and cut.
  public var message: String {
    switch problem {
    case .notJSON(_, let message, _): message
    case .wrongType(let expected, let found): "\(subject) is \(found) where \(expected) should stand"
    case .unknownWord(let word, _): "\(quoted(word)) means nothing in \(subject)"
    case .outOfRange: "\(subject) is out of range"
    case .missing: "\(subject) is missing"
    case .null: "\(subject) is null"
    case .noQuestion: "the line has no key that asks or tells anything"
    case .twoQuestions(let first, let second): "the line has both \(quoted(first)) and \(quoted(second))"
    case .tooLong(let limit): "the line is longer than \(limit) bytes"
    case .viewForgotten(let view, let count):
      "what happened in the view \(quoted(view)) is forgotten: more than \(count) others were used since"
    }
  }

  /// What to do.
  public var remedy: String {
    switch problem {
    case .notJSON(_, _, let remedy): return remedy
    case .wrongType(let expected, _): return "write \(expected), or leave the key out if the fact is not known"
    case .unknownWord(let word, let known):
      let list = "write one of \(known.joined(separator: ", "))"
      guard let near = known.first(where: { $0.lowercased() == word.lowercased() }) else { return list }
      return "write \(near); the words are case-sensitive"
    case .outOfRange(let range): return "write \(range)"
    case .missing, .null: return "write it; the rest means nothing without it"
    case .noQuestion:
      return "a navigation has \"url\", an event \"event\", an arrival \"link\", a bridge message \"message\", an answer \"reply\""
    case .twoQuestions: return "write two lines"
    case .tooLong: return "shorten it; an address over 64 KiB is blocked in any case"
    case .viewForgotten: return "keep the lines of a view closer together, or decide the visits one by one"
    }
  }

  private var subject: String { field.isEmpty ? "the line" : quoted(field) }

  init(_ error: JSONError) {
    self.init(.notJSON(code: error.code, message: error.message, remedy: error.lineRemedy), byte: error.range.start + 1)
  }
}
