import URLStandard

/// A compiled list of hosts or origins: which entry names an address. Exact hosts are found by one probe, sub-domains by one probe for each
/// domain above the address's host.
final class HostList: Sendable {
  /// What an entry asks for.
  private struct Entry: Sendable {
    var host: [UInt8]
    /// `nil`: the list is one of hosts, and only they count.
    var scheme: SpecialScheme?
    var port: UInt16?
    var number: Int
  }

  private let entries: [Entry]
  private let exact: HashIndex
  private let suffixes: HashIndex
  private let hasExact: Bool
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
        case .exact(let host): (Entry(host: Array(host.utf8), number: index), true)
        case .subdomains(let host): (Entry(host: Array(host.utf8), number: index), false)
        }
      })
  }

  /// Compiles a list of origins; entries of other schemes than http and https name no page.
  convenience init(_ patterns: [OriginPattern]) {
    var list: [(Entry, isExact: Bool)] = []
    var https: Int?
    var http: Int?
    for (index, pattern) in patterns.enumerated() {
      switch pattern {
      case .scheme("https"): https = https ?? index
      case .scheme("http"): http = http ?? index
      case .scheme: break
      case .origin(let scheme, let host, let port):
        guard let scheme = Self.pageScheme(scheme) else { continue }
        list.append((Entry(host: Array(host.utf8), scheme: scheme, port: port, number: index), true))
      case .subdomains(let scheme, let host, let port):
        guard let scheme = Self.pageScheme(scheme) else { continue }
        list.append((Entry(host: Array(host.utf8), scheme: scheme, port: port, number: index), false))
      }
    }
    self.init(list, https: https, http: http)
  }

  private init(_ list: [(entry: Entry, isExact: Bool)], https: Int? = nil, http: Int? = nil) {
    entries = list.map(\.entry)
    let places = list.enumerated().map {
      (hash: ByteHash.of($0.element.entry.host, $0.element.entry.host.indices), number: $0.offset, isExact: $0.element.isExact)
    }
    exact = HashIndex(places.filter(\.isExact).map { ($0.hash, $0.number) })
    suffixes = HashIndex(places.filter { !$0.isExact }.map { ($0.hash, $0.number) })
    hasExact = list.contains(where: \.isExact)
    hasSuffixes = list.contains { !$0.isExact }
    httpsEntry = https
    httpEntry = http
    isEmpty = list.isEmpty && https == nil && http == nil
  }

  private static func pageScheme(_ scheme: String) -> SpecialScheme? {
    switch scheme {
    case "https": .https
    case "http": .http
    default: nil
    }
  }

  /// The entry that names an address, its place in the list from 0, or `nil`.
  ///
  /// - Parameter schemes: whether a bare scheme counts.
  @inline(__always)
  func entry(for address: Address, schemes: Bool = true) -> Int? {
    if isEmpty { return nil }
    guard let host = address.url.hostRange else { return nil }
    if hasExact {
      let places = exact.places(of: address.hash)
      if !places.isEmpty, let number = verified(exact, places, address.url, host) { return number }
    }
    if hasSuffixes, let number = suffix(address.url, host) { return number }
    guard schemes else { return nil }
    return address.kind == .https ? httpsEntry : address.kind == .http ? httpEntry : nil
  }

  /// The first of the entries with the same hash that has this host, and the scheme and port of the address where it asks for them.
  @inline(__always)
  private func verified(_ index: HashIndex, _ places: Range<Int>, _ url: WebURL, _ host: Range<Int>) -> Int? {
    verified(index, places, url.utf8, host, url.specialScheme, url.port)
  }

  @inline(never)
  private func verified(
    _ index: HashIndex, _ places: Range<Int>, _ utf8: [UInt8], _ host: Range<Int>, _ scheme: SpecialScheme?, _ port: UInt16?
  ) -> Int? {
    for place in places {
      let number = index[place]
      guard ByteHash.equal(utf8, host, entries[number].host) else { continue }
      guard let asked = entries[number].scheme else { return entries[number].number }
      if asked == scheme, entries[number].port == port { return entries[number].number }
    }
    return nil
  }

  @inline(never)
  private func suffix(_ url: WebURL, _ host: Range<Int>) -> Int? {
    let dot = UInt8(ascii: ".")
    // A label stands before the dot: `.shop.example` is no sub-domain.
    for index in host.dropFirst() where url.utf8[index] == dot && url.utf8[index - 1] != dot && index + 1 < host.upperBound {
      let rest = index + 1..<host.upperBound
      let places = suffixes.places(of: ByteHash.of(url.utf8, rest))
      if let number = verified(suffixes, places, url, rest) { return number }
    }
    return nil
  }
}
