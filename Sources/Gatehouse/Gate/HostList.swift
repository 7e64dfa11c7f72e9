import URLStandard

/// A compiled list of hosts or origins: which entry names an address. Exact hosts are found by one probe, sub-domains by one probe for each
/// domain above the address's host.
struct HostList: Sendable {
  /// What an entry asks for.
  private struct Entry: Sendable {
    var host: [UInt8]
    /// `nil`: the list is one of hosts, and only they count.
    var scheme: SpecialScheme?
    var port: UInt16?
    var number: Int
  }

  private var entries: [Entry] = []
  private let exact: HashIndex
  private let suffixes: HashIndex
  private let hasExact: Bool
  private let hasSuffixes: Bool
  /// Entries that are a scheme alone, by the special schemes that a page can have.
  private var httpsEntry: Int?
  private var httpEntry: Int?

  /// Whether nothing is on the list.
  let isEmpty: Bool

  /// Compiles a list of hosts.
  init(_ patterns: [HostPattern]) {
    self.init(
      patterns.enumerated().map { index, pattern in
        switch pattern {
        case .exact(let host): (Entry(host: Array(host.utf8), number: index), true)
        case .subdomains(let host): (Entry(host: Array(host.utf8), number: index), false)
        }
      })
  }

  /// Compiles a list of origins; entries of other schemes than http and https name no page.
  init(_ patterns: [OriginPattern]) {
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
    self.init(list, isEmpty: patterns.isEmpty)
    httpsEntry = https
    httpEntry = http
  }

  private init(_ list: [(entry: Entry, isExact: Bool)], isEmpty: Bool? = nil) {
    entries = list.map(\.entry)
    let places = list.enumerated().map { (hash: ByteHash.of($0.element.entry.host), number: $0.offset, isExact: $0.element.isExact) }
    exact = HashIndex(places.filter(\.isExact).map { ($0.hash, $0.number) })
    suffixes = HashIndex(places.filter { !$0.isExact }.map { ($0.hash, $0.number) })
    hasExact = list.contains(where: \.isExact)
    hasSuffixes = list.contains { !$0.isExact }
    self.isEmpty = isEmpty ?? list.isEmpty
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
  func entry(for address: Address, schemes: Bool = true) -> Int? {
    if isEmpty { return nil }
    let url = address.url
    guard let host = url.hostRange else { return nil }
    if hasExact, let number = find(exact, address.hostHash, url, host) { return number }
    if hasSuffixes, let number = suffix(url, host) { return number }
    guard schemes else { return nil }
    return address.kind == .https ? httpsEntry : address.kind == .http ? httpEntry : nil
  }

  private func find(_ index: HashIndex, _ hash: UInt64, _ url: WebURL, _ host: Range<Int>) -> Int? {
    for place in index.places(of: hash) {
      let entry = entries[index[place]]
      guard entry.host.count == host.count, url.utf8[host].elementsEqual(entry.host) else { continue }
      guard let scheme = entry.scheme else { return entry.number }
      if scheme == url.specialScheme, entry.port == url.port { return entry.number }
    }
    return nil
  }

  private func suffix(_ url: WebURL, _ host: Range<Int>) -> Int? {
    let dot = UInt8(ascii: ".")
    // A label stands before the dot: `.shop.example` is no sub-domain.
    for index in host.dropFirst() where url.utf8[index] == dot && url.utf8[index - 1] != dot && index + 1 < host.upperBound {
      let rest = index + 1..<host.upperBound
      if let number = find(suffixes, ByteHash.of(url, rest), url, rest) { return number }
    }
    return nil
  }
}

/// A compiled set of schemes.
struct SchemeSet: Sendable {
  private let schemes: [[UInt8]]
  private let index: HashIndex

  init(_ schemes: [String]) {
    let schemes = schemes.map { Array($0.utf8) }
    self.schemes = schemes
    index = HashIndex(schemes.enumerated().map { (ByteHash.of($0.element), $0.offset) })
  }

  /// Whether an address has one of the schemes.
  func contains(_ url: WebURL) -> Bool {
    if schemes.isEmpty { return false }
    let range = url.schemeRange
    return index.places(of: ByteHash.of(url, range)).contains { url.utf8[range].elementsEqual(schemes[index[$0]]) }
  }
}

extension ByteHash {
  /// The hash of bytes.
  static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash = ByteHash(seed: 0)
    for byte in bytes { hash.add(byte) }
    return hash.value
  }

  /// The hash of a part of an address.
  static func of(_ url: WebURL, _ range: Range<Int>) -> UInt64 {
    var hash = ByteHash(seed: 0)
    for byte in url.utf8[range] { hash.add(byte) }
    return hash.value
  }
}
