/// What is other than in an earlier visit.
struct Comparison: Sendable, Hashable {
  /// The earlier visit's trace, as it was named.
  var name: String
  /// The differences: changed and new ones in the order of this visit, then those that are gone.
  var differences: [Difference]

  /// An answer to a question about an address.
  struct Answer: Sendable, Hashable {
    /// The address as the engine gave it.
    var url: String
    /// Whether the engine asked a second time, at the response.
    var isResponse: Bool
    /// The verdict's word.
    var verdict: String
    /// The reason's code.
    var reason: String

    /// A blob: address has another identity in every run (File API, "serialising a blob URL"); only its origin counts.
    fileprivate var question: Question {
      guard url.hasPrefix("blob:"), let slash = url.lastIndex(of: "/") else { return Question(url: url, isResponse: isResponse) }
      return Question(url: String(url[...slash]), isResponse: isResponse)
    }
    /// Whether the answer to the same question is the same.
    fileprivate func isSame(as other: Answer) -> Bool {
      question == other.question && verdict == other.verdict && reason == other.reason
    }
  }

  /// A question whose answer is another one.
  struct Difference: Sendable, Hashable {
    /// The address.
    var url: String
    /// The answer then; `nil` if it was not asked.
    var before: Answer?
    /// The answer now; `nil` if it is not asked.
    var now: Answer?
  }

  fileprivate struct Question: Hashable {
    var url: String
    var isResponse: Bool
  }

  /// Compares two visits. Each first question about an address is compared with the first one of the other visit, and so on.
  init(name: String, before: [Answer], now: [Answer]) {
    self.name = name
    var waiting: [Question: [Answer]] = [:]
    // Reversed, so that the first one is taken from the end.
    for answer in before.reversed() { waiting[answer.question, default: []].append(answer) }
    differences = []
    for answer in now {
      let earlier = waiting[answer.question]?.popLast()
      if earlier?.isSame(as: answer) != true { differences.append(Difference(url: answer.url, before: earlier, now: answer)) }
    }
    // What nobody took is gone; in the order of the earlier visit.
    var left = waiting.mapValues(\.count)
    var seen: [Question: Int] = [:]
    let totals = before.reduce(into: [Question: Int]()) { $0[$1.question, default: 0] += 1 }
    for answer in before {
      let question = answer.question
      seen[question, default: 0] += 1
      let taken = (totals[question] ?? 0) - (waiting[question]?.count ?? 0)
      guard (seen[question] ?? 0) > taken, (left[question] ?? 0) > 0 else { continue }
      left[question, default: 0] -= 1
      differences.append(Difference(url: answer.url, before: answer, now: nil))
    }
  }
}

extension Visit {
  /// The answers of this visit.
  var answers: [Comparison.Answer] {
    decisions.map { Comparison.Answer(url: $0.url, isResponse: $0.isResponse, verdict: $0.verdict, reason: $0.reason) }
  }
}

extension Comparison.Difference {
  /// The difference in words.
  var text: String {
    func words(_ answer: Comparison.Answer) -> String { "\(answer.verdict) (\(answer.reason))" }
    return switch (before, now) {
    case (let before?, let now?): "was \(words(before)), is \(words(now))"
    case (nil, let now?): "was not asked, is \(words(now))"
    case (let before?, nil): "was \(words(before)), is not asked"
    case (nil, nil): "was not asked"
    }
  }
}
