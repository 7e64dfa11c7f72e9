/// The name–value pairs of `application/x-www-form-urlencoded` text, such as a URL's query, in order and with repetitions.
///
/// The pairs are split on the text as written, before any decoding, so that a caller can insist on the written form:
///
/// ```swift
/// for pair in FormURLEncoded(utf8: url.queryUTF8 ?? []) {
///   pair.rawName    // bytes as written
///   pair.value      // decoded once, "+" read as a space
/// }
/// ```
///
/// See [URL standard, application/x-www-form-urlencoded](https://url.spec.whatwg.org/#application/x-www-form-urlencoded).
public struct FormURLEncoded: Sequence, Sendable {
  /// The text that is read.
  public let utf8: ArraySlice<UInt8>

  /// Reads a query without its `?`.
  public init(utf8: ArraySlice<UInt8>) { self.utf8 = utf8 }

  /// Reads a query without its `?`.
  public init(_ text: some StringProtocol) { utf8 = Array(text.utf8)[...] }

  /// One name and its value; both are slices of the text, with its indices.
  public struct Pair: Sendable, Hashable {
    /// The name as written.
    public let rawName: ArraySlice<UInt8>
    /// The value as written; empty without `=`.
    public let rawValue: ArraySlice<UInt8>
    /// Whether there is a `=`: `a` and `a=` read alike, but are written differently.
    public let hasEqualsSign: Bool

    /// The name, decoded once, `+` read as a space, bad UTF-8 as U+FFFD.
    public var name: String { String(decoding: PercentEncoding.decode(rawName, plusAsSpace: true), as: UTF8.self) }
    /// The value, decoded once, `+` read as a space, bad UTF-8 as U+FFFD.
    public var value: String { String(decoding: PercentEncoding.decode(rawValue, plusAsSpace: true), as: UTF8.self) }
  }

  /// Walks the pairs; empty ones (`a&&b`) are skipped, as the standard says.
  public struct Iterator: IteratorProtocol, Sendable {
    private var rest: ArraySlice<UInt8>

    init(_ utf8: ArraySlice<UInt8>) { rest = utf8 }

    /// The next pair, or `nil` at the end.
    public mutating func next() -> Pair? {
      while !rest.isEmpty {
        let end = rest.firstIndex(of: .ascii("&")) ?? rest.endIndex
        let sequence = rest[rest.startIndex..<end]
        rest = end < rest.endIndex ? rest[(end + 1)...] : []
        if sequence.isEmpty { continue }
        guard let equals = sequence.firstIndex(of: .ascii("=")) else {
          return Pair(rawName: sequence, rawValue: sequence[sequence.endIndex...], hasEqualsSign: false)
        }
        return Pair(rawName: sequence[..<equals], rawValue: sequence[(equals + 1)...], hasEqualsSign: true)
      }
      return nil
    }
  }

  /// An iterator over the pairs.
  public func makeIterator() -> Iterator { Iterator(utf8) }

  /// The pairs written as form data: a space is `+`, everything but `A–Z a–z 0–9 * - . _` is percent-encoded.
  public static func serialize(_ pairs: some Sequence<(name: String, value: String)>) -> String {
    var result: [UInt8] = []
    for pair in pairs {
      if !result.isEmpty { result.append(.ascii("&")) }
      append(pair.name, to: &result)
      result.append(.ascii("="))
      append(pair.value, to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ text: String, to result: inout [UInt8]) {
    for byte in text.utf8 {
      if byte == .ascii(" ") { result.append(.ascii("+")) } else { result.append(byte, encodedBy: .formURLEncoded) }
    }
  }
}
