public import URLStandard

/// A link without the texts that its sender chose: scheme, host and the names of its query stay, everything else is "…".
///
/// This is what a log may keep. A link carries codes, names and states, and a log is read by more people than the screen.
public struct RedactedLink: Sendable, Hashable, CustomStringConvertible {
  /// The text, for example `shopapp://open/…?id=…`.
  public let description: String

  /// - Parameter link: a link as its sender wrote it.
  public init(_ link: String?) {
    guard let link else {
      self.init(description: "no link")
      return
    }
    guard let url = try? WebURL(link) else {
      self.init(description: "an unreadable link of \(link.utf8.count) bytes")
      return
    }
    self.init(url)
  }

  /// - Parameter url: a link that was read.
  public init(_ url: WebURL) {
    let hasHost = url.hostRange != nil
    var text = url.scheme + ":" + (hasHost ? "//" + url.hostname : "")
    if url.pathRange.count > (hasHost ? 1 : 0) { text += hasHost ? "/…" : "…" }
    if url.queryRange != nil {
      let names = url.queryPairs.map(\.name).filter { (1...64).contains($0.utf8.count) && $0.utf8.allSatisfy(RouteBytes.isToken) }
      text += "?" + (names.isEmpty ? "…" : names.map { $0 + "=…" }.joined(separator: "&"))
    }
    self.init(description: url.fragmentRange == nil ? text : text + "#…")
  }

  private init(description: String) { self.description = description }
}
