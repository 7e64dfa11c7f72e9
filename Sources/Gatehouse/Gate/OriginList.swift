import URLStandard

/// A compiled list of origins: which entry admits an address.
struct OriginList: Sendable {
  private struct Key: Hashable {
    var scheme: String
    var host: String
    var port: UInt16?
  }

  private var schemes: [String: Int] = [:]
  private var exact: [Key: Int] = [:]
  private var suffixes: [Key: Int] = [:]

  init(_ patterns: [OriginPattern]) {
    for (index, pattern) in patterns.enumerated() {
      switch pattern {
      case .scheme(let scheme): schemes[scheme] = schemes[scheme] ?? index
      case .origin(let scheme, let host, let port):
        let key = Key(scheme: scheme, host: host, port: port)
        exact[key] = exact[key] ?? index
      case .subdomains(let scheme, let host, let port):
        let key = Key(scheme: scheme, host: host, port: port)
        suffixes[key] = suffixes[key] ?? index
      }
    }
  }

  /// The entry that admits a web address, or `nil`. `includingSchemes: false` leaves bare schemes out.
  func entry(for url: WebURL, includingSchemes: Bool = true) -> Int? {
    guard url.specialScheme == .https || url.specialScheme == .http else { return nil }
    return entry(scheme: url.scheme, host: url.hostname, port: url.port, includingSchemes: includingSchemes)
  }

  /// The entry that admits an origin, or `nil`; an opaque origin is on no list.
  func entry(for origin: Origin, includingSchemes: Bool = true) -> Int? {
    guard case .tuple(let scheme, let host, let port) = origin else { return nil }
    return entry(scheme: scheme, host: host.description, port: port, includingSchemes: includingSchemes)
  }

  private func entry(scheme: String, host: String, port: UInt16?, includingSchemes: Bool) -> Int? {
    if let index = exact[Key(scheme: scheme, host: host, port: port)] { return index }
    if !suffixes.isEmpty {
      for suffix in HostSuffixes(host) {
        if let index = suffixes[Key(scheme: scheme, host: suffix, port: port)] { return index }
      }
    }
    return includingSchemes ? schemes[scheme] : nil
  }
}

/// A compiled list of hosts.
struct HostList: Sendable {
  private var exact: [String: Int] = [:]
  private var suffixes: [String: Int] = [:]
  let isEmpty: Bool

  init(_ patterns: [HostPattern]) {
    isEmpty = patterns.isEmpty
    for (index, pattern) in patterns.enumerated() {
      switch pattern {
      case .exact(let host): exact[host] = exact[host] ?? index
      case .subdomains(let host): suffixes[host] = suffixes[host] ?? index
      }
    }
  }

  /// The entry that names a host, or `nil`.
  func entry(for host: String) -> Int? {
    if isEmpty { return nil }
    if let index = exact[host] { return index }
    if suffixes.isEmpty { return nil }
    for suffix in HostSuffixes(host) {
      if let index = suffixes[suffix] { return index }
    }
    return nil
  }
}

/// The domains above a host: of `a.m.shop.example` these are `m.shop.example`, `shop.example`, `example`.
struct HostSuffixes: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ host: String) { rest = host[...] }

  mutating func next() -> String? {
    guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    rest = rest[rest.utf8.index(after: dot)...]
    return rest.isEmpty ? nil : String(rest)
  }
}
