import URLStandard

/// The lists of a policy, each by itself: what an address is to all of them is asked list by list. ``StandingTable`` has the same answers at once.
struct PolicyLists: Sendable {
  private let http: Policy.Cleartext
  /// `nil`: not written.
  private let pages: HostList?
  /// `nil`: not written.
  private let frames: HostList?
  private let stay: HostList
  private let ownHosts: HostList
  private let ownSchemes: Set<String>
  private let partners: HostList
  private let stores: HostList
  private let storeSchemes: Set<String>
  /// What is never handed off, whatever the policy says, and what the policy refuses beside.
  private let refused: Set<String>
  /// `nil`: any page.
  private let launchOrigins: HostList?
  /// Whether a bare scheme among the launch origins counts: only where the policy writes that list itself.
  private let launchOriginsHaveSchemes: Bool
  /// `nil`: any frame but those of an opaque origin.
  private let frameOrigins: HostList?
  /// `nil`: any scheme.
  private let schemes: SchemeTable?

  init(_ policy: Policy, _ schemes: SchemeTable?) {
    self.schemes = schemes
    http = policy.web.http
    pages = policy.web.pages.map { HostList($0) }
    frames = policy.web.frames.map { HostList($0) }
    stay = HostList(policy.web.stay)
    ownHosts = HostList(policy.links.domains)
    ownSchemes = Set(policy.links.schemes)
    partners = HostList(policy.handoff.universalLinks.map(\.domain))
    let stores = Self.stores(policy.handoff.stores)
    self.stores = HostList(stores.hosts.map(HostPattern.exact))
    storeSchemes = Set(stores.schemes)
    refused = Set(Address.neverHandedOff + ["intent"] + policy.handoff.refuse)
    switch policy.handoff.from {
    case .any: (launchOrigins, launchOriginsHaveSchemes) = (nil, true)
    case .listed: (launchOrigins, launchOriginsHaveSchemes) = (HostList(policy.web.pages ?? []), false)
    case .origins(let list): (launchOrigins, launchOriginsHaveSchemes) = (HostList(list), true)
    }
    frameOrigins = if case .origins(let list) = policy.handoff.frames { HostList(list) } else { nil }
  }

  private static func stores(_ stores: Policy.Stores) -> (hosts: [String], schemes: [String]) {
    switch stores {
    case .none: ([], [])
    case .all: (["apps.apple.com", "itunes.apple.com", "play.google.com"], ["itms-apps", "itms-appss", "market"])
    case .listed(let hosts, let schemes): (hosts, schemes)
    }
  }

  private static let webSchemes: Set<String> = ["http", "https", "ws", "wss"]
  private static let neverSearched: Set<String> = ["mailto", "tel", "sms", "facetime", "maps", "itms", "itms-apps"]

  /// What the lists say of an address.
  func standing(of address: Address) -> Standing {
    var standing = Standing()
    switch address.kind {
    case .https: standing.isOwn = !address.layout.hasPort && ownHosts.entry(for: address) != nil
    case .other: standing.isOwn = ownSchemes.contains(address.scheme)
    case .http, .javascript, .about, .data, .blob, .file, .forbidden, .intent: break
    }
    let isAdmittedByDefault = address.kind == .https || (address.kind == .http && http == .load)
    func entry(_ list: HostList?) -> ListEntry {
      guard let list else { return isAdmittedByDefault ? .byDefault : .none }
      return ListEntry(list.entry(for: address))
    }
    standing.page = entry(pages)
    standing.frame = entry(frames)
    standing.partner = ListEntry(partners.entry(for: address))
    standing.isStore = stores.entry(for: address) != nil
    standing.isStay = stay.entry(for: address) != nil
    standing.mayLaunch = launchOrigins.map { $0.entry(for: address, schemes: launchOriginsHaveSchemes) != nil } ?? true
    standing.mayLaunchFromFrame = frameOrigins.map { $0.entry(for: address) != nil } ?? true

    if address.isWeb { return standing }
    let scheme = address.scheme
    standing.isRefused = refused.contains(scheme)
    standing.rule = ListEntry(schemes?.firstRule(of: scheme))
    standing.isPlainRule = schemes?.isPlain(standing.rule.index) ?? false
    standing.isStoreScheme = storeSchemes.contains(scheme)
    standing.isWebScheme = Self.webSchemes.contains(scheme)
    standing.isNeverSearched = Self.neverSearched.contains(scheme)
    standing.form = NativeScheme.Form(of: scheme)
    return standing
  }

  /// The standing of every host by https on the default port.
  func hostTable() -> StandingTable {
    let lists = [pages, frames, stay, ownHosts, partners, stores, launchOrigins, frameOrigins].compactMap { $0 }
    let exact = Set(lists.flatMap(\.exactHosts))
    let domains = Set(lists.flatMap(\.suffixHosts))
    return StandingTable(
      names: exact.compactMap { host in standing(ofHost: host).map { (host, $0) } },
      domains: domains.compactMap { domain in
        // Of all hosts below a domain the lists say the same, unless they name one or a domain between: whatever label it has.
        let below = (0...).lazy.map { Array("label\($0).".utf8) + domain }.first { !exact.contains($0) }
        return below.flatMap { standing(ofHost: $0) }.map { (domain, $0) }
      },
      others: standing(ofHost: Self.unnamed(in: exact, domains)) ?? Standing())
  }

  /// A host that no list names, nor a domain above it.
  private static func unnamed(in exact: Set<[UInt8]>, _ domains: Set<[UInt8]>) -> [UInt8] {
    (0...).lazy.map { Array("label\($0)".utf8) }.first { !exact.contains($0) && !domains.contains($0) } ?? []
  }

  /// `nil` for bytes that are no host in canonical form: no address has such a one.
  private func standing(ofHost host: [UInt8]) -> Standing? {
    guard let url = try? WebURL(utf8: Array("https://".utf8) + host + Array("/".utf8)), url.hostUTF8?.elementsEqual(host) == true else {
      return nil
    }
    return standing(of: Address(url))
  }

  /// The standing of every scheme but http and https.
  func schemeTable() -> StandingTable {
    let listed = schemes?.names ?? []
    let names = ownSchemes.union(storeSchemes).union(refused).union(Self.webSchemes).union(Self.neverSearched).union(listed).union(
      NativeScheme.Form.schemes)
    return StandingTable(
      names: names.compactMap { name in standing(ofScheme: name).map { (Array(name.utf8), $0) } }, domains: [],
      others: (0...).lazy.map { "scheme\($0)" }.first { !names.contains($0) }.flatMap { standing(ofScheme: $0) } ?? Standing())
  }

  /// `nil` for a text that is no scheme in canonical form.
  private func standing(ofScheme scheme: String) -> Standing? {
    let url = (try? WebURL(scheme + ":")) ?? (try? WebURL(scheme + "://host"))
    guard let url, url.scheme == scheme else { return nil }
    return standing(of: Address(url)).ofScheme
  }
}

extension Standing {
  /// What the lists say of the scheme alone.
  fileprivate var ofScheme: Standing {
    var copy = Standing()
    (copy.isOwn, copy.isRefused, copy.rule, copy.isPlainRule) = (isOwn, isRefused, rule, isPlainRule)
    (copy.isStoreScheme, copy.isWebScheme, copy.isNeverSearched, copy.form) = (isStoreScheme, isWebScheme, isNeverSearched, form)
    return copy
  }
}
