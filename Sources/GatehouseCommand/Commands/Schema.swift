import Gatehouse

extension Command {
  /// `gatehouse schema`: the format of policies, for editors.
  static let schema = Command(
    name: "schema",
    summary: "Write the JSON Schema of policy files, so that an editor completes and explains their keys.",
    synopsis: "> gatehouse.schema.json",
    explanation: [
      "A policy names it by \"$schema\": \"./gatehouse.schema.json\". It describes the form of a policy; “gatehouse check” knows what the"
        + " form means."
    ],
    options: [],
    examples: [Example(line: "gatehouse schema > gatehouse.schema.json", meaning: "Put it beside the policy.")],
    exitCodes: [(.fine, "the schema was written"), (.unusable, "the options could not be used")],
    action: .parsed { arguments, console throws(UsageError) in
      guard arguments.operands.isEmpty else { throw UsageError(message: "schema takes no files") }
      console.output.write(PolicyFile.schema())
      return .fine
    })
}
