import Foundation

// From navigations to the delegate's questions, and from its answers to what happens.
extension ScriptedEngine {
  /// Asks about a navigation, or goes on without asking where WebKit does.
  func ask(_ load: ScriptedLoad) {
    if let why = dropsUnasked(load) {
      if load.asker == .host { pendingURL = nil }
      if load.isRedirect { (load.frame.provisional, load.frame.asking) = (nil, nil) }
      return record(.dropped(load.url, why))
    }
    if let older = load.frame.asking, older !== load { supersede(older) }
    load.frame.asking = load
    guard !(has(.subframeIsNotAsked) && !load.frame.isMain), !(has(.hopIsNotAsked) && load.isRedirect) else { return goOn(load) }
    guard let view, let delegate = view.navigationDelegate else {
      return ScriptedAddress.isLoadable(load.url) ? goOn(load) : refuse(load)
    }
    let time = answerTime(load)
    if time == .never { goOn(load) }
    let asked = load.url
    let answer = ScriptedAnswer<WKNavigationActionPolicy>(world, window: window, url: asked, time: time) {
      $0 == .cancel
    } _: {
      [weak self, world, window] policy in
      guard let self else { return world.record(.late(asked, refuses: policy == .cancel), window) }
      self.take(policy ?? .allow, for: load)
    }
    let action = action(load, target: load.frame.document)
    record(.asked(asked, type: load.type.word, source: source(of: action), target: action.targetFrame.map { $0.word } ?? "nil"))
    delegate.webView(view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in answer.answer(policy) }
    answer.delegateReturned()
  }

  /// What WebKit drops by itself, and nobody is asked about.
  private func dropsUnasked(_ load: ScriptedLoad) -> ScriptedEffect.Drop? {
    let isScheme = !ScriptedAddress.isLoadable(load.url)
    if ScriptedAddress.scheme(load.url) == "javascript" || load.url.isEmpty { return .javaScript }
    guard isScheme else { return nil }
    if load.isRedirect, !load.frame.isMain, world.behavior.dropsSubframeSchemeRedirects { return .subframeSchemeRedirect }
    guard world.behavior.dropsSandboxedSchemes, case .document(let document) = load.asker else { return nil }
    let sandbox = main.all.first { $0.number == document.frame }?.sandbox ?? load.frame.sandbox
    guard let sandbox, !sandbox.contains(.customProtocols), !sandbox.contains(.topNavigation) else { return nil }
    // HTML, "hand-off to external software": pop-ups or top navigation by the user allow it too.
    if sandbox.contains(.popups) || (sandbox.contains(.topNavigationByUser) && load.hasGesture) { return nil }
    return .sandboxedScheme
  }

  /// When the answer counts (facts on ignored and synchronous answers).
  private func answerTime(_ load: ScriptedLoad) -> ScriptedAnswer<WKNavigationActionPolicy>.Time {
    if load.isInitialBlank { return has(.blankFrameWaits) ? .whenever : .never }
    guard isSameDocument(load) else { return .whenever }
    if load.hasGesture { return .atOnce }
    return has(.scriptedFragmentAnswerCounts) ? .atOnce : .never
  }

  /// HTML, "navigate", step on fragments: the same document with another fragment, no form, no reload.
  func isSameDocument(_ load: ScriptedLoad) -> Bool {
    guard load.url.contains("#"), load.method == "GET", load.type == .linkActivated || load.type == .other, !load.isText, !load.isRedirect
    else { return false }
    return ScriptedAddress.withoutFragment(load.url) == ScriptedAddress.withoutFragment(load.frame.document.url)
  }

  private func take(_ policy: WKNavigationActionPolicy, for load: ScriptedLoad) {
    guard load.frame.asking === load || has(.supersededAnswerCounts) else {
      return record(.ignored(load.url, refuses: policy == .cancel))
    }
    switch policy {
    case .cancel: has(.refusedLoadsAnyway) ? goOn(load) : refuse(load)
    case .download:
      record(.downloaded(load.url))
      if let view {
        let download = WKDownload(originalRequest: action(load, target: load.frame.document).request, webView: view)
        view.navigationDelegate?.webView(view, navigationAction: action(load, target: load.frame.document), didBecome: download)
        record(.replied("download", download.isCancelled ? "cancelled" : "taken"))
      }
      has(.downloadAlsoLoads) ? goOn(load) : refuse(load)
    case .allow: goOn(load)
    // Private values allow, without a try at an app link.
    @unknown default: goOn(load, triesAppLinks: false)
    }
  }

  /// A first action ends in silence; a hop is a failure of the load that was on its way.
  func refuse(_ load: ScriptedLoad) {
    if load.frame.asking === load { load.frame.asking = nil }
    if load.asker == .host { pendingURL = nil }
    if load.isRedirect {
      if !has(.refusedHopIsSilent) { fail(load, "WebKitErrorDomain", 102) } else { load.frame.provisional = nil }
    } else if has(.refusedFirstActionFails) {
      tellFailure(load, "WebKitErrorDomain", 102)
    }
  }

  func supersede(_ load: ScriptedLoad) {
    if load.frame.asking === load { load.frame.asking = nil }
    record(.superseded(load.url))
  }

