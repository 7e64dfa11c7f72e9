import Foundation
import WebKitStandIn

/// A scene of the scripted engine: what happens, and how the delegate answers. What must come of it stands in `SceneOutcomes`.
struct Scene: Sendable {
  /// How the delegate answers a question about an address.
  enum Answer: Sendable, Hashable {
    case cancel, allow, download
    /// A value that Apple does not publish.
    case value(Int)
    /// Only when the scene says so.
    case keepsNo, keepsYes
    /// It lets go of the handler.
    case never
    case twice
  }

  enum Act: Sendable {
    case step(ScriptedStep)
    /// The kept handlers are called.
    case answersKept
    /// The view is closed.
    case closesView
    /// The view's own address is written down.
    case notesURL
  }

  let id: String
  var web = ScriptedWeb()
  var behavior = ScriptedBehavior()
  /// By address; others are allowed.
  var answers: [String: Answer] = [:]
  /// By address, for responses.
  var responses: [String: Answer] = [:]
  /// Whether the delegate makes windows, and from the given configuration.
  var windows = Windows.made
  enum Windows: Sendable { case made, refused, foreign }
  var acts: [Act]

  init(
    _ id: String, web: [String: ScriptedResponse] = [:], answers: [String: Answer] = [:], responses: [String: Answer] = [:],
    windows: Windows = .made, behavior: ScriptedBehavior = ScriptedBehavior(), _ acts: [Act]
  ) {
    self.id = id
    self.web = ScriptedWeb(web)
    self.answers = answers
    self.responses = responses
    self.windows = windows
    self.behavior = behavior
    self.acts = acts
  }

  /// Plays the scene.
  /// - Returns: what came of it, the delegate's calls between the engine's effects.
  @MainActor func play(_ faults: Set<ScriptedFault> = []) async -> [String] {
    var behavior = behavior
    behavior.faults = faults
    let world = ScriptedWorld(web, behavior)
    let delegate = SceneDelegate(self, world)
    let configuration = world.configuration
    configuration.userContentController.add(delegate, name: "shop")
    var view: WKWebView? = WKWebView(frame: .zero, configuration: configuration)
    view?.navigationDelegate = delegate
    view?.uiDelegate = delegate
    for act in acts {
      switch act {
      case .step(let step): if let view { await world.play([step], in: view) }
      case .answersKept: delegate.answerKept()
      case .closesView: view = nil
      case .notesURL: delegate.note("view.url \(view?.url?.absoluteString ?? "nil"), loading \(view?.isLoading == true)")
      }
      await world.settle()
    }
    delegate.collect()
    return Self.shortened(delegate.lines)
  }

  /// Most scenes begin with the same page.
  private static func shortened(_ lines: [String]) -> [String] {
    let usual = [
      "ask other host → M@null: \(shop)", "· started url=\(shop)", "GET \(shop) in M", "response? M: \(shop)",
      "commit \(shop) in M@https://shop.example", "· committed url=\(shop)",
    ]
    return lines.starts(with: usual) ? ["the app loads \(shop)"] + lines.dropFirst(usual.count) : lines
  }
}

extension Scene.Act {
  static func navigates(
    _ way: ScriptedNavigation.Way, _ url: String, from frame: String = "main", to landing: ScriptedNavigation.Landing = .itself,
    _ user: ScriptedNavigation.User = .none, method: String = "GET", body: String? = nil
  ) -> Scene.Act {
    .step(.navigates(ScriptedNavigation(way, url, from: frame, to: landing, user, method: method, body: body)))
  }
  static func loads(_ url: String, method: String = "GET", body: String? = nil) -> Scene.Act {
    .step(.hostLoads(url, method: method, body: body))
  }
}

/// Answers as a scene says, and writes down what it is told.
@MainActor final class SceneDelegate: NSObject {
  private let scene: Scene
  private let world: ScriptedWorld
  private var taken = 0
  private(set) var lines: [String] = []
  private var kept: [@MainActor () -> Void] = []
  private var windows: [WKWebView] = []

  init(_ scene: Scene, _ world: ScriptedWorld) {
    self.scene = scene
    self.world = world
  }

  /// Takes over what the world wrote since.
  func collect() {
    lines += world.lines.dropFirst(taken)
    taken = world.lines.count
  }

  func note(_ text: String) {
    collect()
    lines.append("· \(text)")
  }

  func answerKept() {
    let now = kept
    kept = []
    for answer in now { answer() }
  }

  private func heard(_ call: String, _ view: WKWebView, _ extra: String = "") {
    collect()
    lines.append("· \(call)\(extra) url=\(view.url?.absoluteString ?? "nil")")
  }

  private func give<Policy: Sendable>(
    _ answer: Scene.Answer, _ handler: @escaping @MainActor @Sendable (Policy) -> Void, _ policy: (Int) -> Policy
  ) {
    switch answer {
    case .cancel: handler(policy(0))
    case .allow: handler(policy(1))
    case .download: handler(policy(2))
    case .value(let number): handler(policy(number))
    case .keepsNo:
      let no = policy(0)
      kept.append { handler(no) }
    case .keepsYes:
      let yes = policy(1)
      kept.append { handler(yes) }
    case .never: break
    case .twice:
      handler(policy(0))
      handler(policy(1))
    }
  }
}

extension SceneDelegate: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let url = navigationAction.request.url?.absoluteString ?? ""
    give(scene.answers[url] ?? .allow, decisionHandler) { WKNavigationActionPolicy(rawValue: $0) ?? .cancel }
  }
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let url = navigationResponse.response.url?.absoluteString ?? ""
    let other: Scene.Answer = navigationResponse.canShowMIMEType ? .allow : .cancel
    give(scene.responses[url] ?? other, decisionHandler) { WKNavigationResponsePolicy(rawValue: $0) ?? .cancel }
  }
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { heard("started", webView) }
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
    heard("redirected", webView)
  }
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { heard("committed", webView) }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard("finished", webView) }
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
    heard("failed early", webView, " \((error as NSError).code)")
  }
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    heard("failed late", webView, " \((error as NSError).code)")
  }
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { heard("terminated", webView) }
}

extension SceneDelegate: WKUIDelegate {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    guard scene.windows != .refused else { return nil }
    let view = WKWebView(frame: .zero, configuration: scene.windows == .foreign ? world.configuration : configuration)
    view.navigationDelegate = self
    view.uiDelegate = self
    windows.append(view)
    return view
  }
  func webViewDidClose(_ webView: WKWebView) { heard("closed", webView) }
}

extension SceneDelegate: WKScriptMessageHandler {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
    collect()
    lines.append("· message \(message.body) from \(message.frameInfo.word)")
  }
}
