extension WebURL {
  /// 1 GiB: what is longer is refused, so that offsets always fit into 32 bits, escapes included.
  static let maximumLength = 1 << 30

  /// A URL and what parsing noticed about its text.
  public struct Parsed: Sendable {
    /// The URL.
    public let url: WebURL
    /// How the text was written.
    public let remarks: URLRemarks
  }

  /// Parses text, as an address bar or an `href` attribute would.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against; without one the text must be absolute.
  /// - Throws: why the text is no URL.
  public init(_ text: some StringProtocol, base: WebURL? = nil) throws(URLParseError) {
    self = try WebURL.parse(text, base: base).url
  }

  /// Parses UTF-8 text; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public init(utf8: [UInt8], base: WebURL? = nil) throws(URLParseError) {
    self = try WebURL.parse(utf8: utf8, base: base).url
  }

  /// Parses UTF-8 text in place; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public init(utf8: Span<UInt8>, base: WebURL? = nil) throws(URLParseError) {
    self = try WebURL.parse(utf8: utf8, base: base).url
  }

  /// Parses UTF-8 text in a buffer; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public init(utf8: UnsafeBufferPointer<UInt8>, base: WebURL? = nil) throws(URLParseError) {
    self = try WebURL.parse(utf8: utf8.span, base: base).url
  }

  /// Parses text and reports how it was written.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public static func parse(_ text: some StringProtocol, base: WebURL? = nil) throws(URLParseError) -> Parsed {
    let inPlace = text.utf8.withContiguousStorageIfAvailable { buffer in
      Result { () throws(URLParseError) in try parse(utf8: buffer.span, base: base) }
    }
    if let inPlace { return try inPlace.get() }
    return try parse(utf8: Array(text.utf8), base: base)
  }

  /// Parses text as `parse` does, with as few instructions as can be: what a navigation delegate asks for every link.
  ///
  /// - Parameter remarks: how the text was written.
  /// - Throws: why the text is no URL.
  package static func read(_ text: String, remarks: inout URLRemarks) throws(URLParseError) -> WebURL {
    var layout = Layout()
    let canonical = text.utf8.withContiguousStorageIfAvailable { buffer in
      CanonicalForm.read(buffer.span, into: &layout) ? [UInt8](buffer) : nil
    }
    if case .some(.some(let utf8)) = canonical { return WebURL(utf8: utf8, layout: layout) }
    let parsed = try parse(text)
    remarks = parsed.remarks
    return parsed.url
  }

  /// Parses UTF-8 text and reports how it was written; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// An array that is a canonical http(s) URL already is kept as it is, without a copy.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public static func parse(utf8: [UInt8], base: WebURL? = nil) throws(URLParseError) -> Parsed {
    // The span of an array is newer than the systems that are supported; a slice's is not.
    let bytes = utf8[...]
    var layout = Layout()
    if CanonicalForm.read(bytes.span, into: &layout) { return Parsed(url: WebURL(utf8: utf8, layout: layout), remarks: []) }
    return try rewrite(bytes.span, base: base)
  }

  /// Parses UTF-8 text in place and reports how it was written; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public static func parse(utf8: Span<UInt8>, base: WebURL? = nil) throws(URLParseError) -> Parsed {
    var layout = Layout()
    if CanonicalForm.read(utf8, into: &layout) {
      return Parsed(url: WebURL(utf8: utf8.withUnsafeBufferPointer(Array.init), layout: layout), remarks: [])
    }
    return try rewrite(utf8, base: base)
  }

  /// Parses text that is not known to be canonical: what `parse` does behind the short cut of ``CanonicalForm``.
  static func rewrite(_ utf8: Span<UInt8>, base: WebURL?) throws(URLParseError) -> Parsed {
    guard utf8.count <= maximumLength else { throw URLParseError(.tooLong) }
    var cleaned = CleanedInput(utf8)
    var parser = URLParser(remarks: cleaned.remarks, capacity: cleaned.range.count)
    do throws(URLParseError) {
      if let copy = cleaned.takeCopy() {
        try parser.parse(copy.span, base: base)
      } else {
        try parser.parse(utf8.extracting(cleaned.range), base: base)
      }
    } catch {
      throw cleaned.located(error, in: utf8)
    }
    return Parsed(url: WebURL(utf8: parser.href, layout: parser.layout), remarks: parser.remarks)
  }
}
