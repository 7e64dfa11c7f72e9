/// What happened in a visit, in words and codes: what the report and the table are made from.
struct Visit: Sendable, Hashable {
  /// The site's folder, as it was named.
  var site: String
  /// The policy's file, as it was named.
  var policy: String
  /// The script's file, if there was one.
  var script: String?
  /// The engine with its version.
  var engine: String
  /// The steps in their order.
  var stops: [Stop] = []
  /// Why the visit ended early, if it did.
  var broken: String?
  /// What is other than in an earlier visit, if one was named.
  var comparison: Comparison?
}

/// One step of the visit with everything that followed from it until the next.
struct Stop: Sendable, Hashable {
  /// Its number, from 1.
  var number: Int
  /// What was done.
  var title: String
  /// What the script's author says about it.
  var note: String?
  /// How it went.
  var outcome = Outcome.done
  /// What happened, in order.
  var occurrences: [Occurrence] = []
  /// What the view showed in the end, as PNG; `nil` if that was no other page than before.
  var picture: [UInt8]?

  enum Outcome: Sendable, Hashable {
    /// It was done; nothing was expected.
    case done
    /// What was expected is so.
    case passed(String)
    /// It could not be done, or what was expected is not so.
    case failed(String)
  }
}

/// Something that happened in the view.
enum Occurrence: Sendable, Hashable {
  /// The gate decided.
  case decision(Decision)
  /// An address was given to another app; whether one took it.
  case handoff(url: String, taken: Bool)
  /// A page appeared in the main frame.
  case page(url: String)
  /// A load failed for a reason that is not the gate's.
  case failure(url: String?, message: String)
  /// The page's process ended.
  case ended
}

extension Visit {
  /// Every decision, in order.
  var decisions: [Decision] {
    stops.flatMap { $0.occurrences.compactMap { if case .decision(let decision) = $0 { decision } else { nil } } }
  }

  /// The messages of the steps that failed.
  var failures: [(stop: Stop, message: String)] {
    stops.compactMap { stop in if case .failed(let message) = stop.outcome { (stop, message) } else { nil } }
  }

  /// How many expectations held.
  var passed: Int { stops.filter { if case .passed = $0.outcome { true } else { false } }.count }
}
