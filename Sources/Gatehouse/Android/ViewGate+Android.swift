extension ViewGate {
  /// Whether a page that starts or was committed in the main frame may be there. Nothing is remembered.
  ///
  /// Android asks about nothing that the app loads itself, about no form and about no sub-frame's page, so what was never asked about is looked at
  /// when it begins: it may be there if the host itself could load it. An empty page may always be there.
  ///
  /// - Parameter at: milliseconds on the view's monotonic clock.
  public func admits(committed url: String, at: Int64?) -> Bool {
    if url == "about:blank" { return true }
    var view = self
    let verdict = view.decide(
      NavigationFacts(
        url: url, trigger: .host, activation: Activation(.none), target: .main, method: "GET", platform: .android, at: at))
    switch verdict.kind {
    case .load: return true
    case .loadInPlace: return verdict.reason == .stay
    case .open, .ask: return verdict.handoff?.mode == .universalLinkOnly && verdict.handoff?.fallback == .load
    case .block, .route, .deliver: return false
    }
  }
}
