import URLStandard

extension TextForm where Value == String {
  /// A scheme without its colon (URL standard, section 4.1): folded to lower case.
  static let scheme = TextForm(
    "a scheme", example: "wallet", .scheme, pattern: "^[A-Za-z][A-Za-z0-9+.-]*$", folds: true,
    parse: { text throws(PatternError) in try Names.scheme(text) }, print: { $0 })

  /// The host of a custom scheme's address, as the URL standard leaves it, folded to lower case.
  static let schemeHost = TextForm(
    "a host", example: "pay", .host, pattern: "^[^/?#@\\\\\\s]+$", folds: true,
    parse: { text throws(PatternError) in try Names.schemeHost(text) }, print: { $0 })

  /// A host without wildcard.
  static let exactHost = TextForm(
    "a host", example: "shop.example", .host, pattern: "^[^/?#@\\\\*\\s]+$", folds: true,
    parse: { text throws(PatternError) in try HostText.readHost(text, at: 0).description }, print: { $0 })

  /// An Android package name (Android documentation, "Configure the app module").
  static let package = TextForm(
    "an Android package name", example: "com.example.shop", .identity, pattern: "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)+$",
    parse: { text throws(PatternError) in try Names.package(text) }, print: { $0 })

  /// A SHA-256 fingerprint: 32 bytes in upper-case hexadecimal with colons.
  static let fingerprint = TextForm(
    "a SHA-256 fingerprint", example: "14:6D:E9:…, 32 bytes", .identity, pattern: "^([0-9A-Fa-f]{2}:?){31}[0-9A-Fa-f]{2}$", folds: true,
    parse: { text throws(PatternError) in try Names.fingerprint(text) }, print: { $0 })

  /// An Apple application identifier: prefix and bundle identifier.
  static let appID = TextForm(
    "an application identifier", example: "ABCDE12345.com.example.shop", .identity, pattern: "^[A-Z0-9]{10}\\.[A-Za-z0-9.-]+$",
    parse: { text throws(PatternError) in try Names.appID(text) }, print: { $0 })

  /// The name of a route.
  static let routeName = TextForm(
    "a name", example: "product", .name, pattern: "^[A-Za-z_][A-Za-z0-9_.-]{0,63}$",
    parse: { text throws(PatternError) in try Names.plain(text, also: "_.-") }, print: { $0 })

  /// The name of a requirement.
  static let requirement = TextForm(
    "a requirement's name", example: "signedIn", .name, pattern: "^[A-Za-z_][A-Za-z0-9_.-]{0,63}$",
    parse: { text throws(PatternError) in try Names.plain(text, also: "_.-") }, print: { $0 })

  /// The name of a bridge method or of its parameter: an identifier, as generated code uses it.
  static let identifier = TextForm(
    "an identifier", example: "openSheet", .name, pattern: "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
    parse: { text throws(PatternError) in try Names.plain(text, also: "_") }, print: { $0 })

  /// The name of a parameter of a link.
  static let parameterName = TextForm(
    "a parameter's name", example: "id", .name, pattern: "^[A-Za-z0-9_.~\\[\\]-]+$",
    parse: { text throws(PatternError) in
      try ParameterName.check(text)
      return text
    }, print: { $0 })

  /// The type of a bridge parameter: a parameter type, `bool`, `number` or `@name`, each with `*` and `?`.
  static let bridgeType = TextForm(
    "a parameter type", example: "text(200)?", .parameterType,
    pattern: "^(@[A-Za-z_]|(bool|number|\(ParameterType.names.joined(separator: "|")))\\b)",
    parse: { text throws(PatternError) in
      _ = try BridgeType(parsing: text)
      return text
    }, print: { $0 })

  /// An absolute directory.
  static let directory = TextForm(
    "a directory", example: "/usr/share/shop/pages", .directory, pattern: "^/.",
    parse: { text throws(PatternError) in try Names.directory(text) }, print: { $0 })
}

/// Readers of the names of schemes, apps and screens.
private enum Names {
  static func scheme(_ text: String) throws(PatternError) -> String {
    guard let first = text.utf8.first else {
      throw PatternError(at: 0, "the scheme is empty", remedy: "write a scheme, for example \"wallet\"")
    }
    guard RouteBytes.isLetter(first) else {
      throw PatternError(at: 0, "a scheme begins with a letter", remedy: "write a scheme, for example \"wallet\"")
    }
    for (offset, byte) in text.utf8.enumerated() where !RouteBytes.isLetter(byte) && !RouteBytes.isDigit(byte) {
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") { continue }
      let name = String(decoding: Array(text.utf8.prefix(offset)), as: UTF8.self)
      throw PatternError(
        at: offset, "a scheme has letters, digits, \"+\", \"-\" and \".\" only",
        remedy: byte == UInt8(ascii: ":") ? "write \"\(name)\" alone" : "remove what is no part of the scheme")
    }
    return text.lowercased()
  }

