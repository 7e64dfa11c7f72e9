/// What parsing noticed about the way a URL was written: spellings that other software reads differently, or that hide what a text is.
///
/// Remarks belong to the text, not to the URL: two texts that parse to equal URLs may have different remarks, and a URL's own
/// serialisation has none, except ``credentials`` where it has credentials.
/// With a base URL they are about the relative text only.
public struct URLRemarks: OptionSet, Sendable, Hashable {
  /// One bit for each remark.
  public let rawValue: UInt16

  /// A set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A tab, CR or LF anywhere; the parser removes them (`java⇥script:`).
  public static let removedTabOrNewline = URLRemarks(rawValue: 1 << 0)
  /// A C0 control or a space at the start or end; the parser removes them.
  public static let trimmedC0OrSpace = URLRemarks(rawValue: 1 << 1)
  /// A U+0000–U+001F other than tab, CR and LF anywhere, removed or not.
  public static let c0Control = URLRemarks(rawValue: 1 << 2)
  /// Bytes that are no UTF-8; each bad sequence was read as U+FFFD. Never set for a `String`.
  public static let invalidUTF8 = URLRemarks(rawValue: 1 << 3)
  /// A `\` that was read as `/`, in a special URL before its query.
  public static let backslashAsSlash = URLRemarks(rawValue: 1 << 4)
  /// A special scheme other than `file` that is not followed by exactly two slashes, or a host that follows more than two without a scheme.
  public static let unusualSlashes = URLRemarks(rawValue: 1 << 5)
  /// A `%` in a special URL's host.
  public static let escapeInHost = URLRemarks(rawValue: 1 << 6)
  /// U+1E9E, capital sharp S, in a special URL's host, also percent-encoded: WebKit reads it as `ss`, the standard as `ß`.
  public static let capitalSharpS = URLRemarks(rawValue: 1 << 7)
  /// An IPv4 host that was not written as four decimal numbers (`0x7f.1`, `2130706433`, `127.0.0.1.`).
  public static let nonCanonicalIPv4 = URLRemarks(rawValue: 1 << 8)
  /// An `@` that ends user information, even an empty one.
  public static let credentials = URLRemarks(rawValue: 1 << 9)
  /// A port that is written although it is the scheme's default.
  public static let explicitDefaultPort = URLRemarks(rawValue: 1 << 10)
  /// A `:` after the host without a port.
  public static let emptyPort = URLRemarks(rawValue: 1 << 11)
}
