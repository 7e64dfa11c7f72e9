import Gatehouse
import Testing

/// The policy and the words of the inbox's tests.
enum InboxFixture {
  static let scheme = "shopapp"

  /// Routes named like what they require.
  static func gate(_ arrivals: Policy.Arrivals = .newest, pendingMs: Int64? = nil) throws -> Gate {
    var policy = Policy()
    policy.links.schemes = [scheme]
    policy.links.domains = [.exact("shop.example")]
    policy.links.arrivals = arrivals
    if let pendingMs { policy.links.pendingMs = pendingMs }
    policy.links.routes = try [
      ("plain", []), ("order", ["signedIn"]), ("account", ["account"]), ("data", ["dataReady"]), ("both", ["signedIn", "dataReady"]),
      ("own", ["kyc"]), ("signed", ["signed"]), ("vouched", ["signed", "signedIn"]),
    ].map { (name, requires) in
      Policy.Route(
        name: name, path: try PathPattern(parsing: "/open/\(name)/{id}"),
        parameters: [Policy.Parameter("id", try ParameterType(parsing: "digits(1...12)"))], requires: requires)
    }
    policy.links.routes.append(
      Policy.Route(
        name: "secret", path: try PathPattern(parsing: "/open/secret"),
        parameters: [Policy.Parameter("code", try ParameterType(parsing: "token?"))], requires: ["signedIn"], secret: ["code"]))
    return Gate(policy)
  }

  static func link(_ name: String, _ id: Int = 1) -> String { "shopapp://open/\(name)/\(id)" }
}

extension Inbox.Outcome {
  /// For example `2 route order`, `1 ignore arrival.expired`.
  var words: String {
    let what = verdict.kind == .route || verdict.kind == .hold ? verdict.route?.name ?? "" : verdict.reason.code
    let waits = verdict.waitsFor.isEmpty ? "" : " " + verdict.waitsFor.joined(separator: ",")
    return "\(number) \(verdict.kind.rawValue) \(what)\(waits)"
  }
}
