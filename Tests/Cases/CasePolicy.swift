import Gatehouse

/// Reads the policies of the cases, as every host reads them.
enum CasePolicy {
  /// The policy; a file with errors is an error of the case.
  static func read(_ text: PolicyText) throws -> Policy {
    let reading = PolicyFile.read(text.text, name: text.name)
    guard let policy = reading.policy else { throw HarnessError("the policy has errors:\n\(reading.report())") }
    return policy
  }
}
