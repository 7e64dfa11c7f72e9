public import Gatehouse

/// What a build for Apple's systems says about its links: facts from its code signature and its Info.plist.
public struct AppleBuild: Sendable, Hashable {
  /// `application-identifier` of the signature; `nil` if the build is not signed.
  public var identifier: String?
  /// `com.apple.developer.associated-domains` of the signature, as written; `nil` if it is missing.
  public var domains: [String]?
  /// Whether the build is for users: signed for distribution.
  public var isRelease = true
  /// The schemes of `CFBundleURLTypes`.
  public var schemes: [String] = []
  /// `LSApplicationQueriesSchemes`.
  public var queriedSchemes: [String] = []
  /// `CFBundleIdentifier`.
  public var bundle: String?

  /// Makes a build without facts.
  public init() {}

  /// Reads entitlements; what is missing stays `nil`.
  public init(entitlements: PropertyList) {
    identifier = (entitlements["application-identifier"] ?? entitlements["com.apple.application-identifier"])?.string
    domains = entitlements[AssociatedDomain.key]?.strings
    if case .bool(true)? = entitlements["get-task-allow"] { isRelease = false }
  }

  /// What is wrong with its entries, and which hosts of the app it does not associate.
  public func check(domains wanted: [HostPattern]) -> [Diagnostic] {
    guard let domains, !domains.isEmpty else {
      return wanted.isEmpty
        ? []
        : [
          Diagnostic(
            .entitlementMissingInBuild,
            identifier == nil ? "the build has no code signature with entitlements" : "the signature has no \(AssociatedDomain.key)")
        ]
    }
    var findings: [Diagnostic] = []
    var read: [AssociatedDomain] = []
    for text in domains {
      do throws(AssociatedDomain.Fault) { read.append(try AssociatedDomain(text)) } catch {
        findings.append(
          Diagnostic(error.finding, "\(quoted(text)): \(error.message)", remedy: error.repaired.map { "write \(quoted($0))" }))
      }
    }
    let links = read.filter { $0.service == "applinks" }
    return findings + modes(links) + missing(links, wanted)
  }

  /// Domains that a release has in developer mode only.
  private func modes(_ links: [AssociatedDomain]) -> [Diagnostic] {
    guard isRelease else { return [] }
    return links.filter { $0.mode?.hasPrefix("developer") == true }.compactMap { entry in
      let isElsewhere = links.contains { $0.mode == nil && $0.host == entry.host && $0.isWildcard == entry.isWildcard }
      if isElsewhere { return nil }
      return Diagnostic(.modeDeveloperInRelease, "a release declares \(quoted(entry.host)) in developer mode only")
    }
  }

  private func missing(_ links: [AssociatedDomain], _ wanted: [HostPattern]) -> [Diagnostic] {
    var findings: [Diagnostic] = wanted.compactMap { pattern in
      let (host, isWildcard) = pattern.parts
      let isThere = links.contains { isWildcard ? $0.isWildcard && $0.host == host : $0.holds(host) }
      if isThere { return nil }
      let text = (isWildcard ? "*." : "") + host
      let parent = links.first { host.hasSuffix("." + $0.host) }.map { "; \(quoted($0.host)) does not stand for it" } ?? ""
      return Diagnostic(
        .domainMissing, "the build does not associate \(quoted(text))\(parent)", remedy: "add \(quoted("applinks:\(text)"))")
    }
    for entry in links where !wanted.contains(where: { $0.parts.host == entry.host }) && !wanted.isEmpty {
      let isBelow = wanted.contains { $0.parts.isWildcard && entry.host.hasSuffix("." + $0.parts.host) }
      if !isBelow { findings.append(Diagnostic(.domainUnused, "the build associates \(quoted(entry.host))")) }
    }
    return findings
  }
}

extension HostPattern {
  /// The host and whether every host below it is meant.
  var parts: (host: String, isWildcard: Bool) {
    switch self {
    case .exact(let host): (host, false)
    case .subdomains(let host): (host, true)
    }
  }

  /// The text form.
  var text: String { (parts.isWildcard ? "*." : "") + parts.host }

  /// A host that it stands for.
  var sample: String { parts.isWildcard ? "www." + parts.host : parts.host }
}
