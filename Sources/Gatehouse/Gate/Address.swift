package import URLStandard

/// An address as the ladder looks at it: the parsed URL, the class of its scheme, and the hash by which lists find its host.
package struct Address: Sendable, Hashable {
  /// The canonical URL.
  package let url: WebURL
  /// The class of its scheme.
  let kind: Kind
  /// The intent around it, if it comes from one.
  let intent: IntentRequest?
  /// The hash of the host's bytes, for web addresses.
  let hostHash: UInt64

  /// Classes of schemes that the ladder tells apart.
  enum Kind: Sendable, Hashable {
    case https, http
    case javascript
    case about, data, blob
    case file
    /// `content:`, `filesystem:`, `jar:`, `view-source:`: never a page.
    case forbidden
    /// The address inside an `intent:`, on Android; see ``Rung/intentHandoff(_:_:_:)``.
    case intent
    /// Every other scheme.
    case other
  }

  init(_ url: WebURL) {
    self.url = url
    intent = nil
    switch url.specialScheme {
    case .https: kind = .https
    case .http: kind = .http
    case .file: kind = .file
    case .some: kind = .other
    case nil: kind = Self.kind(of: url)
    }
    hostHash = url.isSpecial ? ByteHash.of(url, url.hostRange ?? 0..<0) : 0
  }

  /// The address inside an intent: no page, no document, none of the app's own, whatever its scheme.
  init(intent request: IntentRequest) {
    url = request.url
    intent = request
    kind = .intent
    hostHash = 0
  }

  /// Whether it is an http or https address.
  var isWeb: Bool { kind == .https || kind == .http }

  /// Whether it is https on the default port, as own domains and partners are.
  var isPlainHTTPS: Bool { kind == .https && url.port == nil }

  /// Whether the hosts are equal.
  func hasHost(of other: Address) -> Bool { hostHash == other.hostHash && url.hostUTF8 == other.url.hostUTF8 }

  private static func kind(of url: WebURL) -> Kind {
    let scheme = url.schemeUTF8
    for (name, kind) in kinds where name.utf8CodeUnitCount == scheme.count {
      if name.withUTF8Buffer({ $0.elementsEqual(scheme) }) { return kind }
    }
    return .other
  }

  private static let kinds: [(StaticString, Kind)] = [
    ("javascript", .javascript), ("about", .about), ("data", .data), ("blob", .blob), ("content", .forbidden), ("filesystem", .forbidden),
    ("jar", .forbidden), ("view-source", .forbidden),
  ]

  /// Schemes that are never handed to another app, whatever the policy says (`intent` outside Android beside them).
  static let neverHandedOff = [
    "file", "content", "filesystem", "jar", "javascript", "view-source", "data", "blob", "about", "android-app",
  ]
}

extension Address {
  /// The longest text that is read, in bytes; `data:` and `blob:` apart.
  static let longestText = 65_536

  /// Reads the text of a navigation.
  ///
  /// - Returns: the address, or why it is refused. Ambiguous is what an engine's own form never has: removed or trimmed characters, backslashes
  ///   and other numbers of slashes in special URLs, escapes or U+1E9E in a special URL's host, an IPv4 host that is not canonical.
  static func read(_ text: String?) -> Reading {
    guard let text, !text.isEmpty else { return .refused(.addressMissing, nil) }
    guard text.utf8.count <= longestText || hasUnboundedScheme(text) else { return .refused(.addressTooLong, nil) }
    let inPlace = text.utf8.withContiguousStorageIfAvailable { read(utf8: $0.span) }
    if let inPlace { return inPlace }
    let copy = Array(text.utf8)[...]
    return read(utf8: copy.span)
  }

  private static func read(utf8: Span<UInt8>) -> Reading {
    do throws(URLParseError) {
      let parsed = try WebURL.parse(utf8: utf8)
      if !parsed.remarks.isDisjoint(with: ambiguous) { return .refused(.addressAmbiguous, parsed.url) }
      if parsed.remarks.contains(.credentials) { return .refused(.addressCredentials, parsed.url) }
      return .address(Address(parsed.url))
    } catch {
      return .refused(.addressUnreadable, nil)
    }
  }

  /// What reading a text gives.
  enum Reading {
    case address(Address)
    /// The reason, and the URL if there is one: what the text would have loaded.
    case refused(Reason, WebURL?)
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
