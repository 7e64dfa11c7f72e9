extension Linter {
  /// Lists of origins: entries that change nothing, entries that never apply, wildcards over names that anybody can register.
  mutating func checkOrigins() {
    // A bare scheme in `pages` does not make its origins launch; so an origin beside it says something where `from` is `listed`.
    let pagesName = policy.handoff.from == .listed
    check(policy.web.pages ?? [], "/web/pages", schemesCover: !pagesName)
    check(policy.web.frames ?? [], "/web/frames")
    if case .origins(let list) = policy.handoff.from {
      check(list, "/handoff/from")
      checkShown(list, "/handoff/from", by: policy.web.otherPages == .load ? nil : policy.web.pages, "/web/pages")
    }
    if case .origins(let list) = policy.handoff.frames {
      check(list, "/handoff/frames")
      checkShown(list, "/handoff/frames", by: policy.web.frames, "/web/frames")
    }
    check(policy.bridge.origins, "/bridge/origins")
    if policy.bridge.frames == .main {
      checkShown(policy.bridge.origins, "/bridge/origins", by: policy.web.otherPages == .load ? nil : policy.web.pages, "/web/pages")
    }
  }

  private mutating func check(_ patterns: [OriginPattern], _ pointer: String, schemesCover: Bool = true) {
    checkRepeats(patterns, pointer, \.description)
    let index = OriginIndex(patterns)
    for (place, pattern) in patterns.enumerated() {
      if let wider = index.wider(than: pattern, includingSchemes: schemesCover), patterns.indices.contains(wider) {
        add(
          .coveredEntry, "\(pointer)/\(place)", "\"\(pattern)\" is covered by \"\(patterns[wider])\"",
          remedy: "remove \"\(pattern)\", or the wider entry if it is not meant")
      }
      if pattern.scheme == "http", policy.web.http != .load {
        add(
          .cleartextPage, "\(pointer)/\(place)", "\"\(pattern)\" never applies: \"http\" is \"\(policy.web.http.rawValue)\"",
          remedy: "write it with https, or set /web/http to \"load\"")
      }
      checkWildcard(pattern.wildcardSuffix, "\(pointer)/\(place)", pattern.description)
    }
  }

  /// Tells of launching pages that never load.
  private mutating func checkShown(_ patterns: [OriginPattern], _ pointer: String, by list: [OriginPattern]?, _ listPointer: String) {
    guard let list else { return }
    let index = OriginIndex(list)
    for (place, pattern) in patterns.enumerated() where !index.meets(pattern) {
      add(
        .neverShownOrigin, "\(pointer)/\(place)", "\"\(pattern)\" never loads here: \(listPointer) does not list it",
        remedy: "add it to \(listPointer), or remove it here")
    }
  }

  /// Tells of a wildcard over one label.
  mutating func checkWildcard(_ suffix: String?, _ pointer: String, _ text: String) {
    guard let suffix, !suffix.utf8.contains(UInt8(ascii: ".")), suffix != "localhost" else { return }
    add(.wideWildcard, pointer, "\"\(text)\" admits every name under \"\(suffix)\"", remedy: "write the domain that is meant")
  }

  /// Lists of hosts, and hosts that belong to two sides.
  mutating func checkHosts() {
    let partners = policy.handoff.universalLinks.map(\.domain)
    checkHosts(policy.links.domains, "/links/domains")
    checkHosts(policy.web.stay, "/web/stay")
    checkHosts(partners, "/handoff/universalLinks", entry: "/domain")
    let own = HostIndex(policy.links.domains), stay = HostIndex(policy.web.stay)
    for (place, domain) in partners.enumerated() {
      let pointer = "/handoff/universalLinks/\(place)/domain"
      if own.meets(domain) {
        add(.ownPartner, pointer, "\"\(domain)\" is an own domain and a partner's", remedy: "remove it here or from /links/domains")
      }
      if stay.meets(domain) {
        add(.stayPartner, pointer, "\"\(domain)\" is a partner's and stays in the view", remedy: "remove it here or from /web/stay")
      }
    }
    checkRepeats(policy.session.cookieDomains, "/session/cookies/domains") { $0 }
  }

  private mutating func checkHosts(_ hosts: [HostPattern], _ pointer: String, entry: String = "") {
    var seen: [HostPattern: Int] = [:]
    let index = HostIndex(hosts)
    for (place, host) in hosts.enumerated() {
      let here = "\(pointer)/\(place)\(entry)"
      if let first = seen[host] {
        add(.repeatedEntry, here, "\"\(host)\" stands in this list before, as entry \(first + 1)", remedy: "remove one of them")
      } else if let wider = index.wider(than: host), hosts.indices.contains(wider) {
        add(.coveredEntry, here, "\"\(host)\" is covered by \"\(hosts[wider])\"", remedy: "remove one of them")
      }
      seen[host] = seen[host] ?? place
      if case .subdomains(let suffix) = host { checkWildcard(suffix, here, host.description) }
    }
  }
}
