import Foundation
public import Gatehouse

/// What the running app registered for, against what its policy says: a self-test at launch, for development.
///
/// Schemes stand in the bundle's Info.plist. Associated domains stand in the signature, which an app cannot read on a device: pass them if the
/// build writes them anywhere, else they are left open.
public struct RegistrationCheck: Sendable, Hashable {
  /// One thing that is missing or too much.
  public enum Finding: Sendable, Hashable, CustomStringConvertible {
    /// The policy's own scheme is not in `CFBundleURLTypes`: its links never arrive.
    case unregisteredScheme(String)
    /// The app registers a scheme that the policy does not name: its links are refused.
    case unknownScheme(String)
    /// The scheme is so short or plain that other apps claim it too; nobody decides who gets the link.
    case commonScheme(String)
    /// The policy's domain is not among the associated domains.
    case unassociatedDomain(String)
    /// An associated domain is none of the policy's.
    case unknownDomain(String)
    /// An associated domain is written with a scheme, a path, a port or a slash, and has no effect.
    case malformedDomain(String)
    /// A listed scheme is not in `LSApplicationQueriesSchemes`, so `canOpenURL` says no to it. Opening works all the same.
    case undeclaredQuery(String)

    /// One sentence: what is wrong, and what to do.
    public var description: String {
      switch self {
      case .unregisteredScheme(let scheme): "\(scheme): is the policy's own scheme and not registered: add it to CFBundleURLTypes"
      case .unknownScheme(let scheme): "\(scheme): is registered and not in the policy: its links are refused; add it to links.schemes"
      case .commonScheme(let scheme): "\(scheme): may be claimed by other apps too: prefer a scheme that contains the bundle identifier"
      case .unassociatedDomain(let domain): "\(domain) is the policy's own and not an associated domain: add applinks:\(domain)"
      case .unknownDomain(let domain): "\(domain) is an associated domain and not in the policy: add it to links.domains"
      case .malformedDomain(let text): "“\(text)” has no effect: an associated domain is applinks:, a host and nothing else"
      case .undeclaredQuery(let scheme): "\(scheme): is not in LSApplicationQueriesSchemes: canOpenURL says no to it, although it opens"
      }
    }
  }

  /// The findings, in the order of the policy.
  public let findings: [Finding]

  /// Compares.
  ///
  /// - Parameters:
  ///   - info: the Info.plist of the app; `Bundle.main.infoDictionary` in a running app.
  ///   - associatedDomains: the entitlement `com.apple.developer.associated-domains`, or `nil` if it is not known.
  public init(_ policy: Policy, info: [String: Any], associatedDomains: [String]? = nil) {
    let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let registered = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }
    var findings: [Finding] = policy.links.schemes.filter { !registered.contains($0) }.map(Finding.unregisteredScheme)
    findings += registered.filter { !policy.links.schemes.contains($0) }.map(Finding.unknownScheme)
    findings += policy.links.schemes.filter { $0.count < 5 }.map(Finding.commonScheme)
    if let associatedDomains { findings += Self.compare(policy.links.domains.map { "\($0)" }, associatedDomains) }
    if case .listed(let rules) = policy.handoff.schemes {
      let declared = (info["LSApplicationQueriesSchemes"] as? [String] ?? []).map { $0.lowercased() }
      let always: Set<String> = ["tel", "sms", "mailto", "facetime", "http", "https"]
      findings += rules.map(\.scheme).filter { !always.contains($0) && !declared.contains($0) }.map(Finding.undeclaredQuery)
    }
    self.findings = findings
  }

  private static func compare(_ domains: [String], _ associated: [String]) -> [Finding] {
    var hosts: [String] = []
    var findings: [Finding] = []
    for text in associated where text.hasPrefix("applinks:") {
      let host = text.dropFirst("applinks:".count).prefix { $0 != "?" }
      if host.isEmpty || host.contains(where: { "/:@ ".contains($0) }) {
        findings.append(.malformedDomain(text))
      } else {
        hosts.append(host.lowercased())
      }
    }
    findings += domains.filter { !hosts.contains($0) }.map(Finding.unassociatedDomain)
    return findings + hosts.filter { !domains.contains($0) }.map(Finding.unknownDomain)
  }
}
