public import Gatehouse
import URLStandard

/// Compares a file's rules with a policy's routes.
public enum RouteComparison {
  /// Rules that open the app for what no route accepts, and routes whose links stay in the browser.
  ///
  /// Each route is asked for one address that it accepts; what cannot be told so is not reported.
  public static func check(_ file: AppleAssociationFile, _ policy: Policy) -> [Diagnostic] {
    guard file.association.hasLinks, let domain = policy.links.domains.first else { return [] }
    let apps = policy.app.appIDs.filter(file.association.appIDs.contains)
    let matcher = AppleMatcher(file.association)
    let samples = RouteSamples(policy)
    return apps.flatMap { app in
      let decided = samples.samples.map { matcher.match($0.url, appID: app, domain: domain.text) }
      return unrouted(matcher, app, domain, samples, decided, file, policy) + notAssociated(samples, decided, app, file)
    }
  }

  private static func unrouted(
    _ matcher: AppleMatcher, _ app: String, _ domain: HostPattern, _ samples: RouteSamples, _ decided: [AppleMatch],
    _ file: AppleAssociationFile, _ policy: Policy
  ) -> [Diagnostic] {
    let used = Set(decided.compactMap { if case .match(let place) = $0.result { place.pointer } else { nil } })
    return matcher.rules(of: app).compactMap { rule in
      let written = file.association.details[rule.detail].rules[rule.rule]
      let opensAll = rule.isUnconditional && policy.links.unmatched == .block
      guard !rule.isExclusion, opensAll || !used.contains(written.pointer) else { return nil }
      guard let example = rule.example(host: domain.sample), !samples.accepts(example),
        matcher.match(example, appID: app, domain: domain.text).isMatch
      else { return nil }
      return Diagnostic(
        .opensUnrouted, "the rule opens the app for \(example.href), which no route accepts",
        severity: policy.links.unmatched == .block ? .warning : .note, range: written.range, in: file.source, pointer: written.pointer)
    }
  }

  private static func notAssociated(
    _ samples: RouteSamples, _ decided: [AppleMatch], _ app: String, _ file: AppleAssociationFile
  ) -> [Diagnostic] {
    zip(samples.samples, decided).compactMap { sample, match in
      if match.isMatch { return nil }
      return Diagnostic(
        .routeNotAssociated, "the route \(quoted(sample.name)) is not associated: \(sample.url.href) does not open \(app)", in: file.source)
    }
  }
}
