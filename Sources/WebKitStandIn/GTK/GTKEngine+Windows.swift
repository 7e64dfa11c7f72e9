#if WebKitGTK
  import CWebKitGTK
  import Foundation

  /// The window that a page asks for, in the configuration that the delegate is handed for it.
  @MainActor struct WindowOpening {
    let opener: GTKEngine
    let evidence: NavigationEvidence
  }

  extension GTKEngine {
    /// Asks the delegate for the view of a new window.
    /// - Returns: the view's page; `nil` opens no window.
    func create(_ action: OpaquePointer) -> UnsafeMutablePointer<WebKitWebView>? {
      guard let view, let delegate = view.uiDelegate, let asked = EngineAction(action, isNewWindow: true) else { return nil }
      let evidence = tracker.create(asked.question, at: Self.now)
      let configuration = view.configuration
      configuration.opening = WindowOpening(opener: self, evidence: evidence)
      let made = delegate.webView(
        view, createWebViewWith: configuration, for: self.action(asked, evidence), windowFeatures: WKWindowFeatures())
      guard let made, let engine = made.engine as? GTKEngine, engine.isOpened(by: self) else { return nil }
      tracker.didOpenWindow()
      // The engine takes no reference. Hold the view until this call is over, even if the delegate keeps it nowhere.
      handedOut = made
      Task { [weak self] in self?.handedOut = nil }
      return engine.raw
    }

    /// Whether the view was made from a configuration for a window of this opener's. WebKit on Apple systems raises an exception for any
    /// other view.
    private func isOpened(by opener: GTKEngine) -> Bool { self.opener === opener }
  }
#endif
