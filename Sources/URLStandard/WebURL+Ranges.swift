extension WebURL {
  @inlinable var schemeEnd: Int { Int(layout.schemeEnd) }
  @inlinable var fragmentStart: Int { Int(layout.fragmentStart) }

  /// The scheme in ``utf8``, without its colon.
  @inlinable public var schemeRange: Range<Int> { layout.schemeRange }

  /// The user name in ``utf8``; empty if there is none.
  @inlinable public var usernameRange: Range<Int> { min(authorityStart, Int(layout.usernameEnd))..<Int(layout.usernameEnd) }

  /// The password in ``utf8``, without its colon; empty if there is none.
  @inlinable public var passwordRange: Range<Int> {
    let end = Int(layout.passwordEnd)
    return min(Int(layout.usernameEnd) + 1, end)..<end
  }

  /// The host in ``utf8``, IPv6 addresses with their brackets; `nil` if there is none.
  @inlinable public var hostRange: Range<Int>? { layout.hostRange }

  /// The path in ``utf8``.
  @inlinable public var pathRange: Range<Int> { layout.pathRange }

  /// The query in ``utf8``, without its `?`; `nil` if there is none.
  @inlinable public var queryRange: Range<Int>? { layout.queryRange }

  /// The fragment in ``utf8``, without its `#`; `nil` if there is none.
  @inlinable public var fragmentRange: Range<Int>? {
    fragmentStart == utf8.count ? nil : fragmentStart + 1..<utf8.count
  }

  /// Behind `//`, or behind the colon where there is no authority.
  @inlinable var authorityStart: Int { layout.authorityStart }

  /// The end of host and port: what a relative reference keeps. The `/.` before a path that begins with `//` is not part of it.
  var authorityEnd: Int { layout.host == .none ? schemeEnd + 1 : Int(layout.pathStart) }
}

extension WebURL {
  /// The bytes of the scheme, without its colon.
  @inlinable public var schemeUTF8: ArraySlice<UInt8> { utf8[schemeRange] }
  /// The bytes of the user name.
  @inlinable public var usernameUTF8: ArraySlice<UInt8> { utf8[usernameRange] }
  /// The bytes of the password.
  @inlinable public var passwordUTF8: ArraySlice<UInt8> { utf8[passwordRange] }
  /// The bytes of the host, or `nil`.
  @inlinable public var hostUTF8: ArraySlice<UInt8>? { hostRange.map { utf8[$0] } }
  /// The bytes of the path.
  @inlinable public var pathUTF8: ArraySlice<UInt8> { utf8[pathRange] }
  /// The bytes of the query without its `?`, or `nil`.
  @inlinable public var queryUTF8: ArraySlice<UInt8>? { queryRange.map { utf8[$0] } }
  /// The bytes of the fragment without its `#`, or `nil`.
  @inlinable public var fragmentUTF8: ArraySlice<UInt8>? { fragmentRange.map { utf8[$0] } }
}
