import Gatehouse
import URLStandard

#if canImport(WebKit)
  public import WebKit
#else
  public import WebKitStandIn
#endif

// In front of a view, and away from it.
extension WebViewGate {
  /// Reads a policy and puts a gate in front of a view, in one call.
  ///
  /// - Returns: the gate. The view keeps it alive.
  /// - Throws: ``PolicyFailure`` or ``AttachFailure``. The view is closed then: nothing loads in it.
  @discardableResult public static func attach(
    policy: PolicySource, to view: WKWebView, opener: any ExternalOpener, name: String = "v1"
  ) throws -> WebViewGate {
    try attach(to: view) { () throws(PolicyFailure) in try WebViewGate(policy: policy, opener: opener, name: name) }
  }

  /// The same, with the system's own way to other apps.
  @available(iOSApplicationExtension, unavailable)
  @discardableResult public static func attach(policy: PolicySource, to view: WKWebView, name: String = "v1") throws -> WebViewGate {
    try attach(to: view) { () throws(PolicyFailure) in try WebViewGate(policy: policy, name: name) }
  }

  private static func attach(to view: WKWebView, _ make: () throws(PolicyFailure) -> WebViewGate) throws -> WebViewGate {
    do {
      let gate = try make()
      try gate.attach(to: view)
      return gate
    } catch {
      close(view)
      throw error
    }
  }

  /// Puts the gate in front of a view: from now on it answers for the view's delegates and forwards to them, and the view keeps it alive.
  ///
  /// A gate in front of the view already is detached. To attach again to the same view changes nothing; after ``detach()`` a gate can be attached
  /// anew and begins without memory.
  ///
  /// - Throws: ``AttachFailure``. The view is closed then: nothing loads in it.
  public func attach(to view: WKWebView) throws(AttachFailure) {
    if let failure = reasonNotToAttach(to: view) {
      Self.close(view)
      throw failure
    }
    install(in: view)
    for setting in FixedSetting.missed(in: view, policy: state.gate.policy) { notice(.fixedSetting(setting)) }
  }

  private func reasonNotToAttach(to view: WKWebView) -> AttachFailure? {
    if isTornDown { return .tornDown }
    if let attached = self.view, attached !== view { return .attachedElsewhere }
    return NavigationFront.isCalled && !has(.isNotCalled) ? nil : .notCalled
  }

  /// Closes a view for good: a gate that allows nothing stands in front.
  static func close(_ view: WKWebView) {
    let gate = WebViewGate(Gate(Policy()), opener: NoOpener(), name: "closed")
    gate.tearDown()
    gate.install(in: view)
    view.stopLoading()
  }

  private func install(in view: WKWebView) {
    if self.view === view { return isDisplaced ? comeBack(to: view) : putInFront() }
    if let other = GateRetention.gate(of: view), other !== self { other.detach() }
    self.view = view
    // Delegates that were set on the gate before are the app's latest word.
    if navigationDelegate == nil || has(.forgetsEarlyDelegate) { follow(view.navigationDelegate) }
    if uiDelegate == nil || has(.forgetsEarlyDelegate) { follow(view.uiDelegate) }
    if !has(.gateDiesEarly) { GateRetention.keep(self, by: view) }
    putInFront()
    if !isWindow { bridge.install(in: view) }
    let leaked = has(.viewNeverDies) ? view : nil
    watch = LocationWatch(view) { [weak self] in
      _ = leaked
      self?.locationChanged()
    }
    isUnasked = view.isLoading && !has(.trustsEarlierLoad)
    if !view.isLoading { committed = view.url?.absoluteString }
    evidence.observeInputs(of: view, owner: self) { [weak self] input in self?.take(input) }
    guard !evidence.seesInputs(of: view) else { return }
    inputs = InputWatch(view) { [weak self] kind in
      guard let self else { return }
      self.take(InputSeen(kind: kind, at: self.evidence.now))
    }
  }

