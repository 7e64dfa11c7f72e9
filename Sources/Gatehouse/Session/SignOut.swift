/// A sign-out: what ends, in which order, and whether all of it was seen to end. A value; who runs the steps tells how each came out.
///
/// From the first step on the user is signed out, whatever fails: nothing of the account loads again before every step was seen to end. Steps after one
/// that failed are taken all the same.
public struct SignOut: Sendable, Hashable {
  /// What ends. The order is the order in which it does: first what could write anew, then what was written, then a second look.
  public enum Step: String, Sendable, Hashable, CaseIterable {
    /// Calls of the bridge that wait: their tasks are cancelled, and nobody hears of them.
    case bridge
    /// Returns of payments and sign-ins that are awaited: they end as cancelled.
    case returns
    /// Links from outside that wait for the account.
    case arrivals
    /// The page leaves the view.
    case page
    /// The page that would come back after its process ended.
    case recovery
    /// Cookies in the view's store.
    case viewCookies
    /// What sites left in the view's store beside cookies.
    case siteData
    /// Cookies in the app's own store.
    case appCookies
    /// What the app keeps itself.
    case appState
    /// A second look at both stores: an answer that was under way may have set a cookie meanwhile.
    case check
  }

  /// How a step came out.
  public enum Result: Sendable, Hashable {
    /// It ended, and was seen to.
    case done
    /// It did not end within its time.
    case late
    /// It failed, and why.
    case failed(String)
  }

  /// How a sign-out ended.
  public enum Outcome: Sendable, Hashable {
    /// Everything ended.
    case complete
    /// These steps did not: the user is signed out and nothing of the account loads, until they are taken again.
    case incomplete([Step])
  }

  /// How the steps came out that were taken.
  public private(set) var results: [Step: Result] = [:]

  /// Begins a sign-out.
  public init() {}

  /// The step to take; `nil` if each was taken.
  public var next: Step? { Step.allCases.first { results[$0] == nil } }

  /// Notes how a step came out. A step is taken once: a result that comes after its time was over changes nothing.
  public mutating func note(_ step: Step, _ result: Result) {
    guard results[step] == nil else { return }
    results[step] = result
  }

  /// How it ended; `nil` while steps are to be taken.
  public var outcome: Outcome? {
    guard next == nil else { return nil }
    let open = Step.allCases.filter { results[$0] != .done }
    return open.isEmpty ? .complete : .incomplete(open)
  }

  /// The same sign-out once more: what ended stays ended, the rest is taken again, and the second look.
  public func again() -> SignOut {
    var copy = self
    copy.results = results.filter { $0.value == .done && $0.key != .check }
    return copy
  }
}
