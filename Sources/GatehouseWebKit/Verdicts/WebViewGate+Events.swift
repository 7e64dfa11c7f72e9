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
    noteCommit(evidence.committedAddress(of: view) ?? view.url?.absoluteString)
    // The question about it never came: somebody else answered.
    if hostLoads.take(committed, at: now), takeOff(committed) { notice(.displaced(stopped: committed)) }
  }

  func noteCommit(_ address: String?) {
    moves += 1
    isUnasked = false
    allowedWindows = []
    recovery.committed(address, method: approvedMethod)
    endFlight()
    committed = address
    note(.commit(url: address, at: now))
    if !has(.answersOldQuestion) { endQuestion() }
  }

  /// Nothing is on its way in the main frame.
  private func endFlight() { (approved, approvedMethod, hostFlight) = (nil, nil, nil) }

  /// A load of the main frame failed before its commit. Another may be on its way in its place.
  func didFailEarly(_ error: any Error) {
    guard let url = EndedLoads.address(of: error), let approved, url != approved else { return endFlight() }
  }

  /// A load of the main frame ended, well or not. What is on its way after its commit is another one.
  func didEndLoad(_ navigation: WKNavigation?) {
    if has(.finishEndsNewerLoad) { endFlight() }
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
    moves += 1
    isUnasked = false
    allowedWindows = []
    lastInput = nil
    endQuestion()
    note(.terminated(at: now))
    recovery.terminated()
  }
}
