#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import URLStandard
  import WebKitStandIn

  /// Plays a case's scene through the adapter, and says what came of it.
  @MainActor final class CaseVisit {
    private let scene: CaseScene
    private let world: ScriptedWorld
    private let opener = Opener()
    private let appsTake: Bool
    private var routes: [String] = []
    private var windows: [WKWebView] = []
    private var decisions: [GateDecision] = []
    private var handoffs = 0
    private var outcomes: [Handoff.Outcome] = []

    @MainActor private final class Opener: ExternalOpener {
      var takes = false
      var asked: [String] = []
      func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
        asked.append(url)
        return takes
      }
    }

    init(_ scene: CaseScene, appsTake: Bool) {
      self.scene = scene
      self.appsTake = appsTake
      world = ScriptedWorld(scene.web, .asksAboutEverything)
      world.behavior.windowsNeedGesture = false
    }

    /// What came of it.
    struct Outcome: Sendable {
      /// The verdict about the case's address, and about the chain before it.
      var verdict: Verdict?
      var isChainEnded: Bool
      /// Requests that went out for the case's address, with their bodies.
      var requests: [String]
      /// Documents that were shown without a request.
      var documents: [String]
      var opened: [String]
      var handoffs: Int
      var outcomes: [Handoff.Outcome]
      var routes: [String]
      var windows: Int
      var page: String?
      var dropped: [ScriptedEffect]
      /// Answers that were late, doubled or missing, and exceptions.
      var sins: [ScriptedEffect]
    }

    func play(_ policy: Policy) async throws -> Outcome {
      let view = WKWebView(frame: .zero, configuration: world.configuration)
      // The page is there before the gate: whether it may be is another case.
      if let page = scene.page, scene.userLoad == nil || scene.holdsUserLoad { await world.play([.hostLoads(page)], in: view) }
      let gate = WebViewGate(Gate(policy), opener: opener) { [world] in world.now }
      gate.handoffEnded = { [weak self] in self?.outcomes.append($0.outcome) }
      gate.router = { [weak self] in self?.routes.append($0.name) }
      gate.observer = { [weak self] record in
        switch record {
        case .decision(let decision): self?.decisions.append(decision)
        case .handoff: self?.handoffs += 1
        case .notice: break
        case .event: break
        }
      }
      gate.makeWindow = { [weak self] configuration, _ in
        let window = WKWebView(frame: .zero, configuration: configuration)
        self?.windows.append(window)
        return window
      }
      try gate.attach(to: view)
      try await prepare(gate, view)
      if scene.isInBackground { gate.didEnterBackground() }
      let before = world.effects.count
      let page = view.engine.committedURL
      switch scene.host {
      case .app?: if let request { gate.load(request) }
      case .user?: if let request { gate.load(request, for: .user) }
      case nil: await world.play([.navigates(scene.navigation)], in: view)
      }
      await world.settle()
      return outcome(Array(world.effects.dropFirst(before)), movedFrom: page, view)
    }

    /// What happened before the question: the user's load, a touch, and the time since. No app takes anything meanwhile.
    private func prepare(_ gate: WebViewGate, _ view: WKWebView) async throws {
      if let url = scene.userLoad, let place = URL(string: url) {
        if scene.holdsUserLoad { await world.play([.holds(url)], in: view) }
        gate.load(URLRequest(url: place), for: .user)
        await world.settle()
        guard view.engine.committedURL == scene.page else { throw CaseScene.Refusal.refusedPage }
      }
      if scene.isTouched { await world.play([.input(in: scene.navigation.frame)], in: view) }
      world.skip(milliseconds: scene.elapsed)
      opener.takes = appsTake
      (opener.asked, routes, windows, decisions, handoffs, outcomes) = ([], [], [], [], 0, [])
    }

    private var request: URLRequest? {
      guard let url = URL(string: scene.navigation.url) else { return nil }
      var request = URLRequest(url: url)
      request.httpMethod = scene.navigation.method
      request.httpBody = scene.navigation.body.map { Data($0.utf8) }
      return request
    }

    private func outcome(_ effects: [ScriptedEffect], movedFrom page: String?, _ view: WKWebView) -> Outcome {
      let verdict = decisions.first { $0.facts.url == scene.url }?.verdict
      let other = decisions.first { $0.facts.url != scene.url && $0.verdict.kind != .load }
      let canonical = verdict?.url?.href ?? scene.url
      var requests: [String] = []
      var documents: [String] = []
      for case .requested(let url, let method, let body, _) in effects where url == scene.url || url == canonical {
        requests.append(body.map { "\(method) \($0)" } ?? method)
      }
      for case .committed(let url, _) in effects where url == scene.url || url == canonical { documents.append(url) }
      for case .sameDocument(let url, _) in effects where url == scene.url { documents.append(url) }
      return Outcome(
        verdict: verdict, isChainEnded: verdict == nil && other != nil, requests: requests, documents: documents, opened: opener.asked,
        handoffs: handoffs, outcomes: outcomes, routes: routes, windows: windows.count,
        page: view.engine.committedURL == page ? nil : view.engine.committedURL,
        dropped: effects.filter { if case .dropped = $0 { true } else { false } },
        sins: effects.filter {
          switch $0 {
          case .late, .answeredTwice, .unanswered, .exception: true
          default: false
          }
        })
    }
  }

  extension CaseVisit.Outcome {
    /// What is wrong if this came of a verdict; empty if nothing.
    func faults(_ answer: Answer, _ scene: CaseScene, appsTake: Bool) -> [String] {
      var faults = sins.map { "\($0)" }
      func want(_ isSo: Bool, _ what: String) { if !isSo { faults.append(what) } }
      let isLoaded = !requests.isEmpty || !documents.isEmpty
      want(handoffs == opened.count, "\(opened.count) handed over, \(handoffs) told")
      switch answer.verdict {
      case "load":
        want(opened.isEmpty && routes.isEmpty, "it left the view")
        // The first document of a window is empty by itself.
        want(isLoaded || (windows == 1 && scene.url == "about:blank"), "it did not load")
        want(requests.count <= 1, "it was requested \(requests.count) times")
        if let method = requests.first, scene.navigation.method != "GET" { want(method == "POST case=1", "the body is lost: \(method)") }
        want(windows == (scene.navigation.landing == .new && scene.host == nil ? 1 : 0), "\(windows) windows")
      case "loadInPlace":
        want(opened.isEmpty && routes.isEmpty && windows == 0, "it left the view")
        want(requests == ["GET"], "it was requested as \(requests)")
      case "open":
        // What no app takes is searched for in the store, where the policy says so.
        let searches = !appsTake && answer.line["fallback"]?.string == "store"
        want(opened.count == (searches ? 3 : 1), "\(opened.count) were handed over")
        want(outcomes.count == 1, "\(outcomes.count) outcomes were told")
        want(opened.first == answer.line["url"]?.string, "\(opened) was handed over")
        let isFallback = !appsTake && answer.line["fallback"]?.string == "load"
        want(isLoaded == isFallback, isLoaded ? "it loaded too" : "its fallback did not load")
        want(requests.count <= 1 && windows == 0 && routes.isEmpty, "more came of it")
      case "route":
        want(routes == [answer.line["route"]?["name"]?.string ?? ""], "the routes were \(routes)")
        want(opened.isEmpty && !isLoaded && windows == 0, "more came of it")
      case "block", "ask", "deliver":
        want(opened.isEmpty && routes.isEmpty && windows == 0, "it left the view")
        want(!isLoaded, "it loaded: \(requests) \(documents)")
        want(page == nil, "the page moved to \(page ?? "")")
      default: faults.append("no effect is known of \(answer.verdict)")
      }
      return faults
    }
  }
#endif
