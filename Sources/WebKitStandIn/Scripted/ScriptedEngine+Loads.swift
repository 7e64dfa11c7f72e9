import Foundation

// What happens to a navigation that was allowed.
extension ScriptedEngine {
  /// Goes on with a navigation.
  func goOn(_ load: ScriptedLoad, triesAppLinks: Bool = true) {
    if load.frame.asking === load { load.frame.asking = nil }
    guard ScriptedAddress.isLoadable(load.url) || has(.foreignSchemeLoads) else {
      // Allowed, and WebKit cannot handle it: dropped without a word.
      if load.asker == .host { pendingURL = nil }
      load.frame.provisional = load.isRedirect ? nil : load.frame.provisional
      return record(.dropped(load.url, .unhandledScheme))
    }
    if triesAppLinks, tryAppLink(load) { return }
    if isSameDocument(load) { return changeFragment(load) }
    if load.isRedirect, load.frame.provisional === load {
      if !has(.hopIsNotShown) { load.shownURL = load.url }
      if load.frame.isMain { view?.locationMayHaveChanged() }
      // Whoever watches the address may have stopped it.
      guard load.frame.provisional === load else { return }
      if load.frame.isMain, let view {
        view.navigationDelegate?.webView(view, didReceiveServerRedirectForProvisionalNavigation: load.navigation)
      }
      return send(load)
    }
    if let older = load.frame.provisional { fail(older, "NSURLErrorDomain", -999) }
    load.frame.provisional = load
    // Whoever watches the address may have stopped it.
    guard load.frame.provisional === load else { return }
    if load.isInitialBlank { return commit(load, ScriptedPage()) }
    if load.frame.isMain, let view {
      load.navigation = load.navigation ?? WKNavigation()
      if load.asker == .host { pendingURL = nil }
      view.navigationDelegate?.webView(view, didStartProvisionalNavigation: load.navigation)
    }
    send(load)
  }

  private func send(_ load: ScriptedLoad) {
    let isText = load.isText || ["about", "data", "blob"].contains(ScriptedAddress.scheme(load.url))
    if !isText {
      let body = has(.bodyIsLostOnRepeat) && load.historyIndex != nil ? nil : load.body
      record(.requested(load.url, method: load.method, body: body, frame: load.frame.isMain ? "M" : "S"))
    }
    world.answer(ScriptedAddress.withoutFragment(load.url)) { [weak self] in self?.receive(load, isText: isText) }
  }

  private func receive(_ load: ScriptedLoad, isText: Bool) {
    guard load.frame.provisional === load else { return }
    switch isText ? world.web.responses[load.url] ?? .page(ScriptedPage()) : world.web.response(to: load.url) {
    case .page(let page):
      // The empty page has no response of its own.
      if load.url == "about:blank", !load.isText { return commit(load, page) }
      askResponse(load, type: "text/html", canShow: true) { [weak self] in self?.commit(load, page) }
    case .broken(let page, let code):
      askResponse(load, type: "text/html", canShow: true) { [weak self] in self?.commit(load, page, breaksWith: code) }
    case .file(let type): askResponse(load, type: type, canShow: false) { [weak self] in self?.commit(load, ScriptedPage()) }
    case .noContent: fail(load, "WebKitErrorDomain", 102)
    case .failure(let code): fail(load, "NSURLErrorDomain", code)
    case .redirect(let url, let status): redirect(load, to: url, status)
    }
  }

  /// A hop keeps the type of the first request.
  private func redirect(_ load: ScriptedLoad, to url: String, _ status: Int) {
    guard load.redirects.count < 20 else { return fail(load, "NSURLErrorDomain", -1007) }
    load.redirects.append(NavigationEvidence.Redirect(from: load.url, to: url))
    load.url = url
    if ![307, 308].contains(status), load.method != "GET", load.method != "HEAD", !has(.postSurvives302) {
      load.method = "GET"
      load.body = nil
    }
    if has(.redirectBecomesOther) { load.type = .other }
    ask(load)
  }

