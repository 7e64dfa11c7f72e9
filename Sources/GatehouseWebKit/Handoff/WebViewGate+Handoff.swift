import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// Addresses for other apps. The navigation was cancelled already.
extension WebViewGate {
  /// Hands an address over, and tells the app what came of it, once.
  func handOff(_ url: WebURL, _ plan: HandoffPlan, _ facts: NavigationFacts, _ request: URLRequest?) {
    let (moves, ends) = (moves, ends)
    Task {
      let outcome = await self.attempt(url, plan, facts, request, moves, ends)
      self.tell(url, plan, outcome)
    }
  }

  /// Tells the app what came of a handoff.
  func tell(_ url: WebURL, _ plan: HandoffPlan, _ outcome: Handoff.Outcome) {
    if has(.tellsNoHandoff), outcome != .opened { return }
    let handoff = Handoff(view: name, url: url.href, universalLinkOnly: plan.mode == .universalLinkOnly, outcome: outcome)
    handoffEnded?(handoff)
    if has(.tellsHandoffTwice) { handoffEnded?(handoff) }
  }

  private func attempt(
    _ url: WebURL, _ plan: HandoffPlan, _ facts: NavigationFacts, _ request: URLRequest?, _ moves: Int, _ ends: Int
  ) async -> Handoff.Outcome {
    guard mayLaunch(since: ends) else { return .outdated }
    if let shouldOpen {
      if has(.asksVetoTwice) { _ = shouldOpen(url.href) }
      let isAdmitted = shouldOpen(url.href) || has(.ignoresVeto)
      // The app may have ended everything while it was asked.
      guard mayLaunch(since: ends) else { return .outdated }
      guard isAdmitted else {
        note(.openFailed(url: url.href, at: now))
        // The app refuses the launch, not the page.
        if plan.fallback == .load { continueLoad(url, facts, request) }
        return .vetoed
      }
    }
    if await open(url.href, only: plan.mode == .universalLinkOnly) { return .opened }
    note(.openFailed(url: url.href, at: now))
    switch has(.searchesStoreForCalls) ? .store : plan.fallback {
    case .report: return .failed
    case .load:
      // Who went on to another page in the meantime is not led away from it.
      guard self.moves == moves || has(.leadsBack), continueLoad(url, facts, request) else { return .outdated }
      return .loads
    case .store:
      guard isAlive || has(.searchesStoreAfterEnd) else { return .failed }
      let addresses = StoreSearch.addresses(for: url, isFaulty: has(.searchesStoreForCalls))
      for search in addresses.prefix(has(.storeSkipsWeb) ? 1 : 2) where await open(search, only: false) { return .storeSearch(search) }
      return .failed
    }
  }

  /// Whether what was decided may still be handed over: nothing launches from the background, nor for what was ended meanwhile.
  private func mayLaunch(since ends: Int) -> Bool { (isAlive && self.ends == ends) || has(.launchesAfterEnd) }

  /// Whether something may still happen here that nobody waits for.
  private var isAlive: Bool { !isTornDown && view != nil && !isInBackground }

  private func open(_ url: String, only universalLinkOnly: Bool) async -> Bool {
    let isTaken = await opener.open(url, universalLinkOnly: universalLinkOnly)
    observer?(.handoff(view: name, url: url, universalLinkOnly: universalLinkOnly, isTaken: isTaken))
    return isTaken
  }
}
