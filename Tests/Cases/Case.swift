/// One case in the harness's own form: lines of the contract (DESIGN.md, section 4) under a policy, and what the last line's verdict may be.
struct Case: Sendable {
  /// The id of the row, with a suffix where one row gives several cases.
  var id: String
  /// The policy file.
  var policy: PolicyText
  /// The lines, events first. The last one is the question.
  var lines: [JSON]
  /// What the answer to the last line may be.
  var expected: Expectation
  /// What it is about, for the report.
  var about: String = ""
}

/// A policy file of the cases, with what a variant of a case lays over it.
struct PolicyText: Sendable, Hashable {
  /// Its name in reports.
  var name: String
  /// The JSON text.
  var text: String
}

/// What a verdict may be.
struct Expectation: Sendable, Hashable {
  /// The verdict words that pass.
  var verdicts: Set<String>
  /// For a route: its name.
  var routeName: String?
  /// For a route: its canonical path.
  var routePath: String?
  /// For a route: its parameters, all of them.
  var parameters: [String: String]?
  /// For a route: parameters that must be among them.
  var someParameters: [String: String] = [:]
  /// For an open: which apps may take it.
  var mode: String?
  /// For an open: what follows if none does.
  var fallback: String?
  /// For an open of an intent: the package; an empty text is none.
  var package: String?
  /// For an open of an intent: the fallback's address; an empty text is none.
  var fallbackURL: String?
  /// For a verdict that asks: what a yes does.
  var then: String?
  /// The reason's code.
  var reason: String?
  /// The canonical address.
  var url: String?
  /// Names of facts that were missing and mattered, all of them.
  var missing: Set<String>?

  init(_ verdicts: String..., reason: String? = nil) {
    self.verdicts = Set(verdicts)
    self.reason = reason
  }

  init(anyOf verdicts: [String]) { self.verdicts = Set(verdicts) }

  /// What an answer gets wrong, in words; empty if nothing.
  func faults(of answer: Answer) -> [String] {
    guard verdicts.contains(answer.verdict) else {
      return ["expected \(verdicts.sorted().joined(separator: " or ")), got \(answer.verdict)"]
    }
    var faults: [String] = []
    func check<Value: Equatable>(_ what: String, _ wanted: Value?, _ got: Value?) {
      guard let wanted, wanted != got else { return }
      faults.append("expected \(what) \(wanted), got \(got.map { "\($0)" } ?? "none")")
    }
    if answer.verdict == "route" {
      check("route", routeName, answer.line["route"]?["name"]?.string)
      check("path", routePath, answer.line["route"]?["path"]?.string)
      check("parameters", parameters, answer.parameters)
      for (name, value) in someParameters { check("parameter \(name)", value, answer.parameters[name]) }
    }
    if answer.verdict == "open" {
      check("mode", mode, answer.line["mode"]?.string)
      check("fallback", fallback, answer.line["fallback"]?.string)
      check("package", package, answer.line["package"]?.string ?? "")
      check("fallbackURL", fallbackURL, answer.line["fallbackURL"]?.string ?? "")
    }
    if answer.verdict == "ask" { check("then", then, answer.line["then"]?.string) }
    check("reason", reason, answer.reason)
    check("url", url, answer.line["url"]?.string)
    check("missing", missing, Set((answer.line["missing"]?.array ?? []).compactMap(\.string)))
    return faults
  }
}

/// A verdict line, as the contract words it.
struct Answer: Sendable, Hashable {
  var line: JSON

  var verdict: String { line["verdict"]?.string ?? "no verdict: \(line.text)" }
  var reason: String { line["reason"]?.string ?? "" }
  var parameters: [String: String] {
    var out: [String: String] = [:]
    for member in line["route"]?["parameters"]?.members ?? [] { out[member.name] = member.value.string ?? member.value.text }
    return out
  }
}
