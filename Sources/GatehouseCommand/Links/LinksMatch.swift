import Gatehouse
import GatehouseAssociations
import URLStandard

extension Command {
  /// `gatehouse links match`: which app a link opens, and why.
  static let linksMatch = Command(
    name: "links match",
    summary: "Say which app a link opens on Apple's systems and on Android, rule by rule.",
    synopsis: "[--policy FILE | --apple FILE --android FILE --manifest FILE] URL…",
    explanation: [
      "Compares each URL with the files that are named, or else with those that the policy makes. Apple's rules: the first one that matches decides."
        + " Android: a filter of the manifest must take the link, the site must list the app, and dynamic rules (Android 15) must not keep it out.",
      "The answer is “eligible”, never “opens”. A link also stays in the browser if it is typed or pasted, if it leads to the domain of the page that it"
        + " stands on, if the user once chose the browser for the domain, if a script without a tap follows it, if the app opens it itself, if the app was"
        + " installed minutes ago, or if another browser than the system's shows the page. In an embedded web view it may open another app.",
    ],
    options: [
      PolicySource.option,
      Option("apple", value: "FILE", "An apple-app-site-association."),
      Option("android", value: "FILE", "An assetlinks.json."),
      Option("manifest", value: "FILE", "An AndroidManifest.xml as text."),
      Option("app", value: "ID", "Only this app: PREFIX.bundle.id, or a package."),
      Option("domain", value: "HOST", "The associated domain, *.host too; without it each URL's own host, or the policy's domains."),
      Option("format", "f", value: "FORMAT", choices: ["text", "json"], "text for people; json: one object a line for each URL."),
    ],
    examples: [
      Example(line: "gatehouse links match https://shop.example/product/42", meaning: "By the files that gatehouse.json makes."),
      Example(
        line: "gatehouse links match --apple public/.well-known/apple-app-site-association https://shop.example/a",
        meaning: "By a file as it is served."),
    ],
    exitCodes: [
      (.fine, "every link is eligible for an app on each side that was asked about"), (.findings, "some link is not"),
      (.unusable, "a file, an address or an option could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard !arguments.operands.isEmpty else { throw UsageError(message: "name a URL") }
      guard let sides = LinkSides(arguments, console) else { return .unusable }
      var code = ExitCode.fine
      for text in arguments.operands {
        guard let url = try? WebURL(text) else {
          console.fail("“\(Shown.short(text))” is no URL")
          code = .unusable
          continue
        }
        let answers = sides.answers(url, text)
        if arguments["format"] == "json" {
          console.output.line(MatchReport.json(url, answers))
        } else {
          MatchReport.write(url, answers, console)
        }
        let isComplete = sides.names.allSatisfy { side in answers.contains { $0.side == side && $0.isEligible } }
        if !isComplete { code = code.worse(.findings) }
      }
      return code
    })
}

/// What one side says about a link and one app.
struct LinkAnswer {
  /// `apple` or `android`.
  var side: String
  var app: String
  /// `eligible`, `excluded` or `no`.
  var word: String
  /// Why, one clause.
  var says: String
  /// The rule that decided, as a JSON pointer.
  var pointer: String?
  /// The rules that were compared.
  var steps: [(pointer: String, rule: String, says: String)] = []

  var isEligible: Bool { word == "eligible" }
}

/// The files that a question is answered by.
struct LinkSides {
  private var apple: AppleMatcher?
  private var links: AssetLinks?
  private var manifest: AndroidManifest?
  private var domains: [String]
  private let app: String?

  /// The sides that are asked about.
  var names: [String] { (apple == nil ? [] : ["apple"]) + (links == nil && manifest == nil ? [] : ["android"]) }

  /// Reads the files that the arguments name, or makes them from the policy; `nil` after saying why there are none.
  init?(_ arguments: Arguments, _ console: Console) {
    app = arguments["app"]
    domains = arguments["domain"].map { [$0] } ?? []
    do throws(FileError) {
      if let name = arguments["apple"] { apple = AppleMatcher(AppleAssociationFile(try AssociationSource.bytes(name)).association) }
      if let name = arguments["android"] { links = AssetLinksFile(try AssociationSource.bytes(name)).links }
      if let name = arguments["manifest"] { manifest = AndroidManifest(try AssociationSource.bytes(name)) }
    } catch {
      console.fail("\(Shown.short(error.name, limit: 200)): \(error.cause)")
      return nil
    }
    if names.isEmpty || arguments.has("policy") {
      guard let policy = PolicySource.load(arguments, console) else { return nil }
      if domains.isEmpty { domains = policy.links.domains.map(\.description) }
      addGenerated(policy)
    }
    guard !names.isEmpty else {
      console.fail("the policy makes no association file")
      console.error.line("“gatehouse links generate” says what the policy lacks.")
      return nil
    }
  }

  private mutating func addGenerated(_ policy: Policy) {
    let files = AssociationGenerator.files(for: policy)
    let bytes: (String) -> [UInt8]? = { name in files.first { $0.name.hasSuffix(name) }.map { Array($0.text.utf8) } }
    if apple == nil, let bytes = bytes("apple-app-site-association") { apple = AppleMatcher(AppleAssociationFile(bytes).association) }
    if links == nil, let bytes = bytes("assetlinks.json") { links = AssetLinksFile(bytes).links }
    if manifest == nil, let bytes = bytes("AndroidManifest.xml") { manifest = AndroidManifest(bytes) }
  }

