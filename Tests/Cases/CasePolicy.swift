import Foundation
import Gatehouse

/// Reads the policies of the cases. Stands here until the core reads policy files itself; then only `read` stays and asks the core.
enum CasePolicy {
  static func read(_ text: PolicyText) throws -> Policy {
    let file = try JSON.read(Data(withoutComments(text.text).utf8))
    var policy = try word(file["extends"], Preset.self)?.policy ?? Policy()
    if let source = try word(file["unknownSource"], Policy.UnknownSource.self) { policy.unknownSource = source }
    if let web = file["web"] { try read(web, into: &policy.web) }
    if let links = file["links"] { try read(links, into: &policy.links) }
    if let handoff = file["handoff"] { try read(handoff, into: &policy.handoff) }
    return policy
  }

  private static func read(_ file: JSON, into web: inout Policy.Web) throws {
    web.pages = try origins(file["pages"]) ?? web.pages
    web.frames = try origins(file["frames"]) ?? web.frames
    web.otherPages = try word(file["otherPages"]) ?? web.otherPages
    web.http = try word(file["http"]) ?? web.http
    web.stay = strings(file["stay"])?.map(host) ?? web.stay
    web.newWindows = try word(file["newWindows"]?["main"] ?? file["newWindows"]) ?? web.newWindows
    web.frameWindows = try word(file["newWindows"]?["frames"]) ?? web.frameWindows
    web.documents.about = try word(file["documents"]?["about"]) ?? web.documents.about
    web.documents.data = try word(file["documents"]?["data"]) ?? web.documents.data
    web.documents.blob = try word(file["documents"]?["blob"]) ?? web.documents.blob
    if file["files"] == "host" { web.files = .host }
  }

  private static func read(_ file: JSON, into links: inout Policy.Links) throws {
    links.domains = strings(file["domains"])?.map(host) ?? []
    links.schemes = strings(file["schemes"]) ?? []
    links.unmatched = try word(file["unmatched"]) ?? links.unmatched
    links.unknownParameters = try word(file["unknownParameters"]) ?? links.unknownParameters
    links.routes = try (file["routes"]?.array ?? []).map { route in
      Policy.Route(
        name: try string(route["name"]), path: try PathPattern(parsing: string(route["path"])),
        parameters: try parameters(route["parameters"]))
    }
  }

  private static func read(_ file: JSON, into handoff: inout Policy.Handoff) throws {
    if let partners = file["universalLinks"]?.array {
      handoff.universalLinks = try partners.map { Policy.Partner(domain: host(try string($0["domain"]))) }
    }
    if let schemes = file["schemes"]?.array { handoff.schemes = .listed(try schemes.map(scheme)) }
    if file["stores"] == true { handoff.stores = .all }
    if let hosts = strings(file["stores"]) { handoff.stores = .listed(hosts: hosts, schemes: []) }
    if file["from"] == "any" { handoff.from = .any }
    if let list = try origins(file["from"]) { handoff.from = .origins(list) }
    if file["frames"] == "any" { handoff.frames = .any }
    if let list = try origins(file["frames"]) { handoff.frames = .origins(list) }
    handoff.activation = evidence(file["activation"]) ?? handoff.activation
    handoff.frameActivation = evidence(file["frameActivation"]) ?? handoff.frameActivation
    handoff.confirm = try word(file["confirm"]) ?? handoff.confirm
    handoff.userLoads = try word(file["userLoads"]) ?? handoff.userLoads
  }

  private static func scheme(_ rule: JSON) throws -> Policy.SchemeRule {
    if let word = rule.string { return Policy.SchemeRule(word) }
    return Policy.SchemeRule(
      try string(rule["scheme"]), hosts: strings(rule["hosts"]),
      paths: try strings(rule["paths"])?.map { try PathPattern(parsing: $0, allowsEmpty: true) },
      parameters: rule["parameters"] == nil ? nil : try parameters(rule["parameters"]), ask: rule["ask"]?.bool ?? false)
  }

  private static func parameters(_ file: JSON?) throws -> [Policy.Parameter] {
    try (file?.members ?? []).map { Policy.Parameter($0.name, try ParameterType(parsing: string($0.value))) }
  }

  private static func evidence(_ file: JSON?) -> EvidenceSet? {
    strings(file).map { list in EvidenceSet(EvidenceSet.words.filter { list.contains($0.word) }.map(\.evidence)) }
  }

  private static func origins(_ file: JSON?) throws -> [OriginPattern]? { try strings(file)?.map(origin) }

  private static func origin(_ text: String) throws -> OriginPattern {
    if text.hasSuffix(":") { return .scheme(String(text.dropLast())) }
    let parts = text.components(separatedBy: "://")
    guard parts.count == 2, !parts[1].contains(":") else { throw HarnessError("\(text) is no origin that this reader knows") }
    return parts[1].hasPrefix("*.")
      ? .subdomains(scheme: parts[0], of: String(parts[1].dropFirst(2)), port: nil) : .origin(scheme: parts[0], host: parts[1], port: nil)
  }

  private static func host(_ text: String) -> HostPattern {
    text.hasPrefix("*.") ? .subdomains(of: String(text.dropFirst(2))) : .exact(text)
  }

  private static func strings(_ file: JSON?) -> [String]? { file?.array?.compactMap(\.string) }

  private static func string(_ file: JSON?) throws -> String {
    guard let text = file?.string else { throw HarnessError("\(file?.text ?? "nothing") where a text should stand") }
    return text
  }

  private static func word<Word: RawRepresentable>(_ file: JSON?, _: Word.Type = Word.self) throws -> Word? where Word.RawValue == String {
    guard let text = file?.string else { return nil }
    guard let word = Word(rawValue: text) else { throw HarnessError("\(text) means nothing there") }
    return word
  }

  private static func withoutComments(_ text: String) -> String {
    var out = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var isText = false, end = line.endIndex
      for index in line.indices {
        if line[index] == "\"" { isText.toggle() }
        if !isText, line[index...].hasPrefix("//") {
          end = index
          break
        }
      }
      out += line[..<end] + "\n"
    }
    return out
  }
}
