/// Why an `intent:` text is refused: what, where, and what to write instead.
public struct AndroidIntentError: Error, Sendable, Hashable {
  /// What is wrong.
  public var problem: Problem
  /// Where: a byte of the text, counted from 0.
  public var byte: Int

  /// Makes an error.
  public init(_ problem: Problem, byte: Int) {
    self.problem = problem
    self.byte = byte
  }

  /// What can be wrong.
  public enum Problem: String, Sendable, Hashable, CaseIterable {
    /// It does not begin with `intent:`.
    case notAnIntent = "intent.not-an-intent"
    /// It begins with `android-app:`, which opens an app without an address.
    case androidApp = "intent.android-app"
    /// `intent:` is written with capitals: Android compares it as it stands and reads something else.
    case capitals = "intent.capitals"
    /// It is longer than 64 KiB.
    case tooLong = "intent.too-long"
    /// A control character, raw or in an escape.
    case controlCharacter = "intent.control-character"
    /// An escape without two hexadecimal digits, or bytes that are no UTF-8; Android makes characters out of it that nobody wrote.
    case badEscape = "intent.bad-escape"
    /// There is no `#Intent;`.
    case noMarker = "intent.no-marker"
    /// The marker's `#` is escaped.
    case escapedMarker = "intent.escaped-marker"
    /// The marker is not written `#Intent;`.
    case markerCase = "intent.marker-case"
    /// The last `#` begins something else: Android falls back to its older grammar.
    case oldGrammar = "intent.old-grammar"
    /// A `#` among the items: Android takes it for the marker's.
    case hashInItems = "intent.hash-in-items"
    /// There is more than one marker.
    case nestedMarker = "intent.nested-marker"
    /// The address inside is an intent itself.
    case nestedIntent = "intent.nested-intent"
    /// There is no `end`.
    case missingEnd = "intent.missing-end"
    /// An item that is no keyword and no extra of a known type.
    case unknownItem = "intent.unknown-item"
    /// A keyword is given twice; the last one would count.
    case twice = "intent.twice"
    /// `scheme=` is no scheme.
    case scheme = "intent.scheme"
    /// `package=` is no package name.
    case package = "intent.package"
    /// A number is none, or out of its type's range.
    case number = "intent.number"
  }

  /// A stable code: `intent.` and a word.
  public var code: String { problem.rawValue }

  /// What is wrong, in one clause for people.
  public var message: String {
    switch problem {
    case .notAnIntent: "the text does not begin with intent:"
    case .androidApp: "android-app: opens an app without an address"
    case .capitals: "intent: is written with capitals, which Android does not read as an intent"
    case .tooLong: "the intent is longer than 64 KiB"
    case .controlCharacter: "the intent has a control character"
    case .badEscape: "an escape in the intent is broken"
    case .noMarker: "the intent has no #Intent;"
    case .escapedMarker: "the # of #Intent; is escaped, so there is no marker"
    case .markerCase: "the marker is not written #Intent;"
    case .oldGrammar: "the last # does not begin #Intent;, so Android would use an older grammar"
    case .hashInItems: "there is a # among the items, which Android takes for the marker's"
    case .nestedMarker: "there is more than one marker"
    case .nestedIntent: "there is an intent inside the intent"
    case .missingEnd: "the intent has no end"
    case .unknownItem: "an item of the intent is neither a keyword nor an extra"
    case .twice: "a keyword is given twice"
    case .scheme: "the intent's scheme is no scheme"
    case .package: "the intent's package is no package name"
    case .number: "a number in the intent cannot be read"
    }
  }

  /// What to do.
  public var remedy: String {
    switch problem {
    case .notAnIntent, .capitals: "write intent: in lower case"
    case .androidApp: "write an intent: with an address and a package"
    case .tooLong: "shorten it"
    case .controlCharacter: "remove it"
    case .badEscape: "write % as %25, and characters as the escapes of their UTF-8"
    case .noMarker, .escapedMarker, .markerCase, .oldGrammar: "write #Intent; exactly once, behind the address"
    case .hashInItems: "write # as %23 in values"
    case .nestedMarker: "write # as %23 in the address, and one #Intent; behind it"
    case .nestedIntent: "write the inner intent's own address and items"
    case .missingEnd: "end the items with ;end"
    case .unknownItem: "leave it out"
    case .twice: "write it once"
    case .scheme: "write letters, digits, +, - and . only, a letter first"
    case .package: "write names of letters, digits and _, with dots between them"
    case .number: "write a decimal number, or for flags a hexadecimal one with 0x"
    }
  }
}
