public import Gatehouse

/// A bundle of a build for Apple's systems: the app, an extension, an App Clip, each of which is signed on its own.
public struct AppleBundle: Sendable, Hashable {
  /// Where it lies in the build; empty for the build itself.
  public var path: String
  /// Its Info.plist.
  public var info: PropertyList
  /// The entitlements of its code signature for each kind of processor.
  public var entitlements: [MachOEntitlements] = []
  /// Why it has none.
  public var fault: MachOEntitlements.Fault?
  /// Its provisioning profile, where it has one that can be read.
  public var profile: ProvisioningProfile?
  /// What is wrong with the message that holds the profile.
  public var profileFault: String?

  /// Makes a bundle that is not looked into yet.
  public init(path: String, info: PropertyList) {
    self.path = path
    self.info = info
  }

  /// Whether it lies in another bundle.
  public var isInner: Bool { path.split(separator: "/").filter { $0.hasSuffix(".app") || $0.hasSuffix(".appex") }.count > 1 }

  /// What it says about links.
  public var build: AppleBuild {
    var build = AppleBuild(entitlements: entitlements.compactMap(\.inForce).first ?? .dictionary([:]))
    build.add(info)
    return build
  }

  /// What is wrong with it: its own entries, its profile, and what it and the policy do not agree on. Extensions are not compared with the
  /// policy, which speaks of the app.
  public func check(_ policy: Policy?) -> [Diagnostic] {
    if let fault {
      let isNeeded = policy?.links.domains.isEmpty == false && !isInner
      return [Diagnostic(.entitlementMissingInBuild, fault.says, severity: isNeeded ? .error : .note)]
    }
    let build = build
    var findings: [Diagnostic] = []
    if let policy, !isInner { findings = build.check(policy) } else if build.domains != nil { findings = build.check(domains: []) }
    return findings + checkKinds() + checkProfile(build)
  }

  /// Kinds of processor and forms that do not agree: which of them counts depends on the device.
  private func checkKinds() -> [Diagnostic] {
    let all = entitlements.flatMap { [$0.xml, $0.der].compactMap { $0.map(AppleBuild.init(entitlements:)) } }
    guard let first = all.first, let other = all.first(where: { $0.identifier != first.identifier || $0.domains != first.domains }) else {
      return []
    }
    let what =
      other.identifier != first.identifier
      ? "\(quoted(first.identifier ?? "none")) and \(quoted(other.identifier ?? "none"))"
      : "the associated domains \((first.domains ?? []).joined(separator: ", ")) and \((other.domains ?? []).joined(separator: ", "))"
    return [Diagnostic(.entitlementsDiffer, "the signature has \(what)")]
  }

  private func checkProfile(_ build: AppleBuild) -> [Diagnostic] {
    if let profileFault { return [Diagnostic(.profileMismatch, "the provisioning profile cannot be trusted: \(profileFault)")] }
    guard let profile else { return [] }
    var findings: [Diagnostic] = []
    if let identifier = build.identifier, !profile.allows(identifier: identifier) {
      findings.append(
        Diagnostic(
          .profileMismatch, "the profile is for \(quoted(profile.identifier ?? "no app")), and the build is signed as \(quoted(identifier))"
        ))
    }
    if build.domains?.isEmpty == false, profile.domains == nil {
      findings.append(
        Diagnostic(
          .profileMismatch, "the profile does not allow \(AssociatedDomain.key), which the signature has",
          remedy: "switch Associated Domains on for the App ID and make the profile anew"))
    }
    return findings
  }
}
