package import URLStandard

/// An address as the ladder looks at it: the parsed URL, the class of its scheme, and the hash by which lists find it.
package struct Address: Sendable, Hashable {
  /// The canonical URL.
  package let url: WebURL
  /// The class of its scheme.
  let kind: Kind
  /// The intent around it, if it comes from one.
  let intent: IntentRequest?
  /// The hash of the host's bytes if the scheme is special, else of the scheme's.
  let hash: UInt64

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

  @inline(__always)
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
    hash = ByteHash.of(url.utf8, url.isSpecial ? url.hostRange ?? 0..<0 : url.schemeRange)
  }

  /// The address inside an intent: no page, no document, none of the app's own, whatever its scheme.
  init(intent request: IntentRequest) {
    url = request.url
    intent = request
    kind = .intent
    hash = ByteHash.of(url.utf8, url.isSpecial ? url.hostRange ?? 0..<0 : url.schemeRange)
  }

  /// The hash of the scheme's bytes.
  var schemeHash: UInt64 { url.isSpecial ? ByteHash.of(url.utf8, url.schemeRange) : hash }

  /// Whether it is an http or https address.
  var isWeb: Bool { kind == .https || kind == .http }

  /// Whether it is https on the default port, as own domains and partners are.
  var isPlainHTTPS: Bool { kind == .https && url.port == nil }

  /// Whether the hosts are equal.
  func hasHost(of other: Address) -> Bool { hash == other.hash && url.hostUTF8 == other.url.hostUTF8 }

  @inline(__always)
  private static func kind(of url: WebURL) -> Kind {
    func named(_ name: StaticString, _ kind: Kind) -> Kind {
      name.withUTF8Buffer { $0.elementsEqual(url.schemeUTF8) } ? kind : .other
    }
    // By length and first byte, so that almost every other scheme is told by these two.
    return switch (url.schemeRange.count, url.utf8[0]) {
    case (3, UInt8(ascii: "j")): named("jar", .forbidden)
    case (4, UInt8(ascii: "b")): named("blob", .blob)
    case (4, UInt8(ascii: "d")): named("data", .data)
    case (5, UInt8(ascii: "a")): named("about", .about)
    case (7, UInt8(ascii: "c")): named("content", .forbidden)
    case (10, UInt8(ascii: "f")): named("filesystem", .forbidden)
    case (10, UInt8(ascii: "j")): named("javascript", .javascript)
    case (11, UInt8(ascii: "v")): named("view-source", .forbidden)
    default: .other
    }
  }

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
  /// - Throws: why it is refused. Ambiguous is what an engine's own form never has: removed or trimmed characters, backslashes
  ///   and other numbers of slashes in special URLs, escapes or U+1E9E in a special URL's host, an IPv4 host that is not canonical.
  static func read(_ text: String?) throws(Refusal) -> Address {
    guard let text, !text.isEmpty else { throw Refusal(.addressMissing) }
    guard text.utf8.count <= longestText || hasUnboundedScheme(text) else { throw Refusal(.addressTooLong) }
    var remarks: URLRemarks = []
    let url: WebURL
    do throws(URLParseError) {
      url = try WebURL.read(text, remarks: &remarks)
    } catch {
      throw Refusal(.addressUnreadable)
    }
    if !remarks.isEmpty {
      if !remarks.isDisjoint(with: ambiguous) { throw Refusal(.addressAmbiguous, url) }
      if remarks.contains(.credentials) { throw Refusal(.addressCredentials, url) }
    }
    return Address(url)
  }

  /// Why a text is refused as an address.
  struct Refusal: Error {
    let reason: Reason
    /// What the text would have loaded, if it can be read at all.
    let url: WebURL?

    init(_ reason: Reason, _ url: WebURL? = nil) {
      self.reason = reason
      self.url = url
    }
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
