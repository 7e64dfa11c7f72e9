internal import URLStandard

/// What an adapter on Android does with a verdict that opens: one attempt after the other, and then what the verdict falls back to.
///
/// An attempt's outcome is known only when it was made, and a fallback is chosen only after it. So this is a plan that is asked for its next step:
///
/// ```swift
/// guard var plan = AndroidHandoff(verdict, apiLevel: level, handlers: handlers) else { return }
/// var step = plan.next(in: &view, current: page, at: now)
/// while case .start(let request) = step { step = plan.next(isStarted: start(request), in: &view, current: page, at: now) }
/// ```
///
/// An attempt that failed is told to the gate: what was offered to its owner only is given back, and after any other failure nothing is launched in
/// this chain any more, so that a page cannot find out what is installed. A fallback page is a fresh navigation, decided by the same gate as one that
/// nobody stands behind.
///
/// Source: Chromium's `ExternalNavigationHandler` (fallbacks and missing apps); the order for web addresses is described at ``AppLinkLaunch``.
public struct AndroidHandoff: Sendable, Hashable {
  private let verdict: Verdict
  private var stage: Stage

  private enum Stage: Hashable {
    /// The attempts for a web address.
    case appLink(AppLinkLaunch)
    /// The one attempt for everything else.
    case launch(AndroidLaunch)
    /// The attempt was made.
    case launched
    /// The store was asked for.
    case store
    case over(Step)
  }

  /// What the adapter does next.
  public enum Step: Sendable, Hashable {
    /// It starts this request and tells whether it was started; an exception is a no.
    case start(AndroidLaunch)
    /// An app has it; nothing else happens.
    case opened
    /// The address itself loads in the view. `isReported`: there may be an app that takes it and did not open, so the app that shows the view is
    /// told.
    case load(isReported: Bool)
    /// The intent's fallback page was decided anew: it loads if this verdict loads it.
    case fallback(Verdict)
    /// Nothing happens in the view; the app that shows it is told.
    case failed
  }

  /// Makes the plan; `nil` for a verdict that opens nothing.
  ///
  /// - Parameters:
  ///   - apiLevel: Android's API level, 30 for Android 11.
  ///   - handlers: what takes a web address; `nil` if nobody asked.
  public init?(_ verdict: Verdict, apiLevel: Int, handlers: AppLinkHandlers?) {
    if let launch = verdict.appLinkLaunch(apiLevel: apiLevel, handlers: handlers) {
      stage = .appLink(launch)
    } else if let launch = verdict.androidLaunch {
      stage = .launch(launch)
    } else {
      return nil
    }
    self.verdict = verdict
  }

  /// The next step. After the last one it is returned again.
  ///
  /// - Parameters:
  ///   - isStarted: whether the request of the step before was started.
  ///   - view: the gate of the view that asked.
  ///   - current: the address of the committed page.
  ///   - at: milliseconds on the view's monotonic clock.
  public mutating func next(isStarted: Bool = false, in view: inout ViewGate, current: String?, at: Int64?) -> Step {
    switch stage {
    case .over(let step): return step
    case .appLink(var launch):
      switch launch.next(isStarted: isStarted) {
      case .start(let request):
        stage = .appLink(launch)
        return .start(request)
      case .started: return end(.opened)
      case .fallBack(let isReported): return fallBack(isReported: isReported, &view, current, at)
      }
    case .launch(let request):
      stage = .launched
      return .start(request)
    case .launched: return isStarted ? end(.opened) : fallBack(isReported: true, &view, current, at)
    case .store: return end(isStarted ? .opened : .failed)
    }
  }

  private mutating func end(_ step: Step) -> Step {
    stage = .over(step)
    return step
  }

  private mutating func fallBack(isReported: Bool, _ view: inout ViewGate, _ current: String?, _ at: Int64?) -> Step {
    guard let plan = verdict.handoff, let url = verdict.url else { return end(.failed) }
    view.note(.openFailed(url: url.href, at: at))
    switch plan.fallback {
    case .report: return end(.failed)
    case .store:
      guard let page = AndroidStore.page(for: verdict) else { return end(.failed) }
      stage = .store
      return .start(AndroidLaunch(data: page.href))
    case .load:
      if let facts = verdict.fallbackNavigation(current: current, at: at) { return end(.fallback(view.decide(facts))) }
      return end(verdict.isWebPage ? .load(isReported: isReported) : .failed)
    }
  }
}

extension Verdict {
  /// Whether its address is one that the view can show.
  fileprivate var isWebPage: Bool { url?.specialScheme == .https || url?.specialScheme == .http }
}
