import URLStandard

/// The forms of a policy's lists in which the ladder looks things up.
final class CompiledPolicy: Sendable {
  let policy: Policy
  let web: Policy.Web
  /// `nil`: not written.
  let pages: HostList?
  /// `nil`: not written.
  let frames: HostList?
  let stay: HostList
  let ownHosts: HostList
  let ownSchemes: SchemeSet
  let routes: RouteTable
  let partners: HostList
  let stores: HostList
  let storeSchemes: SchemeSet
  /// `nil`: any scheme.
  let schemes: SchemeTable?
  /// Of each entry of the list of schemes, whether the user is asked before each launch.
  let schemesThatAsk: [Bool]
  /// What is never handed off, whatever the policy says, and what the policy refuses beside.
  let refused: SchemeSet
  /// `nil`: any page.
  let launchOrigins: HostList?
  /// Whether a bare scheme among the launch origins counts: only where the policy writes that list itself.
  let launchOriginsHaveSchemes: Bool
  /// `nil`: any frame but those of an opaque origin.
  let frameOrigins: HostList?
  let handoff: Handoff

  /// The plain values of `handoff` that every launch asks for.
  struct Handoff: Sendable {
    let userLoads: Policy.UserLoads
    let activation: EvidenceSet
    let frameActivation: EvidenceSet
    let windowMs: Int64
    let confirm: Policy.Confirm
    let launches: Policy.Launches
    let onFailure: Policy.OnFailure
    let partnerFallbacks: [Policy.Fallback]
  }

  init(_ policy: Policy) {
    self.policy = policy
    web = policy.web
    pages = policy.web.pages.map { HostList($0) }
    frames = policy.web.frames.map { HostList($0) }
    stay = HostList(policy.web.stay)
    ownHosts = HostList(policy.links.domains)
    ownSchemes = SchemeSet(policy.links.schemes)
    routes = RouteTable(policy.links)
    partners = HostList(policy.handoff.universalLinks.map(\.domain))
    let stores = Self.stores(policy.handoff.stores)
    self.stores = HostList(stores.hosts.map(HostPattern.exact))
    storeSchemes = SchemeSet(stores.schemes)
    if case .listed(let rules) = policy.handoff.schemes {
      schemes = SchemeTable(rules)
      schemesThatAsk = rules.map(\.ask)
    } else {
      schemes = nil
      schemesThatAsk = []
    }
    refused = SchemeSet(Address.neverHandedOff + ["intent"] + policy.handoff.refuse)
    switch policy.handoff.from {
    case .any: (launchOrigins, launchOriginsHaveSchemes) = (nil, true)
    case .listed: (launchOrigins, launchOriginsHaveSchemes) = (HostList(policy.web.pages ?? []), false)
    case .origins(let list): (launchOrigins, launchOriginsHaveSchemes) = (HostList(list), true)
    }
    frameOrigins = if case .origins(let list) = policy.handoff.frames { HostList(list) } else { nil }
    handoff = Handoff(
      userLoads: policy.handoff.userLoads, activation: policy.handoff.activation, frameActivation: policy.handoff.frameActivation,
      windowMs: policy.handoff.activationWindowMs, confirm: policy.handoff.confirm, launches: policy.handoff.launches,
      onFailure: policy.handoff.onFailure, partnerFallbacks: policy.handoff.universalLinks.map(\.fallback))
  }

  private static func stores(_ stores: Policy.Stores) -> (hosts: [String], schemes: [String]) {
    switch stores {
    case .none: ([], [])
    case .all: (["apps.apple.com", "itunes.apple.com", "play.google.com"], ["itms-apps", "itms-appss", "market"])
    case .listed(let hosts, let schemes): (hosts, schemes)
    }
  }

  /// Whether the address belongs to the app: its scheme, or its domain by https on the default port.
  @inline(__always)
  func isOwn(_ address: Address) -> Bool {
    if address.kind == .https { return address.url.port == nil && ownHosts.entry(for: address) != nil }
    return address.kind == .other && ownSchemes.contains(address)
  }

  /// The rule that admits a page to the main frame or a new window. Without a list, any https, and any http where `http` is `load`.
  func admitsPage(_ address: Address) -> PolicyPointer? {
    guard let pages else { return admitsByDefault(address) ? PolicyPointer(.pages) : nil }
    return pages.entry(for: address).map { PolicyPointer(.pages, $0) }
  }

  /// The rule that admits a page to a sub-frame.
  func admitsFrame(_ address: Address) -> PolicyPointer? {
    guard let frames else { return admitsByDefault(address) ? PolicyPointer(.frames) : nil }
    return frames.entry(for: address).map { PolicyPointer(.frames, $0) }
  }

  /// Whether `web` would load an address in the main frame.
  func isPage(_ url: WebURL) -> Bool {
    let address = Address(url)
    guard address.kind == .https || (address.kind == .http && web.http == .load) else { return false }
    return admitsPage(address) != nil || web.otherPages == .load
  }

  private func admitsByDefault(_ address: Address) -> Bool {
    address.kind == .https || (address.kind == .http && web.http == .load)
  }
}
