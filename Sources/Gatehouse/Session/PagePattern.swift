public import URLStandard

/// Pages of one origin: all of them, one path, or all paths that begin alike.
public struct PagePattern: Sendable, Hashable {
  /// The pattern as written: `https://shop.example`, `https://shop.example/pay`, `https://shop.example/checkout/*`.
  public let text: String
  private let origin: Origin
  /// The path as the URL standard writes it; `nil` is every path.
  private let path: String?
  private let isPrefix: Bool

  /// Reads a pattern.
  public init(parsing text: String) throws(PatternError) {
    func wrong(_ why: String) -> PatternError {
      PatternError(at: 0, why, remedy: "write an origin and a path, for example \"https://shop.example/checkout/*\"")
    }
    let isPrefix = text.utf8.last == UInt8(ascii: "*")
    let address = isPrefix ? String(text.dropLast()) : text
    guard let url = try? WebURL(address), url.scheme == "https" || url.scheme == "http", !url.hasCredentials else {
      throw wrong("\(quoted(text)) is no web page")
    }
    guard url.query == nil, url.fragment == nil else { throw wrong("a query or a fragment is no part of it") }
    let isOrigin = address == url.origin.description
    guard isOrigin || address == url.href else { throw wrong("\(quoted(text)) is not in canonical form") }
    guard !isPrefix || !isOrigin else { throw wrong("a star stands behind a path") }
    self.text = text
    self.isPrefix = isPrefix
    origin = url.origin
    path = isOrigin ? nil : url.path
  }

  /// Whether an address is one of these pages, whatever its query.
  public func matches(_ url: WebURL) -> Bool {
    guard url.origin == origin else { return false }
    guard let path else { return true }
    return isPrefix ? url.path.utf8.starts(with: path.utf8) : url.path == path
  }
}
