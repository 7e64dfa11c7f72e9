import URLStandard

/// A link without the texts that its sender chose: scheme, host and the names of its query stay, everything else is "…".
///
/// This is what a log may keep. A link carries codes, names and states, and a log is read by more people than the screen.
public struct RedactedLink: Sendable, Hashable, CustomStringConvertible {
  /// The text, for example `shopapp://open/…?id=…`.
  public let description: String

  /// - Parameter link: a link as its sender wrote it.
  public init(_ link: String?) {
    guard let link else {
      description = "no link"
      return
    }
    guard let url = try? WebURL(link) else {
      description = "an unreadable link of \(link.utf8.count) bytes"
      return
    }
    self.init(url)
  }

  /// - Parameter url: a link that was read.
  public init(_ url: WebURL) {
    var text = url.scheme + ":"
    if url.hostRange != nil { text += "//" + url.hostname }
    if url.pathRange.count > (url.hostRange == nil ? 0 : 1) { text += url.hostRange == nil ? "…" : "/…" }
    let names = url.queryPairs.map(\.name).filter { !$0.isEmpty && $0.utf8.count <= 64 && $0.utf8.allSatisfy(RouteBytes.isToken) }
    if url.queryRange != nil { text += "?" + (names.isEmpty ? "…" : names.map { $0 + "=…" }.joined(separator: "&")) }
    if url.fragmentRange != nil { text += "#…" }
    description = text
  }
}