  /// What each side says about a link.
  func answers(_ url: WebURL, _ text: String) -> [LinkAnswer] {
    appleAnswers(url) + androidAnswers(url, text)
  }

  private func appleAnswers(_ url: WebURL) -> [LinkAnswer] {
    guard let apple else { return [] }
    let apps = app.map { [$0] } ?? apple.association.appIDs
    if apps.isEmpty { return [LinkAnswer(side: "apple", app: "", word: "no", says: "the file lists no app")] }
    let domains = self.domains.isEmpty ? [url.hostname] : self.domains
    return apps.map { app in
      let all = domains.map { apple.explain(url, appID: app, domain: $0) }
      // An exact domain is tried before a wildcard one; another domain says nothing.
      let told = all.first { $0.match.isMatch } ?? all.first { $0.match.result != .noMatch(.otherDomain) } ?? all.first
      guard let told else { return LinkAnswer(side: "apple", app: app, word: "no", says: "there is no domain") }
      let steps = told.steps.map { (pointer: $0.pointer, rule: $0.rule, says: $0.says) }
      switch told.match.result {
      case .match(let place):
        return LinkAnswer(side: "apple", app: app, word: "eligible", says: steps.last?.rule ?? "", pointer: place.pointer, steps: steps)
      case .excluded(let place):
        return LinkAnswer(side: "apple", app: app, word: "excluded", says: steps.last?.rule ?? "", pointer: place.pointer, steps: steps)
      case .noMatch(let cause): return LinkAnswer(side: "apple", app: app, word: "no", says: cause.says, steps: steps)
      }
    }
  }

  private func androidAnswers(_ url: WebURL, _ text: String) -> [LinkAnswer] {
    if links == nil, manifest == nil { return [] }
    var packages: [String] = []
    for statement in links?.statements ?? [] where statement.relations.contains(AssetLinks.handleAllURLs) {
      if case .androidApp(let package, _) = statement.target, !packages.contains(package) { packages.append(package) }
    }
    if packages.isEmpty, links == nil { packages = [manifest?.package ?? "the manifest's app"] }
    if let app, links != nil { packages = packages.filter { $0 == app } }
    if packages.isEmpty { return [LinkAnswer(side: "android", app: app ?? "", word: "no", says: "the site does not list the app")] }
    return packages.map { androidAnswer($0, url, text) }
  }

  private func androidAnswer(_ package: String, _ url: WebURL, _ text: String) -> LinkAnswer {
    var answer = LinkAnswer(side: "android", app: package, word: "eligible", says: "")
    if let manifest {
      let matches = manifest.filters.map { (filter: $0, match: $0.filter.match(text)) }
      guard let taken = matches.first(where: { $0.match == .match }) else {
        answer.word = "no"
        // The filter that came nearest names the cause.
        let order: [IntentFilter.Match] = [.path, .host, .scheme, .noAddress]
        answer.says = order.first { cause in matches.contains { $0.match == cause } }?.says ?? "the manifest has no filter for links"
        return answer
      }
      answer.says = "a filter of \(taken.filter.component.isEmpty ? "the manifest" : taken.filter.component) takes it"
    }
    let statements = (links?.statements ?? []).filter { if case .androidApp(package, _) = $0.target { true } else { false } }
    if let statement = statements.first {
      answer.pointer = statement.pointer
      answer.says += answer.says.isEmpty ? "the site lists the app" : ", and the site lists the app"
    }
    if let rules = statements.compactMap(\.dynamicRules).first {
      let rule = DynamicLinkMatcher(rules).rule(for: url)
      answer.pointer = rule?.pointer ?? answer.pointer
      if rule == nil || rule?.isExclusion == true {
        answer.word = "excluded"
        answer.says = rule == nil ? "no dynamic rule matches (Android 15; older ones open it)" : "a dynamic rule excludes it (Android 15)"
      }
    }
    return answer
  }
}

/// Writes answers.
enum MatchReport {
  static func write(_ url: WebURL, _ answers: [LinkAnswer], _ console: Console) {
    console.output.line(console.style.strong(Shown.safe(url.href)))
    for answer in answers {
      let word = answer.isEligible ? console.style.good(answer.word) : console.style.warning(answer.word)
      let place = answer.pointer.map { " by \(Shown.safe($0))" } ?? ""
      let side = answer.side == "apple" ? "Apple  " : "Android"
      console.output.line("  \(side)  \(Shown.safe(answer.app)): \(word)\(place): \(Shown.safe(answer.says))")
      for step in answer.steps {
        console.output.line(console.style.faint("             \(Shown.safe(step.pointer)): \(Shown.safe(step.says))"))
      }
    }
  }

  static func json(_ url: WebURL, _ answers: [LinkAnswer]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("url", url.href)
      writer.key("answers")
      writer.array { writer in
        for answer in answers {
          writer.object { writer in
            writer.field("side", answer.side)
            writer.field("app", answer.app)
            writer.field("answer", answer.word)
            writer.field("says", answer.says)
            writer.field("rule", answer.pointer)
            writer.key("steps")
            writer.array { writer in
              for step in answer.steps {
                writer.object { writer in
                  writer.field("rule", step.pointer)
                  writer.field("condition", step.rule)
                  writer.field("says", step.says)
                }
              }
            }
          }
        }
      }
    }
    return writer.bytes
  }
}
