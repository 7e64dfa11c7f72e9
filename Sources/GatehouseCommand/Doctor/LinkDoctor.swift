import Gatehouse
import GatehouseAssociations
import URLStandard

/// Looks at a link layer by layer, in the order in which links fail: the text, the route, the registration, the association file, the
/// situation in which it is tapped, the screen.
struct LinkDoctor {
  let policy: Policy
  /// apple-app-site-association, as it is served or will be.
  var appleFile: AppleAssociationFile?
  /// assetlinks.json.
  var androidFile: AssetLinksFile?

  /// The layers; later ones stand even where an earlier one fails, because a link can have several faults.
  func layers(of link: String) -> [Layer] {
    let gate = Gate(policy)
    let verdict = gate.decide(Arrival(link: link))
    let url = try? WebURL(link)
    let isWeb = url?.specialScheme == .https || url?.specialScheme == .http
    return [
      text(verdict, link), route(gate, link), registration(url, isWeb), apple(url, isWeb), android(url, isWeb), situation(isWeb, link),
      screen(verdict),
    ]
  }

  private func text(_ verdict: ArrivalVerdict, _ link: String) -> Layer {
    let question = "Is the text a URL that everyone reads alike?"
    let addresses: Set<Reason> = [.addressMissing, .addressUnreadable, .addressAmbiguous, .addressCredentials, .addressTooLong, .script]
    if addresses.contains(verdict.reason) {
      return Layer(
        question: question, state: .refuted, says: verdict.reason.sentence,
        next: ["write the link as its canonical form: \(verdict.url?.href ?? "it has none")"])
    }
    return Layer(question: question, state: .proven, says: "it reads as \(verdict.url?.href ?? link)")
  }

  private func route(_ gate: Gate, _ link: String) -> Layer {
    let question = "Does a route of the policy match it?"
    do throws(RouteError) {
      let route = try gate.route(of: link)
      return Layer(question: question, state: .proven, says: "it is the screen \(route.name) at \(route.path)")
    } catch {
      return Layer(
        question: question, state: .refuted, says: error.description,
        next: ["gatehouse routes — lists the screens and the links that lead to them"])
    }
  }

  private func registration(_ url: WebURL?, _ isWeb: Bool) -> Layer {
    let question = "Does the built app register for it with the system?"
    guard let url else { return Layer(question: question, state: .notNeeded, says: "there is no URL to register for") }
    if isWeb {
      return Layer(
        question: question, state: .unseen, says: "only the signed build shows its associated domains (Apple) and verified hosts (Android)",
        next: [
          "on a Mac: codesign -d --entitlements - --xml Shop.app — must list applinks:\(url.hostname); proves what was signed, not that a device fetched the file",
          "with a device: adb shell pm get-app-links \(policy.app.package ?? "PACKAGE") — must say verified for \(url.hostname); proves the check passed on this device",
        ])
    }
    guard policy.links.schemes.contains(url.scheme) else {
      return Layer(
        question: question, state: .refuted, says: "\(url.scheme): is none of the policy's own schemes",
        next: ["add it to links.schemes if it is the app's, and to the build"])
    }
    return Layer(
      question: question, state: .unseen,
      says: "the policy names \(url.scheme): as the app's own; the build must list it too, and another app may claim the same scheme",
      next: [
        "on a Mac: plutil -extract CFBundleURLTypes xml1 -o - Shop.app/Info.plist — must contain \(url.scheme); proves the registration, not who wins if two apps claim it",
        "xcrun simctl openurl booted \(Shown.shellWord(url.href)) — proves that the system dispatches it to the installed app, not that the app shows the right screen",
        "adb shell am start -a android.intent.action.VIEW -c android.intent.category.BROWSABLE -d \(Shown.shellWord(url.href)) — the same on Android",
      ])
  }

