import Gatehouse
import GatehouseAssociations
import URLStandard

extension LinkDoctor {
  /// Whether the build for Apple's systems registers for the link.
  func appleBuild(_ url: WebURL?, _ isWeb: Bool) -> Layer {
    let question = "Does the app on Apple's systems register for it?"
    guard let url else { return Layer(question: question, state: .notNeeded, says: "there is no URL to register for") }
    let findings = isWeb ? domainFindings(url) : schemeFindings(url)
    if let layer = Layer(question: question, findings, next: isWeb ? [Self.codesign(url)] : []) { return layer }
    guard isWeb else {
      return ownScheme(url, question)
        ?? Layer(
          question: question, state: .unseen,
          says: "the policy names \(url.scheme): as the app's own; the build must list it too, and another app may claim the same scheme",
          next: [
            "give the build: an .ipa, .app or .xcarchive, or its Info.plist",
            "on a Mac: plutil -extract CFBundleURLTypes xml1 -o - Shop.app/Info.plist — must contain \(url.scheme); proves the registration, not who wins if two apps claim it",
            "xcrun simctl openurl booted \(Shown.shellWord(url.href)) — proves that the system dispatches it to the installed app, not that the app shows the right screen",
          ])
    }
    return Layer(
      question: question, state: .unseen, says: "only the signed build shows its associated domains",
      next: ["give the build: an .ipa, .app or .xcarchive", Self.codesign(url)])
  }

  private static func codesign(_ url: WebURL) -> String {
    "on a Mac: codesign -d --entitlements - --xml Shop.app — must list applinks:\(url.hostname); proves what was signed, not that a device fetched the file"
  }

  /// A scheme that is none of the policy's.
  func ownScheme(_ url: WebURL, _ question: String) -> Layer? {
    if policy.links.schemes.contains(url.scheme) { return nil }
    return Layer(
      question: question, state: .refuted, says: "\(url.scheme): is none of the policy's own schemes",
      next: ["add it to links.schemes if it is the app's, and to the build"])
  }

  private func domainFindings(_ url: WebURL) -> [Layer.Finding] {
    let signed = evidence.apps.map { app in
      if let fault = app.value.fault { return Layer.Finding(name: app.name, state: .refuted, says: fault.says) }
      let build = app.value.build
      if let wrong = wrongIdentifier(build) { return Layer.Finding(name: app.name, state: .refuted, says: wrong) }
      if let broken = app.value.check(nil).first(where: { $0.severity == .error && $0.code != AssociationFinding.entitlementFormat.code }) {
        return Layer.Finding(name: app.name, state: .refuted, says: broken.message)
      }
      return domain(url, build, app.name, isSigned: true)
    }
    return signed.isEmpty ? evidence.entitlements.map { domain(url, $0.value, $0.name, isSigned: false) } : signed
  }

  private func wrongIdentifier(_ build: AppleBuild) -> String? {
    guard !policy.app.appIDs.isEmpty else { return nil }
    guard let identifier = build.identifier else { return "its signature names no app" }
    return policy.app.appIDs.contains(identifier)
      ? nil : "it is signed as \(identifier), and the policy has \(policy.app.appIDs.joined(separator: ", "))"
  }

  private func domain(_ url: WebURL, _ build: AppleBuild, _ name: String, isSigned: Bool) -> Layer.Finding {
    let entries = (build.domains ?? []).compactMap { try? AssociatedDomain($0) }.filter {
      $0.service == "applinks" && $0.holds(url.hostname)
    }
    let who = build.identifier.map { "\($0) " } ?? "it "
    guard let entry = entries.first(where: { $0.mode == nil }) ?? entries.first else {
      let all = (build.domains ?? []).joined(separator: ", ")
      return Layer.Finding(
        name: name, state: .refuted,
        says: who + (all.isEmpty ? "associates no domain" : "associates \(all), and not applinks:\(url.hostname)"))
    }
    if isSigned, build.isRelease, entry.mode?.hasPrefix("developer") == true {
      return Layer.Finding(name: name, state: .refuted, says: who + "associates \(url.hostname) in developer mode only, and is a release")
    }
    return Layer.Finding(
      name: name, state: isSigned ? .proven : .unseen,
      says: who + "associates applinks:\(url.hostname)" + (isSigned ? " in its signature" : "; what was signed is seen in the build only"))
  }

