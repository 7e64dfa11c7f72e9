import Gatehouse

/// What the lab was asked to do.
struct LabOptions: Sendable, Hashable {
  /// The site's folder.
  var site = ""
  /// The policy file.
  var policy = ""
  /// The script of taps; `nil` opens each host's first page.
  var script: String?
  /// Where the report and the trace are written.
  var out = "."
  /// Who gets handed-off addresses.
  var open = Opener.record
  /// Where the JUnit report is written, if it is wanted.
  var junit: String?
  /// The trace of an earlier visit to compare with.
  var compare: String?
  /// The longest time for the whole visit, in seconds.
  var timeout = 300

  /// Who gets handed-off addresses.
  enum Opener: String, Sendable, Hashable, CaseIterable {
    /// Nobody: they are written down, and succeed as the script's `apps` say.
    case record
    /// The system's own apps.
    case system
  }

  /// What the arguments ask for.
  enum Request: Sendable, Hashable {
    case visit(LabOptions)
    case help
  }

  /// Arguments that cannot be used.
  struct UsageError: Error, Sendable, Hashable {
    var message: String
  }

  /// In lines of 80 columns at most.
  static let help = """
    usage: gatehouse lab SITE --policy FILE [options]

    Visits a site in a real web engine with the gate in front, and reports every
    verdict.

    SITE is a folder with one sub-folder for each host, for example
    SITE/shop.example/index.html. Each is served under its own https name on this
    machine alone; no DNS is asked and nothing is sent out.

      --policy FILE    the app's policy, gatehouse.json
      --script FILE    the visit, step by step: {"gatehouseScript":1,"steps":[…]};
                       without it each host's first page is opened
      --out DIR        where report.html, trace.ndjson and verdicts.ndjson are
                       written; default: the current folder
      --open WHO       who gets addresses for other apps: record (default) writes
                       them down, system hands them to this desktop's apps
      --junit FILE     writes the steps as a JUnit report too
      --compare TRACE  names what is other than in an earlier visit: its
                       trace.ndjson, with the verdicts.ndjson beside it
      --timeout S      the longest time for the whole visit, in seconds; default 300
      --help           this text

    exit codes:
      0         the visit ended and every expectation holds
      1         a step failed (an expectation does not hold, an element is not
                there, a page that the app opens does not load), or --compare found
                a difference
      2         the visit could not be made, broke off, or took longer than
                --timeout
      130, 143  SIGINT or SIGTERM ended it early; the report shows what was seen
                until then

    example:
      gatehouse lab Examples/shop/site --policy Examples/shop/gatehouse.json \\
        --script Examples/shop/taps.json --out visit

    """

  /// Reads the arguments after the program's name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var options = LabOptions()
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" { return .help }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard names.contains(parts[0]) else {
        let near = NearestWord.find(parts[0], in: names).map { "; did you mean \($0)?" } ?? ""
        throw UsageError(message: "unknown option \(parts[0])\(near)")
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw UsageError(message: "\(parts[0]) needs a value")
      }
      try options.set(parts[0], value)
    }
    guard let site = operands.first else { throw UsageError(message: "which site? name its folder") }
    guard operands.count == 1 else { throw UsageError(message: "one SITE at a time, not \(operands.joined(separator: ", "))") }
    options.site = site
    guard !options.policy.isEmpty else { throw UsageError(message: "which policy? add --policy FILE") }
    return .visit(options)
  }

  private static let names = ["--policy", "--script", "--out", "--open", "--junit", "--compare", "--timeout"]

  private mutating func set(_ name: String, _ value: String) throws(UsageError) {
    switch name {
    case "--policy": policy = value
    case "--script": script = value
    case "--out": out = value
    case "--junit": junit = value
    case "--compare": compare = value
    case "--open":
      guard let opener = Opener(rawValue: value) else { throw UsageError(message: "--open is record or system, not \(value)") }
      open = opener
    default:
      guard let seconds = Int(value), (1...3600).contains(seconds) else {
        throw UsageError(message: "--timeout is a number of seconds from 1 to 3600, not \(value)")
      }
      timeout = seconds
    }
  }
}
