import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

/// What the gate says to a question about a navigation, before the app's own delegate is asked.
enum GateAnswer {
  case refused
  /// - `asksApp`: whether the app's own delegate is still to be asked.
  case allowed(NavigationFacts, clues: NavigationClues, asksApp: Bool, isDownload: Bool)
}

// The engine's questions. Each is answered before the delegate returns, once.
extension WebViewGate {
  /// Answers a question about a navigation.
  func answer(
    _ action: WKNavigationAction, _ preferences: WKWebpagePreferences,
    _ handler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    // The app's delegate may lead back here, if somebody put one delegate in front of another.
    if asking === action { return handler(.allow, preferences) }
    if let view, isDisplaced { comeBack(to: view, isAsked: true) }
    let view = view
    switch judge(action) {
    case .refused: has(.appWidens) ? askApp(action, preferences, NavigationFacts(url: nil), handler) : handler(.cancel, preferences)
    case .allowed(let facts, let clues, _, _) where cookies.holds(facts, action.request):
      chains.forget(clues.navigation)
      expectFailure(facts, clues)
      handler(.cancel, preferences)
    case .allowed(let facts, let clues, let asksApp, let isDownload):
      let finish: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { [weak self] policy, preferences in
        // The app may have ended or detached the gate while it was asked, or put it in front of another view.
        let isAlive = self.map { !$0.isTornDown && view != nil && $0.view === view || $0.has(.allowsAfterEnd) } ?? false
        guard isAlive else { return handler(.cancel, preferences) }
        let policy = policy != .cancel && isDownload ? self?.downloadAnswer(facts) ?? .cancel : policy
        // Values that Apple does not publish load the page too.
        let loads = policy != .cancel && policy != .download && (policy == .allow || self?.has(.privateAnswerIsNo) != true)
        if loads, let self { self.letThrough(facts, clues) } else { self?.chains.forget(clues.navigation) }
        handler(policy, preferences)
      }
      asksApp ? askApp(action, preferences, facts, finish) : finish(.allow, preferences)
    }
  }

  private func letThrough(_ facts: NavigationFacts, _ clues: NavigationClues) {
    guard clues.target != .new else { return }
    chains.remember(facts, for: clues.navigation)
    guard clues.target != .frame else { return }
    // Another fragment is no load, and nothing that is on its way ends by it.
    if clues.target == .main, Self.isSameDocument(facts), !has(.fragmentIsALoad) { return }
    moves += 1
    approved = clues.url
    if clues.target == .main { approvedMethod = facts.method }
    hostFlight = facts.trigger == .host ? facts : nil
    grantedFile = nil
  }

  /// Whether only the fragment changes.
  private static func isSameDocument(_ facts: NavigationFacts) -> Bool {
    guard let url = facts.url, let current = facts.current, let mark = url.firstIndex(of: "#") else { return false }
    return facts.trigger != .reload && url[..<mark] == current.prefix { $0 != "#" }
  }

  /// A download needs somebody who takes it.
  private func downloadAnswer(_ facts: NavigationFacts) -> WKNavigationActionPolicy {
    if navigationFront.app?.takesDownloads == true || has(.downloadsUnhandled) { return .download }
    notice(.downloadRefused(url: facts.url ?? ""))
    return .cancel
  }

  /// Asks the app's own delegate about what the gate allows. It can only narrow.
  private func askApp(
    _ action: WKNavigationAction, _ preferences: WKWebpagePreferences, _ facts: NavigationFacts,
    _ handler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    guard let view, let app = navigationFront.app, !has(.forgetsAppDelegate) else { return handler(.allow, preferences) }
    let (url, request, moves) = (facts.url ?? "", action.request, moves)
    let answer = AppAnswer<ActionReply> { [weak self] event in
      switch event {
      case .again: self?.notice(.answeredTwice(url: url))
      case .dropped: self?.notice(.unanswered(url: url))
      case .late(let reply):
        guard let self, reply.policy == .allow, self.moves == moves else { return }
        self.goOn(facts, request)
      }
    }
    asking = action
    app.ask(view, action, preferences) { answer.answer(ActionReply(policy: $0, preferences: $1)) }
    asking = nil
    if let reply = answer.value { return handler(reply.policy, reply.preferences) }
    if has(.lateAnswerCounts) {
      Task { handler(answer.value?.policy ?? .allow, preferences) }
      return
    }
    answer.close()
    handler(.cancel, preferences)
    notice(.lateAnswer(url: url))
  }

  private struct ActionReply: Sendable {
    var policy: WKNavigationActionPolicy
    var preferences: WKWebpagePreferences
  }

  /// The app's own delegate said yes after the navigation was cancelled: what can be started again is.
  private func goOn(_ facts: NavigationFacts, _ request: URLRequest) {
    guard facts.method == "GET", facts.target == .main, let text = facts.url, let url = try? WebURL(text) else { return }
    continueLoad(url, facts, request, asksApp: false)
  }

  /// Answers a question about a response. The gate's own answer comes at once; the app's delegate, asked about what the gate allows, may take its
  /// time: WebKit waits for every answer to a response.
  func answer(_ response: WKNavigationResponse, _ handler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void) {
    if let view, isDisplaced { comeBack(to: view, isAsked: true) }
    guard allows(response) else {
      if response.isForMainFrame {
        ended.expect(response.response.url?.absoluteString, approved, code: EndedLoads.interrupted, at: now)
      }
      return handler(.cancel)
    }
    let standard: WKNavigationResponsePolicy = response.canShowMIMEType ? .allow : .cancel
    guard let view, let app = navigationFront.app, !has(.forgetsAppDelegate) else { return handler(standard) }
    let url = response.response.url?.absoluteString ?? ""
    let answer = OpenAnswer(refusal: .cancel, handler) { [weak self] event in
      switch event {
      case .again: self?.notice(.answeredTwice(url: url))
      case .dropped: self?.notice(.unanswered(url: url))
      }
    }
    openAnswers = openAnswers.filter { $0.answer?.isOpen == true } + [WeakAnswer(answer: answer)]
    app.ask(view, response) { answer.answer($0) }
  }
}
