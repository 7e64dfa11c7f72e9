import Foundation
public import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// Brings a page back after its process ended, within the policy's `session.recovery`.
///
/// Only a page that came by GET loads again by itself. Nothing is ever repeated: no POST, no launch, no route, no reply of the bridge; what the user did
/// before counts no more. When the attempts are used up the view shows ``failurePage``.
@MainActor public final class WebViewRecovery {
  /// Whether pages come back by themselves. Without it the app does what it wants with each ``RecoveryEvent``.
  public var isAutomatic = true
  /// Whether the view can be seen. A page that dies while it cannot comes back when it is shown. The gate's own word about the app's background
  /// counts beside it.
  public var isViewShown = true {
    didSet { if isViewShown, !oldValue { shown() } }
  }
  /// Hears of each event.
  public var observer: (@MainActor (RecoveryEvent) -> Void)?
  /// Looks at the app's server after the death of a page that came by POST, or is marked `sideEffects`, or was no web page. Without it
  /// ``failurePage`` is shown.
  public var askServer: (@MainActor (LostPage) async -> RecoveryAnswer)?
  /// Builds a new view for the page instead, and says whether it did.
  public var rebuild: (@MainActor (LostPage) -> Bool)?
  /// What the app knows of a page's side effects, beside the policy: for example of one that was loaded from text.
  public var hasSideEffects: (@MainActor (_ url: String) -> Bool)?
  /// The page that says that a page does not come back, as HTML. ``page`` must be escaped in it.
  public var failurePage: @MainActor (LostPage) -> String = { WebViewRecovery.defaultPage($0) }
  /// Hears of what the view shows.
  public var stateChanged: (@MainActor (PageState) -> Void)?

  /// What the view shows.
  public internal(set) var state = PageState.empty { didSet { if state != oldValue { stateChanged?(state) } } }
  /// The page that was committed last. It survives the process.
  public var page: LostPage? { machine.page }
  /// Whether its process ended and nothing was committed since.
  public var isLost: Bool { machine.isLost }

  weak var gate: WebViewGate?
  var machine: CrashRecovery
  private var pending: Task<Void, Never>?
  private var number = 0
  /// Whether the next commit is that of the page that says so, which is nobody's page.
  private var showsFailure = false

  /// The page that is shown unless the app has one of its own.
  public static func defaultPage(_ page: LostPage) -> String { FailurePage.html(page) }

  init(_ gate: Gate) { machine = CrashRecovery(gate) }

  /// A window that a page opens has its opener's answers.
  func adopt(_ other: WebViewRecovery) {
    isAutomatic = other.isAutomatic
    observer = other.observer
    askServer = other.askServer
    rebuild = other.rebuild
    hasSideEffects = other.hasSideEffects
    failurePage = other.failurePage
  }

  /// The user wants the page again.
  public func retry() { if let gate { perform(machine.retry(at: gate.now)) } }

  /// The page must not come back: its account signed out.
  public func forget() {
    cancel()
    machine.forget()
  }

  // MARK: What happens in the view

  /// - Parameter method: with which the page was loaded; `nil` is not known.
  func committed(_ url: String?, method: String?) {
    cancel()
    state = .committed
    if showsFailure, url == nil || url == "about:blank" { return }
    showsFailure = false
    machine.committed(url, method: method, hasSideEffects: url.map { hasSideEffects?($0) ?? false } ?? false)
  }

  func moved(to url: String?) {
    guard let url, !showsFailure else { return }
    machine.moved(to: url, hasSideEffects: hasSideEffects?(url) ?? false)
  }

  func terminated() {
    guard let gate else { return }
    cancel()
    showsFailure = false
    state = .terminated
    observer?(.terminated(machine.page))
    let step = machine.terminated(at: gate.now, isShown: isViewShown && !gate.isInBackground)
    if case .later = step, let page { observer?(.waiting(page)) }
    perform(step)
  }

  func failed(_ error: any Error, isCommitted: Bool) {
    let error = error as NSError
    state = .failed(domain: error.domain, code: error.code, isCommitted: isCommitted)
  }

  /// The view, or the app, is shown again.
  func shown() {
    guard let gate, isViewShown, !gate.isInBackground else { return }
    perform(machine.shown(at: gate.now))
  }

  /// Nothing that was begun goes on.
  func cancel() {
    number += 1
    pending?.cancel()
    pending = nil
  }

  // MARK: What is done

  private func perform(_ step: CrashRecovery.Step) {
    guard isAutomatic else { return }
    cancel()
    switch step {
    case .none, .later: break
    case .reload(let page, let attempt, let milliseconds):
      if rebuilds(page) { return }
      after(milliseconds) { $0.reload(page, attempt) }
    case .ask(let page):
      if rebuilds(page) { return }
      ask(page)
    case .giveUp(let page): giveUp(page)
    }
  }

  private func rebuilds(_ page: LostPage) -> Bool {
    guard rebuild?(page) == true else { return false }
    observer?(.rebuilt(page))
    return true
  }

  private func reload(_ page: LostPage, _ attempt: Int) {
    guard let gate, let view = gate.view, machine.isLost else { return }
    guard !view.isLoading else {
      observer?(.overtaken(page))
      return
    }
    // What the policy would not show is not asked for.
    guard gate.admits(page.url), let url = URL(string: page.url) else { return giveUp(page) }
    observer?(.reloading(page, attempt: attempt))
    gate.load(URLRequest(url: url))
  }

  private func ask(_ page: LostPage) {
    guard let askServer else { return giveUp(page) }
    observer?(.asking(page))
    let number = number
    pending = Task { [weak self] in
      let answer = await askServer(page)
      guard let self, self.number == number, let gate = self.gate, self.machine.isLost else { return }
      switch answer {
      case .reload:
        let step = self.machine.agreed(at: gate.now)
        self.cancel()
        switch step {
        case .reload(let page, let attempt, let milliseconds): self.after(milliseconds) { $0.reload(page, attempt) }
        case .giveUp(let page), .ask(let page): self.giveUp(page)
        case .none, .later: break
        }
      case .load(let request): gate.load(request)
      case .leave: break
      }
    }
  }

  private func giveUp(_ page: LostPage) {
    guard let gate else { return }
    observer?(.gaveUp(page))
    showsFailure = gate.show(failurePage(page))
  }

  private func after(_ milliseconds: Int64, _ act: @escaping @MainActor (WebViewRecovery) -> Void) {
    let number = number
    pending = Task { [weak self] in
      if milliseconds > 0 { try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000) }
      guard let self, self.number == number else { return }
      act(self)
    }
  }
}
