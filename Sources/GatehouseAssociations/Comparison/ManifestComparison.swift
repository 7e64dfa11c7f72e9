public import Gatehouse
import URLStandard

/// Compares a manifest with a policy: its package, its verified hosts, its schemes, its paths.
public enum ManifestComparison {
  /// What the two do not agree on. Values that are not known (resources, placeholders of a build system) are never counted against the manifest.
  public static func check(_ manifest: AndroidManifest, _ policy: Policy) -> [Diagnostic] {
    let unread = manifest.filters.filter { $0.filter.hasUnread }
    let notes = unread.prefix(1).map { entry in
      Diagnostic(
        .referenceUnread, "\(unread.count == 1 ? "a filter" : "\(unread.count) filters") with values that stand elsewhere",
        range: entry.range,
        in: manifest.source)
    }
    let found = packages(manifest, policy) + hosts(manifest, policy) + schemes(manifest, policy) + routes(manifest, policy)
    return found.filter { unread.isEmpty || $0.code == AssociationFinding.packageMismatch.code } + notes
  }

  private static func packages(_ manifest: AndroidManifest, _ policy: Policy) -> [Diagnostic] {
    guard let own = manifest.package, !own.hasPrefix("$"), let wanted = policy.app.package, own != wanted else { return [] }
    return [
      Diagnostic(.packageMismatch, "the manifest is that of \(quoted(own)), and the policy has \(quoted(wanted))", in: manifest.source)
    ]
  }

  private static func hosts(_ manifest: AndroidManifest, _ policy: Policy) -> [Diagnostic] {
    let verified = manifest.filters.map(\.filter).filter { $0.isForLinks && $0.autoVerify && $0.schemes.contains("https") }
    let hosts = verified.flatMap { $0.hosts.filter { $0.port == nil || $0.port == "443" }.map { $0.host.lowercased() } }
    return policy.links.domains.filter { !hosts.contains($0.text) && !($0.parts.isWildcard == false && holds(hosts, $0.parts.host)) }.map {
      Diagnostic(
        .domainMissing, "no filter with autoVerify takes https links of \(quoted($0.text))",
        remedy: "add a filter with autoVerify and android:host=\(quoted($0.text))", in: manifest.source)
    }
  }

  /// Whether a wildcard stands for a host.
  private static func holds(_ hosts: [String], _ host: String) -> Bool {
    hosts.contains { $0.hasPrefix("*") && host.hasSuffix($0.dropFirst()) }
  }

  private static func schemes(_ manifest: AndroidManifest, _ policy: Policy) -> [Diagnostic] {
    let own = manifest.filters.filter { $0.filter.isForLinks }.flatMap(\.filter.schemes)
    return policy.links.schemes.filter { !own.contains($0) }.map {
      Diagnostic(
        .schemeMissingInBuild, "no filter takes links of the scheme \(quoted($0))",
        remedy: "add a filter with android:scheme=\(quoted($0))",
        in: manifest.source)
    }
  }

  private static func routes(_ manifest: AndroidManifest, _ policy: Policy) -> [Diagnostic] {
    let filters = manifest.filters.map(\.filter).filter { $0.isForLinks && $0.schemes.contains("https") }
    guard !filters.isEmpty else { return [] }
    return RouteSamples(policy).samples.compactMap { sample in
      if filters.contains(where: { $0.match(sample.url.href) == .match }) { return nil }
      return Diagnostic(
        .routeNotAssociated, "the route \(quoted(sample.name)) is in no filter: \(sample.url.href) stays in the browser",
        in: manifest.source)
    }
  }
}

extension IntentFilter {
  /// Whether links can reach it.
  public var isForLinks: Bool {
    actions.contains(IntentFilter.viewAction) && IntentFilter.linkCategories.allSatisfy(categories.contains)
  }

  /// Whether it has values that are not in the manifest: references to resources, placeholders of a build system.
  public var hasUnread: Bool {
    let texts = schemes + hosts.map(\.host) + paths.map(\.text) + groups.flatMap { $0.rules.map(\.pattern.text) }
    return texts.contains { $0.hasPrefix("@") || $0.contains("${") }
  }
}
