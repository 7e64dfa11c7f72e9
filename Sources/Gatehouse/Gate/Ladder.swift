/// The rungs of the ladder, in the order in which they are asked, the same on every platform. The first that has an answer decides.
///
/// Reading the address is the first step of the documentation; these are the steps from 2 on.
enum Rung: UInt8, Sendable, Hashable, CaseIterable {
  case returns, script, documents, sameDocument, history, frames, links, handoff, unknownScheme, page

  /// What a rung says.
  enum Outcome: Sendable {
    /// It has no answer; the next rung is asked.
    case pass
    /// It has no answer and sends on to a later rung.
    case go(Rung)
    /// It decides.
    case decide(Decision)

    /// It refuses.
    static func block(_ reason: Reason, _ rule: PolicyPointer? = nil) -> Outcome { .decide(Decision(.block, reason, rule)) }
  }

  /// The step's number in the documentation.
  var number: Int { Int(rawValue) + 2 }

  /// What it is called.
  var name: String { "\(self)" }

  /// What it asks, for explanations.
  var question: String {
    switch self {
    case .returns: "is it the result that a payment or sign-in waits for?"
    case .script: "is it a javascript: address?"
    case .documents: "is it a document without a server: about, data, blob, file?"
    case .sameDocument: "does only the fragment of this page change?"
    case .history: "does it come from history, a reload or a resubmission?"
    case .frames: "does a sub-frame ask, or does it land in one?"
    case .links: "is it the app's own address?"
    case .handoff: "is it an address for another app?"
    case .unknownScheme: "is it anything but a web address?"
    case .page: "may this page load where it lands?"
    }
  }

  /// Asks the rung.
  @inline(__always)
  func judge(_ situation: Situation, _ view: inout ViewState) -> Outcome {
    switch self {
    case .returns: Rung.returns(situation, &view)
    case .script: Rung.script(situation)
    case .documents: Rung.documents(situation, &view)
    case .sameDocument: Rung.sameDocument(situation, &view)
    case .history: Rung.history(situation)
    case .frames: Rung.frames(situation, &view)
    case .links: Rung.links(situation, &view)
    case .handoff: Rung.handoff(situation, &view)
    case .unknownScheme: Rung.unknownScheme(situation)
    case .page: Rung.page(situation, &view)
    }
  }
}

/// The walk up the rungs.
enum Ladder {
  /// Decides one situation.
  ///
  /// - Parameters:
  ///   - view: is asked in place, which copies nothing of it; nothing is changed.
  ///   - record: is told each rung that was asked and what it said.
  static func decide(_ situation: Situation, _ view: inout ViewState, record: ((Rung, Rung.Outcome) -> Void)? = nil) -> Decision {
    // An intent is no result, script, document or fragment of this page, whatever it carries.
    var next = situation.address.kind == .intent ? Rung.history : .returns
    while true {
      let outcome = next.judge(situation, &view)
      record?(next, outcome)
      switch outcome {
      case .decide(let decision): return decision
      case .go(let rung) where rung.rawValue > next.rawValue: next = rung
      case .pass, .go:
        // The last rung always answers; should it not, nothing loads.
        guard let rung = Rung(rawValue: next.rawValue + 1) else { return Decision(.block, .schemeUnknown) }
        next = rung
      }
    }
  }
}
