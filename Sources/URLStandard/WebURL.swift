/// A URL as browsers understand it: a parsed record of the WHATWG URL standard.
///
/// A `WebURL` is stored as its canonical serialisation and the places where its parts begin, so it never holds text that
/// was not parsed, and reading a part is a slice.
///
/// ```swift
/// let url = try WebURL("HTTPS:\\\\bad.test\\@good.test/a/../b?q#f")
/// url.href       // "https://bad.test/@good.test/b?q#f" … the host is bad.test, whatever the text looked like
/// url.hostname   // "bad.test"
/// ```
///
/// Two URLs are equal when their serialisations are. See [URL standard](https://url.spec.whatwg.org/).
public struct WebURL: Sendable {
  /// The serialisation in UTF-8. All of it is ASCII.
  public let utf8: [UInt8]
  @usableFromInline let layout: Layout

  init(utf8: [UInt8], layout: Layout) {
    self.utf8 = utf8
    self.layout = layout
  }

  /// The URL of a text that ``Layout/read(_:)`` found to be its own serialisation, or of another URL's serialisation and layout.
  package init(canonical text: String, layout: Layout) {
    utf8 = Array(text.utf8)
    self.layout = layout
  }

  /// Where the parts lie, for whoever keeps the serialisation as a text instead of the URL.
  package var parts: Layout { layout }
}

extension WebURL: Hashable {
  /// Whether the serialisations are equal.
  public static func == (left: WebURL, right: WebURL) -> Bool { left.utf8 == right.utf8 }

  /// Hashes the serialisation.
  public func hash(into hasher: inout Hasher) { hasher.combine(utf8) }

  /// Whether two URLs are equal apart from their fragments, as between two places of one document.
  public func equalsExcludingFragment(_ other: WebURL) -> Bool {
    utf8[..<fragmentStart] == other.utf8[..<other.fragmentStart]
  }
}

extension WebURL: CustomStringConvertible {
  /// The serialisation.
  public var href: String { String(decoding: utf8, as: UTF8.self) }

  /// The serialisation.
  public var description: String { href }
}
