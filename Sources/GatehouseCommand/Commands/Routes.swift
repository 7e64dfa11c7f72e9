import Gatehouse
import URLStandard

extension Command {
  /// `gatehouse routes`: the app's screens and the links that lead to them.
  static let routes = Command(
    name: "routes",
    summary: "List the app's screens with the links that lead to them, or turn a link into its screen.",
    synopsis: "[LINK…] [--policy FILE] [--format FORMAT]",
    explanation: [
      "Without a link it lists the table in the order in which it is searched: the first route whose path and parameters match wholly wins."
        + " What “gatehouse check” finds about routes follows: those that an earlier one hides, that no address reaches, whose parameters have"
        + " no type.",
      "With links it says for each which screen it is, with its values and what must hold before the app shows it, or why it is none. The same"
        + " table serves pages in the view, custom schemes, universal links and notifications.",
    ],
    options: [
      PolicySource.option, Option("format", value: "FORMAT", choices: ["text", "json"], "How to write it; json is one object a line."),
    ],
    examples: [
      Example(line: "gatehouse routes", meaning: "The table of gatehouse.json."),
      Example(line: "gatehouse routes shopapp://product/42", meaning: "Which screen a link is."),
    ],
    exitCodes: [
      (.fine, "every link has a screen, or the table has no finding"), (.findings, "a link has none, or the table has a finding"),
      (.unusable, "the policy or the options could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      guard let reading = PolicySource.reading(arguments, console), let policy = reading.policy else { return .unusable }
      let isJSON = arguments["format"] == "json"
      if arguments.operands.isEmpty {
        let findings = reading.check().filter { $0.pointer.hasPrefix("/links") }
        RouteListing(policy: policy, style: console.style).write(findings, isJSON: isJSON, console)
        return findings.contains { $0.severity != .note } ? .findings : .fine
      }
      let gate = Gate(policy)
      var code = ExitCode.fine
      for link in arguments.operands where !RouteListing(policy: policy, style: console.style).write(link, gate, isJSON: isJSON, console) {
        code = .findings
      }
      return code
    })
}

/// The table of routes, and links, as text and as lines of JSON.
private struct RouteListing {
  let policy: Policy
  let style: Style

  func write(_ findings: [Diagnostic], isJSON: Bool, _ console: Console) {
    for route in policy.links.routes {
      if isJSON {
        console.output.line(json(route))
        continue
      }
      console.output.line(style.strong(route.name) + "  " + route.path.text)
      for start in starts(of: route) {
        console.output.line("    " + start + String(route.path.text.dropFirst(start.hasSuffix("/") ? 1 : 0)))
      }
      for parameter in route.parameters {
        console.output.line(
          "    \(parameter.name): \(parameter.type)" + (route.secret.contains(parameter.name) ? ", never saved or logged" : ""))
      }
      if !route.requires.isEmpty { console.output.line("    waits for \(route.requires.joined(separator: ", "))") }
    }
    guard !isJSON else { return }
    if policy.links.routes.isEmpty { console.output.line("no routes: every link from outside is refused") }
    for finding in findings {
      console.output.line(
        "\n\(finding.severity.rawValue): \(Shown.safe(finding.message)) [\(finding.code)]\n    \(Shown.safe(finding.remedy))")
    }
  }

  /// What the links to a route begin with.
  private func starts(of route: Policy.Route) -> [String] {
    let ways = route.via.isEmpty ? policy.links.schemes + ["https"] : route.via
    return ways.flatMap { way in
      way == "https" ? policy.links.domains.map { "https://\($0)/" } : policy.links.schemes.contains(way) ? [way + "://"] : []
    }
  }

  private func json(_ route: Policy.Route) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.field("name", route.name)
      writer.field("path", route.path.text)
      writer.key("parameters")
      writer.object { writer in for parameter in route.parameters { writer.field(parameter.name, "\(parameter.type)") } }
      writer.field("requires", route.requires)
      writer.field("secret", route.secret)
      writer.field("links", starts(of: route))
    }
    return writer.text
  }

  /// Writes what a link is; false if it is no screen.
  func write(_ link: String, _ gate: Gate, isJSON: Bool, _ console: Console) -> Bool {
    let verdict = gate.decide(Arrival(link: link))
    if isJSON { console.output.line(verdict.encoded) }
    do throws(RouteError) {
      let route = try gate.route(of: link)
      guard !isJSON else { return true }
      console.output.line(style.strong(Shown.safe(verdict.url?.href ?? link)))
      console.output.line("    screen     \(style.good(route.name)) at \(Shown.safe(route.path))")
      for (name, values) in route.parameters where !values.isEmpty {
        console.output.line("    \(name) = \(Shown.safe(values.joined(separator: ", ")))")
      }
      let requires = policy.links.routes[route.index].requires
      if !requires.isEmpty { console.output.line("    waits for  \(requires.joined(separator: ", "))") }
      return true
    } catch {
      guard !isJSON else { return false }
      console.output.line(style.strong(Shown.safe(link)))
      console.output.line("    " + style.error("no screen") + ": " + Shown.safe(error.description))
      return false
    }
  }
}
