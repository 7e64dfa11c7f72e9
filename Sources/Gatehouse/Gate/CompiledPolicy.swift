import URLStandard

/// The forms of a policy in which the ladder looks things up.
final class CompiledPolicy: Sendable {
  let policy: Policy
  let web: Web
  let routes: RouteTable
  /// `nil`: any scheme.
  let schemes: SchemeTable?
  /// Of each entry of the list of schemes, whether the user is asked before each launch.
  let schemesThatAsk: [Bool]
  let handoff: Handoff
  private let lists: PolicyLists
  private let hosts: StandingTable
  private let customSchemes: StandingTable

  /// The plain values of `web` and `links`.
  struct Web: Sendable {
    let http: Policy.Cleartext
    let otherPages: Policy.OtherPages
    let resubmit: Policy.Resubmit
    let newWindows: Policy.NewWindows
    let frameWindows: Policy.FrameWindows
    let unmatched: Policy.Unmatched
    /// Whether `pages` is written.
    let hasPages: Bool
  }

  /// The plain values of `handoff` that every launch asks for.
  struct Handoff: Sendable {
    let userLoads: Policy.UserLoads
    let activation: EvidenceSet
    let frameActivation: EvidenceSet
    let windowMs: Int64
    let confirm: Policy.Confirm
    let launches: Policy.Launches
    let onFailure: Policy.OnFailure
    /// Whether any page may launch apps, and one of which nobody knows the origin.
    let isForAnyPage: Bool
    let partnerFallbacks: [Policy.Fallback]
  }

  init(_ policy: Policy) {
    self.policy = policy
    routes = RouteTable(policy.links)
    if case .listed(let rules) = policy.handoff.schemes {
      schemes = SchemeTable(rules)
      schemesThatAsk = rules.map(\.ask)
    } else {
      schemes = nil
      schemesThatAsk = []
    }
    lists = PolicyLists(policy, schemes)
    hosts = lists.hostTable()
    customSchemes = lists.schemeTable()
    web = Web(
      http: policy.web.http, otherPages: policy.web.otherPages, resubmit: policy.web.resubmit, newWindows: policy.web.newWindows,
      frameWindows: policy.web.frameWindows, unmatched: policy.links.unmatched,
      hasPages: policy.web.pages != nil)
    handoff = Handoff(
      userLoads: policy.handoff.userLoads, activation: policy.handoff.activation, frameActivation: policy.handoff.frameActivation,
      windowMs: policy.handoff.activationWindowMs, confirm: policy.handoff.confirm, launches: policy.handoff.launches,
      onFailure: policy.handoff.onFailure, isForAnyPage: policy.handoff.from == .any,
      partnerFallbacks: policy.handoff.universalLinks.map(\.fallback))
  }

  /// What the lists say of an address: from a table where they can only name its host or its scheme, else by asking each.
  @inline(__always)
  func standing(of address: Address) -> Standing {
    switch address.kind {
    case .https where !address.layout.hasPort:
      guard let host = address.layout.hostRange else { return Standing() }
      return address.withUTF8 { hosts.standing(host, $0, hash: address.hash) }
    case .https, .http: return lists.standing(of: address)
    case .intent: return Standing()
    case .javascript, .about, .data, .blob, .file, .forbidden, .other:
      let scheme = address.layout.schemeRange, isHostHash = address.layout.special != nil
      return address.withUTF8 { customSchemes.standing(scheme, $0, hash: isHostHash ? ByteHash.of($0, scheme) : address.hash) }
    }
  }

  /// What each list says of a page by itself, whatever its scheme.
  func standing(ofPage address: Address) -> Standing { lists.standing(of: address) }

  /// Whether the address belongs to the app: its scheme, or its domain by https on the default port.
  func isOwn(_ address: Address) -> Bool { standing(of: address).isOwn }

  /// The rule that admits a page to the main frame or a new window. Without a list, any https, and any http where `http` is `load`.
  func admitsPage(_ address: Address) -> PolicyPointer? {
    let entry = standing(of: address).page
    return entry.isAdmitted ? PolicyPointer(.pages, entry.index) : nil
  }

  /// Whether `web` would load an address in the main frame.
  func isPage(_ url: WebURL) -> Bool {
    let address = Address(url)
    guard address.kind == .https || (address.kind == .http && web.http == .load) else { return false }
    return admitsPage(address) != nil || web.otherPages == .load
  }
}
