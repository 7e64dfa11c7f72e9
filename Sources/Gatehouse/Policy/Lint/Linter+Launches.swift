extension Linter {
  /// What comes from the preset and is worth knowing, and what a file takes away from it.
  mutating func checkPreset() {
    if policy.unknownSource == .page {
      let pointer = policy.preset.policy.unknownSource == .page ? "/extends" : "/unknownSource"
      add(
        .unknownSourcePage, pointer, "\"unknownSource\" is \"page\": on Android a navigation without a source counts as the main frame's",
        remedy: "nothing to do for an app on Android; elsewhere the source is known and this has no effect")
    }
    if policy.web.otherPages == .load, policy.web.pages != nil, policy.preset == .strict {
      add(
        .otherPagesLoad, "/web/otherPages", "pages that are not listed load too",
        remedy: "nothing to do, if that is meant; else set it to \"block\" or \"open\"")
    }
    let dropped = policy.preset.policy.handoff.refuse.filter { !policy.handoff.refuse.contains($0) }
    if !dropped.isEmpty, policy.handoff.schemes == .any {
      add(
        .refuseReplaced, "/handoff/refuse",
        "the preset also refuses \(dropped.prefix(5).joined(separator: ", "))\(dropped.count > 5 ? ", …" : "")",
        remedy: "repeat them, unless they may open")
    }
  }

  /// Launches that are allowed by one value and made impossible by another.
  mutating func checkLaunches() {
    let handoff = policy.handoff
    checkEvidence(handoff.activation, "/handoff/activation")
    checkEvidence(handoff.frameActivation, "/handoff/frameActivation")
    if let package = policy.app.package, let place = handoff.android.packages?.firstIndex(of: package) {
      add(.ownPackage, "/handoff/android/packages/\(place)", "\"\(package)\" is this app", remedy: "remove it")
    }
    checkRepeats(handoff.android.packages ?? [], "/handoff/android/packages") { $0 }
    guard hasLaunches else { return checkNothingToLaunch() }
    if handoff.activation.isEmpty {
      add(
        .noActivation, "/handoff/activation", "no page can ever launch an app",
        remedy: "list the evidence that is enough, for example \"direct\"")
    }
    if handoff.frames != .origins([]), handoff.frameActivation.isEmpty {
      add(
        .noActivation, "/handoff/frameActivation", "the sub-frames of /handoff/frames can never launch an app",
        remedy: "list the evidence that is enough, for example \"direct\"")
    }
    checkLaunchOrigins()
  }

  private mutating func checkEvidence(_ list: EvidenceSet, _ pointer: String) {
    if list.contains(.none) {
      add(
        .anyActivation, pointer, "\"none\" makes every other word of the list unnecessary",
        remedy: "remove it, unless pages may launch apps by themselves")
    }
  }

  /// Pages that may launch: there must be some.
  private mutating func checkLaunchOrigins() {
    let handoff = policy.handoff
    guard handoff.frames == .origins([]) else { return }
    switch handoff.from {
    case .any: return
    case .origins(let list):
      if list.isEmpty {
        add(
          .noLaunchOrigin, "/handoff/from", "no page may launch what /handoff allows", remedy: "list the pages that may, or write \"any\"")
      }
    case .listed:
      let pages = policy.web.pages ?? []
      if pages.contains(where: { if case .scheme = $0 { false } else { true } }) { return }
      let cause = policy.web.pages == nil ? "/web/pages is not written" : "/web/pages lists no origin but bare schemes"
      add(
        .noLaunchOrigin, launchPointer, "no page may launch this: /handoff/from is \"listed\", and \(cause)",
        remedy: "list the origins of the app's pages in /web/pages, or the pages that may launch in /handoff/from")
    }
  }

  /// Where a launch is first allowed.
  private var launchPointer: String {
    if case .listed(let rules) = policy.handoff.schemes, rules.isEmpty {
      return policy.handoff.universalLinks.isEmpty ? "/handoff/stores" : "/handoff/universalLinks"
    }
    return "/handoff/schemes"
  }

  /// Who may launch is said, but nothing that could be launched.
  private mutating func checkNothingToLaunch() {
    for (isWritten, pointer) in [
      (policy.handoff.from != policy.preset.policy.handoff.from, "/handoff/from"),
      (policy.handoff.frames != policy.preset.policy.handoff.frames, "/handoff/frames"),
    ] where isWritten {
      add(
        .nothingToLaunch, pointer, "pages may launch, but no scheme, partner or store is listed",
        remedy: "list what may open in /handoff/schemes, or remove this")
    }
  }
}
