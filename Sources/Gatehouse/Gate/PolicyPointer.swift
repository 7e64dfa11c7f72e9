/// A place in the policy, as a JSON pointer (RFC 6901). A small value: naming a rule costs a decision nothing.
public struct PolicyPointer: Sendable, Hashable, CustomStringConvertible {
  /// The members that rules name.
  enum Member: UInt8, Sendable, Hashable, CaseIterable {
    case pages, otherPages, frames, stay, http, resubmit, newWindows, frameWindows, about, data, blob, files
    case links, linkSchemes, unmatched, routes
    case universalLinks, userLoads, schemes, refuse, stores, from, handoffFrames, activation, frameActivation, confirm, launches
    case perActivation, atMost, androidPackages, androidIntents, landingPages
  }

  let place: Member
  /// The entry of its list, or -1.
  private let entry: Int32

  init(_ place: Member, _ index: Int? = nil) {
    self.place = place
    entry = index.flatMap { Int32(exactly: $0) } ?? -1
  }

  /// The entry of the member's list, from 0; `nil` is the member itself.
  public var index: Int? { entry < 0 ? nil : Int(entry) }

  /// The member's pointer, for example `/handoff/schemes`.
  public var member: String {
    switch place {
    case .pages: "/web/pages"
    case .otherPages: "/web/otherPages"
    case .frames: "/web/frames"
    case .stay: "/web/stay"
    case .http: "/web/http"
    case .resubmit: "/web/resubmit"
    case .newWindows: "/web/newWindows"
    case .frameWindows: "/web/newWindows/frames"
    case .about: "/web/documents/about"
    case .data: "/web/documents/data"
    case .blob: "/web/documents/blob"
    case .files: "/web/files"
    case .links: "/links"
    case .linkSchemes: "/links/schemes"
    case .unmatched: "/links/unmatched"
    case .routes: "/links/routes"
    case .universalLinks: "/handoff/universalLinks"
    case .userLoads: "/handoff/userLoads"
    case .schemes: "/handoff/schemes"
    case .refuse: "/handoff/refuse"
    case .stores: "/handoff/stores"
    case .from: "/handoff/from"
    case .handoffFrames: "/handoff/frames"
    case .activation: "/handoff/activation"
    case .frameActivation: "/handoff/frameActivation"
    case .confirm: "/handoff/confirm"
    case .launches: "/handoff/launches"
    case .perActivation: "/handoff/launches/perActivation"
    case .atMost: "/handoff/launches/atMost"
    case .androidPackages: "/handoff/android/packages"
    case .androidIntents: "/handoff/android/intents"
    case .landingPages: "/handoff/android/landingPages"
    }
  }

  /// The pointer's text.
  public var description: String { index.map { "\(member)/\($0)" } ?? member }
}
