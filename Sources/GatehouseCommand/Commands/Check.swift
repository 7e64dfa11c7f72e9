import Gatehouse

extension Command {
  /// `gatehouse check`: findings in policy files.
  static let check = Command(
    name: "check",
    summary: "Check policy files: errors and warnings, each with its place, its cause and its remedy.",
    synopsis: "[--format text|json|sarif] [FILE…]",
    explanation: [
      "Reads each FILE (without one, \(PolicySource.defaultName) in the current folder; - is standard input). An error is a file that cannot be"
        + " used or that contradicts itself; a warning is something that has no effect, or another one than it seems: a rule that nothing can"
        + " reach, a route behind another one, a scheme that can never open, the app's own domain listed as a partner. A note is worth"
        + " knowing and is no finding: notes alone end with 0."
    ],
    options: [
      Option(
        "format", "f", value: "FORMAT", choices: CheckFormat.allCases.map(\.rawValue),
        "text for people, json for programs, sarif (2.1.0) for code hosts and editors.")
    ],
    examples: [
      Example(line: "gatehouse check", meaning: "Check gatehouse.json here."),
      Example(line: "gatehouse check policies/*.json", meaning: "Check many: every finding of every file is listed."),
      Example(line: "gatehouse check --format sarif > findings.sarif", meaning: "For the CI machine's upload."),
    ],
    exitCodes: [
      (.fine, "no errors and no warnings"), (.findings, "errors or warnings"), (.unusable, "a file or an option could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      let names = arguments.operands.isEmpty ? [PolicySource.defaultName] : arguments.operands
      let reports = names.map(CheckedFile.init)
      for report in reports {
        if let failure = report.failure { console.fail("\(report.name): \(failure.cause)") }
      }
      switch arguments["format"].flatMap(CheckFormat.init(rawValue:)) ?? .text {
      case .text: CheckText(style: console.style).write(reports, console)
      case .json: console.output.line(CheckJSON.bytes(reports))
      case .sarif: console.output.line(CheckSARIF.bytes(reports))
      }
      return reports.map(\.code).reduce(.fine) { $0.worse($1) }
    })
}

/// How findings are written.
enum CheckFormat: String, CaseIterable {
  case text, json, sarif
}

/// One file and what was found in it.
struct CheckedFile {
  /// The file's name as it was given, fit to be shown.
  let name: String
  /// Its text; empty if it could not be read.
  let source: SourceText
  /// What was found.
  let findings: [Diagnostic]
  /// Why the file could not be read.
  let failure: FileError?

  /// Reads and checks a file.
  init(_ name: String) {
    self.name = name == "-" ? "standard input" : Shown.safe(name)
    do throws(FileError) {
      let bytes = try PolicySource.bytes(of: name)
      let result = PolicySource.check(bytes, name: self.name)
      source = result.source
      findings = result.findings
      failure = nil
    } catch {
      source = SourceText([])
      findings = []
      failure = error
    }
  }

  /// A file that was checked elsewhere.
  init(shown name: String, source: SourceText, findings: [Diagnostic], failure: FileError? = nil) {
    self.name = name
    self.source = source
    self.findings = findings
    self.failure = failure
  }

  /// How many findings are this bad.
  func count(_ severity: Diagnostic.Severity) -> Int { findings.count { $0.severity == severity } }

  /// How this file lets the program end.
  var code: ExitCode {
    if failure != nil { return .unusable }
    return findings.contains { $0.severity != .note } ? .findings : .fine
  }
}
