public import URLStandard

/// Which links change hands between two association files of one domain.
public enum AssociationDiff {
  /// A link that an app gains or loses.
  public struct Change: Sendable, Hashable {
    /// The address.
    public var url: String
    /// The app's identifier, or the package.
    public var app: String
    /// What the old file says.
    public var before: AppleMatch
    /// What the new file says.
    public var after: AppleMatch

    /// Whether the app gains the link; else it loses it.
    public var isGain: Bool { after.isMatch }
  }

  /// Links whose owner differs.
  ///
  /// - Parameters:
  ///   - urls: the links to compare; `nil` takes an example of every rule of both files. An empty difference of examples is no proof that the
  ///     files are equal.
  ///   - domain: the domain of both files.
  public static func changes(
    from old: AppleAssociation, to new: AppleAssociation, urls: [WebURL]?, domain: String
  ) -> [Change] {
    let before = AppleMatcher(old)
    let after = AppleMatcher(new)
    var apps = old.appIDs
    apps += new.appIDs.filter { !apps.contains($0) }
    let host = DomainName(domain).isWildcard ? "www." + DomainName(domain).name : domain
    let links = urls ?? examples([before, after], apps, host)
    return links.flatMap { url in
      apps.compactMap { app in
        let was = before.match(url, appID: app, domain: domain)
        let now = after.match(url, appID: app, domain: domain)
        return was.isMatch == now.isMatch ? nil : Change(url: url.href, app: app, before: was, after: now)
      }
    }
  }

  private static func examples(_ matchers: [AppleMatcher], _ apps: [String], _ host: String) -> [WebURL] {
    var seen: Set<WebURL> = []
    return apps.flatMap { app in
      matchers.flatMap { matcher in matcher.rules(of: app).compactMap { $0.example(host: host) } }
    }.filter { seen.insert($0).inserted }
  }

  /// Certificates that may open an Android app's links in one file and not in the other.
  public static func certificates(in links: AssetLinks) -> Set<String> {
    Set(
      links.statements.filter { $0.relations.contains(AssetLinks.handleAllURLs) }.flatMap { statement -> [String] in
        guard case .androidApp(let package, let fingerprints) = statement.target else { return [] }
        return fingerprints.map { "\(package) \($0)" }
      })
  }
}
