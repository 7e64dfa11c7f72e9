#if !canImport(WebKit)
  import Foundation
  import Gatehouse
  import GatehouseWebKit
  import WebKitStandIn

  /// A view of the scripted engine with the gate in front and the app behind, and everything that came of it.
  @MainActor final class AdapterVisit {
    static let shop = "https://shop.example/"

    let world: ScriptedWorld
    let view: SeenView
    let gate: WebViewGate
    let opener = Installed()
    let app = AppDelegate()
    private(set) var outcomes: [Handoff] = []
    private(set) var notices: [GateNotice] = []
    private(set) var decisions: [GateDecision] = []
    private(set) var events: [ViewEvent] = []
    private(set) var routes: [String] = []
    private(set) var windows: [WKWebView] = []
    /// What was not as it should be.
    private(set) var complaints: [String] = []

    /// - Parameter apps: the addresses, or schemes, that an installed app takes.
    init(
      _ policy: Policy = AdapterVisit.policy, web: [String: ScriptedResponse] = [:], _ knowledge: ScriptedBehavior.Knowledge = .everything,
      apps: Set<String> = [], faults: Set<AdapterFault> = [], delegate: Bool = true
    ) throws {
      world = ScriptedWorld(ScriptedWeb(web), ScriptedBehavior(knowledge: knowledge))
      view = SeenView(frame: .zero, configuration: world.configuration)
      gate = WebViewGate(Gate(policy), opener: opener)
      gate.faults = faults
      opener.apps = apps
      if delegate {
        view.navigationDelegate = app
        view.uiDelegate = app
      }
      gate.router = { [weak self] in self?.routes.append($0.name) }
      gate.handoffEnded = { [weak self] in self?.outcomes.append($0) }
      gate.observer = { [weak self] record in
        switch record {
        case .decision(let decision): self?.decisions.append(decision)
        case .event(_, let event): self?.events.append(event)
        // What a view's configuration misses depends on the system: pages may open windows by themselves on macOS.
        case .notice(_, .fixedSetting): break
        case .notice(_, let notice): self?.notices.append(notice)
        case .handoff: break
        }
      }
      try gate.attach(to: view)
    }

    /// The shop and its help pages, wallets, a partner, and what the app may ask the user.
    static var policy: Policy {
      var policy = Policy()
      policy.web.pages = ["shop.example", "help.example"].map { .origin(scheme: "https", host: $0, port: nil) }
      policy.web.frames = [.scheme("https")]
      policy.handoff.schemes = .listed([.init("wallet"), .init("tel"), .init("asking", ask: true)])
      policy.handoff.universalLinks = [.init(domain: .exact("partner.example"))]
      return policy
    }

    func want(_ isSo: Bool, _ what: @autoclosure () -> String) { if !isSo { complaints.append(what()) } }

    func play(_ steps: ScriptedStep...) async { await world.play(steps, in: view) }
    func open(_ url: String = AdapterVisit.shop) async { await play(.hostLoads(url)) }
    func tap(_ url: String) async {
      // An action is not as old as the launch before it.
      try? await Task.sleep(nanoseconds: 2_000_000)
      await play(.navigates(ScriptedNavigation(.link(), url, .taps)))
    }
    /// The app loads through the gate.
    func load(_ url: String, for loader: WebViewGate.Loader = .app) async {
      if let place = URL(string: url) { gate.load(URLRequest(url: place), for: loader) }
      await world.settle()
    }

    /// What went out, as `METHOD address`.
    var requests: [String] {
      world.effects.compactMap {
        if case .requested(let url, let method, let body, _) = $0 {
          body.map { "\(method) \(url) \($0)" } ?? "\(method) \(url)"
        } else {
          nil
        }
      }
    }
    var page: String? { view.engine.committedURL }
    var outcomeCodes: [String] { outcomes.map(\.outcome.code) }
    var noticeCodes: [String] { notices.map(\.code) }
    /// Answers that were late, doubled or missing, and exceptions: never right.
    var sins: [String] {
      world.effects.filter {
        switch $0 {
        case .late, .answeredTwice, .unanswered, .exception: true
        default: false
        }
      }.map(\.description)
    }
  }

  /// A view that remembers what it was told to load.
  @MainActor final class SeenView: WKWebView {
    private(set) var loads: [URLRequest] = []
    override func load(_ request: URLRequest) -> WKNavigation? {
      loads.append(request)
      return super.load(request)
    }
  }

  /// Takes what an installed app takes.
  @MainActor final class Installed: ExternalOpener {
    var apps: Set<String> = []
    /// Whether it keeps its answer back until ``release()``.
    var holds = false
    fileprivate var held: [CheckedContinuation<Void, Never>] = []
    private(set) var asked: [String] = []

    func open(_ url: String, universalLinkOnly: Bool) async -> Bool {
      asked.append((universalLinkOnly ? "owner " : "") + url)
      if holds { await withCheckedContinuation { held.append($0) } }
      return apps.contains(url) || apps.contains(String(url.prefix { $0 != ":" }) + ":")
    }
  }

  extension Installed {
    /// Answers what was kept back.
    func release() {
      let all = held
      held = []
      for continuation in all { continuation.resume() }
    }
  }

  /// The app's own delegates: they write down what they hear.
  @MainActor class AppDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
    enum Way: Sendable { case at(WKNavigationActionPolicy), later(WKNavigationActionPolicy), twice, never }
    var answers: [String: Way] = [:]
    var responses: [String: Way] = [:]
    private(set) var heard: [String] = []
    private var kept: [@MainActor () -> Void] = []
    /// Makes the view of a window.
    var makesWindow: (@MainActor (WKWebViewConfiguration) -> WKWebView?)?

    func answerKept() {
      let all = kept
      kept = []
      for answer in all { answer() }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      let url = navigationAction.request.url?.absoluteString ?? ""
      heard.append("asked \(url)")
      switch answers[url] ?? .at(.allow) {
      case .at(let policy): decisionHandler(policy, preferences)
      case .later(let policy): kept.append { decisionHandler(policy, preferences) }
      case .twice:
        decisionHandler(.allow, preferences)
        decisionHandler(.cancel, preferences)
      case .never: break
      }
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      let url = navigationResponse.response.url?.absoluteString ?? ""
      heard.append("response \(url)")
      func word(_ policy: WKNavigationActionPolicy) -> WKNavigationResponsePolicy {
        policy == .allow ? .allow : policy == .download ? .download : .cancel
      }
      switch responses[url] ?? .at(.allow) {
      case .at(let policy): decisionHandler(word(policy))
      case .later(let policy): kept.append { decisionHandler(word(policy)) }
      case .twice:
        decisionHandler(.allow)
        decisionHandler(.cancel)
      case .never: break
      }
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { heard.append("start") }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) { heard.append("hop") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finish") }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
      heard.append("fail \((error as NSError).code)")
    }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
      heard.append("break \((error as NSError).code)")
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { heard.append("terminated") }
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
      windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      heard.append("window \(navigationAction.request.url?.absoluteString ?? "")")
      return makesWindow?(configuration)
    }
    func webViewDidClose(_ webView: WKWebView) { heard.append("closed") }
  }
#endif