  /// Takes the gate away: the view's delegates are the app's own again, the recognisers are gone, and the view no longer keeps the gate. What was
  /// begun has no effect any more; a visit ends as cancelled. **The view is without a gate then.**
  public func detach() {
    guard let view else { return }
    endEverything()
    bridge.remove()
    recovery.forget()
    watch?.end()
    watch = nil
    if !has(.inputsStay) {
      evidence.stopObservingInputs(of: view, owner: self)
      inputs?.end()
    }
    inputs = nil
    if !has(.forgetsRestoring) {
      if let front = view.navigationDelegate as? NavigationFront, front.gate === self { view.navigationDelegate = front.app }
      if let front = view.uiDelegate as? InterfaceFront, front.gate === self { view.uiDelegate = front.app }
    }
    self.view = nil
    let fronts = retired + [navigationFront, interfaceFront]
    followNobody()
    (approved, committed, isUnasked) = (nil, nil, false)
    forget()
    if GateRetention.gate(of: view) === self { GateRetention.leave(fronts, in: view) }
  }

  /// The view is gone: nothing that waits for it will come.
  func viewIsGone() {
    guard view == nil else { return }
    endEverything()
  }

  private func take(_ input: InputSeen) {
    lastInput = input.at - epoch
    note(.input(frame: input.frame, document: input.document, kind: input.kind, at: input.at - epoch))
  }

  // MARK: Displaced

  /// Sets both delegates to the gate's. WebKit asks a delegate then, and only then, what it responds to.
  func putInFront() {
    guard let view else { return }
    view.navigationDelegate = nil
    view.navigationDelegate = navigationFront
    view.uiDelegate = nil
    view.uiDelegate = interfaceFront
  }

  /// Whether somebody else answers for the view.
  var isDisplaced: Bool {
    guard let view else { return false }
    return view.navigationDelegate !== navigationFront || view.uiDelegate !== interfaceFront
  }

  /// `url` or `isLoading` changed.
  func locationChanged() {
    guard let view else { return }
    if isDisplaced { return comeBack(to: view) }
    // A page may have changed its own address (`history.pushState`).
    if view.isLoading {
      recovery.state = .loading
    } else {
      committed = view.url?.absoluteString
      recovery.moved(to: committed)
    }
  }

  /// Comes back in front if somebody took the gate's place, and stops what it was not asked about.
  func comeBackIfDisplaced() {
    if let view, isDisplaced { comeBack(to: view) }
  }

  /// - Parameter isAsked: the gate is being asked, by way of a front that was set on the view again: nothing goes on without it.
  func comeBack(to view: WKWebView, isAsked: Bool = false) {
    guard !has(.staysDisplaced) else { return }
    let address = view.url?.absoluteString
    let isOwn = hostLoads.holds(address) || passes.holds(address)
    let isUnasked = !isAsked && view.isLoading && (address == nil || address != approved) && !isOwn
    if view.navigationDelegate !== navigationFront { follow(view.navigationDelegate) }
    if view.uiDelegate !== interfaceFront { follow(view.uiDelegate) }
    putInFront()
    if isUnasked, !has(.letsUnaskedLoad) {
      ended.expect(address, approved, code: EndedLoads.cancelled, at: now)
      view.stopLoading()
    }
    // Whether the question about a load of the app's went to somebody else is not known: it is judged at its response, or now.
    if hostLoads.isWaiting(at: now), !has(.keepsUnaskedPage) { self.isUnasked = true }
    let isThere = !isAsked && !view.isLoading
    let isRefused = isThere && hostLoads.take(address, at: now) && takeOff(address)
    if isThere, !isRefused, address != committedAddress { noteCommit(address) }
    notice(.displaced(stopped: isUnasked || isRefused ? address : nil))
  }

  /// Takes a page off the view that the app loaded while somebody else answered, if the policy refuses it.
  /// - Returns: whether it does.
  func takeOff(_ address: String?) -> Bool {
    let facts = NavigationFacts(url: address, trigger: .host, target: .main, method: "GET", platform: Self.platform, at: now)
    guard state.explain(facts).verdict.kind == .block, !has(.keepsUnaskedPage), let blank = try? WebURL("about:blank") else { return false }
    return continueLoad(blank, facts, nil, asksApp: false)
  }
}
