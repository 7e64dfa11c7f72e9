#if canImport(ObjectiveC)
  public import Foundation
  import Gatehouse

  /// One of the app's own screens: `GTHRoute`.
  @objc(GTHRoute) public final class ObjCRoute: NSObject, Sendable {
    /// The route's name in the policy.
    @objc public let name: String
    /// The canonical path, for example `/product/42`.
    @objc public let path: String
    /// The validated values by parameter; a missing optional one has none.
    @objc public let parameters: [String: [String]]

    init(_ match: RouteMatch) {
      name = match.name
      path = match.path
      parameters = Dictionary(match.parameters.map { ($0.name, $0.values) }, uniquingKeysWith: { first, _ in first })
      super.init()
    }

    /// The first value of a parameter, or `nil`.
    @objc(valueOfParameter:) public func value(of parameter: String) -> String? { parameters[parameter]?.first }
  }

  /// A question of the policy to the user: `GTHQuestion`.
  @objc(GTHQuestion) public final class ObjCQuestion: NSObject, Sendable {
    /// What a yes does: `open` or `resubmit`.
    @objc public let act: String
    /// The address, in its canonical form.
    @objc public let url: String
    /// The origin of the page that asks, or `nil` if it is not known.
    @objc public let origin: String?
    /// Why it is asked, in one sentence for people.
    @objc public let says: String

    init(_ question: GateQuestion) {
      act = question.act.rawValue
      url = question.url
      origin = question.origin
      says = question.says
      super.init()
    }
  }

  /// A verdict about a navigation: `GTHDecision`.
  @objc(GTHDecision) public final class ObjCDecision: NSObject, Sendable {
    /// The view's name.
    @objc public let viewName: String
    /// The address as it was stated, or `nil` if the engine named none.
    @objc public let url: String?
    /// `load`, `loadInPlace`, `route`, `ask`, `open`, `deliver` or `block`.
    @objc public let verdict: String
    /// The stable code of the reason, such as `handoff.needs-activation`.
    @objc public let reason: String
    /// The same in one sentence for people.
    @objc public let says: String

    init(_ decision: GateDecision) {
      viewName = decision.view
      url = decision.facts.url
      verdict = decision.verdict.kind.rawValue
      reason = decision.verdict.reason.code
      says = decision.verdict.says
      super.init()
    }
  }
#endif