  static func schemeHost(_ text: String) throws(PatternError) -> String {
    let bad = text.utf8.enumerated().first { byte in byte.element <= 0x20 || "/?#@:*\\".utf8.contains(byte.element) }
    if let bad {
      throw PatternError(at: bad.offset, "a host does not hold this character", remedy: "write the host alone, for example \"pay\"")
    }
    guard let url = try? WebURL("x://\(text.lowercased())"), let host = url.host, host != .empty else {
      throw PatternError(at: 0, "\(quoted(text)) is no host", remedy: "write a host, for example \"pay\"")
    }
    return host.description
  }

  static func package(_ text: String) throws(PatternError) -> String {
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isName = labels.allSatisfy { label in
      label.first.map(RouteBytes.isLetter) == true
        && label.allSatisfy { RouteBytes.isLetter($0) || RouteBytes.isDigit($0) || $0 == UInt8(ascii: "_") }
    }
    guard labels.count >= 2, isName else {
      throw PatternError(
        at: 0, "\(quoted(text)) is no package name", remedy: "write it as in the manifest, for example \"com.example.shop\"")
    }
    return text
  }

  static func fingerprint(_ text: String) throws(PatternError) -> String {
    let pairs = text.utf8.contains(UInt8(ascii: ":")) ? text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) : []
    let digits = pairs.isEmpty ? Array(text.utf8) : Array(pairs.joined())
    guard digits.count == 64, pairs.allSatisfy({ $0.count == 2 }), digits.allSatisfy({ RouteBytes.hexValue($0) != nil }) else {
      throw PatternError(
        at: 0, "\(quoted(text)) is no SHA-256 fingerprint", remedy: "write 32 bytes in hexadecimal with colons, as the signing report shows"
      )
    }
    let upper = digits.map(RouteBytes.upperHex)
    return stride(from: 0, to: 64, by: 2).map { RouteBytes.text(upper[$0..<$0 + 2]) }.joined(separator: ":")
  }

  static func appID(_ text: String) throws(PatternError) -> String {
    let bytes = Array(text.utf8)
    let isPrefix = bytes.prefix(10).allSatisfy { RouteBytes.isDigit($0) || (RouteBytes.isLetter($0) && $0 & 0x20 == 0) }
    let bundle = bytes.dropFirst(11)
    let isBundle = bundle.allSatisfy { RouteBytes.isLetter($0) || RouteBytes.isDigit($0) || $0 == 0x2D || $0 == 0x2E }
    guard bytes.count > 11, isPrefix, bytes[10] == UInt8(ascii: "."), isBundle, bundle.first != 0x2E else {
      throw PatternError(
        at: 0, "\(quoted(text)) is no application identifier",
        remedy: "write the prefix of ten capital letters and digits, a dot and the bundle identifier")
    }
    return text
  }

  static func plain(_ text: String, also: String) throws(PatternError) -> String {
    guard let first = text.utf8.first, RouteBytes.isLetter(first) || first == UInt8(ascii: "_") else {
      throw PatternError(at: 0, "a name begins with a letter or \"_\"", remedy: "rename it")
    }
    for (offset, byte) in text.utf8.enumerated() where !RouteBytes.isLetter(byte) && !RouteBytes.isDigit(byte) && !also.utf8.contains(byte)
    {
      throw PatternError(at: offset, "a name has letters, digits and \(quoted(also)) only", remedy: "rename it")
    }
    guard text.utf8.count <= 64 else { throw PatternError(at: 64, "the name has \(text.utf8.count) bytes", remedy: "use at most 64") }
    return text
  }

  static func directory(_ text: String) throws(PatternError) -> String {
    guard text.utf8.first == UInt8(ascii: "/") else {
      throw PatternError(at: 0, "a directory is an absolute path", remedy: "begin it with \"/\", or write \"host\" or null")
    }
    let parts = text.split(separator: "/")
    guard !parts.isEmpty else {
      throw PatternError(
        at: 0, "the whole file system is no directory of pages", remedy: "write the narrowest directory that holds the pages")
    }
    guard !parts.contains(where: { $0 == "." || $0 == ".." }), !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw PatternError(
        at: 0, "the path holds a step up or a control character", remedy: "write the path as it is, without \".\" and \"..\"")
    }
    return text
  }
}
