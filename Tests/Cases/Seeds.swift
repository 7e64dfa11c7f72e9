/// `seeds.ndjson`: what three published gates answer. Our gate does what they do, through a policy file each.
enum Seeds {
  enum Set: String, CaseIterable { case delegate, parse, payments }

  /// The cases of one set.
  static func cases(_ rows: [JSON], _ set: Set) throws -> [Case] {
    try rows.compactMap { row in
      guard row["set"]?.string == set.rawValue, let id = row["id"]?.string, let input = row["input"], let expected = row["expected"] else {
        return nil
      }
      return switch set {
      case .delegate: try delegate(id, input, expected)
      case .parse: try parse(id, input, expected)
      case .payments: try payments(id, input, expected)
      }
    }
  }

  // The policies are those of Examples/policies, which a test keeps in step with the shared ones.

  private static func delegate(_ id: String, _ input: JSON, _ expected: JSON) throws -> Case {
    return Case(
      id: id, policy: try ExamplePolicies.policy("delegate"), lines: [NavigationRow.line(input)], expected: try expectation(expected))
  }

  private static func parse(_ id: String, _ input: JSON, _ expected: JSON) throws -> Case {
    return Case(
      id: id, policy: try ExamplePolicies.policy("reader"), lines: [["link": input["url"] ?? .null]], expected: try expectation(expected))
  }

  private static func payments(_ id: String, _ input: JSON, _ expected: JSON) throws -> Case {
    Case(id: id, policy: try PaymentsRow.policy(input), lines: PaymentsRow.lines(input), expected: try expectation(expected))
  }

  /// What a seed's `expected` asks for.
  static func expectation(_ row: JSON) throws -> Expectation {
    guard let verdict = row["verdict"]?.string else { throw HarnessError("a seed without a verdict: \(row.text)") }
    var expected = Expectation(verdict)
    expected.routeName = row["route"]?.string
    expected.routePath = row["path"]?.string
    if let members = row["parameters"]?.members {
      expected.parameters = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value.string ?? $0.value.text) })
    }
    expected.mode = row["mode"]?.string
    expected.fallback = row["fallback"]?.string
    return expected
  }
}
