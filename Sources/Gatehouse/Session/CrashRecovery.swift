import URLStandard

/// A page whose process ended: what is known of it when it was committed.
public struct LostPage: Sendable, Hashable {
  /// Its address, in the engine's own form.
  public let url: String
  /// The method with which it was loaded; `nil` is not known.
  public let method: String?
  /// Whether the policy's `session.recovery.sideEffects` names it, or the app does.
  public let hasSideEffects: Bool

  /// Makes one.
  public init(url: String, method: String?, hasSideEffects: Bool) {
    self.url = url
    self.method = method
    self.hasSideEffects = hasSideEffects
  }

  /// Whether loading it again repeats nothing but a question.
  public var isHarmless: Bool { method == "GET" && !hasSideEffects && (url.hasPrefix("https:") || url.hasPrefix("http:")) }
}

/// What happens after a page's process ended. A value without a clock: the caller passes the time in, in milliseconds.
///
/// The target is the last page that was committed, which is kept here: a view forgets it with its process. Only a page that came by GET is loaded
/// again by itself, at most `session.recovery.attempts` times `within` its window, the first at once and each later one after a longer pause.
public struct CrashRecovery: Sendable {
  /// What is to be done.
  public enum Step: Sendable, Hashable {
    /// Nothing: no page was there.
    case none
    /// Nothing yet: the view is not shown. ``CrashRecovery/shown(at:)`` gives the next step.
    case later
    /// The page loads again after a pause.
    case reload(LostPage, attempt: Int, afterMs: Int64)
    /// The app looks at its server before anything loads: the page came by another method than GET, or has side effects, or is no web page.
    case ask(LostPage)
    /// The attempts are used up.
    case giveUp(LostPage)
  }

  /// The page that was committed last; `nil` if there was none, or it was forgotten.
  public private(set) var page: LostPage?
  /// Whether its process ended and nothing was committed since.
  public private(set) var isLost = false
  private var reloads: [Int64] = []
  private var isWaiting = false
  private let attempts: Int
  private let withinMs: Int64
  private let sideEffects: [PagePattern]
  /// The longest pause.
  private static let longestPause: Int64 = 30_000

  /// A recovery by a policy.
  public init(_ gate: Gate) {
    let session = gate.policy.session
    attempts = session.recoveryAttempts
    withinMs = session.recoveryWithinMs
    sideEffects = session.sideEffects
  }

  /// A page was committed.
  /// - Parameters:
  ///   - method: with which it was loaded; `nil` is not known, and nothing is repeated then.
  ///   - hasSideEffects: what the app says of it.
  public mutating func committed(_ url: String?, method: String?, hasSideEffects: Bool = false) {
    isLost = false
    isWaiting = false
    page = url.map { url in
      let isNamed = (try? WebURL(url)).map { address in sideEffects.contains { $0.matches(address) } } ?? true
      return LostPage(url: url, method: method, hasSideEffects: hasSideEffects || isNamed)
    }
  }

  /// The page has another address without a load (`history.pushState`, a fragment).
  public mutating func moved(to url: String, hasSideEffects: Bool = false) {
    guard !isLost, let old = page, old.url != url else { return }
    committed(url, method: old.method, hasSideEffects: hasSideEffects || old.hasSideEffects)
  }

  /// The page's process ended.
  /// - Parameter isShown: whether the view can be seen.
  public mutating func terminated(at now: Int64, isShown: Bool) -> Step {
    guard page != nil else { return .none }
    isLost = true
    guard isShown else {
      isWaiting = true
      return .later
    }
    return next(at: now)
  }

  /// The view is shown again.
  public mutating func shown(at now: Int64) -> Step {
    guard isWaiting else { return .none }
    return next(at: now)
  }

  /// The app looked at its server and wants the page loaded again. A page that came by another method than GET never is.
  public mutating func agreed(at now: Int64) -> Step {
    guard isLost, let page else { return .none }
    guard page.method == "GET" else { return .giveUp(page) }
    return reload(page, at: now)
  }

  /// The user wants the page again: the attempts count anew.
  public mutating func retry(at now: Int64) -> Step {
    guard isLost else { return .none }
    reloads = []
    return next(at: now)
  }

  /// The page must not come back: its account signed out, or the view ends.
  public mutating func forget() {
    page = nil
    isLost = false
    isWaiting = false
  }

  private mutating func next(at now: Int64) -> Step {
    isWaiting = false
    guard let page else { return .none }
    return page.isHarmless ? reload(page, at: now) : .ask(page)
  }

  private mutating func reload(_ page: LostPage, at now: Int64) -> Step {
    reloads.removeAll { now.since($0) >= withinMs }
    guard reloads.count < attempts else { return .giveUp(page) }
    let number = reloads.count
    reloads.append(now)
    let pause = number == 0 ? 0 : min(Self.longestPause, 500 << Int64(min(number - 1, 10)))
    return .reload(page, attempt: number + 1, afterMs: pause)
  }
}
