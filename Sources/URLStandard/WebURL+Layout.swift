extension WebURL {
  /// Where the parts lie in the serialisation:
  ///
  /// ```
  /// https://user:pass@example.com:1234/foo/bar?baz#quux
  ///      |      |    |           |    |       |   |
  ///      |      |    |           |    |       |   fragmentStart
  ///      |      |    |           |    |       queryStart
  ///      |      |    |           |    pathStart
  ///      |      |    |           hostEnd
  ///      |      |    passwordEnd
  ///      |      usernameEnd
  ///      schemeEnd
  /// ```
  ///
  /// Without an authority the three ends after the scheme are just behind the colon.
  @usableFromInline package struct Layout: Sendable {
    @usableFromInline package var schemeEnd: UInt32 = 0
    @usableFromInline package var usernameEnd: UInt32 = 0
    @usableFromInline package var passwordEnd: UInt32 = 0
    @usableFromInline package var hostEnd: UInt32 = 0
    @usableFromInline package var pathStart: UInt32 = 0
    @usableFromInline package var queryStart: UInt32 = 0
    @usableFromInline package var fragmentStart: UInt32 = 0
    @usableFromInline package var port: UInt16 = 0
    @usableFromInline package var special: SpecialScheme?
    @usableFromInline package var host = HostKind.none
    @usableFromInline package var hasPort = false
    @usableFromInline package var hasOpaquePath = false

    /// An empty one.
    @inlinable package init() {}
  }
}

extension WebURL.Layout {
  /// Notes where the parts of a text are that is its own serialisation, in a layout that was just made.
  ///
  /// - Returns: whether the text is known to be; if not, it may be all the same, and the layout is good for nothing.
  package static func read(_ input: UnsafeBufferPointer<UInt8>, into layout: inout WebURL.Layout) -> Bool {
    CanonicalForm.read(input.span, into: &layout)
  }

  /// The scheme, without its colon.
  @inlinable package var schemeRange: Range<Int> { Range(uncheckedBounds: (0, Int(schemeEnd))) }

  /// The host, IPv6 addresses with their brackets; `nil` if there is none.
  @inlinable package var hostRange: Range<Int>? {
    if host == .none { return nil }
    let start = Int(passwordEnd)
    return Range(uncheckedBounds: (start > authorityStart ? start + 1 : start, Int(hostEnd)))
  }

  /// The path.
  @inlinable package var pathRange: Range<Int> { Range(uncheckedBounds: (Int(pathStart), Int(queryStart))) }

  /// The query without its `?`; `nil` if there is none.
  @inlinable package var queryRange: Range<Int>? {
    queryStart == fragmentStart ? nil : Range(uncheckedBounds: (Int(queryStart) + 1, Int(fragmentStart)))
  }

  /// Whether there is a user name or a password.
  @inlinable package var hasCredentials: Bool { host != .none && Int(passwordEnd) > Int(schemeEnd) + 3 }

  /// The port, or `nil` if there is none or it is the scheme's default.
  @inlinable package var writtenPort: UInt16? { hasPort ? port : nil }

  /// Behind `//`, or behind the colon where there is no authority.
  @inlinable package var authorityStart: Int { host == .none ? Int(schemeEnd) + 1 : Int(schemeEnd) + 3 }
}
