#if canImport(ObjectiveC)
  public import Foundation
  import Gatehouse

  /// What came of a handoff: `GTHHandoffOutcome`.
  @objc(GTHHandoffOutcome) public enum ObjCHandoffOutcome: Int, Sendable {
    /// An app took it.
    case opened = 0
    /// No app owns the address: it loads in the view.
    case loads = 1
    /// No app took it; the store shows a search instead.
    case storeSearch = 2
    /// No app took it, and nothing else happened.
    case failed = 3
    /// The app refused it.
    case vetoed = 4
    /// The user said no.
    case declined = 5
    /// The user was to be asked, and the app asks nobody.
    case unasked = 6
    /// The page or the view was gone before.
    case outdated = 7
  }

  /// An address that the policy gave to other apps, and what came of it: `GTHHandoff`.
  @objc(GTHHandoff) public final class ObjCHandoff: NSObject, Sendable {
    /// The view's name.
    @objc public let viewName: String
    /// The address, in its canonical form.
    @objc public let url: String
    /// Whether only an app that owns the address was to get it.
    @objc public let universalLinkOnly: Bool
    /// What came of it.
    @objc public let outcome: ObjCHandoffOutcome
    /// The same as a stable code, such as `handoff.vetoed`.
    @objc public let code: String
    /// The address of the store's search, or `nil`.
    @objc public let storeSearchURL: String?

    init(_ handoff: Handoff) {
      viewName = handoff.view
      url = handoff.url
      universalLinkOnly = handoff.universalLinkOnly
      code = handoff.outcome.code
      var search: String?
      switch handoff.outcome {
      case .opened: outcome = .opened
      case .loads: outcome = .loads
      case .storeSearch(let address):
        outcome = .storeSearch
        search = address
      case .failed: outcome = .failed
      case .vetoed: outcome = .vetoed
      case .declined: outcome = .declined
      case .unasked: outcome = .unasked
      case .outdated: outcome = .outdated
      }
      storeSearchURL = search
      super.init()
    }
  }

  /// How a visit ended: `GTHVisitOutcome`.
  @objc(GTHVisitOutcome) public enum ObjCVisitOutcome: Int, Sendable {
    /// Its result came back.
    case returned = 0
    /// The app, a newer visit, or the end of the view ended it.
    case cancelled = 1
    /// Its time is over.
    case timedOut = 2
    /// The policy refuses its first address, or the address of its return is none.
    case refused = 3
  }

  /// How a visit for a payment or a sign-in ended: `GTHVisitResult`.
  @objc(GTHVisitResult) public final class ObjCVisitResult: NSObject, Sendable {
    /// How it ended.
    @objc public let outcome: ObjCVisitOutcome
    /// The address at which it came back, or `nil`.
    @objc public let address: ObjCReturnedAddress?
    /// The code of the reason if it was refused, or `nil`.
    @objc public let reason: String?

    init(_ result: VisitResult) {
      switch result {
      case .returned(let returned): (outcome, address, reason) = (.returned, ObjCReturnedAddress(returned), nil)
      case .cancelled: (outcome, address, reason) = (.cancelled, nil, nil)
      case .timedOut: (outcome, address, reason) = (.timedOut, nil, nil)
      case .refused(let why): (outcome, address, reason) = (.refused, nil, why.code)
      }
      super.init()
    }
  }

  /// The address at which a payment or sign-in came back: `GTHReturnedAddress`.
  @objc(GTHReturnedAddress) public final class ObjCReturnedAddress: NSObject, Sendable {
    /// The address, in its canonical form.
    @objc public let url: String
    /// The query's parameters. None is repeated.
    @objc public let parameters: [String: String]

    init(_ address: ReturnedAddress) {
      url = address.url
      parameters = Dictionary(address.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      super.init()
    }
  }
#endif
