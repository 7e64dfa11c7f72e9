import Gatehouse

extension Command {
  /// `gatehouse explain`: one question, step by step.
  static let explain = Command(
    name: "explain",
    summary: "Show how one address goes down the ladder: which step decides, by which rule, and what would have to differ.",
    synopsis: "URL [--tap PAGE] [--policy FILE] [options]",
    explanation: [
      "Without options only the address is known, and what is not known never widens what is allowed: the narrowest verdict of all cases"
        + " counts, and the answer names the facts that mattered. --tap PAGE states the common case: the user taps the link on that page, in"
        + " its main frame, and it lands there too. Every other option states one fact and counts more than --tap and --line."
    ],
    options: [PolicySource.option] + QuestionOptions.table + [
      Option("format", value: "FORMAT", choices: ["text", "json"], "How to write it.")
    ],
    examples: [
      Example(line: "gatehouse explain wallet://pay --tap https://shop.example/cart", meaning: "The user taps a wallet link in the cart."),
      Example(
        line: "gatehouse explain wallet://pay --tap https://shop.example/cart --source frame:https://ads.example",
        meaning: "The same link, tapped in an advert's frame on that page."),
      Example(
        line: "gatehouse explain wallet://pay --tap https://shop.example/cart --trigger script --activation recent:2000",
        meaning: "A script follows it two seconds after the tap."),
      Example(line: "gatehouse explain --line '{\"url\":\"tel:110\",\"trigger\":\"script\"}'", meaning: "A question as “decide” takes it."),
    ],
    exitCodes: [
      (.fine, "the question was answered, whatever the verdict"), (.unusable, "the policy, the question or the options could not be used"),
    ],
    action: .parsed { arguments, console throws(UsageError) in
      let facts = try QuestionOptions.facts(from: arguments)
      guard let policy = PolicySource.load(arguments, console) else { return .unusable }
      let explanation = ViewGate(Gate(policy)).explain(facts)
      if arguments["format"] == "json" {
        console.output.line(ExplanationText.json(explanation))
      } else {
        console.output.write(ExplanationText(style: console.style, width: console.width).text(explanation, facts))
      }
      return .fine
    })
}
