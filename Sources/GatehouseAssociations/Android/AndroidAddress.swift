import URLStandard

/// An address as `android.net.Uri` splits it: by the first `:`, `//`, `/`, `?` and `#`, without any other rule. Escapes are resolved.
struct AndroidAddress: Sendable {
  let scheme: String
  let host: String?
  let port: String?
  let path: String?
  let fragment: String?
  /// The query cut at `&`, or at `;` where it has none.
  let parameters: [String]

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      bytes[..<colon].allSatisfy({ ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) })
    else { return nil }
    scheme = String(decoding: bytes[..<colon], as: UTF8.self)
    var rest = bytes[(colon + 1)...]
    let hash = rest.firstIndex(of: UInt8(ascii: "#"))
    fragment = hash.map { Self.decoded(rest[(rest.index(after: $0))...]) }
    rest = rest[..<(hash ?? rest.endIndex)]
    let mark = rest.firstIndex(of: UInt8(ascii: "?"))
    parameters = mark.map { Self.split(Self.decoded(rest[(rest.index(after: $0))...])) } ?? []
    rest = rest[..<(mark ?? rest.endIndex)]
    guard rest.starts(with: "//".utf8) else {
      host = nil
      port = nil
      path = rest.first == UInt8(ascii: "/") ? Self.decoded(rest) : nil
      return
    }
    rest = rest.dropFirst(2)
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } ?? rest.endIndex
    var authority = rest[..<end]
    if let at = authority.lastIndex(of: UInt8(ascii: "@")) { authority = authority[authority.index(after: at)...] }
    let portColon = authority.lastIndex(of: UInt8(ascii: ":")).flatMap { colon in
      authority[authority.index(after: colon)...].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? colon : nil
    }
    host = Self.decoded(authority[..<(portColon ?? authority.endIndex)])
    port = portColon.map { Self.decoded(authority[(authority.index(after: $0))...]) }
    path = Self.decoded(rest[end...])
  }

  private static func split(_ query: String) -> [String] {
    let parts = query.split(separator: "&", omittingEmptySubsequences: false)
    return (parts.count == 1 ? query.split(separator: ";", omittingEmptySubsequences: false) : parts).map(String.init)
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: PercentEncoding.decode(bytes), as: UTF8.self)
  }
}