  // MARK: What the delegate sees

  func source(of action: WKNavigationAction) -> String { action.sourceFrameIfAny.map { $0.word } ?? "none" }

  /// The source as this engine shows it.
  private func shownSource(_ document: FrameDocument) -> FrameDocument { has(.sourceIsAlwaysMain) ? main.document : document }

  /// - Parameter target: the document in the frame where it lands; `nil` for a new window.
  func action(_ load: ScriptedLoad, target: FrameDocument?) -> WKNavigationAction {
    var request = URLRequest(engineURL: load.url)
    request.httpMethod = load.method
    request.httpBody = load.body.map { Data($0.utf8) }
    let source: WKFrameInfo? =
      switch load.asker {
      case .host:
        world.behavior.hostLoadsHaveNoSource
          ? nil : WKFrameInfo(isMainFrame: true, request: .blank, securityOrigin: .opaque, webView: view)
      case .document(let document): frame(has(.sourceIsTheTarget) ? target ?? document : shownSource(document), asker: document)
      }
    let shownTarget: FrameDocument? = target == nil && has(.blankTargetHasMainTarget) ? main.document : target
    return WKNavigationAction(
      sourceFrameIfAny: source, targetFrame: shownTarget.map { frame($0, asker: nil) }, navigationType: load.type, request: request,
      shouldPerformDownload: load.isDownload, evidence: evidence(load, target: target))
  }

  private func frame(_ document: FrameDocument, asker: FrameDocument?) -> WKFrameInfo {
    // The asking document may live in the opener's view.
    let home = asker.flatMap { opening?.holds($0) == true ? opening?.view : nil } ?? view
    return WKFrameInfo(
      isMainFrame: document.isMain, request: URLRequest(engineURL: document.url.isEmpty ? "about:blank" : document.url),
      securityOrigin: WKSecurityOrigin(serialized: document.origin), webView: home)
  }

  private func evidence(_ load: ScriptedLoad, target: FrameDocument?) -> NavigationEvidence? {
    guard world.behavior.knowledge == .everything else { return nil }
    let source: NavigationEvidence.Source =
      switch load.asker {
      case .host: .host
      case .document(let document): .document(document)
      }
    let place: NavigationEvidence.Target = target.map { $0.isMain ? .main : .frame($0.frame) } ?? .new
    return NavigationEvidence(
      navigation: load.number, url: load.url, source: source, target: place, input: load.input, isRedirect: load.isRedirect,
      redirects: load.redirects)
  }

  // MARK: Responses

  /// Asks about a response, and commits it.
  func askResponse(_ load: ScriptedLoad, type: String, status: Int = 200, canShow: Bool, _ then: @escaping @MainActor () -> Void) {
    guard let view, let delegate = view.navigationDelegate, !has(.responseIsNotAsked) else {
      return canShow ? then() : refuseResponse(load)
    }
    let place = URL(string: load.url) ?? URL(fileURLWithPath: "/")
    let plain = URLResponse(url: place, mimeType: type, expectedContentLength: -1, textEncodingName: nil)
    let web =
      ScriptedAddress.isWeb(load.url)
      ? HTTPURLResponse(url: place, statusCode: status, httpVersion: nil, headerFields: ["Content-Type": type]) : nil
    let response = WKNavigationResponse(
      isForMainFrame: load.frame.isMain, response: web ?? plain, canShowMIMEType: canShow,
      evidence: evidence(load, target: load.frame.document))
    let url = load.url
    let answer = ScriptedAnswer<WKNavigationResponsePolicy>(world, window: window, url: url, time: .whenever) {
      $0 == .cancel
    } _: {
      [weak self, world, window] policy in
      guard let self else { return world.record(.late(url, refuses: policy == .cancel), window) }
      guard load.frame.provisional === load else { return self.record(.ignored(url, refuses: policy == .cancel)) }
      switch policy ?? .allow {
      case .allow: then()
      case .download:
        self.record(.downloaded(url))
        if let view = self.view {
          let request = self.action(load, target: load.frame.document).request
          let download = WKDownload(originalRequest: request, webView: view)
          view.navigationDelegate?.webView(view, navigationResponse: response, didBecome: download)
          self.record(.replied("download", download.isCancelled ? "cancelled" : "taken"))
        }
        self.refuseResponse(load)
      case .cancel: self.refuseResponse(load)
      @unknown default: self.refuseResponse(load)
      }
    }
    record(.askedResponse(url, isMain: load.frame.isMain))
    delegate.webView(view, decidePolicyFor: response) { answer.answer($0) }
  }

  private func refuseResponse(_ load: ScriptedLoad) {
    if has(.refusedResponseIsSilent) { load.frame.provisional = nil } else { fail(load, "WebKitErrorDomain", 102) }
  }
}

extension WKFrameInfo {
  /// `M@origin` or `S@origin`, read from what Apple's interface shows.
  package var word: String {
    let origin = securityOrigin
    let isOpaque = origin.protocol.isEmpty
    let port = origin.port == 0 ? "" : ":\(origin.port)"
    return (isMainFrame ? "M@" : "S@") + (isOpaque ? "null" : "\(origin.protocol)://\(origin.host)\(port)")
  }
}
