import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// From verdicts to what happens.
extension WebViewGate {
  /// Decides about a navigation, and sets going what must happen instead of it.
  /// - Returns: whether the engine goes on with it.
  func allows(_ action: WKNavigationAction) -> Bool {
    let clues = evidence.clues(for: action)
    let mayBeHosts = clues.isHostLoad ?? (action.navigationType == .other && clues.target == .main)
    if mayBeHosts, !clues.isRedirect, let decided = passes.take(clues.url, at: now) {
      chains.remember(decided, for: clues.navigation)
      return true
    }
    let facts = facts(action, clues)
    let verdict = decide(facts)
    if verdict.kind == .load {
      if facts.target == .new {
        guard makeWindow != nil else { return false }
        // Few are open at a time; one that the engine never asks for again is forgotten.
        if let url = clues.url { allowedWindows = allowedWindows.suffix(15) + [url] }
      } else {
        chains.remember(facts, for: clues.navigation)
      }
      return true
    }
    chains.forget(clues.navigation)
    carryOut(verdict, facts, action.request)
    return false
  }

  /// Decides at the response about a navigation whose target was not known before.
  func allows(_ response: WKNavigationResponse) -> Bool {
    let clues = evidence.clues(for: response)
    let began = chains.facts(of: clues.navigation)
    defer { chains.forget(clues.navigation) }
    if let began, began.target != .later { return response.canShowMIMEType }
    // Where every target is named before the request, the question was asked then.
    if let view, evidence.namesTargets(of: view) { return response.canShowMIMEType }
    let facts = facts(response, clues)
    let verdict = decide(facts)
    switch verdict.kind {
    case .load, .loadInPlace: return response.canShowMIMEType
    case .block, .ask, .route, .deliver, .open:
      carryOut(verdict, facts, nil)
      return false
    }
  }

  /// Decides about a window that a page asks for, and makes its view.
  func window(
    _ configuration: WKWebViewConfiguration, _ action: WKNavigationAction, _ features: WKWindowFeatures
  ) -> WKWebView? {
    let clues = evidence.clues(for: action)
    if let index = allowedWindows.firstIndex(where: { $0 == clues.url }) {
      allowedWindows.remove(at: index)
      return openWindow(configuration, features)
    }
    var facts = facts(action, clues)
    facts.target = .new
    // The engine asks here first only for `window.open`.
    if facts.trigger == .other { facts.trigger = .script }
    let verdict = decide(facts)
    if verdict.kind == .load { return openWindow(configuration, features) }
    carryOut(verdict, facts, action.request)
    return nil
  }

  private func openWindow(_ configuration: WKWebViewConfiguration, _ features: WKWindowFeatures) -> WKWebView? {
    guard let made = makeWindow?(configuration, features) else { return nil }
    gateForWindow().attach(to: made)
    return made
  }

  /// Does what a verdict says instead of the navigation. The engine's answer comes first: nothing here waits for it.
  private func carryOut(_ verdict: Verdict, _ facts: NavigationFacts, _ request: URLRequest?) {
    switch verdict.kind {
    case .load, .block, .deliver: break
    case .ask: break  // Nobody can be asked yet: the navigation stays refused.
    case .loadInPlace:
      if let url = verdict.url { Task { self.continueLoad(url, facts, request) } }
    case .route:
      if let route = verdict.route { Task { self.router?(route) } }
    case .open:
      if let url = verdict.url, let plan = verdict.handoff { Task { await self.handOff(url, plan, facts, request) } }
    }
  }

  private func handOff(_ url: WebURL, _ plan: HandoffPlan, _ facts: NavigationFacts, _ request: URLRequest?) async {
    let isOwnersOnly = plan.mode == .universalLinkOnly
    let isTaken = await opener.open(url.href, universalLinkOnly: isOwnersOnly)
    observer?(.handoff(view: name, url: url.href, universalLinkOnly: isOwnersOnly, isTaken: isTaken))
    guard !isTaken else { return }
    note(.openFailed(url: url.href, at: now))
    if plan.fallback == .load { continueLoad(url, facts, request) }
  }

  /// Loads what was decided in the view itself. Only a GET comes here; the engine will ask, and is let through.
  private func continueLoad(_ url: WebURL, _ facts: NavigationFacts, _ request: URLRequest?) {
    guard let view, let place = URL(string: url.href) else { return }
    var load = request ?? URLRequest(url: place)
    load.url = place
    passes.add(url, facts, at: now)
    view.load(load)
  }
}
