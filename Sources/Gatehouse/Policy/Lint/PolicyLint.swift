/// Looks at a policy as a whole: rules that never apply, apps that can never open, contradictions.
///
/// A policy with findings still works as it says; the findings say that it may not mean what its author thinks.
public enum PolicyLint {
  /// Checks a policy that was read. Empty if the file had errors: only what was understood is looked at.
  ///
  /// - Returns: findings in the order of the file, at most ``maximumFindings``.
  public static func check(_ reading: PolicyReading) -> [Diagnostic] {
    guard let policy = reading.policy else { return [] }
    var linter = Linter(policy)
    linter.run()
    let findings = linter.findings.map { finding in
      Diagnostic(
        finding.kind.severity, code: finding.kind.rawValue, message: finding.message, range: reading.range(of: finding.pointer),
        in: reading.source, pointer: finding.pointer, why: finding.kind.why, remedy: finding.remedy)
    }
    return findings.sorted { ($0.range.start, $0.code) < ($1.range.start, $1.code) }
  }

  /// The most findings that are told.
  public static let maximumFindings = 100
}

extension PolicyReading {
  /// All that reading and ``PolicyLint`` found, in the order of the file: what `gatehouse check` prints.
  public func check() -> [Diagnostic] {
    (diagnostics + PolicyLint.check(self)).sorted { ($0.range.start, $0.code) < ($1.range.start, $1.code) }
  }
}

/// Collects findings about one policy.
struct Linter {
  struct Finding {
    var kind: PolicyFinding
    var pointer: String
    var message: String
    var remedy: String
  }

  let policy: Policy
  private(set) var findings: [Finding] = []

  init(_ policy: Policy) { self.policy = policy }

  mutating func run() {
    checkOrigins()
    checkHosts()
    checkPreset()
    checkSchemes()
    checkLaunches()
    checkRoutes()
    checkShadowedRoutes()
    checkBridge()
  }

  /// Tells a finding about a value.
  mutating func add(_ kind: PolicyFinding, _ pointer: String, _ message: String, remedy: String) {
    guard findings.count < PolicyLint.maximumFindings else { return }
    findings.append(Finding(kind: kind, pointer: pointer, message: message, remedy: remedy))
  }

  /// Tells of entries of a list that stand there before.
  mutating func checkRepeats<Entry: Hashable>(_ entries: [Entry], _ pointer: String, _ name: (Entry) -> String) {
    var seen: [Entry: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if let first = seen[entry] {
        add(
          .repeatedEntry, "\(pointer)/\(index)", "\(quoted(name(entry))) stands in this list before, as entry \(first + 1)",
          remedy: "remove one of them")
      } else {
        seen[entry] = index
      }
    }
  }

  /// Whether anything may leave the view at all.
  var hasLaunches: Bool { hasSchemes || !policy.handoff.universalLinks.isEmpty || policy.handoff.stores != Policy.Stores.none }

  /// Whether any scheme may open an app.
  var hasSchemes: Bool {
    if case .listed(let rules) = policy.handoff.schemes, rules.isEmpty {
      switch policy.handoff.stores {
      case .none: return false
      case .all: return true
      case .listed(_, let schemes): return !schemes.isEmpty
      }
    }
    return true
  }
}
