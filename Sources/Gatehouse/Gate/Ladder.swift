/// The ladder: an ordered list of small rules, the same on every platform. The first that has an answer decides.
enum Ladder {
  /// One rung.
  struct Step: Sendable {
    /// The number in the documentation.
    let number: Int
    /// What it is called.
    let name: Name
    /// What it asks, for explanations.
    let question: String
    /// The rule.
    let rule: @Sendable (Situation) -> Outcome
  }

  /// The rungs by name.
  enum Name: String, Sendable, Hashable, CaseIterable {
    case returns, script, documents, sameDocument, history, frames, links, handoff, unknownScheme, page
  }

  /// What a rule says.
  enum Outcome: Sendable {
    /// It has no answer; the next rung is asked.
    case pass
    /// It has no answer and sends on to a later rung.
    case go(Name)
    /// It decides.
    case decide(Verdict)
  }

  /// The rungs after the address was read, which is the first.
  static let steps: [Step] = [
    Step(number: 2, name: .returns, question: "is it the result that a payment or sign-in waits for?", rule: returns),
    Step(number: 3, name: .script, question: "is it a javascript: address?", rule: script),
    Step(number: 4, name: .documents, question: "is it a document without a server: about, data, blob, file?", rule: documents),
    Step(number: 5, name: .sameDocument, question: "does only the fragment of this page change?", rule: sameDocument),
    Step(number: 6, name: .history, question: "does it come from history, a reload or a resubmission?", rule: history),
    Step(number: 7, name: .frames, question: "does a sub-frame ask, or does it land in one?", rule: frames),
    Step(number: 8, name: .links, question: "is it the app's own address?", rule: links),
    Step(number: 9, name: .handoff, question: "is it an address for another app?", rule: handoff),
    Step(number: 10, name: .unknownScheme, question: "is it anything but a web address?", rule: unknownScheme),
    Step(number: 11, name: .page, question: "may this page load where it lands?", rule: page),
  ]

  /// Walks the ladder.
  ///
  /// - Parameter record: is told each rung that was asked and what it said.
  static func decide(_ situation: Situation, record: ((Step, Outcome) -> Void)? = nil) -> Verdict {
    var skipTo: Name?
    for step in steps {
      if let wanted = skipTo, wanted != step.name { continue }
      skipTo = nil
      let outcome = step.rule(situation)
      record?(step, outcome)
      switch outcome {
      case .pass: continue
      case .go(let name): skipTo = name
      case .decide(var verdict):
        verdict.url = verdict.url ?? situation.address.url
        return verdict
      }
    }
    // The last rung always answers; should it not, nothing loads.
    return Verdict(.block, .schemeUnknown)
  }
}
