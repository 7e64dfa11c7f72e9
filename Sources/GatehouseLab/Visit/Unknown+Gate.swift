import Gatehouse
import URLStandard

// What Linux does not state, and what the same gate says where it is stated.
extension Decision.Unknown {
  /// The unknown facts of a navigation.
  /// - Parameter view: the gate in the state in which it was asked. It is copied, never changed.
  static func all(in facts: NavigationFacts, verdict: Verdict, view: ViewGate) -> [Self] {
    var unknowns: [Self] = []
    if facts.source == nil, verdict.missing.contains(.source) {
      unknowns.append(
        Self(
          sentence: "Linux does not say which frame asks here. iOS does.",
          elsewhere: [
            alternative("if the page itself asks", facts, view) { asked(by: true, &$0) },
            alternative("if a frame in it asks", facts, view) { asked(by: false, &$0) },
          ]))
    } else if facts.target == .later, facts.phase == .request {
      let elsewhere = [
        alternative("if it lands in the main frame", facts, view) { $0.target = .main },
        alternative("if it lands in a frame", facts, view) { $0.target = .frame },
      ]
      let differs = elsewhere.contains { $0.verdict != verdict.kind.rawValue }
      unknowns.append(
        Self(
          sentence: "Linux says only with the response where it lands. iOS says it at once.", stays: false,
          elsewhere: differs ? elsewhere : []))
    }
    return unknowns
  }

  /// States who asks. A script that is not said to reach elsewhere lands where it runs.
  private static func asked(by main: Bool, _ facts: inout NavigationFacts) {
    facts.source = Source(origin: main ? facts.current.flatMap(origin(of:)) : nil, isMain: main)
    if facts.target == .later || facts.target == nil { facts.target = main ? .main : .frame }
    // On iOS an input carries no frame; without one it counts for the main frame.
    facts.activation?.frame = nil
    facts.activation?.document = nil
  }

  /// The serialised origin of an address.
  private static func origin(of address: String) -> String? { (try? WebURL(address))?.origin.description }

  private static func alternative(
    _ condition: String, _ facts: NavigationFacts, _ view: ViewGate, _ change: (inout NavigationFacts) -> Void
  ) -> Decision.Alternative {
    var facts = facts
    var view = view
    change(&facts)
    facts.platform = .ios
    let verdict = view.decide(facts)
    return Decision.Alternative(condition: condition, verdict: verdict.kind.rawValue, reason: verdict.reason.code)
  }
}
