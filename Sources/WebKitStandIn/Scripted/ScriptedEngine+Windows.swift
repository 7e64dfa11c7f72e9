import Foundation

/// The window that a page asks for, in the configuration that the delegate is handed for it.
@MainActor package final class ScriptedOpening {
  let opener: ScriptedEngine
  /// The origin of the window's first, empty document: the opener's, or opaque.
  let origin: String

  init(opener: ScriptedEngine, origin: String) {
    self.opener = opener
    self.origin = origin
  }

  var view: WKWebView? { opener.view }
  func holds(_ document: FrameDocument) -> Bool { opener.main.all.contains { $0.document.isSame(as: document) } }
}

// New windows.
extension ScriptedEngine {
  /// `window.open`: the delegate is asked for a view at once, and about the address by nobody before.
  func open(_ navigation: ScriptedNavigation, _ asking: ScriptedFrame, _ input: InputEvidence, _ hasGesture: Bool) {
    guard mayOpen(asking, hasGesture) else { return record(.dropped(navigation.url, .popupBlocked)) }
    let load = ScriptedLoad(
      world.number(), main, .document(asking.document), .other, navigation.url, input: input, hasGesture: hasGesture)
    guard case .open(let noopener) = navigation.way else { return }
    if has(.windowOpenAsksFirst) { return askForWindow(load, noopener: noopener) }
    create(load, noopener: noopener)
  }

  /// A link or form for `_blank` or a name that no frame has: asked about with no target, and then for a view.
  func openByName(
    _ navigation: ScriptedNavigation, _ type: WKNavigationType, _ asking: ScriptedFrame, _ input: InputEvidence, _ hasGesture: Bool
  ) {
    guard mayOpen(asking, hasGesture) else { return record(.dropped(navigation.url, .popupBlocked)) }
    let load = ScriptedLoad(
      world.number(), main, .document(asking.document), type, navigation.url, method: navigation.method, body: navigation.body,
      input: input, hasGesture: hasGesture)
    // `_blank` implies noopener (HTML, "get an element's noopener").
    if has(.blankTargetSkipsQuestion) { return create(load, noopener: true) }
    askForWindow(load, noopener: true)
  }

  private func mayOpen(_ asking: ScriptedFrame, _ hasGesture: Bool) -> Bool {
    if let sandbox = asking.sandbox, !sandbox.contains(.popups) { return false }
    return hasGesture || !world.behavior.windowsNeedGesture || has(.popupWithoutGesture)
  }

  private func askForWindow(_ load: ScriptedLoad, noopener: Bool) {
    guard let view, let delegate = view.navigationDelegate else { return create(load, noopener: noopener) }
    let url = load.url
    let answer = ScriptedAnswer<WKNavigationActionPolicy>(world, window: window, url: url, time: .whenever) {
      $0 == .cancel
    } _: {
      [weak self, world, window] policy in
      guard let self else { return world.record(.late(url, refuses: policy == .cancel), window) }
      switch policy ?? .allow {
      case .cancel: break
      case .download: self.record(.downloaded(url))
      case .allow: self.create(load, noopener: noopener)
      @unknown default: self.create(load, noopener: noopener)
      }
    }
    let action = action(load, target: nil)
    record(.asked(url, type: load.type.word, source: source(of: action), target: action.targetFrame.map { $0.word } ?? "nil"))
    delegate.webView(view, decidePolicyFor: action, preferences: WKWebpagePreferences()) { policy, _ in answer.answer(policy) }
  }

  private func create(_ load: ScriptedLoad, noopener: Bool) {
    guard let view, let delegate = view.uiDelegate else { return record(.dropped(load.url, .noUIDelegate)) }
    guard case .document(let asking) = load.asker else { return }
    let configuration = view.configuration
    configuration.scriptedOpening = ScriptedOpening(opener: self, origin: noopener ? "null" : asking.origin)
    if has(.popupLosesHandlers) { configuration.userContentController = WKUserContentController() }
    let action = action(load, target: nil)
    record(.askedForWindow(load.url, type: load.type.word, source: source(of: action)))
    let made = delegate.webView(
      view, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    guard let made else { return record(.dropped(load.url, .noView)) }
    guard let engine = made.engine as? ScriptedEngine, engine.opening?.opener === self || has(.foreignViewIsUsed) else {
      return record(.exception("the view for a new window was not made from the given configuration"))
    }
    record(.window(engine.window))
    // WebKit keeps the view until its first navigation; then it lives by whoever keeps it.
    handedOut = made
    world.later { [weak self] in self?.handedOut = nil }
    guard !load.url.isEmpty, load.url != "about:blank" else { return }
    // The gesture of `window.open` goes along, a link's does not (facts, rows 9, 40 and 42).
    let keepsGesture = !noopener
    let first = ScriptedLoad(
      world.number(), engine.main, .document(asking), .other, load.url, method: load.method, body: load.body,
      input: keepsGesture ? load.input : InputEvidence(.unknown), hasGesture: load.hasGesture && keepsGesture)
    world.later { [weak engine] in
      guard let engine else { return }
      engine.has(.popupIsNotAsked) ? engine.goOn(first) : engine.ask(first)
    }
  }
}
