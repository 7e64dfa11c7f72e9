/// The answer that this gate gives where a row calls several safe.
///
/// What counts is that every platform gives the same one; a change here is a change of behaviour that users see.
enum Pins {
  static let chosen: [String: String] = [
    // Non-ASCII hosts: the standard's mapping is what is loaded.
    "ATK-044": "load", "ATK-045": "load",
    // Dot segments: the canonical path is what is matched, and what loads.
    "ATK-147": "load", "ATK-149": "load", "ATK-156": "route", "ATK-160": "load",
    // Backslashes are ambiguous.
    "ATK-154": "block",
    // Unknown keys are dropped as long as the link is short enough to be read.
    "ATK-189": "route", "ATK-189/long": "reject",
    // `confirm` is never.
    "ATK-199": "block",
    // The app's own scheme is a route for any page: the screen asks before anything happens.
    "ATK-223": "route",
    // Second sight of one address in one chain: it loads here as it is.
    "ATK-225": "load",
    // What a listed scheme carries is the receiver's concern.
    "ATK-229": "open",
    // An empty document in a new window replaces nothing, but it is no frame either.
    "ATK-313": "block", "ATK-314": "block",
    // What would have to be cleaned away refuses the intent.
    "ATK-239": "block",
    // There is no such route.
    "ATK-322": "reject",
    // A form that is sent again asks.
    "ATK-321": "ask", "BUG-105": "ask",
    // Redirects that are not known are none.
    "ATK-386": "open",
    // Evidence that is fresh enough.
    "BUG-022": "open",
    // A question is open already.
    "BUG-029": "block",
    // Beyond 2^53 - 1 nobody can know what script meant.
    "ATK-285": "reject",
    // The page stays.
    "BUG-032": "load", "BUG-064": "load",
    // Not on the frame list; landing nobody knows where.
    "BUG-050": "block", "BUG-053": "block",
  ]

  /// The pinned answer; that a row has a pin, and one that the row calls safe, is part of the test.
  static func expectation(_ id: String, anyOf words: [String]) throws -> Expectation {
    guard let word = chosen[id] else { throw HarnessError("\(id): any of \(words) is safe; choose one in Pins.swift") }
    // `ignore` drops an event; of a navigation that is `block`.
    guard words.contains(word) || word == "block" && words.contains("ignore") else {
      throw HarnessError("\(id): the pin \(word) is not among the safe answers \(words)")
    }
    return Expectation(word)
  }
}
