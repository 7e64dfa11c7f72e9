import Gatehouse
import GatehouseAssociations
import URLStandard

extension Command {
  /// `gatehouse links diff`: which links change hands.
  static let linksDiff = Command(
    name: "links diff",
    summary: "Say which links change hands between two association files.",
    synopsis: "[--links FILE] [--domain HOST] OLD NEW",
    explanation: [
      "OLD and NEW are two apple-app-site-association or two assetlinks.json files. The links of --links are compared, one a line; without it one example"
        + " of every rule of both files, which shows what the rules are about and is no proof that nothing else changes.",
      "A line begins with + where an app gains the link, and with - where it loses it.",
    ],
    options: [
      Option("links", "l", value: "FILE", "Links to compare, one a line; - is standard input."),
      Option("domain", value: "HOST", "The domain of both files; without it that of the first link, or example.com."),
      Option("format", "f", value: "FORMAT", choices: ["text", "json"], "text for people; json: one object a line for each change."),
    ],
    examples: [
      Example(
        line: "gatehouse links diff served/apple-app-site-association links/.well-known/apple-app-site-association",
        meaning: "What does the new file change?"),
      Example(line: "gatehouse links diff --links sitemap.txt OLD NEW", meaning: "For the links that the site really has."),
    ],
    exitCodes: [
      (.fine, "no link changes hands"), (.findings, "some do"), (.unusable, "a file, an address or an option could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands.count == 2 else { throw UsageError(message: "name two files") }
      do throws(FileError) {
        let files = (try AssociationSource.bytes(arguments.operands[0]), try AssociationSource.bytes(arguments.operands[1]))
        let urls = try LinkList.read(arguments["links"], console)
        if AssociationSource.kind(arguments.operands[0], files.0) == .android {
          return LinksDiffer.certificates(AssetLinksFile(files.0).links, AssetLinksFile(files.1).links, console)
        }
        let domain = arguments["domain"] ?? urls?.first?.hostname ?? "example.com"
        let changes = AssociationDiff.changes(
          from: AppleAssociationFile(files.0).association, to: AppleAssociationFile(files.1).association, urls: urls, domain: domain)
        for change in changes { LinksDiffer.write(change, isJSON: arguments["format"] == "json", console) }
        return changes.isEmpty ? .fine : .findings
      } catch {
        console.fail("\(Shown.short(error.name, limit: 200)): \(error.cause)")
        return .unusable
      }
    })
}

/// Reads lists of links.
enum LinkList {
  /// The links of a file; `nil` without one. Lines that are no URL are counted on standard error.
  static func read(_ name: String?, _ console: Console) throws(FileError) -> [WebURL]? {
    guard let name else { return nil }
    let lines = try FileBytes.read(name, limit: 1 << 30).split(separator: 0x0A)
    let urls = lines.compactMap { line in try? WebURL(utf8: Array(line)) }
    if urls.count < lines.count { console.error.line("gatehouse: \(lines.count - urls.count) lines are no URL and were left out") }
    return urls
  }
}

/// Writes differences.
enum LinksDiffer {
  static func write(_ change: AssociationDiff.Change, isJSON: Bool, _ console: Console) {
    let rule = place(change.isGain ? change.after : change.before)
    guard isJSON else {
      let line =
        "\(change.isGain ? "+" : "-") \(Shown.safe(change.url))  \(Shown.safe(change.app))" + (rule.map { "  \(Shown.safe($0))" } ?? "")
      return console.output.line(change.isGain ? console.style.good(line) : console.style.error(line))
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("url", change.url)
      writer.field("app", change.app)
      writer.field("change", change.isGain ? "gain" : "loss")
      writer.field("rule", rule)
    }
    console.output.line(writer.bytes)
  }

  private static func place(_ match: AppleMatch) -> String? {
    switch match.result {
    case .match(let place), .excluded(let place): place.pointer
    case .noMatch: nil
    }
  }

  /// Certificates whose apps gain or lose all links of the site.
  static func certificates(_ old: AssetLinks, _ new: AssetLinks, _ console: Console) -> ExitCode {
    let before = AssociationDiff.certificates(in: old)
    let after = AssociationDiff.certificates(in: new)
    for text in before.subtracting(after).sorted() { console.output.line("- every link  \(Shown.safe(text))") }
    for text in after.subtracting(before).sorted() { console.output.line("+ every link  \(Shown.safe(text))") }
    return before == after ? .fine : .findings
  }
}
