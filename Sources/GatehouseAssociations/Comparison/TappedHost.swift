public import Gatehouse
public import URLStandard

/// A tapped address that leads to one of the app's by redirects.
public enum TappedHost {
  /// What is to be expected of a chain of redirects that begins with a tap.
  ///
  /// - Parameters:
  ///   - chain: the tapped address and where it leads, in order.
  ///   - domains: the associated domains.
  public static func check(_ chain: [WebURL], domains: [HostPattern]) -> [Diagnostic] {
    let isOwn: (WebURL) -> Bool = { url in domains.contains { DomainName($0.text).holds(url.hostname) } }
    guard chain.count > 1, let first = chain.first, !isOwn(first), let target = chain.dropFirst().first(where: isOwn) else { return [] }
    return [
      Diagnostic(
        .tappedHostNotAssociated, "the tapped host \(quoted(first.hostname)) is not associated; it redirects to \(quoted(target.hostname))")
    ]
  }
}
