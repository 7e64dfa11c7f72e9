import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// From questions to verdicts, and from verdicts to what happens.
extension WebViewGate {
  /// Decides about a navigation, and sets going what must happen instead of it.
  func judge(_ action: WKNavigationAction) -> GateAnswer {
    let clues = evidence.clues(for: action)
    if let pass = pass(for: action, clues) {
      return .allowed(pass.facts, clues: clues, asksApp: pass.asksApp, isDownload: false)
    }
    let facts = facts(action, clues)
    if action.shouldPerformDownload, isOwnDownload(facts) {
      return .allowed(facts, clues: clues, asksApp: true, isDownload: true)
    }
    let verdict = decide(facts)
    if verdict.kind == .load {
      if facts.target == .new {
        guard makeWindow != nil || interfaceFront.app != nil else {
          notice(.windowRefused(url: clues.url ?? ""))
          return .refused
        }
        // Few are open at a time; one that the engine never asks for again is forgotten.
        allowedWindows = allowedWindows.suffix(15) + [AllowedWindow(url: clues.url, source: clues.source)]
      }
      return .allowed(facts, clues: clues, asksApp: true, isDownload: action.shouldPerformDownload)
    }
    chains.forget(clues.navigation)
    expectFailure(facts, clues)
    refuseVisit(verdict, facts, clues)
    carryOut(verdict, facts, action.request)
    return .refused
  }

  /// What the gate itself started was decided already.
  private func pass(for action: WKNavigationAction, _ clues: NavigationClues) -> LoadPasses.Taken? {
    let isRepeat = action.navigationType == .formResubmitted
    let mayBeHosts = clues.isHostLoad ?? (action.navigationType == .other && clues.target == .main)
    guard isRepeat || (mayBeHosts && !clues.isRedirect) else { return nil }
    return passes.take(clues.url, isRepeat: isRepeat, at: now, keeps: has(.passLastsForEver))
  }

  /// Whether a link's `download` attribute asks for bytes that the page has already: an address that only its own process can resolve, of the main
  /// frame's own origin. Nothing is shown and nothing leaves; the app's delegate takes it or not.
  private func isOwnDownload(_ facts: NavigationFacts) -> Bool {
    guard facts.source?.isMain == true, let origin = facts.source?.origin, origin != "null", let url = facts.url else { return false }
    return url.hasPrefix("blob:\(origin)/") || (url.hasPrefix("data:") && url.utf8.count <= 4 << 20)
  }

  /// A refused hop of the main frame's load is told as a failure; a refused first action is not told at all.
  func expectFailure(_ facts: NavigationFacts, _ clues: NavigationClues) {
    guard facts.target == .main || facts.target == .later else { return }
    guard clues.isRedirect || (clues.isPublicOnly && approved != nil) else { return }
    ended.expect(clues.url, approved, code: EndedLoads.interrupted, at: now)
  }

  /// Decides at the response about a navigation whose target was not known before.
  func allows(_ response: WKNavigationResponse) -> Bool {
    let clues = evidence.clues(for: response)
    let began = chains.facts(of: clues.navigation)
    defer { chains.forget(clues.navigation) }
    if response.isForMainFrame, began?.target == .later { approvedMethod = began?.method }
    if let began, began.target != .later { return !isTornDown }
    // Where every target is named before the request, the question was asked then.
    let isEarlier = isUnasked && response.isForMainFrame && !(isApproved(clues.url) || has(.approvalOfAnother))
    if let view, evidence.namesTargets(of: view), !isEarlier { return !isTornDown }
    var facts = facts(response, clues)
    // A load that began before the gate was in front is the app's, as far as anybody can tell.
    if isEarlier, began == nil { facts.trigger = .host }
    if isEarlier { isUnasked = false }
    let verdict = decide(facts)
    switch verdict.kind {
    case .load, .loadInPlace: return true
    case .block, .ask, .route, .deliver, .open:
      carryOut(verdict, facts, nil)
      return false
    }
  }

  /// Whether this is the main frame's load that the gate was asked about last.
  private func isApproved(_ url: String?) -> Bool {
    guard let url, let approved else { return false }
    return url.prefix { $0 != "#" } == approved.prefix { $0 != "#" }
  }

  /// Does what a verdict says instead of the navigation. The engine's answer comes first: nothing here waits for it.
  func carryOut(_ verdict: Verdict, _ facts: NavigationFacts, _ request: URLRequest?) {
    switch verdict.kind {
    case .load, .block: break
    case .deliver: if let url = verdict.url { deliver(url) }
    case .ask: ask(verdict, facts, request)
    case .loadInPlace:
      if let url = verdict.url { afterAnswer { $0.continueLoad(url, facts, request) } }
    case .route:
      if let route = verdict.route { afterAnswer { $0.router?(route) } }
    case .open:
      if let url = verdict.url, let plan = verdict.handoff { handOff(url, plan, facts, request) }
    }
  }

  /// Does something when the engine has its answer, unless the gate was detached, reset or ended meanwhile.
  private func afterAnswer(_ act: @escaping @MainActor (WebViewGate) -> Void) {
    let ends = ends
    Task { [weak self] in
      guard let self, self.ends == ends || self.has(.actsAfterEnd) else { return }
      act(self)
    }
  }

  /// Loads what was decided in the view itself. Only a GET comes here; the engine will ask, and is let through.
  ///
  /// - Returns: whether it loads.
  @discardableResult func continueLoad(_ url: WebURL, _ facts: NavigationFacts, _ request: URLRequest?, asksApp: Bool = true) -> Bool {
    guard let view, !isTornDown, let place = URL(canonical: url.href) else { return false }
    var load = (has(.fallbackLosesRequest) ? nil : request) ?? URLRequest(url: place)
    load.url = place
    comeBackIfDisplaced()
    passes.add((try? WebURL(place.absoluteString)) ?? url, facts, asksApp: asksApp, at: now)
    if view.isLoading { ended.expect(approved, code: EndedLoads.cancelled, at: now) }
    view.load(load)
    return true
  }
}
