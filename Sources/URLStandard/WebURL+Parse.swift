extension WebURL {
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
    self = try WebURL.parse(utf8: utf8.span, base: base).url
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
    return try parse(utf8: Array(text.utf8).span, base: base)
  }

  /// Parses UTF-8 text and reports how it was written; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public static func parse(utf8: [UInt8], base: WebURL? = nil) throws(URLParseError) -> Parsed {
    try parse(utf8: utf8.span, base: base)
  }

  /// Parses UTF-8 text in place and reports how it was written; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// - Parameter base: the URL that a relative reference is resolved against.
  /// - Throws: why the text is no URL.
  public static func parse(utf8: Span<UInt8>, base: WebURL? = nil) throws(URLParseError) -> Parsed {
    guard utf8.count <= 1 << 30 else { throw URLParseError(.tooLong) }
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
