import Foundation
import Gatehouse
import URLStandard

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// What recovery needs of the gate.
extension WebViewGate {
  /// Whether the policy would load an address that the app asks for, and nothing else would come of it.
  func admits(_ url: String) -> Bool {
    let facts = NavigationFacts(
      url: url, trigger: .host, activation: Activation(.none), target: .main, method: "GET", platform: Self.platform, at: now)
    let verdict = state.explain(facts).verdict
    return verdict.kind == .load || verdict.kind == .loadInPlace
  }

  /// Shows a text of the app's, past the policy: nothing of a page is in it.
  /// - Returns: whether it is shown.
  func show(_ html: String) -> Bool {
    guard let view, !isTornDown, let blank = try? WebURL("about:blank") else { return false }
    comeBackIfDisplaced()
    let facts = NavigationFacts(url: "about:blank", trigger: .host, target: .main, method: "GET", platform: Self.platform, at: now)
    passes.add(blank, facts, asksApp: false, at: now)
    return view.loadHTMLString(html, baseURL: nil) != nil
  }
}
