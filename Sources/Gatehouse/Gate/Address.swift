package import URLStandard

/// An address as the ladder looks at it: the text of a URL, where its parts lie, the class of its scheme, and the hash by which lists find it.
///
/// The text is the canonical serialisation. What an engine hands on mostly is one already; then it is kept as it came, and reading it copies and
/// allocates nothing.
package struct Address: Sendable {
  /// The canonical serialisation; all of it is ASCII.
  package private(set) var text: String
  private(set) var layout: WebURL.Layout
  /// The class of its scheme.
  private(set) var kind: Kind
  /// The hash of the host's bytes if the scheme is special, else of the scheme's.
  private(set) var hash: UInt64
  /// The intent around it, if it comes from one.
  private(set) var intent: IntentRequest?

  /// Classes of schemes that the ladder tells apart.
  enum Kind: Sendable, Hashable {
    case https, http
    case javascript
    case about, data, blob
    case file
    /// `content:`, `filesystem:`, `jar:`, `view-source:`: never a page.
    case forbidden
    /// The address inside an `intent:`, on Android; see ``ViewState/intentHandoff(_:)``.
    case intent
    /// Every other scheme.
    case other
  }

  /// No address.
  init() {
    text = ""
    layout = WebURL.Layout()
    kind = .other
    hash = 0
    intent = nil
  }

  init(_ url: WebURL) {
    let bytes = url.utf8[...]
    text = url.href
    layout = url.parts
    kind = Kind(layout, bytes.span)
    hash = Self.hash(layout, bytes.span)
    intent = nil
  }

  /// The address inside an intent: no page, no document, none of the app's own, whatever its scheme.
  init(intent request: IntentRequest) {
    let bytes = request.url.utf8[...]
    text = request.url.href
    layout = request.url.parts
    kind = .intent
    hash = Self.hash(layout, bytes.span)
    intent = request
  }

  /// Takes up a text in place, if it is known to be canonical.
  ///
  /// Not inlined: there the text would be copied as an optional one, by way of its type's metadata.
  ///
  /// - Returns: whether it is; if not, this is no address.
  @inline(never)
  mutating func readCanonical(_ text: String) -> Bool {
    let isCanonical = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      layout = WebURL.Layout()
      guard WebURL.Layout.read(bytes, into: &layout) else { return false }
      kind = Kind(layout, bytes.span)
      hash = Self.hash(layout, bytes.span)
      return true
    }
    guard isCanonical == true else { return false }
    self.text = text
    if case .some = intent { intent = nil }
    return true
  }

  /// Hands the text on, and is no address from then on.
  @inline(__always)
  mutating func takeText() -> String {
    var taken = ""
    swap(&taken, &text)
    return taken
  }

  @inline(__always)
  private static func hash(_ layout: WebURL.Layout, _ bytes: Span<UInt8>) -> UInt64 {
    ByteHash.of(bytes, layout.special != nil ? layout.hostRange ?? 0..<0 : layout.schemeRange)
  }

  /// The canonical URL, made anew each time.
  package var url: WebURL { WebURL(canonical: text, layout: layout) }

  /// Looks at the bytes of the text.
  @inline(__always)
  func withUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable({ body($0.span) }) { return result }
    var copy = text
    return copy.withUTF8 { body($0.span) }
  }

  /// The scheme as a text.
  var scheme: String { withUTF8 { RouteText.string($0, layout.schemeRange) } }

  /// Whether it is an http or https address.
  var isWeb: Bool { kind == .https || kind == .http }

  /// Whether it is https on the default port, as own domains and partners are.
  var isPlainHTTPS: Bool { kind == .https && !layout.hasPort }

  /// Whether there is a fragment, be it empty.
  var hasFragment: Bool { Int(layout.fragmentStart) < text.utf8.count }

  /// Whether the hosts are equal.
  func hasHost(of other: Address) -> Bool {
    guard hash == other.hash, let host = layout.hostRange, let others = other.layout.hostRange else { return false }
    return withUTF8 { bytes in other.withUTF8 { RouteText.equal(bytes, host, $0, others) } }
  }

  /// Schemes that are never handed to another app, whatever the policy says (`intent` outside Android beside them).
  static let neverHandedOff = [
    "file", "content", "filesystem", "jar", "javascript", "view-source", "data", "blob", "about", "android-app",
  ]
}

extension Address.Kind {
  @inline(__always)
  init(_ layout: WebURL.Layout, _ bytes: Span<UInt8>) {
    switch layout.special {
    case .https: self = .https
    case .http: self = .http
    case .file: self = .file
    case .some: self = .other
    case nil: self = Self.custom(layout.schemeRange, bytes)
    }
  }

  /// By length and first byte first, so that almost every other scheme is told by these two.
  @inline(__always)
  private static func custom(_ scheme: Range<Int>, _ bytes: Span<UInt8>) -> Self {
    switch (scheme.count, bytes[0]) {
    case (3, UInt8(ascii: "j")): named("jar", .forbidden, bytes)
    case (4, UInt8(ascii: "b")): named("blob", .blob, bytes)
    case (4, UInt8(ascii: "d")): named("data", .data, bytes)
    case (5, UInt8(ascii: "a")): named("about", .about, bytes)
    case (7, UInt8(ascii: "c")): named("content", .forbidden, bytes)
    case (10, UInt8(ascii: "f")): named("filesystem", .forbidden, bytes)
    case (10, UInt8(ascii: "j")): named("javascript", .javascript, bytes)
    case (11, UInt8(ascii: "v")): named("view-source", .forbidden, bytes)
    default: .other
    }
  }

  private static func named(_ name: StaticString, _ kind: Self, _ bytes: Span<UInt8>) -> Self {
    for index in 0..<name.utf8CodeUnitCount where bytes[index] != name.utf8Start[index] { return .other }
    return kind
  }
}

extension Address: Hashable {
  /// Whether the canonical texts are equal, and the intents around them.
  package static func == (left: Address, right: Address) -> Bool {
    left.text == right.text && left.kind == right.kind && left.intent == right.intent
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
