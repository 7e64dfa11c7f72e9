import URLStandard

/// A link as routes see it: segments between slashes, a query, a fragment.
///
/// An https link is its path; a link of another scheme is "/" + host + path, and its host is folded to lower case. The ranges lie in the URL's
/// serialisation; ``withFolded(_:_:)`` has it as routes compare it.
struct LinkText: Sendable {
  /// Where the text has a host in capital letters, which are folded.
  private let folds: Range<Int>?
  /// The path without its first slash.
  let body: Range<Int>
  /// The query without its `?`, or `nil`.
  let query: Range<Int>?
  /// Whether there is a fragment, be it empty.
  let hasFragment: Bool
  /// The scheme.
  let scheme: Range<Int>
  /// Whether it is an https link.
  let isHTTPS: Bool

  /// - Returns: `nil` for a link that no route can match: without a host, with a port, credentials, an opaque path, or another special scheme.
  @inline(__always)
  init?(_ layout: WebURL.Layout, _ text: Span<UInt8>) {
    guard !layout.hasPort, !layout.hasCredentials, !layout.hasOpaquePath, let host = layout.hostRange, !host.isEmpty else { return nil }
    let path = layout.pathRange
    switch layout.special {
    case .https:
      guard !path.isEmpty else { return nil }
      folds = nil
      body = path.lowerBound + 1..<path.upperBound
      isHTTPS = true
    case nil:
      guard host.upperBound == path.lowerBound, text[host.lowerBound] != UInt8(ascii: "[") else { return nil }
      folds = Self.hasCapitals(text, host) ? host : nil
      body = host.lowerBound..<path.upperBound
      isHTTPS = false
    default: return nil
    }
    query = layout.queryRange
    hasFragment = Int(layout.fragmentStart) < text.count
    scheme = layout.schemeRange
  }

  private static func hasCapitals(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where RouteBytes.lowercased(text[index]) != text[index] { return true }
    return false
  }

  /// A link of which only the path counts, as in handoff rules; `nil` if the path is not empty and does not begin with a slash.
  init?(pathOf layout: WebURL.Layout, _ text: Span<UInt8>) {
    let path = layout.pathRange
    guard path.isEmpty || text[path.lowerBound] == RouteBytes.slash else { return nil }
    folds = nil
    body = path.isEmpty ? path : path.lowerBound + 1..<path.upperBound
    query = layout.queryRange
    hasFragment = Int(layout.fragmentStart) < text.count
    scheme = layout.schemeRange
    isHTTPS = false
  }

  /// Looks at the serialisation; of a custom scheme the host is in lower case.
  @inline(__always)
  func withFolded<Result>(_ text: Span<UInt8>, _ body: (Span<UInt8>) -> Result) -> Result {
    guard let folds else { return body(text) }
    var copy = RouteText.bytes(text, 0..<text.count)
    for index in folds { copy[index] = RouteBytes.lowercased(copy[index]) }
    let bytes = copy[...]
    return body(bytes.span)
  }
}

/// What one pass over a path tells.
struct PathScan {
  /// How many segments there are: one more than slashes.
  var segments = 1
  /// The first escape that needs none or is none, if there is one.
  var badEscape: Range<Int>?

  @inline(__always)
  init(_ text: Span<UInt8>, _ body: Range<Int>) {
    for index in body {
      let byte = text[index]
      if byte == RouteBytes.slash {
        segments &+= 1
      } else if byte == RouteBytes.percent, badEscape == nil {
        guard let value = Escapes.value(text, at: index, before: body.upperBound), !RouteBytes.isUnreserved(value) else {
          badEscape = index..<min(index + 3, body.upperBound)
          continue
        }
      }
    }
  }
}

/// Percent escapes in a range of text.
enum Escapes {
  /// The byte that `%XX` at `index` stands for, or `nil` if the two digits are not there.
  @inline(__always)
  static func value(_ text: Span<UInt8>, at index: Int, before end: Int) -> UInt8? {
    guard index + 2 < end, let high = RouteBytes.hexValue(text[index + 1]), let low = RouteBytes.hexValue(text[index + 2]) else {
      return nil
    }
    return high << 4 | low
  }

  /// Whether a query has an escape of a character that needs none. `~` may be escaped there, because form data escapes it.
  static func hasNeedless(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where text[index] == RouteBytes.percent {
      if let value = value(text, at: index, before: range.upperBound), RouteBytes.isUnreserved(value), value != UInt8(ascii: "~") {
        return true
      }
    }
    return false
  }

  @inline(__always)
  static func contains(_ byte: UInt8, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where text[index] == byte { return true }
    return false
  }

  /// The bytes decoded once, or `nil` if an escape has not two digits.
  static func decoded(_ text: Span<UInt8>, _ range: Range<Int>, plusIsSpace: Bool) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == RouteBytes.percent {
        guard let value = value(text, at: index, before: range.upperBound) else { return nil }
        result.append(value)
        index += 3
        continue
      }
      result.append(byte == RouteBytes.plus && plusIsSpace ? RouteBytes.space : byte)
      index += 1
    }
    return result
  }
}
