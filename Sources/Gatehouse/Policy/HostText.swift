import URLStandard

/// Reads the host and port of a pattern by the URL standard and refuses every spelling that hides what it is.
enum HostText {
  /// Reads `host` or `host:port` as they stand in an address of `scheme`. Offsets of errors count from `offset`.
  static func read(_ text: String, scheme: String, at offset: Int) throws(PatternError) -> (host: Host, port: UInt16?) {
    if let bad = text.utf8.enumerated().first(where: { $0.element <= 0x20 || $0.element == 0x7F || isForbidden($0.element) }) {
      throw PatternError(
        at: offset + bad.offset, "a host does not hold \(quoted(String(UnicodeScalar(bad.element))))",
        remedy: "write the host alone, for example \"shop.example\"")
    }
    let parsed: WebURL.Parsed
    do {
      parsed = try WebURL.parse("\(scheme)://\(text)")
    } catch {
      throw PatternError(
        at: offset, "\(quoted(text)) is no host: \(error.kind.sentence)", remedy: "write a host, for example \"shop.example\"")
    }
    guard let host = parsed.url.host, host != .empty else {
      throw PatternError(at: offset, "the host is empty", remedy: "write a host, for example \"shop.example\"")
    }
    if case .domain(let name) = host, name.utf8.last == UInt8(ascii: ".") {
      throw PatternError(
        at: offset + text.utf8.count, "the host ends in a dot", remedy: "remove the dot; with it, it is another host to a browser")
    }
    guard parsed.remarks.isSubset(of: .explicitDefaultPort) else {
      throw PatternError(
        at: offset, "\(quoted(text)) is spelled in a way that programs read differently",
        remedy: "write it as \"\(canonical(host, parsed.url.port))\", if that is meant")
    }
    return (host, parsed.url.port)
  }

  /// Reads a host without a port. `[::1]` is one.
  static func readHost(_ text: String, at offset: Int) throws(PatternError) -> Host {
    let colon = text.utf8.first == UInt8(ascii: "[") ? nil : text.utf8.firstIndex(of: UInt8(ascii: ":"))
    let bracket = text.utf8.firstIndex(of: UInt8(ascii: "]"))
    let port = bracket.flatMap { text.utf8.index(after: $0) < text.utf8.endIndex ? text.utf8.index(after: $0) : nil }
    if let extra = colon ?? port {
      throw PatternError(
        at: offset + text.utf8.distance(from: text.utf8.startIndex, to: extra), "a host is written without scheme and port",
        remedy: "write the host alone, for example \"shop.example\"; https on its default port is meant")
    }
    return try read(text, scheme: "https", at: offset).host
  }

  private static func canonical(_ host: Host, _ port: UInt16?) -> String { "\(host)\(port.map { ":\($0)" } ?? "")" }

  /// What would end the host, or be read as part of something else.
  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "*"),
      UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// What stands behind `*.` if the text begins so.
  static func wildcardSuffix(_ text: String) -> String? {
    text.hasPrefix("*.") ? String(text.dropFirst(2)) : nil
  }

  /// The domain behind a wildcard: a name, never an address.
  static func domain(_ host: Host, at offset: Int) throws(PatternError) -> String {
    guard case .domain(let name) = host else {
      throw PatternError(at: offset, "an IP address has no sub-domains", remedy: "write the address without \"*.\"")
    }
    return name
  }
}
