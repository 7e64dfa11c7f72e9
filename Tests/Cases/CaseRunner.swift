import Gatehouse

/// Asks the gate what a case asks: its lines, read as the command reads them, in a replay under its policy.
struct CaseRunner {
  private var gates: [String: Gate] = [:]

  /// The answer to the last line, or what that line released or ended.
  mutating func answer(_ item: Case) throws -> Answer {
    var replay = Replay(try gate(item.policy))
    var answer: Answer?
    for line in item.lines {
      let read = try InputLine.decode(Array(line.text.utf8))
      let own = try replay.feed(read)
      answer = try (replay.releases.last ?? own).map { try Answer(line: JSON.read($0.encoded)) }
    }
    guard let answer else { throw HarnessError("\(item.id): the last line is no question") }
    return answer
  }

  /// The compiled gate of a policy; policies with errors are errors of the case.
  mutating func gate(_ policy: PolicyText) throws -> Gate {
    if let gate = gates[policy.text] { return gate }
    let gate = Gate(try CasePolicy.read(policy))
    gates[policy.text] = gate
    return gate
  }
}
