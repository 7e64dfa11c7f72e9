#if !canImport(WebKit)
  import Dispatch
  import Foundation
  package import Gatehouse
  import WebKitStandIn

  /// What the stand-in's engines know of a navigation: frames, inputs and redirects, from inside the page process.
  struct StandInEvidence: EvidenceSource {
    /// Another clock than the system's, for tests.
    var clock: (@MainActor () -> Int64)?

    var now: Int64 { clock?() ?? Int64(clamping: DispatchTime.now().uptimeNanoseconds / 1_000_000) }

    func clues(for action: WKNavigationAction) -> NavigationClues {
      guard let evidence = action.evidence else {
        var clues = NavigationClues()
        clues.url = action.request.url?.absoluteString
        clues.source = action.sourceFrameIfAny.flatMap { $0.isVerified ? Source($0) : nil }
        clues.target = action.targetFrame.map { $0.isVerified ? ($0.isMainFrame ? .main : .frame) : .later } ?? .new
        clues.method = action.request.httpMethod ?? "GET"
        clues.isPublicOnly = true
        return clues
      }
      var clues = Self.clues(evidence, at: now)
      clues.method = Self.namesMethod(action, evidence) ? action.request.httpMethod ?? "GET" : nil
      return clues
    }

    /// WebKitGTK says GET of every form that is sent to something else than a server, whatever the form says.
    private static func namesMethod(_ action: WKNavigationAction, _ evidence: NavigationEvidence) -> Bool {
      guard action.navigationType == .formSubmitted || action.navigationType == .formResubmitted, !evidence.isRedirect else { return true }
      return evidence.url.hasPrefix("https:") || evidence.url.hasPrefix("http:")
    }

    func clues(for response: WKNavigationResponse) -> NavigationClues {
      var clues = response.evidence.map { Self.clues($0, at: now) } ?? NavigationClues()
      if clues.url == nil { clues.url = response.response.url?.absoluteString }
      clues.target = response.isForMainFrame ? .main : .frame
      return clues
    }

    func namesTargets(of view: WKWebView) -> Bool { view.engine.namesTargets }

    func committedAddress(of view: WKWebView) -> String? { view.engine.knowsFrames ? view.engine.committedURL : nil }

    func seesInputs(of view: WKWebView) -> Bool { view.engine.knowsFrames }

    func observeInputs(of view: WKWebView, owner: AnyObject, _ take: @escaping @MainActor (InputSeen) -> Void) {
      view.observeEngine(owner) { [weak view] event in
        guard case .input(let input) = event else { return }
        // A recogniser on the view sees that there was a touch, not where.
        guard view?.engine.knowsFrames == true else { return take(InputSeen(kind: Activation.Input(input.kind), at: input.at)) }
        take(
          InputSeen(
            frame: Activation.Frame(input.document), document: input.document.identifier, kind: Activation.Input(input.kind), at: input.at))
      }
    }

    func stopObservingInputs(of view: WKWebView, owner: AnyObject) { view.stopObserving(owner) }

    private static func clues(_ evidence: NavigationEvidence, at now: Int64) -> NavigationClues {
      var clues = NavigationClues()
      clues.at = now
      clues.navigation = evidence.navigation
      clues.url = evidence.url
      clues.isAmbiguous = evidence.isAmbiguous
      clues.isHostLoad = evidence.source == .host
      clues.isRedirect = evidence.isRedirect
      clues.redirects = evidence.redirects.map { Redirect(from: $0.from, to: $0.to) }
      switch evidence.source {
      case .unknown, .host: break
      case .document(let document):
        clues.source = Source(origin: document.origin, isMain: document.isMain, document: document.identifier)
      }
      switch evidence.target {
      case .main: clues.target = .main
      case .frame: clues.target = .frame
      case .new: clues.target = .new
      case .later: clues.target = .later
      }
      clues.activation = Activation(evidence.input, at: now)
      return clues
    }
  }

  extension WebViewGate {
    /// Makes a gate for one view whose clock is a test's, in milliseconds.
    package convenience init(_ gate: Gate, opener: any ExternalOpener, name: String = "v1", clock: @escaping @MainActor () -> Int64) {
      self.init(gate, opener: opener, name: name, evidence: StandInEvidence(clock: clock), epoch: clock())
    }
  }

  extension Source {
    @MainActor fileprivate init(_ frame: WKFrameInfo) {
      let origin = frame.securityOrigin
      let isOpaque = origin.protocol.isEmpty || origin.host.isEmpty
      let text = isOpaque ? "null" : "\(origin.protocol)://\(origin.host)" + (origin.port == 0 ? "" : ":\(origin.port)")
      self.init(origin: text, isMain: frame.isMainFrame)
    }
  }

  extension Activation {
    /// `nil`: it is not known what the user did.
    fileprivate init?(_ evidence: InputEvidence, at now: Int64) {
      let kind: Kind
      switch evidence.kind {
      case .direct: kind = .direct
      case .recent(let milliseconds): kind = .recent(ageMs: evidence.input.map { max(0, now - $0.at) } ?? milliseconds)
      case .none: kind = .none
      case .unknown: return nil
      }
      let input = evidence.input
      self.init(
        kind, input: input.map { Input($0.kind) }, frame: input.map { Frame($0.document) }, document: input?.document.identifier)
    }
  }

  extension Activation.Frame {
    fileprivate init(_ document: FrameDocument) { self.init(origin: document.origin, isMain: document.isMain) }
  }

  extension Activation.Input {
    fileprivate init(_ kind: TrustedInput.Kind) {
      switch kind {
      case .tap: self = .tap
      case .key: self = .key
      }
    }
  }
#endif
