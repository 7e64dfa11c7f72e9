import Gatehouse
import GatehouseAssociations
import URLStandard

extension Command {
  /// `gatehouse links fetch`: what a site really serves.
  static let linksFetch: Command = Command(
    name: "links fetch",
    summary: "Ask a site, and Apple's network if wanted, for its association files and judge how they are served.",
    synopsis: "[--cdn] [--policy FILE] DOMAIN",
    explanation: [
      "The only command that goes out to the network, and only when it is typed. It asks https://DOMAIN/.well-known/ for both files, and with --cdn"
        + " https://app-site-association.cdn-apple.com/a/v1/DOMAIN, from which devices get Apple's. Redirects are reported and not followed. Status,"
        + " content type and size are judged, then the files as “gatehouse links check” does; with --policy also whether they are what the policy makes.",
      "An old copy at Apple's network is a note and never a failure: it is refreshed within a day, sometimes within weeks, and cannot be purged.",
      "It needs the program gatehouse-fetch, which is built with the web engine's libraries: swift build --traits WebKitGTK",
    ],
    options: [
      PolicySource.comparison, Option("cdn", nil, "Ask Apple's network too."),
      Option("at", value: "ORIGIN", "Ask this origin in place of https://DOMAIN: a staging server, or “gatehouse links serve”."),
      Option(
        "format", "f", value: "FORMAT", choices: ReportFormat.allCases.map(\.rawValue),
        "text for people, json for programs, sarif (2.1.0) for code hosts, junit for CI machines."),
    ],
    examples: [
      Example(line: "gatehouse links fetch --cdn shop.example", meaning: "Is the site right, and has Apple's network the same file?")
    ],
    exitCodes: [
      (.fine, "the files are served as they should be"), (.findings, "errors or warnings"),
      (.unusable, "an option could not be used, or gatehouse-fetch is not there"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands.count == 1 else { throw UsageError(message: "name one domain") }
      let name = arguments.operands[0]
      guard let url = try? WebURL("https://\(name)/"), url.hostname == name.lowercased() else {
        throw UsageError(message: "“\(Shown.short(name))” is no domain: write it without scheme and path, in its ASCII form")
      }
      var policy: Policy?
      if arguments.has("policy") {
        policy = PolicySource.load(arguments, console)
        if policy == nil { return .unusable }
      }
      let origin = arguments["at"] ?? "https://\(name)"
      var questions: [(url: String, file: ServedAnswer.File)] = [
        (origin + LinkFiles.paths[0], .apple), (origin + LinkFiles.paths[1], .android),
      ]
      if arguments.has("cdn") { questions.append(("https://app-site-association.cdn-apple.com/a/v1/\(name)", .appleCDN)) }
      let program = SiblingProgram(
        "gatehouse-fetch", needs: "It needs libsoup, which comes with the web engine WebKitGTK 6.0", help: .linksFetch)
      guard let path = program.path(console) else { return .unusable }
      do throws(FileError) {
        let bytes = try ProgramOutput.of(path, questions.map(\.url), limit: 64 << 20)
        let reports = FetchReport.files(bytes, questions.map(\.file), policy)
        guard reports.count == questions.count else { throw FileError(name: path, cause: "it answered something else") }
        for report in reports where report.failure != nil { console.fail("\(report.name): \(report.failure?.cause ?? "")") }
        ReportFormat.write(reports, arguments["format"], console)
        return reports.map(\.code).reduce(.fine) { $0.worse($1) }
      } catch {
        console.fail("\(Shown.short(error.name, limit: 200)): \(error.cause)")
        return .unusable
      }
    })
}

/// Judges what was fetched.
enum FetchReport {
  /// A report for each answer, in the order of the questions.
  static func files(_ bytes: [UInt8], _ files: [ServedAnswer.File], _ policy: Policy?) -> [CheckedFile] {
    var site: [UInt8]?
    return zip(bytes.split(separator: 0x0A), files).compactMap { line, file in
      guard let value = try? JSONReader.read(Array(line)), let text = value["url"]?.string, let url = try? WebURL(text) else { return nil }
      if let failure = value["failure"]?.string {
        let finding = Diagnostic(file == .appleCDN ? .cdnFailure : .badStatus, "there is no answer: \(failure)")
        return CheckedFile(shown: Shown.safe(text), source: SourceText([]), findings: [finding])
      }
      let answer = ServedAnswer(
        url: url, status: value["status"]?.int64.map(Int.init), headers: headers(value["headers"]),
        body: unhexed(value["body"]?.string ?? ""),
        redirects: value["redirects"]?.elements?.compactMap(\.string) ?? [])
      if file == .apple { site = answer.body }
      return report(answer, file, policy, site: site)
    }
  }

  private static func report(_ answer: ServedAnswer, _ file: ServedAnswer.File, _ policy: Policy?, site: [UInt8]?) -> CheckedFile {
    var findings = answer.check(file)
    let isFile = answer.status == 200 && !findings.contains { $0.code == AssociationFinding.htmlInsteadOfJSON.code }
    let generated = policy.map(AssociationGenerator.files) ?? []
    let own: (String) -> [UInt8]? = { path in generated.first { "/" + $0.name == path }.map { Array($0.text.utf8) } }
    if isFile {
      switch file {
      case .apple:
        let read = AppleAssociationFile(answer.body)
        findings += read.findings.filter { finding in !findings.contains { $0.code == finding.code } }
        if let policy { findings += AppIDComparison.check(read, expected: policy.app.appIDs) + RouteComparison.check(read, policy) }
        if let own = own(LinkFiles.paths[0]) { findings += answer.compare(generated: own, file) }
      case .android:
        let read = AssetLinksFile(answer.body)
        findings += read.findings
        if let policy, let package = policy.app.package {
          findings += AssetLinksComparison.check(read, package: package, fingerprints: policy.app.sha256)
        }
        if let own = own(LinkFiles.paths[1]) { findings += answer.compare(generated: own, file) }
      case .appleCDN:
        if let site { findings += answer.compare(generated: site, file) }
      }
    }
    return CheckedFile(shown: Shown.safe(answer.url.href), source: SourceText(answer.body), findings: findings)
  }

  private static func headers(_ value: JSONValue?) -> [(name: String, value: String)] {
    (value?.elements ?? []).compactMap { pair in
      guard let pair = pair.elements, pair.count == 2, let name = pair[0].string, let value = pair[1].string else { return nil }
      return (name, value)
    }
  }

  private static func unhexed(_ text: String) -> [UInt8] {
    let digits = Array(text.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
      UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
    }
  }
}
