import URLStandard

/// A compiled list of hosts or origins: which entry names an address. Exact hosts are found by one probe, sub-domains by one probe for each
/// domain above the address's host.
final class HostList: Sendable {
  /// What an entry asks for.
  private struct Entry: Sendable {
    var host: [UInt8]
    /// Whether the host itself is named, and not its sub-domains.
    var isExact = true
    /// `nil`: the list is one of hosts, and only they count.
    var scheme: SpecialScheme?
    var port: UInt16?
    var number: Int
  }

  private let entries: [Entry]
  private let exact: HashIndex
  private let suffixes: HashIndex
  private let hasSuffixes: Bool
  /// Entries that are a scheme alone, by the special schemes that a page can have.
  private let httpsEntry: Int?
  private let httpEntry: Int?

  /// Whether nothing is on the list.
  let isEmpty: Bool

  /// Compiles a list of hosts.
  convenience init(_ patterns: [HostPattern]) {
    self.init(
      patterns.enumerated().map { index, pattern in
        switch pattern {
        case .exact(let host): Entry(host: Array(host.utf8), number: index)
        case .subdomains(let host): Entry(host: Array(host.utf8), isExact: false, number: index)
        }
      })
  }

  /// Compiles a list of origins; entries of other schemes than http and https name no page.
  convenience init(_ patterns: [OriginPattern]) {
    var list: [Entry] = []
    var https: Int?
    var http: Int?
    for (index, pattern) in patterns.enumerated() {
      switch pattern {
      case .scheme("https"): https = https ?? index
      case .scheme("http"): http = http ?? index
      case .scheme: break
      case .origin(let scheme, let host, let port):
        guard let scheme = Self.pageScheme(scheme) else { continue }
        list.append(Entry(host: Array(host.utf8), scheme: scheme, port: port, number: index))
      case .subdomains(let scheme, let host, let port):
        guard let scheme = Self.pageScheme(scheme) else { continue }
        list.append(Entry(host: Array(host.utf8), isExact: false, scheme: scheme, port: port, number: index))
      }
    }
    self.init(list, https: https, http: http)
  }

  private init(_ list: [Entry], https: Int? = nil, http: Int? = nil) {
    entries = list
    func index(isExact: Bool) -> HashIndex {
      HashIndex(
        list.enumerated().filter { $0.element.isExact == isExact }.map {
          (ByteHash.of($0.element.host, $0.element.host.indices), $0.offset)
        })
    }
    exact = index(isExact: true)
    suffixes = index(isExact: false)
    hasSuffixes = list.contains { !$0.isExact }
    httpsEntry = https
    httpEntry = http
    isEmpty = list.isEmpty && https == nil && http == nil
  }

  private func hosts(isExact: Bool) -> [[UInt8]] { entries.filter { $0.isExact == isExact }.map(\.host) }

  private static func pageScheme(_ scheme: String) -> SpecialScheme? {
    switch scheme {
    case "https": .https
    case "http": .http
    default: nil
    }
  }

  /// The domains whose sub-domains are on the list, in the order of the list.
  var suffixHosts: [[UInt8]] { hosts(isExact: false) }

  /// The hosts that are on the list themselves, in the order of the list.
  var exactHosts: [[UInt8]] { hosts(isExact: true) }

  /// The entry that names an address, its place in the list from 0, or `nil`.
  ///
  /// - Parameter schemes: whether a bare scheme counts.
  func entry(for address: Address, schemes: Bool = true) -> Int? {
    if isEmpty { return nil }
    guard let host = address.layout.hostRange else { return nil }
    if let number = address.withUTF8({ entry($0, host, address) }) { return number }
    guard schemes else { return nil }
    return address.kind == .https ? httpsEntry : address.kind == .http ? httpEntry : nil
  }

  private func entry(_ text: Span<UInt8>, _ host: Range<Int>, _ address: Address) -> Int? {
    // The host of a custom scheme is no host of the web.
    let isWebHost = address.layout.special != nil
    return (isWebHost ? verified(exact, host, text, address.layout) : nil) ?? suffix(host, text, address.layout)
  }

  /// The first of the entries with this host, or this domain, that has the scheme and port of the address where it asks for them.
  private func verified(_ index: HashIndex, _ host: Range<Int>, _ text: Span<UInt8>, _ layout: WebURL.Layout) -> Int? {
    for place in index.places(of: ByteHash.of(text, host)) {
      let number = index[place]
      guard ByteHash.equal(text, host, entries[number].host) else { continue }
      guard let asked = entries[number].scheme else { return entries[number].number }
      if asked == layout.special, entries[number].port == layout.writtenPort { return entries[number].number }
    }
    return nil
  }

  private func suffix(_ host: Range<Int>, _ text: Span<UInt8>, _ layout: WebURL.Layout) -> Int? {
    if !hasSuffixes { return nil }
    var domains = ParentDomains(host)
    while let domain = domains.next(text) {
      if let number = verified(suffixes, domain, text, layout) { return number }
    }
    return nil
  }
}

/// Walks the domains above a host, the longest first.
struct ParentDomains {
  private var index: Int
  private let end: Int

  init(_ host: Range<Int>) {
    index = host.lowerBound
    end = host.upperBound
  }

  /// The next domain, or `nil` at the end. A label stands before the dot: `.shop.example` is no sub-domain.
  mutating func next(_ text: Span<UInt8>) -> Range<Int>? {
    let dot = UInt8(ascii: ".")
    while index &+ 1 < end {
      index &+= 1
      if text[index] == dot, text[index &- 1] != dot, index &+ 1 < end { return index &+ 1..<end }
    }
    return nil
  }
}
