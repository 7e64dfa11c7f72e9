import Foundation

// From a scene's steps to navigations.
extension ScriptedEngine {
  func perform(_ step: ScriptedStep) {
    switch step {
    case .hostLoads(let url, let method, let body):
      var request = URLRequest(engineURL: url)
      request.httpMethod = method
      request.httpBody = body.map { Data($0.utf8) }
      view?.load(request)
    case .hostLoadsText(let base): view?.loadHTMLString("", baseURL: base.flatMap { URL(string: $0) })
    case .hostLoadsFile(let url, let access):
      if let url = URL(string: url), let access = URL(string: access) { view?.loadFileURL(url, allowingReadAccessTo: access) }
    case .hostReloads: view?.reload()
    case .hostGoesBack: view?.goBack()
    case .hostGoesForward: view?.goForward()
    case .hostStops: view?.stopLoading()
    case .navigates(let navigation): navigate(navigation)
    case .pushesState(let url, let name): pushState(url, name)
    case .input(let kind, let name): if let frame = frame(name) { _ = input(kind, in: frame.document, ago: 0) }
    case .holds(let url): world.hold(url)
    case .releases(let url): world.release(url)
    case .closesWindow:
      record(.closed)
      if let view { view.uiDelegate?.webViewDidClose(view) }
    case .processEnds: terminateProcess()
    case .posts(let text, let name, let frame): post(text, to: name, from: frame)
    case .postsJSON(let text, let name, let frame):
      guard let value = try? ScriptValue.decode(text) else { return record(.exception("not JSON: \(text)")) }
      post(value, text, to: name, from: frame)
    case .asks(let question, let frame): ask(question, from: frame)
    case .inWindow(let number, let inner):
      guard let other = world.window(number) else { return record(.dropped("window \(number)", .noView)) }
      other.perform(inner)
    }
  }

  func frame(_ name: String) -> ScriptedFrame? { main.all.first { $0.name == name } }

  /// The user acts; whoever watches hears of it.
  func input(_ kind: TrustedInput.Kind, in document: FrameDocument, ago milliseconds: Int64) -> TrustedInput {
    let input = TrustedInput(kind: kind, document: document, at: world.now - milliseconds)
    record(.input(frame: document.word))
    view?.report(.input(input))
    return input
  }

  /// `pushState` and `replaceState` ask nobody.
  private func pushState(_ url: String, _ name: String) {
    guard let frame = frame(name) else { return record(.dropped(url, .noFrame)) }
    if has(.pushStateAsks) {
      let load = ScriptedLoad(world.number(), frame, .document(frame.document), .other, url)
      return ask(load)
    }
    frame.document.url = url
    if frame.isMain { lastCommittedURL = url }
    record(.sameDocument(url, frame: frame.word))
  }

  private func post(_ text: String, to name: String, from frameName: String) { post(text, text, to: name, from: frameName) }

  private func post(_ value: Any, _ text: String, to name: String, from frameName: String) {
    guard let frame = frame(frameName), let view else { return record(.dropped(name, .noFrame)) }
    let controller = view.configuration.userContentController
    guard let handler = controller.handler(name, in: .page) else { return record(.dropped(name, .noHandler)) }
    record(.message(text, to: name, from: frame.word))
    let info = WKFrameInfo(frame.document, in: view)
    let message = WKScriptMessage(body: value, frameInfo: info, name: name, world: .page, webView: view)
    handler.take(message, from: controller) { [weak self] reply, error in
      self?.record(
        .message(error ?? reply.map { ($0 as? String) ?? ScriptValue.encode($0) ?? "\($0)" } ?? "nothing", to: "reply", from: name))
    }
  }

  private func navigate(_ navigation: ScriptedNavigation) {
    guard let asking = frame(navigation.frame) else { return record(.dropped(navigation.url, .noFrame)) }
    let (input, hasGesture) = evidence(navigation.user, asking)
    if case .open = navigation.way { return open(navigation, asking, input, hasGesture) }
    let type: WKNavigationType =
      switch navigation.way {
      case .link: navigation.user == .none && has(.scriptedClickIsOther) ? .other : .linkActivated
      case .form: .formSubmitted
      case .location, .refresh, .source, .open: .other
      case .history: .backForward
      case .reload: .reload
      case .resubmission: .formResubmitted
      }
    guard let frame = landing(navigation.landing, asking) else {
      return openByName(navigation, type, asking, input, hasGesture)
    }
    guard mayNavigate(frame, asking, hasGesture) else { return record(.dropped(navigation.url, .topNavigationBlocked)) }
    if case .history = navigation.way, frame.isMain, let index = history.lastIndex(where: { $0.url == navigation.url }) {
      _ = goTo(index, .document(asking.document))
      return
    }
    let load = ScriptedLoad(
      world.number(), frame, .document(asking.document), type, navigation.url, method: navigation.method, body: navigation.body,
      input: input, hasGesture: hasGesture)
    if case .link(let download) = navigation.way { load.isDownload = download }
    ask(load)
  }

  /// What is known of the user's part, and whether WebKit counts a gesture: it goes along with messages and, for a second, with timers.
  private func evidence(_ user: ScriptedNavigation.User, _ asking: ScriptedFrame) -> (InputEvidence, Bool) {
    switch user {
    case .none: return (InputEvidence(.none), false)
    case .taps, .inHandler: return (InputEvidence(.direct, input(.tap, in: asking.document, ago: 0)), true)
    case .earlier(let milliseconds):
      let input = input(.tap, in: asking.document, ago: milliseconds)
      return (InputEvidence(.recent(milliseconds: milliseconds), input), milliseconds < 1000)
    case .unseen: return (InputEvidence(.unknown), true)
    case .elsewhere(let name):
      guard let other = frame(name) else { return (InputEvidence(.unknown), true) }
      return (InputEvidence(.recent(milliseconds: 0), input(.tap, in: other.document, ago: 0)), true)
    }
  }

  /// The frame where it lands; `nil` is a new window.
  private func landing(_ landing: ScriptedNavigation.Landing, _ asking: ScriptedFrame) -> ScriptedFrame? {
    switch landing {
    case .itself: asking
    case .top: main
    case .parent: asking.parent ?? asking
    case .frame(let name): frame(name)
    case .new: nil
    }
  }

  /// HTML, "allowed by sandboxing to navigate", and WebKit's rule that a foreign frame drives the top only with a gesture.
  private func mayNavigate(_ frame: ScriptedFrame, _ asking: ScriptedFrame, _ hasGesture: Bool) -> Bool {
    guard frame.isMain, asking !== frame, !has(.topNavigationWithoutGesture) else { return true }
    if let sandbox = asking.sandbox {
      return sandbox.contains(.topNavigation) || (sandbox.contains(.topNavigationByUser) && hasGesture)
    }
    return hasGesture || asking.document.origin == frame.document.origin
  }
}