  private func commit(_ load: ScriptedLoad, _ page: ScriptedPage, breaksWith code: Int? = nil) {
    let frame = load.frame
    frame.provisional = nil
    frame.children = []
    let creator: String? =
      switch load.asker {
      case .host: nil
      case .document(let document): document.origin
      }
    var origin = frame.origin(of: load.url, creator: creator)
    if load.url == "about:srcdoc", has(.srcdocIsOpaque) { origin = "null" }
    if load.url == "about:blank", !frame.isMain, has(.blankTakesOwnOrigin) { origin = "null" }
    if frame.sandbox?.contains(.sameOrigin) == false, has(.opaqueOriginIsInherited) { origin = main.document.origin }
    frame.document = FrameDocument(frame: frame.number, number: world.number(), isMain: frame.isMain, origin: origin, url: load.url)
    record(.committed(load.url, frame: frame.word))
    if frame.isMain { didCommit(load) }
    for element in page.frames { add(element, to: frame) }
    guard frame.isMain, let view else { return }
    world.later { [weak self, weak view] in
      guard let self, let view, self.main === frame else { return }
      if let code {
        let error = self.error("NSURLErrorDomain", code, load.url)
        self.record(.failed(load.url, domain: error.domain, code: code, isProvisional: false))
        view.navigationDelegate?.webView(view, didFail: load.navigation, withError: error)
      } else {
        self.record(.finished(load.url))
        view.navigationDelegate?.webView(view, didFinish: load.navigation)
      }
      view.report(.finished(url: load.url))
    }
  }

  private func didCommit(_ load: ScriptedLoad) {
    pendingURL = nil
    lastCommittedURL = load.url
    mayUseAppLinks = isAppLinkAllowed(load)
    let entry = HistoryEntry(url: load.url, method: load.method, body: load.body)
    if let index = load.historyIndex, history.indices.contains(index) {
      historyIndex = index
    } else {
      history = Array(history.prefix(historyIndex + 1)) + [entry]
      historyIndex = history.count - 1
    }
    guard let view else { return }
    view.report(.committed(url: load.url))
    view.navigationDelegate?.webView(view, didCommit: load.navigation)
  }

  /// Makes a frame of a page; its first document is a navigation of its parent's.
  func add(_ element: ScriptedElement, to parent: ScriptedFrame) {
    let frame = ScriptedFrame(element, in: parent, number: world.number(), document: world.number())
    parent.children.append(frame)
    let url: String =
      switch element.content {
      case .url(let url): url
      case .srcdoc: "about:srcdoc"
      case .blank: "about:blank"
      }
    let load = ScriptedLoad(world.number(), frame, .document(parent.document), .other, url)
    load.isInitialBlank = url == "about:blank"
    world.later { [weak self] in self?.ask(load) }
  }

  private func changeFragment(_ load: ScriptedLoad) {
    let frame = load.frame
    frame.document.url = load.url
    if frame.isMain {
      pendingURL = nil
      lastCommittedURL = load.url
      history = Array(history.prefix(historyIndex + 1)) + [HistoryEntry(url: load.url, method: "GET", body: nil)]
      historyIndex = history.count - 1
    }
    record(.sameDocument(load.url, frame: frame.word))
  }

  // MARK: Failures

  func fail(_ load: ScriptedLoad, _ domain: String, _ code: Int) {
    if load.frame.provisional === load { load.frame.provisional = nil }
    if load.frame.asking === load { load.frame.asking = nil }
    if code == -999, has(.supersededIsSilent) { return }
    tellFailure(load, domain, code)
  }

  /// Only the main frame's failures are told.
  func tellFailure(_ load: ScriptedLoad, _ domain: String, _ code: Int) {
    guard load.frame.isMain, let view else { return }
    record(.failed(load.url, domain: domain, code: code, isProvisional: true))
    view.navigationDelegate?.webView(view, didFailProvisionalNavigation: load.navigation, withError: error(domain, code, load.url))
    view.report(.finished(url: load.url))
  }

  private func error(_ domain: String, _ code: Int, _ url: String) -> NSError {
    NSError(domain: domain, code: code, userInfo: ["NSErrorFailingURLStringKey": url])
  }

  // MARK: Universal links

  /// WebPageProxy.cpp 7977-7980 and `tryInterceptNavigation`: main frame, not history, another host, and a page or gesture that may.
  private func tryAppLink(_ load: ScriptedLoad) -> Bool {
    let host = ScriptedAddress.host(load.url)
    guard world.behavior.appLinkHosts.contains(host), load.frame.isMain, load.type != .backForward,
      lastCommittedURL == nil || ScriptedAddress.host(lastCommittedURL ?? "") != host, isAppLinkAllowed(load)
    else { return false }
    record(.leftByAppLink(load.url))
    if load.frame.provisional === load { load.frame.provisional = nil }
    if load.asker == .host { fail(load, "NSURLErrorDomain", -999) }
    return true
  }

  /// FrameLoader.cpp 1501-1513: a gesture, or the policy of the document that asks.
  private func isAppLinkAllowed(_ load: ScriptedLoad) -> Bool {
    if load.hasGesture { return true }
    switch load.asker {
    case .host: return false
    case .document(let document): return document.isMain && mayUseAppLinks
    }
  }
}
