/// One decision of the gate, in words and codes.
struct Decision: Sendable, Hashable {
  /// Its number in the visit, from 1.
  var number: Int
  /// Milliseconds since the visit began.
  var at: Int64
  /// The address as the engine gave it.
  var url: String
  /// Whether the engine asked a second time, at the response.
  var isResponse = false
  /// What is known, in the order in which people ask for it.
  var facts: [Fact] = []
  /// The verdict's word.
  var verdict: String
  /// The reason's code.
  var reason: String
  /// The sentence for people.
  var says: String
  /// The place in the policy that decided, a JSON pointer.
  var rule: String?
  /// Where that stands in the policy's file.
  var place: Place?
  /// What the verdict leads to: the screen of a route, the mode of a handoff.
  var outcome: String?
  /// The path down the ladder.
  var ladder: [Rung] = []
  /// What the engine could not say and what would follow if it could.
  var unknowns: [Unknown] = []

  /// One fact.
  struct Fact: Sendable, Hashable {
    /// What it is about.
    var name: String
    /// What is known; `nil` is unknown.
    var value: String?
  }

  /// A line of the policy's file.
  struct Place: Sendable, Hashable {
    /// Its number, from 1.
    var line: Int
    /// Its text.
    var text: String
  }

  /// One question of the ladder that was asked. Those that are missing were passed over, or another one decided before.
  struct Rung: Sendable, Hashable {
    /// Its number in the documentation, from 1.
    var number: Int
    /// The question.
    var question: String
    /// What it answered.
    var answer: String
    /// Whether it gave the verdict.
    var isDecisive = false

    /// How many rungs the ladder has.
    static let count = 11
  }

  /// A fact that this engine cannot state.
  struct Unknown: Sendable, Hashable {
    /// What is not known and why, in one sentence.
    var sentence: String
    /// Whether it stays unknown; a target that is named with the response does not.
    var stays = true
    /// What an iPhone or a Mac would state in its place, and what the same gate says then.
    var elsewhere: [Alternative] = []
  }

  /// The verdict if one fact were known.
  struct Alternative: Sendable, Hashable {
    /// What would be stated.
    var condition: String
    /// The verdict's word.
    var verdict: String
    /// The reason's code.
    var reason: String
  }
}

extension Decision {
  /// Whether a system that knows more could give another verdict.
  var couldDiffer: Bool { unknowns.contains { $0.stays && $0.elsewhere.contains { $0.verdict != verdict } } }
}
