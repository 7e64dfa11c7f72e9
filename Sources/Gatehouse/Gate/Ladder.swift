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
    /// It decided: ``Situation/decision``.
    case decided
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

  /// Asks the rung about the view's ``Situation``.
  @inline(__always)
  func judge(_ view: inout ViewState) -> Outcome {
    switch self {
    case .returns: view.returns()
    case .script: view.script()
    case .documents: view.documents()
    case .sameDocument: view.sameDocument()
    case .history: view.history()
    case .frames: view.frames()
    case .links: view.links()
    case .handoff: view.handoff()
    case .unknownScheme: view.unknownScheme()
    case .page: view.page()
    }
  }
}

extension ViewState {
  /// Decides.
  @inline(__always)
  mutating func decide(_ decision: Decision) -> Rung.Outcome {
    situation.decision = decision
    return .decided
  }

  /// Refuses.
  @inline(__always)
  mutating func block(_ reason: Reason, _ rule: PolicyPointer? = nil) -> Rung.Outcome { decide(Decision(.block, reason, rule)) }
}

/// The walk up the rungs.
enum Ladder {
  /// Decides the situation of a view, which has the decision then.
  ///
  /// - Parameter record: is told each rung that was asked, what it said, and the decision if that was one.
  @inline(__always)
  static func decide(_ view: inout ViewState, record: ((Rung, Rung.Outcome, Decision) -> Void)? = nil) {
    // An intent is no result, script, document or fragment of this page, whatever it carries.
    var next = view.situation.address.kind == .intent ? Rung.history : .returns
    while true {
      let outcome = next.judge(&view)
      record?(next, outcome, view.situation.decision)
      switch outcome {
      case .decided: return
      case .go(let rung) where rung.rawValue > next.rawValue: next = rung
      case .pass, .go:
        // The last rung always answers; should it not, nothing loads.
        guard let rung = Rung(rawValue: next.rawValue + 1) else {
          view.situation.decision = Decision(.block, .schemeUnknown)
          return
        }
        next = rung
      }
    }
  }
}
