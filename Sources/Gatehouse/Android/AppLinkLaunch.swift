internal import URLStandard

/// The attempts by which an adapter on Android opens a web address in the app that owns it and never in a browser: what
/// ``HandoffPlan/Mode/universalLinkOnly`` means there.
///
/// From API 30 on the system has flags for that: first "an app, and no question", then "an app, the user may choose". Before, the query decides.
///
/// ```swift
/// guard var launch = verdict.appLinkLaunch(apiLevel: level, handlers: facts.handlers) else { return }
/// var step = launch.next()
/// while case .start(let request) = step { step = launch.next(isStarted: start(request)) }
/// ```
public struct AppLinkLaunch: Sendable, Hashable {
  private let data: String
  private let package: String?
  private let apiLevel: Int
  private let handlers: AppLinkHandlers?
  private var attempts = 0

  /// What the adapter does next.
  public enum Step: Sendable, Hashable {
    /// It starts this request and tells whether it was started.
    case start(AndroidLaunch)
    /// The app has it.
    case started
    /// No app has it: what ``HandoffPlan/fallback`` says follows. `isReported`: there may be an app and it did not open, so the app that shows the
    /// view is told.
    case fallBack(isReported: Bool)
  }

  /// Makes the attempts for an address.
  ///
  /// - Parameters:
  ///   - package: the package that alone may take it, or `nil`.
  ///   - apiLevel: Android's API level, 30 for Android 11.
  ///   - handlers: `nil` if nobody knows them.
  public init(_ data: String, package: String? = nil, apiLevel: Int, handlers: AppLinkHandlers?) {
    self.data = data
    self.package = package
    self.apiLevel = apiLevel
    self.handlers = handlers
  }

  /// The next step.
  ///
  /// - Parameter isStarted: whether the request of the step before was started; an exception is a no.
  public mutating func next(isStarted: Bool = false) -> Step {
    if isStarted, attempts > 0 { return .started }
    attempts = min(attempts + 1, 3)
    return apiLevel >= 30 ? withFlags() : byQuery()
  }

  private func withFlags() -> Step {
    switch attempts {
    case 1: return start(AndroidLaunch.requireNonBrowser | AndroidLaunch.requireDefault)
    case 2: return handlers?.hasApp == false ? .fallBack(isReported: false) : start(AndroidLaunch.requireNonBrowser)
    default: return .fallBack(isReported: handlers?.hasApp != false)
    }
  }

  private func byQuery() -> Step {
    guard let best = handlers?.best, package == nil || package == best.package else { return .fallBack(isReported: false) }
    return attempts == 1 ? start(0, best.package) : .fallBack(isReported: true)
  }

  private func start(_ flags: UInt32, _ package: String? = nil) -> Step {
    var request = AndroidLaunch(data: data, package: package ?? self.package)
    request.flags |= flags
    return .start(request)
  }
}

extension Verdict {
  /// The attempts of a verdict that opens a web address only in the app that owns it; `nil` for every other.
  public func appLinkLaunch(apiLevel: Int, handlers: AppLinkHandlers?) -> AppLinkLaunch? {
    guard let plan = handoff, plan.mode == .universalLinkOnly, let url else { return nil }
    return AppLinkLaunch(url.href, package: plan.package, apiLevel: apiLevel, handlers: handlers)
  }
}
