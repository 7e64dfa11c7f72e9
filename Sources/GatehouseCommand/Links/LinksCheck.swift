import Gatehouse
import GatehouseAssociations

extension Command {
  /// `gatehouse links check`: findings in association files.
  static let linksCheck = Command(
    name: "links check",
    summary: "Check association files, entitlements and manifests, alone and against a policy.",
    synopsis: "[--policy FILE] [--format text|json|sarif|junit] PATH…",
    explanation: [
      "PATH is a file, or the folder of a site or a project, in which the files are looked for at their usual places. A file is known by its name,"
        + " or else by how it begins: apple-app-site-association, assetlinks.json, an .entitlements or Info.plist, an AndroidManifest.xml. Signed builds are"
        + " told by their endings: .ipa, .app, .xcarchive, .apk, .aab.",
      "Of a build for Apple's systems the entitlements are read from the code signature of the app and of each bundle in it, for every kind of"
        + " processor, and its provisioning profile; of an .apk its manifest and the certificates of the signature schemes v1, v2, v3 and v3.1. An .aab"
        + " is signed by the upload key, which devices never see: the certificate of Play app signing has to stand in the policy. Nothing is unpacked to"
        + " the disk, and archives that lie about themselves are refused.",
      "With --policy the files are also compared with it: identifiers that differ by a letter or by their prefix, hosts that the build does"
        + " not associate, rules that open the app for what no route accepts, routes whose links stay in the browser, certificates that are missing.",
      "An error keeps links from working or opens more than is meant; a warning is something without effect, or with another one than it seems. A note"
        + " is worth knowing and is no finding.",
    ],
    options: [
      PolicySource.comparison,
      Option(
        "format", "f", value: "FORMAT", choices: ReportFormat.allCases.map(\.rawValue),
        "text for people, json for programs, sarif (2.1.0) for code hosts, junit for CI machines."),
      Option("debug-build", nil, "The entitlements are those of a build for development: developer mode is in its place."),
    ],
    examples: [
      Example(line: "gatehouse links check public", meaning: "Check what the folder public would serve."),
      Example(
        line: "gatehouse links check --policy gatehouse.json public App.entitlements app/src/main/AndroidManifest.xml",
        meaning: "Do the site, both builds and the policy agree?"),
      Example(
        line: "gatehouse links check --policy gatehouse.json Shop.ipa app-release.apk",
        meaning: "Is in the signed builds what the policy says?"),
      Example(line: "gatehouse links check --format junit public > links.xml", meaning: "For the CI machine's list of tests."),
    ],
    exitCodes: [
      (.fine, "no errors and no warnings"), (.findings, "errors or warnings"), (.unusable, "a file or an option could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard !arguments.operands.isEmpty else { throw UsageError(message: "name a file or a folder") }
      var policy: Policy?
      if arguments.has("policy") {
        policy = PolicySource.load(arguments, console)
        if policy == nil { return .unusable }
      }
      var code = ExitCode.fine
      var reports: [CheckedFile] = []
      for name in arguments.operands {
        if let builds = BuildSource.reports(name, policy) {
          reports += builds
          continue
        }
        let check = { AssociationReport.checked($0, policy, isRelease: !arguments.has("debug-build")) }
        guard AssociationSource.isFolder(name) else {
          reports.append(check(name))
          continue
        }
        let found = AssociationSource.files(in: name)
        if found.isEmpty {
          console.fail("\(Shown.short(name, limit: 200)): the folder holds no association file, entitlements or manifest")
          code = .unusable
        }
        reports += found.map(check)
      }
      if let policy, let name = arguments["policy"] {
        let findings = SchemeComparison.check(policy)
        if !findings.isEmpty { reports.append(CheckedFile(shown: Shown.safe(name), source: SourceText([]), findings: findings)) }
      }
      for report in reports {
        if let failure = report.failure { console.fail("\(report.name): \(failure.cause)") }
      }
      ReportFormat.write(reports, arguments["format"], console)
      return reports.map(\.code).reduce(code) { $0.worse($1) }
    })
}

extension PolicySource {
  /// The option that names a policy to compare with.
  static let comparison = Option("policy", "p", value: "FILE", "The policy to compare with.")
}

/// How reports about association files are written.
enum ReportFormat: String, CaseIterable {
  case text, json, sarif, junit

  /// Writes reports in the format of this name; without one as text.
  static func write(_ reports: [CheckedFile], _ name: String?, _ console: Console) {
    switch name.flatMap(ReportFormat.init(rawValue:)) ?? .text {
    case .text: CheckText(style: console.style).write(reports, console)
    case .json: console.output.line(CheckJSON.bytes(reports))
    case .sarif: console.output.line(CheckSARIF.bytes(reports))
    case .junit: console.output.write(CheckJUnit.text(reports))
    }
  }
}

/// Checks one file.
enum AssociationReport {
  static func checked(_ name: String, _ policy: Policy?, isRelease: Bool) -> CheckedFile {
    let shown = name == "-" ? "standard input" : Shown.safe(name)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try AssociationSource.bytes(name) } catch {
      return CheckedFile(shown: shown, source: SourceText([]), findings: [], failure: error)
    }
    switch AssociationSource.kind(name, bytes) {
    case .apple:
      let file = AppleAssociationFile(bytes)
      var findings = file.findings
      if let policy { findings += AppIDComparison.check(file, expected: policy.app.appIDs) + RouteComparison.check(file, policy) }
      return CheckedFile(shown: shown, source: file.source, findings: findings)
    case .android:
      let file = AssetLinksFile(bytes)
      var findings = file.findings
      if let policy, let package = policy.app.package {
        findings += AssetLinksComparison.check(file, package: package, fingerprints: policy.app.sha256)
      }
      return CheckedFile(shown: shown, source: file.source, findings: findings)
    case .manifest:
      let manifest = AndroidManifest(bytes)
      let compared = policy.map { ManifestComparison.check(manifest, $0) } ?? []
      return CheckedFile(shown: shown, source: manifest.source, findings: manifest.findings + compared)
    case .entitlements, .info:
      guard let list = PropertyList(bytes) else {
        let cause = "it is no property list"
        return CheckedFile(shown: shown, source: SourceText([]), findings: [], failure: FileError(name: name, cause: cause))
      }
      return CheckedFile(shown: shown, source: SourceText(bytes), findings: findings(list, policy, isRelease: isRelease))
    }
  }

  private static func findings(_ list: PropertyList, _ policy: Policy?, isRelease: Bool) -> [Diagnostic] {
    if AssociationSource.isInfo(list) {
      // An Info.plist says nothing about domains.
      var build = AppleBuild()
      build.add(list)
      return policy.map(build.checkSchemes) ?? []
    }
    var build = AppleBuild(entitlements: list)
    build.isRelease = isRelease && build.isRelease
    return build.check(domains: policy?.links.domains ?? [])
  }
}