  private func apple(_ url: WebURL?, _ isWeb: Bool) -> Layer {
    let question = "Does apple-app-site-association give it to the app?"
    guard let url, isWeb else { return Layer(question: question, state: .notNeeded, says: "association files are for https links only") }
    let fetch =
      "curl -sSi https://\(url.hostname)/.well-known/apple-app-site-association — proves what the server sends, not what Apple's cache holds"
    let cached = "curl -sSi https://app-site-association.cdn-apple.com/a/v1/\(url.hostname) — proves what devices get, up to a day late"
    guard let appleFile else {
      return Layer(question: question, state: .unseen, says: "no file was given", next: ["give it with --aasa FILE", fetch, cached])
    }
    let matcher = AppleMatcher(appleFile.association)
    let apps = policy.app.appIDs.isEmpty ? appleFile.association.appIDs : policy.app.appIDs
    guard !apps.isEmpty else {
      return Layer(
        question: question, state: .refuted, says: "the file lists no app, and the policy names none in app.apple.appIDs", next: [fetch])
    }
    let answers = apps.map { (app: $0, explanation: matcher.explain(url, appID: $0, domain: url.hostname)) }
    if let match = answers.first(where: { $0.explanation.match.isMatch }) {
      return Layer(
        question: question, state: .proven, says: "\(match.app) is eligible" + Self.place(match.explanation),
        next: [cached, "sudo swcutil verify -d \(url.hostname) -j FILE -u \(Shown.shellWord(url.href)) — on a Mac, Apple's own matcher"])
    }
    let reason = answers.map { "\($0.app): \(Self.says($0.explanation))" }.joined(separator: "; ")
    return Layer(
      question: question, state: .refuted, says: reason,
      next: ["gatehouse links match \(Shown.shellWord(url.href)) — explains it rule by rule", fetch])
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

  private func android(_ url: WebURL?, _ isWeb: Bool) -> Layer {
    let question = "Does assetlinks.json name the app?"
    guard let url, isWeb else { return Layer(question: question, state: .notNeeded, says: "association files are for https links only") }
    let fetch =
      "curl -sSi https://\(url.hostname)/.well-known/assetlinks.json — must be 200 without a redirect; proves what the server sends"
    guard let androidFile else {
      return Layer(question: question, state: .unseen, says: "no file was given", next: ["give it with --assetlinks FILE", fetch])
    }
    guard let package = policy.app.package else {
      return Layer(
        question: question, state: .unseen, says: "the policy names no package in app.android.package", next: ["name it in the policy"])
    }
    for statement in androidFile.links.statements where statement.relations.contains(AssetLinks.handleAllURLs) {
      guard case .androidApp(let name, let fingerprints) = statement.target, name == package else { continue }
      let listed = Set(fingerprints)
      let missing = policy.app.sha256.filter { !listed.contains($0) }
      return missing.isEmpty
        ? Layer(question: question, state: .proven, says: "\(package) may handle all URLs of the host", next: [fetch])
        : Layer(
          question: question, state: .refuted, says: "\(package) is named, but not with the certificate \(missing.joined(separator: ", "))",
          next: ["list every certificate that signs the app, the one of Play App Signing included", fetch])
    }
    return Layer(question: question, state: .refuted, says: "no statement lets \(package) handle all URLs", next: [fetch])
  }

  private func situation(_ isWeb: Bool, _ link: String) -> Layer {
    let question = "Is it tapped where the system hands links over?"
    guard isWeb else {
      return Layer(
        question: question, state: .unseen, says: "a page may need a tap before it can open a scheme, and a system sheet may ask first",
        next: ["gatehouse explain \(Shown.shellWord(link)) --tap PAGE — what the gate says of it in the app's own view"])
    }
    return Layer(
      question: question, state: .unseen,
      says:
        "even an eligible link stays in the browser when it is typed, when the page that is tapped has the same domain, when the user once chose"
        + " the browser for this domain, when script opens it without a tap, when the app itself opens it, or in some other browsers",
      next: [
        "tap it in Notes or Mail, not in Safari on the same site",
        "on a device: hold the link and choose the app, which also undoes an earlier choice of the browser",
        "sysdiagnose, swcutil_show.txt — User Approval shows that choice",
      ])
  }

  private func screen(_ verdict: ArrivalVerdict) -> Layer {
    let question = "Does the app show the screen?"
    guard let route = verdict.route, policy.links.routes.indices.contains(route.index) else {
      return Layer(question: question, state: .notNeeded, says: "no route, no screen")
    }
    let requires = policy.links.routes[route.index].requires
    return Layer(
      question: question, state: .unseen,
      says: requires.isEmpty
        ? "it waits for nothing but the app being able to show screens"
        : "it waits for \(requires.joined(separator: ", ")), for at most \(policy.links.pendingMs / 1_000) s",
      next: [
        "try it cold (the app not running) and warm: they arrive through different entry points",
        "gatehouse decide — replays arrivals, sign-ins and scenes, and says what is held and why",
      ])
  }
}