  private func schemeFindings(_ url: WebURL) -> [Layer.Finding] {
    if ownScheme(url, "") != nil { return [] }
    let signed = evidence.apps.map { LinkEvidence.Named(name: $0.name, value: $0.value.build) }
    return (signed.isEmpty ? evidence.infos : signed).map { entry in
      let isThere = entry.value.schemes.contains { $0.lowercased() == url.scheme }
      return Layer.Finding(
        name: entry.name, state: !isThere ? .refuted : signed.isEmpty ? .unseen : .proven,
        says: !isThere
          ? "it does not register \(url.scheme):"
          : "it registers \(url.scheme):"
            + (signed.isEmpty ? "; what was built is seen in the build only" : "; another app may claim it too"))
    }
  }

  /// Whether the site gives the link to the app. The app is that of the build, or else that of the policy.
  func appleFile(_ url: WebURL?, _ isWeb: Bool) -> Layer {
    let question = "Does apple-app-site-association give it to the app?"
    guard let url, isWeb else { return Layer(question: question, state: .notNeeded, says: "association files are for https links only") }
    let fetch =
      "curl -sSi https://\(url.hostname)/.well-known/apple-app-site-association — proves what the server sends, not what Apple's cache holds"
    let cached = "curl -sSi https://app-site-association.cdn-apple.com/a/v1/\(url.hostname) — proves what devices get, up to a day late"
    let findings = evidence.appleFiles.map { appleFinding($0, url) }
    if let layer = Layer(question: question, findings, next: []) {
      let isProven = layer.state == .proven
      return layer.with(
        next: isProven
          ? [cached, "sudo swcutil verify -d \(url.hostname) -j FILE -u \(Shown.shellWord(url.href)) — on a Mac, Apple's own matcher"]
          : ["gatehouse links match \(Shown.shellWord(url.href)) — explains it rule by rule", fetch])
    }
    return Layer(
      question: question, state: .unseen, says: "no file was given", next: ["give it: apple-app-site-association", fetch, cached])
  }

  private func appleFinding(_ file: LinkEvidence.Named<AppleAssociationFile>, _ url: WebURL) -> Layer.Finding {
    if let broken = file.value.findings.first(where: { $0.severity == .error }), !file.value.isValid {
      return Layer.Finding(name: file.name, state: .refuted, says: "the file is refused: \(broken.message)")
    }
    let signed = evidence.apps.compactMap { $0.value.build.identifier }
    let known = signed.isEmpty ? policy.app.appIDs : signed
    let apps = known.isEmpty ? file.value.association.appIDs : known
    guard !apps.isEmpty else {
      return Layer.Finding(name: file.name, state: .refuted, says: "the file lists no app, and the policy names none in app.apple.appIDs")
    }
    let matcher = AppleMatcher(file.value.association)
    let answers = apps.map { (app: $0, explanation: matcher.explain(url, appID: $0, domain: url.hostname)) }
    let missed = answers.filter { !$0.explanation.match.isMatch }
    // Every build that was given has to get the link; of a policy's apps one is enough.
    if signed.isEmpty ? missed.count < answers.count : missed.isEmpty {
      let match = answers.first { $0.explanation.match.isMatch } ?? answers[0]
      return Layer.Finding(name: file.name, state: .proven, says: "\(match.app) is eligible" + Self.place(match.explanation))
    }
    return Layer.Finding(
      name: file.name, state: .refuted, says: missed.map { "\($0.app): \(Self.says($0.explanation))" }.joined(separator: "; "))
  }

  private static func says(_ explanation: AppleExplanation) -> String {
    switch explanation.match.result {
    case .match: "eligible"
    case .excluded: "excluded" + place(explanation)
    case .noMatch(let cause): cause.says
    }
  }

  private static func place(_ explanation: AppleExplanation) -> String {
    switch explanation.match.result {
    case .match(let place), .excluded(let place): ", by \(place.pointer)"
    case .noMatch: ""
    }
  }
}
