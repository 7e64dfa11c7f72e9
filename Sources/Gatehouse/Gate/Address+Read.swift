import URLStandard

extension Address {
  /// The longest text that is read, in bytes; `data:` and `blob:` apart.
  static let longestText = 65_536

  /// Reads the text of a navigation.
  ///
  /// - Throws: why it is refused. Ambiguous is what an engine's own form never has: removed or trimmed characters, backslashes
  ///   and other numbers of slashes in special URLs, escapes or U+1E9E in a special URL's host, an IPv4 host that is not canonical.
  static func read(_ text: String?) throws(Refusal) -> Address {
    guard let text else { throw Refusal(.addressMissing) }
    var address = Address()
    if let refusal = address.take(text) { throw refusal }
    return address
  }

  /// The same in place.
  ///
  /// - Returns: why the text is refused, if it is; then this is no address.
  @inline(__always)
  mutating func take(_ text: String) -> Refusal? {
    guard !text.isEmpty else { return Refusal(.addressMissing) }
    guard text.utf8.count <= Self.longestText || Self.hasUnboundedScheme(text) else { return Refusal(.addressTooLong) }
    return readCanonical(text) ? nil : takeRewritten(text)
  }

  @inline(never)
  private mutating func takeRewritten(_ text: String) -> Refusal? {
    do throws(Refusal) {
      self = try Self.rewritten(text)
      return nil
    } catch {
      return error
    }
  }

  /// Reads a text that is not known to be canonical.
  @inline(never)
  private static func rewritten(_ text: String) throws(Refusal) -> Address {
    let parsed: WebURL.Parsed
    do throws(URLParseError) {
      parsed = try WebURL.parse(text)
    } catch {
      throw Refusal(.addressUnreadable)
    }
    if !parsed.remarks.isDisjoint(with: ambiguous) { throw Refusal(.addressAmbiguous, text) }
    if parsed.remarks.contains(.credentials) { throw Refusal(.addressCredentials, text) }
    return Address(parsed.url)
  }

  /// Why a text is refused as an address.
  struct Refusal: Error {
    let reason: Reason
    /// A text that can be read as what it would have loaded; empty if there is none.
    let text: String

    init(_ reason: Reason, _ text: String = "") {
      self.reason = reason
      self.text = text
    }

    /// What the text would have loaded, if it can be read at all.
    var url: WebURL? { text.isEmpty ? nil : try? WebURL(text) }
  }

  private static let ambiguous: URLRemarks = [
    .removedTabOrNewline, .trimmedC0OrSpace, .c0Control, .invalidUTF8, .backslashAsSlash, .unusualSlashes, .escapeInHost, .capitalSharpS,
    .nonCanonicalIPv4,
  ]

  private static func hasUnboundedScheme(_ text: String) -> Bool {
    ["data:", "blob:"].contains { scheme in
      text.utf8.count >= 5 && zip(text.utf8, scheme.utf8).allSatisfy { $0 == $1 || $0 == $1 &- 32 }
    }
  }
}
