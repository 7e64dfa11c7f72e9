import Gatehouse

#if canImport(WebKit)
  import WebKit
#else
  import WebKitStandIn
#endif

// What the engine tells.
extension WebViewGate {
  /// The main frame shows another page: what was asked on the old one is over.
  func didCommit(_ view: WKWebView) {
    commits += 1
    endFlight()
    committed = evidence.committedAddress(of: view) ?? view.url?.absoluteString
    note(.commit(url: committed, at: now))
    if !has(.answersOldQuestion) { endQuestion() }
  }

  /// Nothing is on its way in the main frame.
  private func endFlight() { (approved, hostFlight) = (nil, nil) }

  /// A load of the main frame ended, well or not.
  func didEndLoad(_ navigation: WKNavigation?) {
    endFlight()
    if let navigation, navigation === grantedNavigation { endFileGrant() }
  }

  /// Whether a failure is a verdict's doing.
  func isVerdicts(_ error: any Error) -> Bool {
    if has(.reportsOwnCancellation) { return false }
    if has(.hidesRealFailure) { return true }
    guard let (url, code) = ended.take(error, at: now) else { return false }
    if url == approved || code == EndedLoads.interrupted { endFlight() }
    notice(.ended(url: url, code: code))
    return true
  }

  /// The page's process ended.
  func didTerminate() {
    endFlight()
    committed = nil
    commits += 1
    lastInput = nil
    endQuestion()
    note(.terminated(at: now))
  }
}
