/// What a list of origin patterns covers.
struct OriginIndex {
  private struct Key: Hashable {
    var scheme: String
    var host: String
    var port: UInt16?
  }

  private var schemes: [String: Int] = [:]
  private var exact: [Key: Int] = [:]
  private var suffixes: [Key: Int] = [:]
  /// Every name above an exact host, and above or equal to a suffix: what a wildcard would meet.
  private var above: Set<Key> = []

  init(_ patterns: [OriginPattern]) {
    for (index, pattern) in patterns.enumerated() {
      switch pattern {
      case .scheme(let scheme): schemes[scheme] = schemes[scheme] ?? index
      case .origin(let scheme, let host, let port):
        let key = Key(scheme: scheme, host: host, port: port)
        exact[key] = exact[key] ?? index
        for suffix in domains(above: host) { above.insert(Key(scheme: scheme, host: suffix, port: port)) }
      case .subdomains(let scheme, let host, let port):
        let key = Key(scheme: scheme, host: host, port: port)
        suffixes[key] = suffixes[key] ?? index
        above.insert(key)
        for suffix in domains(above: host) { above.insert(Key(scheme: scheme, host: suffix, port: port)) }
      }
    }
  }

  /// The entry other than itself that admits everything that a pattern admits.
  func wider(than pattern: OriginPattern, includingSchemes: Bool = true) -> Int? {
    switch pattern {
    case .scheme: nil
    case .origin(let scheme, let host, let port), .subdomains(let scheme, let host, let port):
      suffixEntry(scheme, host, port) ?? (includingSchemes ? schemes[scheme] : nil)
    }
  }

  /// Whether any origin is admitted by this list and by a pattern.
  func meets(_ pattern: OriginPattern) -> Bool {
    switch pattern {
    case .scheme(let scheme):
      return schemes[scheme] != nil || exact.keys.contains { $0.scheme == scheme } || suffixes.keys.contains { $0.scheme == scheme }
    case .origin(let scheme, let host, let port):
      return exact[Key(scheme: scheme, host: host, port: port)] != nil || wider(than: pattern) != nil
    case .subdomains(let scheme, let host, let port):
      return above.contains(Key(scheme: scheme, host: host, port: port)) || wider(than: pattern) != nil
    }
  }

  private func suffixEntry(_ scheme: String, _ host: String, _ port: UInt16?) -> Int? {
    if suffixes.isEmpty { return nil }
    for suffix in domains(above: host) {
      if let index = suffixes[Key(scheme: scheme, host: suffix, port: port)] { return index }
    }
    return nil
  }
}

/// What a list of host patterns covers: hosts as origins of https.
struct HostIndex {
  private let origins: OriginIndex

  init(_ hosts: [HostPattern]) { origins = OriginIndex(hosts.map(\.origin)) }

  /// The entry other than itself that names every host that a pattern names.
  func wider(than host: HostPattern) -> Int? { origins.wider(than: host.origin) }

  /// Whether any host is named by this list and by a pattern.
  func meets(_ host: HostPattern) -> Bool { origins.meets(host.origin) }
}

extension HostPattern {
  /// The host's origin by https on the default port.
  var origin: OriginPattern {
    switch self {
    case .exact(let host): .origin(scheme: "https", host: host, port: nil)
    case .subdomains(let host): .subdomains(scheme: "https", of: host, port: nil)
    }
  }
}

extension OriginPattern {
  /// The scheme.
  var scheme: String {
    switch self {
    case .scheme(let scheme), .origin(let scheme, _, _), .subdomains(let scheme, _, _): scheme
    }
  }

  /// The name behind a wildcard.
  var wildcardSuffix: String? { if case .subdomains(_, let host, _) = self { host } else { nil } }
}

/// The domains above a host: of `a.m.shop.example` these are `m.shop.example`, `shop.example`, `example`.
private func domains(above host: String) -> some Sequence<String> {
  host.indices.lazy.filter { host[$0] == "." }.map { String(host[host.index(after: $0)...]) }
}
