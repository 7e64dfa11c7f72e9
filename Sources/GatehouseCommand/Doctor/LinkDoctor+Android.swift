import Gatehouse
import GatehouseAssociations
import URLStandard

extension LinkDoctor {
  /// Whether the build for Android registers for the link.
  func androidBuild(_ url: WebURL?, _ isWeb: Bool, _ link: String) -> Layer {
    let question = "Does the app on Android register for it?"
    guard let url else { return Layer(question: question, state: .notNeeded, says: "there is no URL to register for") }
    if !isWeb, let layer = ownScheme(url, question) { return layer }
    let device =
      isWeb
      ? "with a device: adb shell pm get-app-links \(policy.app.package ?? "PACKAGE") — must say verified for \(url.hostname); proves the check passed on this device"
      : "adb shell am start -a android.intent.action.VIEW -c android.intent.category.BROWSABLE -d \(Shown.shellWord(url.href)) — proves that the system dispatches it"
    let built = evidence.packages.map { package in
      let finding = manifestFinding(package.value.manifest, package.name, url, isWeb, isBuilt: true)
      let isUnsigned = package.value.kind == .package && package.value.signers.isEmpty
      return isUnsigned ? Layer.Finding(name: package.name, state: .refuted, says: "the package has no signature") : finding
    }
    let findings = built.isEmpty ? evidence.manifests.map { manifestFinding($0.value, $0.name, url, isWeb, isBuilt: false) } : built
    return Layer(question: question, findings, next: [device])
      ?? Layer(
        question: question, state: .unseen, says: "only the build shows the filters of its manifest, libraries' included",
        next: ["give the build: an .apk or .aab", device])
  }

  private func manifestFinding(
    _ manifest: AndroidManifest, _ name: String, _ url: WebURL, _ isWeb: Bool, isBuilt: Bool
  ) -> Layer.Finding {
    if let own = manifest.package, !own.hasPrefix("$"), let wanted = policy.app.package, own != wanted {
      return Layer.Finding(name: name, state: .refuted, says: "it is the package \(own), and the policy has \(wanted)")
    }
    let matches = manifest.filters.filter { $0.filter.isForLinks }.map { (entry: $0, match: $0.filter.match(url.href)) }
    let taken = matches.filter { $0.match == .match }
    guard let filter = (taken.first { $0.entry.filter.autoVerify } ?? taken.first)?.entry else {
      if manifest.filters.contains(where: \.filter.hasUnread) {
        return Layer.Finding(
          name: name, state: .unseen, says: "its filters have values that stand elsewhere: in resources or the build system")
      }
      // The filter that came nearest names the cause.
      let order: [IntentFilter.Match] = [.path, .host, .scheme, .noAddress]
      let cause = order.first { cause in matches.contains { $0.match == cause } }?.says ?? "it has no filter for links"
      return Layer.Finding(name: name, state: .refuted, says: cause)
    }
    let component = filter.component.isEmpty ? "the manifest" : filter.component
    if isWeb, !filter.filter.autoVerify {
      return Layer.Finding(
        name: name, state: .refuted, says: "a filter of \(component) takes it, but without autoVerify: the link stays in the browser")
    }
    return Layer.Finding(
      name: name, state: isBuilt ? .proven : .unseen,
      says: "a filter of \(component) takes it"
        + (isBuilt ? "" : "; what was built, with the filters of libraries, is seen in the build only"))
  }

  /// Whether the site names the app with the certificates that devices see.
  func androidFile(_ url: WebURL?, _ isWeb: Bool) -> Layer {
    let question = "Does assetlinks.json name the app?"
    guard let url, isWeb else { return Layer(question: question, state: .notNeeded, says: "association files are for https links only") }
    let fetch =
      "curl -sSi https://\(url.hostname)/.well-known/assetlinks.json — must be 200 without a redirect; proves what the server sends"
    guard !evidence.androidFiles.isEmpty else {
      return Layer(question: question, state: .unseen, says: "no file was given", next: ["give it: assetlinks.json", fetch])
    }
    guard let package = evidence.packages.first?.value.manifest.package ?? policy.app.package else {
      return Layer(
        question: question, state: .unseen, says: "the policy names no package in app.android.package", next: ["name it in the policy"])
    }
    let findings = evidence.androidFiles.map { androidFinding($0, package, url) }
    return Layer(question: question, findings, next: [fetch]) ?? Layer(question: question, state: .unseen, says: "no file was given")
  }

  /// What devices see: the signers of the packages that were given. A bundle's is the upload key, so that the policy's count.
  private var certificates: (fingerprints: [String], whose: String) {
    let signed = evidence.packages.filter { $0.value.kind == .package }
    return signed.isEmpty
      ? (policy.app.sha256, "the policy") : (signed.flatMap(\.value.fingerprints), signed.map(\.name).joined(separator: ", "))
  }

  private func androidFinding(_ file: LinkEvidence.Named<AssetLinksFile>, _ package: String, _ url: WebURL) -> Layer.Finding {
    if let broken = file.value.findings.first(where: { $0.severity == .error }), !file.value.isValid {
      return Layer.Finding(name: file.name, state: .refuted, says: "the file is refused: \(broken.message)")
    }
    var listed: Set<String> = []
    var rules: [DynamicLinkRule]?
    var isNamed = false
    for statement in file.value.links.statements where statement.relations.contains(AssetLinks.handleAllURLs) {
      guard case .androidApp(package, let fingerprints) = statement.target else { continue }
      isNamed = true
      listed.formUnion(fingerprints)
      rules = rules ?? statement.dynamicRules
    }
    guard isNamed else { return Layer.Finding(name: file.name, state: .refuted, says: "no statement lets \(package) handle all URLs") }
    let (wanted, whose) = certificates
    let missing = wanted.filter { !listed.contains($0) }
    guard missing.isEmpty else {
      return Layer.Finding(
        name: file.name, state: .refuted,
        says: "\(package) is named, but not with the certificate \(missing.joined(separator: ", ")) of \(whose);"
          + " list every certificate that signs the app, that of Play app signing included")
    }
    if let rules, !DynamicLinkMatcher(rules).allows(url) {
      return Layer.Finding(name: file.name, state: .refuted, says: "its dynamic rules keep the link out (Android 15; older ones open it)")
    }
    guard !wanted.isEmpty else {
      return Layer.Finding(name: file.name, state: .unseen, says: "\(package) is named; no certificate is known to compare with")
    }
    return Layer.Finding(
      name: file.name, state: .proven, says: "\(package) may handle all URLs of the host, with the certificates of \(whose)")
  }
}
